import type { LotDetail, MarketStatus } from "../../src/contract";
import { useMessages, usePhrase } from "../../src/i18n";
import { Badge, type IconName, type Tone } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";

const LOOKS: Record<MarketStatus, { icon: IconName; tone: Tone }> = {
  draft: { icon: "info", tone: "neutral" },
  scheduled: { icon: "calendar", tone: "accent" },
  open: { icon: "gavel", tone: "accent" },
  closing: { icon: "clock", tone: "warning" },
  closed: { icon: "clock", tone: "neutral" },
  sold: { icon: "check", tone: "neutral" },
  provisional: { icon: "info", tone: "warning" },
  unsold: { icon: "minus", tone: "neutral" },
  cancelled: { icon: "close", tone: "neutral" },
  reserved: { icon: "clock", tone: "warning" },
  withdrawn: { icon: "minus", tone: "neutral" },
};

/** Kind of sale and state of the lot, each as word and icon. */
export function LotBadges({ lot }: { lot: LotDetail }) {
  const t = useMessages(lotDetailMessages);
  const say = usePhrase();
  const status = lot.market_status;
  const isDirect = lot.auction === 0;
  const word =
    isDirect && status === "sold"
      ? "soldDirect"
      : isDirect && status === "open"
        ? "direct"
        : status;
  return (
    <div className="martillo-lot-detail__badges" part="badges">
      <Badge icon={word === "direct" ? "tag" : LOOKS[status].icon} tone={LOOKS[status].tone}>
        {t(word)}
      </Badge>
      <Badge icon="tag">{say(lot.category)}</Badge>
    </div>
  );
}
