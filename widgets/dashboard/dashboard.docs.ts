import { documentElement } from "../../src/element/docs";
import { dashboardElement } from "./dashboard.element";

export const dashboardDocs = documentElement(dashboardElement, {
  doc: "A seller's dashboard: how much waits for a decision, what is on sale, and what has come of the last days beside the days before. For pages of the auction house.",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    decisions: "How much waits for a decision, and the way to it.",
    now: "What is on sale.",
    figures: "What has come of the last days.",
    list: "A list of lots.",
    tile: "A figure.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-dashboard-gap": "Space between the parts. Default: the fourth step.",
  },
});
