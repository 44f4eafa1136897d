import { defineMessages } from "../../i18n";

/** Texts of a chart. */
export const chartMessages = defineMessages("chart", {
  point: "{label}: {value}",
  data: "Ver datos",
} as const);
