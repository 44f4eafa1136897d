import { formatMoment, type Translate } from "../../../src/i18n";
import type { noBidMessages } from "./no-bid.messages";
import type { ReadyBidBox } from "../bid-box-model";

/** What became of a lot, or why it takes no bids yet, in one sentence. */
export function resultText(
  { scene, lot, standing }: ReadyBidBox,
  t: Translate<keyof typeof noBidMessages.texts>,
): string {
  switch (scene) {
    case "draft":
      return t("draft");
    case "scheduled":
      return t("notOpenYet");
    case "running":
      return "";
    case "settling":
      return t("settling");
    case "sold":
      if (standing.state === "won") return t("wonNext");
      return lot.winner_label ? t("soldTo", { winner: lot.winner_label }) : t("sold");
    case "provisional":
      return [
        t(
          lot.can_award
            ? "provisionalAward"
            : standing.state === "leading"
              ? "provisionalLeading"
              : "provisional",
        ),
        ...(lot.award_until ? [t("decideBy", { date: formatMoment(lot.award_until) })] : []),
      ].join(" ");
    case "unsold":
      return t("unsold");
    case "cancelled":
      return t("cancelled");
    case "direct":
      return directText(lot.market_status, t);
  }
}

function directText(
  status: ReadyBidBox["lot"]["market_status"],
  t: Translate<keyof typeof noBidMessages.texts>,
): string {
  switch (status) {
    case "sold":
      return t("sold");
    case "reserved":
      return t("reserved");
    case "withdrawn":
    case "cancelled":
      return t("withdrawn");
    case "draft":
      return t("draft");
    default:
      return t("direct");
  }
}
