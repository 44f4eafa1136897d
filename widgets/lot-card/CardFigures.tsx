import { type ReactNode, useState } from "react";
import {
  formatMoment,
  formatMomentDay,
  formatMoney,
  formatTime,
  splitCents,
  useMessages,
} from "../../src/i18n";
import { Countdown, useToday } from "../../src/state";
import { Icon } from "../../src/ui";
import type { CardPrice, CardTime } from "./lot-card-model";
import { lotCardMessages } from "./lot-card.messages";
import { priceChangeChunk } from "../../src/patterns/price-change";
import { useChunk } from "../../src/late";

export interface CardFiguresProps {
  /** Id of the lot. */
  lot: number;
  price: CardPrice;
  time: CardTime | null;
}

/** The price, the one large thing of a card, and beside it the time. */
export function CardFigures({ lot, price, time }: CardFiguresProps) {
  const t = useMessages(lotCardMessages);
  const { word, ...values } = price.note;
  const [first] = useState(price.amount);
  const hasChanged = price.amount !== first;
  const label = t(price.label);
  return (
    <div className="martillo-lot-card__figures" part="figures">
      <div className="martillo-lot-card__figure">
        <span className="martillo-lot-card__label">
          {hasChanged ? <ChangedLabel lot={lot} label={label} /> : label}
        </span>
        <Price amount={price.amount} hasChanged={hasChanged} />
        <span className="martillo-lot-card__note" part="bids">
          {t(word, values)}
        </span>
      </div>
      {time ? <Time time={time} /> : <EndFigure />}
    </div>
  );
}

/** Of a price that has changed: a card whose price stands still does not hear that this code has come. */
function ChangedLabel({ lot, label }: { lot: number; label: string }) {
  const { module } = useChunk(priceChangeChunk, true);
  if (!module) return label;
  return (
    <module.PriceChange lot={lot} price=".martillo-lot-card__price">
      {label}
    </module.PriceChange>
  );
}

/** Flashes once when the amount changes while it is watched. */
function Price({ amount, hasChanged }: { amount: string; hasChanged: boolean }) {
  const [euros, rest] = splitCents(formatMoney(amount));
  return (
    <strong
      key={amount}
      className="martillo-lot-card__price"
      part="price"
      data-changed={hasChanged || undefined}
    >
      {euros}
      <small>{rest}</small>
    </strong>
  );
}

/** Keeps its place in a narrow card also when there is nothing to say. */
function EndFigure({ children }: { children?: ReactNode }) {
  return (
    <div className="martillo-lot-card__figure" data-side="end">
      {children}
    </div>
  );
}

function Time({ time }: { time: CardTime }) {
  const t = useMessages(lotCardMessages);
  const now = useToday();
  if (time.kind === "counting") {
    return (
      <EndFigure>
        <span className="martillo-lot-card__label">{t("timeLeft")}</span>
        <span className="martillo-lot-card__time" part="time">
          <Icon name="clock" size={16} />
          <Countdown closesAt={time.closesAt} />
        </span>
        <span className="martillo-lot-card__note">{formatMoment(time.closesAt, { now })}</span>
      </EndFigure>
    );
  }
  return (
    <EndFigure>
      <span className="martillo-lot-card__label">
        {t(time.kind === "starts" ? "starts" : "closed")}
      </span>
      <span className="martillo-lot-card__time" part="time">
        {formatMomentDay(time.at, { now })}
      </span>
      <span className="martillo-lot-card__note">{formatTime(time.at, { exact: true })}</span>
    </EndFigure>
  );
}
