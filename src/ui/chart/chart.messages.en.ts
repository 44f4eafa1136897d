import type { MessageKeyOf } from "../../i18n";
import type { chartMessages } from "./chart.messages";

export const chartEnglish = {
  "chart.point": "{label}: {value}",
  "chart.data": "See the data",
} satisfies Record<MessageKeyOf<typeof chartMessages>, string>;
