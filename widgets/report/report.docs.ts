import { REPORTS } from "../../src/contract";
import { documentElement } from "../../src/element/docs";
import { reportElement } from "./report.element";

export const reportDocs = documentElement(reportElement, {
  doc: "A report of a seller as a chart, a table with what adds up, and a file: sales, sell-through, stock, bids, events, buyers, what models fetch, answers, the team, accounts of sales. For pages of the auction house.",
  attributes: {
    report: {
      doc: "Which one. Default: `sales`.",
      values: [...REPORTS],
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
