import { defineMessages } from "../../i18n";

export const priceChangeMessages = defineMessages("priceChange", {
  ago: "{change} · hace {age}",
} as const);
