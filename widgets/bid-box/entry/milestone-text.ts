import {
  formatCents,
  formatTime,
  type LocaleSettings,
  type Translate,
  translator,
} from "../../../src/i18n";
import type { ReadyBidBox } from "../bid-box-model";
import type { Milestone } from "./milestones";
import { milestoneMessages } from "./milestones.messages";
import { noBidMessages } from "./no-bid.messages";
import { resultText } from "./result-text";

/** The announcement of milestones that came together. */
export function milestoneText(
  say: readonly Milestone[],
  model: ReadyBidBox,
  locale: LocaleSettings,
): string {
  const kinds = say.map(({ kind }) => kind);
  const isOver = kinds.includes("ended");
  const result = isOver ? resultText(model, translator(noBidMessages, locale)) : "";
  const t = translator(milestoneMessages, locale);
  return say.map((said) => textOf(said, result, t)).join(" ");
}

function textOf(
  said: Milestone,
  result: string,
  t: Translate<keyof typeof milestoneMessages.texts>,
): string {
  switch (said.kind) {
    case "outbid":
      return t("sayOutbid", { amount: formatCents(said.priceCents) });
    case "leading":
      return t("sayLeading", { amount: formatCents(said.priceCents) });
    case "price":
      return t("sayPrice", { amount: formatCents(said.priceCents) });
    case "extended":
      return t("sayExtended", {
        number: said.number,
        time: formatTime(said.closesAtMs, { seconds: true, exact: true }),
      });
    case "five_minutes":
      return t("sayFiveMinutes");
    case "one_minute":
      return t("sayOneMinute");
    case "checking":
      return t("sayChecking");
    case "open":
      return t("sayOpen");
    case "ended":
      return t("sayEnded", { result });
    case "reconnecting":
      return t("sayReconnecting");
    case "live":
      return t("sayLive");
  }
}
