import { useMessages } from "../../src/i18n";
import { Icon, type IconName } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { NoBidReason, ReadyBidBox } from "./bid-box-model";
import { resultText } from "./result-text";

const REASONS = {
  own_lot: "ownLot",
  not_verified: "notVerified",
  not_approved: "notApproved",
} as const;

/** Why there is nothing to bid on, in place of the form. */
export function NoBidNotice({ model, why }: { model: ReadyBidBox; why: NoBidReason }) {
  const t = useMessages(bidBoxMessages);
  if (why !== "scene") {
    return (
      <Notice icon={why === "own_lot" ? "info" : "shield"} tone="warning" text={t(REASONS[why])} />
    );
  }
  const { scene, standing } = model;
  const text = resultText(model, t);
  if (scene === "sold" && standing.state === "won") return <Notice icon="info" text={text} />;
  return <Notice icon={iconOf(model)} text={text} />;
}

function iconOf({ scene }: ReadyBidBox): IconName {
  switch (scene) {
    case "scheduled":
      return "calendar";
    case "sold":
      return "gavel";
    case "direct":
      return "tag";
    default:
      return "info";
  }
}

function Notice({
  icon,
  text,
  tone = "neutral",
}: {
  icon: IconName;
  text: string;
  tone?: "neutral" | "warning";
}) {
  return (
    <div className="martillo-bid-box__notice" part="notice" data-tone={tone}>
      <Icon name={icon} size={18} />
      <p>{text}</p>
    </div>
  );
}
