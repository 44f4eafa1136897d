import { documentElement } from "../../src/element/docs";
import { planTableElement } from "./plan-table.element";

export const planTableDocs = documentElement(planTableElement, {
  doc: "The plans of sellers side by side, by the month or by the year, with what the visitor may do about each. Its buttons open the house's site, unless the page does something else about `martillo-plan-request`.",
  attributes: {
    period: {
      doc: "The period that is shown first. Default: `monthly`.",
      values: ["monthly", "yearly"],
    },
  },
  events: ["martillo-plan-request"],
  parts: {
    base: "The widget.",
    period: "The choice between months and years.",
    plans: "The plans with a price.",
    plan: "One plan.",
    price: "What it costs without tax.",
    skeleton: "Cards in place of plans that are on their way.",
  },
  cssProperties: {
    "--martillo-plan-table-gap": "Space between the rows. Default: the fourth step.",
    "--martillo-plan-table-card": "Background of a plan. Default: the surface.",
  },
});
