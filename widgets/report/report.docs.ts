import { documentElement } from "../../src/element/docs";
import { reportElement } from "./report.element";

export const reportDocs = documentElement(reportElement, {
  doc: "A report of a seller: what was sold, how much of what was offered, or what is there now, as a table with what adds up, and as a file. For pages of the auction house.",
  attributes: {
    report: {
      doc: "Which one. Default: `sales`.",
      values: ["sales", "sell_through", "stock"],
    },
  },
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    totals: "What adds up, over all pages.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-report-gap": "Space between the parts. Default: the third step.",
  },
});
