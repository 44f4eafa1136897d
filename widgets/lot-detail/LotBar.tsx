import { type RefObject, useRef } from "react";
import type { Lot } from "../../src/contract";
import { parseCents } from "../../src/domain";
import { formatCents, useMessages } from "../../src/i18n";
import { useCountdown, useLot } from "../../src/state";
import { Button, useStyles } from "../../src/ui";
import styles from "./lot-bar.css?inline";
import { lotBarMessages } from "./lot-bar.messages";
import { useBarTurn } from "./use-bar-turn";

export interface LotBarProps {
  /** Id of the lot. */
  lot: number;
  /** What the bid box stands in. */
  box: RefObject<HTMLElement | null>;
}

/** Price, time and the way to the bid box, at the bottom of small windows while the box's own button is out of sight. */
export function LotBar({ lot: id, box }: LotBarProps) {
  const { lot } = useLot(id);
  const takesBids =
    lot?.auction === 1 && (lot.market_status === "open" || lot.market_status === "closing");
  return takesBids ? <RunningBar lot={lot} box={box} /> : null;
}

function RunningBar({ lot, box }: { lot: Lot; box: LotBarProps["box"] }) {
  const t = useMessages(lotBarMessages);
  const bar = useRef<HTMLElement>(null);
  useStyles(bar, styles);
  const isTurn = useBarTurn(bar, box);
  const { text, temperature } = useCountdown(lot);
  const { label, button } = wordsOf(lot);

  function goToBox() {
    const action = box.current?.querySelector<HTMLElement>("[part~=action]");
    action?.scrollIntoView({ block: "center" });
    action?.querySelector<HTMLElement>("button, input")?.focus({ preventScroll: true });
  }

  return (
    <aside
      ref={bar}
      className="martillo-root martillo-lot-bar"
      part="bar"
      aria-label={t("bar")}
      data-away={!isTurn || undefined}
    >
      <p className="martillo-lot-bar__figures martillo-figures">
        <span className="martillo-lot-bar__label" data-standing={lot.my_state}>
          {t(label)}
        </span>
        <strong className="martillo-lot-bar__price">{formatCents(parseCents(lot.wprice))}</strong>
      </p>
      <span
        className="martillo-lot-bar__time martillo-figures"
        role="timer"
        data-temperature={temperature}
      >
        {text}
      </span>
      <Button variant="primary" onClick={goToBox}>
        {t(button)}
      </Button>
    </aside>
  );
}

function wordsOf({ my_state, bid_count }: Lot) {
  if (my_state === "leading") return { label: "barLeading", button: "barMaximum" } as const;
  if (my_state === "outbid") return { label: "barOutbid", button: "barBidAgain" } as const;
  return { label: bid_count === 0 ? "barStart" : "barPrice", button: "barBid" } as const;
}
