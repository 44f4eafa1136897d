// A report of a seller.
export { Report, type ReportEvents, type ReportProps } from "./Report";
export { reportElement } from "./report.element";
