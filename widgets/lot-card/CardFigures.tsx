import { type ReactNode, useState } from "react";
import { formatDay, formatMoment, formatMoney, formatTime, useMessages } from "../../src/i18n";
import { Countdown } from "../../src/state";
import { Icon } from "../../src/ui";
import type { CardPrice, CardTime } from "./lot-card-model";
import { lotCardMessages } from "./lot-card.messages";
import { priceParts } from "./price-parts";

export interface CardFiguresProps {
  price: CardPrice;
  time: CardTime | null;
}

/** The price, the one large thing of a card, and beside it the time. */
export function CardFigures({ price, time }: CardFiguresProps) {
  const t = useMessages(lotCardMessages);
  const { word, ...values } = price.note;
  return (
    <div className="martillo-lot-card__figures" part="figures">
      <div className="martillo-lot-card__figure">
        <span className="martillo-lot-card__label">{t(price.label)}</span>
        <Price amount={price.amount} />
        <span className="martillo-lot-card__note" part="bids">
          {t(word, values)}
        </span>
      </div>
      {time ? <Time time={time} /> : <EndFigure />}
    </div>
  );
}

/** Flashes once when the amount changes while it is watched. */
function Price({ amount }: { amount: string }) {
  const [first] = useState(amount);
  const [euros, rest] = priceParts(formatMoney(amount));
  return (
    <strong
      key={amount}
      className="martillo-lot-card__price"
      part="price"
      data-changed={amount !== first || undefined}
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
  if (time.kind === "counting") {
    return (
      <EndFigure>
        <span className="martillo-lot-card__label">{t("timeLeft")}</span>
        <span className="martillo-lot-card__time" part="time">
          <Icon name="clock" size={16} />
          <Countdown closesAt={time.closesAt} />
        </span>
        <span className="martillo-lot-card__note">{formatMoment(time.closesAt)}</span>
      </EndFigure>
    );
  }
  return (
    <EndFigure>
      <span className="martillo-lot-card__label">
        {t(time.kind === "starts" ? "starts" : "closed")}
      </span>
      <span className="martillo-lot-card__time" part="time">
        {formatDay(time.at)}
      </span>
      <span className="martillo-lot-card__note">{formatTime(time.at, { exact: true })}</span>
    </EndFigure>
  );
}
