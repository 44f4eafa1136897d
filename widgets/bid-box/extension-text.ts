import type { ExtensionRule } from "../../src/contract";
import { defineMessages, formatMoment, type Translate } from "../../src/i18n";

export const extensionMessages = defineMessages("extensionRule", {
  topUp: "Una puja en los últimos {window} mueve el cierre a {amount} después de esa puja.",
  addToEnd: "Una puja en los últimos {window} retrasa el cierre {amount}.",
  maximum: "Como máximo, {count, plural, one {una prórroga} other {# prórrogas}}.",
  hardEnd: "Cierre definitivo: {date}.",
  none: "Sin prórrogas: cierra a la hora indicada.",
  hours: "{count, plural, one {# hora} other {# horas}}",
  minutes: "{count, plural, one {# minuto} other {# minutos}}",
  seconds: "{count, plural, one {# segundo} other {# segundos}}",
} as const);

type ExtensionTranslate = Translate<keyof typeof extensionMessages.texts>;

/** The rule of extension in words, to be printed before it matters; `now`: the server's time, for the day of the end that no bid moves. */
export function extensionText(
  rule: ExtensionRule | null,
  t: ExtensionTranslate,
  now?: number,
): string {
  if (!rule || rule.window_s === 0 || rule.max_extensions === 0) return t("none");
  const sentences = [
    t(rule.mode === "top_up" ? "topUp" : "addToEnd", {
      window: durationText(rule.window_s, t),
      amount: durationText(rule.amount_s, t),
    }),
  ];
  if (rule.max_extensions !== undefined) {
    sentences.push(t("maximum", { count: rule.max_extensions }));
  }
  if (rule.hard_end !== undefined) {
    sentences.push(t("hardEnd", { date: formatMoment(rule.hard_end, { now }) }));
  }
  return sentences.join(" ");
}

function durationText(seconds: number, t: ExtensionTranslate): string {
  if (seconds % 3600 === 0) return t("hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("minutes", { count: seconds / 60 });
  return t("seconds", { count: seconds });
}
