// A row of bars: for the pages of sellers, which load it late.
export { BarChart, type BarChartProps, type ChartPoint } from "./BarChart";
