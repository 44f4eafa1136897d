import planTableStyles from "./plan-table.css?inline";

export { planTableStyles };
