// Rows of bars: for the pages of sellers, which load them late.
export { BarChart, type BarChartProps, type ChartPoint } from "./BarChart";
export { RankChart } from "./RankChart";
