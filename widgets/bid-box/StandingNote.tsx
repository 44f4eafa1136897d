import { formatCents, useMessages } from "../../src/i18n";
import { Icon, type IconName } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { ReadyBidBox, Standing } from "./bid-box-model";
import { stepsChunk } from "./chunks";
import { useChunk } from "../../src/late";

const LOOKS = {
  leading: { icon: "check", tone: "positive" },
  outbid: { icon: "trending-down", tone: "danger" },
  won: { icon: "trophy", tone: "positive" },
  lost: { icon: "info", tone: "neutral" },
} as const satisfies Record<string, { icon: IconName; tone: string }>;

/** My state as word, icon and colour, and the maximum that only I see. */
export function StandingNote({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const { standing, scene, priceCents } = model;
  const { module: steps } = useChunk(stepsChunk, false);
  if (standing.state === "none") return null;
  const isRunning = scene === "running";
  const look = LOOKS[standing.state];
  return (
    <div
      // A new standing is a new note, so that it slides in again.
      key={standing.state}
      className="martillo-bid-box__standing"
      part={`standing standing-${standing.state}`}
      data-tone={look.tone}
      data-standing={standing.state}
    >
      <Icon name={look.icon} size={22} />
      <div className="martillo-bid-box__standing-text">
        <p className="martillo-bid-box__standing-word" part="standing-word">
          {t(standing.state)}
        </p>
        <Maximum standing={standing} isRunning={isRunning} priceCents={priceCents} />
        {standing.state === "outbid" &&
          isRunning &&
          (standing.narrowly && steps ? (
            <steps.OutbidNarrowly how={standing.narrowly} />
          ) : (
            <p className="martillo-bid-box__why">{t("outbidAdvice")}</p>
          ))}
        {steps && <steps.MaximumToConfirm model={model} />}
      </div>
    </div>
  );
}

interface MaximumProps {
  standing: Standing;
  isRunning: boolean;
  priceCents: number;
}

/** What the price has reached is a bid like any other: an exact one always, a maximum once it is spent. */
function Maximum({ standing, isRunning, priceCents }: MaximumProps) {
  const t = useMessages(bidBoxMessages);
  if (standing.maximumCents === null) return null;
  const amount = formatCents(standing.maximumCents);
  const isHidden = standing.maximumCents > priceCents;
  return (
    <p className="martillo-bid-box__maximum martillo-figures" part="maximum">
      {t(isHidden ? (isRunning ? "myMaximum" : "myMaximumWas") : "myBid", { amount })}
      {isRunning && isHidden && <span className="martillo-bid-box__aside"> {t("onlyYou")}</span>}
    </p>
  );
}
