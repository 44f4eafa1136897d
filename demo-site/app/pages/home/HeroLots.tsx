import { lotPath } from "martillo/contract";
import "./home-hero-lots.css";
import type { Lot, MarketStatus } from "martillo/contract";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { formatMoney, useCountdown, useLot, useMessages } from "martillo";
import { Picture } from "../../lots/Picture";
import { homeMessages } from "./home.messages";

/** What the server has said of a lot that takes no bids any more; it stays in front until the next search. */
const ENDED: Partial<Record<MarketStatus, keyof (typeof homeMessages)["texts"]>> = {
  closed: "closed",
  sold: "sold",
  provisional: "provisional",
  unsold: "unsold",
  cancelled: "withdrawn",
  withdrawn: "withdrawn",
};

/** The next three to close: one large with its live price, two beside it. */
export function HeroLots({ lots }: { lots: readonly Lot[] }) {
  const [first, second, third] = lots;
  return (
    <div className="home-lots">
      {first ? <LeadingLot key={first.id} id={first.id} /> : <LeadingPlace />}
      {[second, third].map((lot, index) => (
        <SmallLot key={lot?.id ?? index} lot={lot} />
      ))}
    </div>
  );
}

/** Keeps the room of the large lot while it is on its way. */
function LeadingPlace() {
  return (
    <div className="home-lots__main" aria-busy="true">
      <Picture src={undefined} alt="" />
      <span className="home-ticket" />
    </div>
  );
}

function LeadingLot({ id }: { id: number }) {
  const t = useMessages(homeMessages);
  const { lot } = useLot(id);
  if (!lot) return <LeadingPlace />;
  const ended = ENDED[lot.market_status];
  return (
    <Link className="home-lots__main" to={lotPath(lot)}>
      <Picture src={lot.images[0]?.src ?? null} alt="" isUrgent />
      <span className="home-ticket">
        <span className="home-ticket__label">
          {t(ended ? "justClosed" : "nextToClose")} <ArrowUpRight size={16} aria-hidden="true" />
        </span>
        <span className="home-ticket__title">{lot.title}</span>
        <span className="home-ticket__row site-figures">
          <span>
            <small>{t(priceLabel(lot, ended !== undefined))}</small>
            <strong>{formatMoney(lot.wprice)}</strong>
          </span>
          <span>
            <small>{t(ended ? "result" : "closesIn")}</small>
            {ended ? <strong>{t(ended)}</strong> : <TimeLeft lot={lot} />}
          </span>
        </span>
      </span>
    </Link>
  );
}

function priceLabel({ bid_count }: Lot, hasEnded: boolean) {
  if (bid_count === 0) return "startPrice";
  return hasEnded ? "lastPrice" : "currentBid";
}

function TimeLeft({ lot }: { lot: Lot }) {
  const { text, temperature } = useCountdown(lot);
  return (
    <strong className="home-ticket__time" data-temperature={temperature}>
      {text}
    </strong>
  );
}

function SmallLot({ lot }: { lot: Lot | undefined }) {
  if (!lot) return <div className="home-lots__small" />;
  return (
    <Link className="home-lots__small" to={lotPath(lot)}>
      <Picture src={lot.images[0]?.thumb ?? null} alt="" isUrgent />
      <span className="home-lots__caption">
        <span>{lot.title}</span>
        <SmallPrice id={lot.id} />
      </span>
    </Link>
  );
}

function SmallPrice({ id }: { id: number }) {
  const { lot } = useLot(id);
  return <span className="site-figures">{lot ? formatMoney(lot.wprice) : ""}</span>;
}
