import "./home-hero-lots.css";
import type { Lot } from "martillo/contract";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { formatMoney, useCountdown, useLot, useMessages } from "martillo";
import { lotPath } from "../../lots/lot-path";
import { Picture } from "../../lots/Picture";
import { homeMessages } from "./home.messages";

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
  return (
    <Link className="home-lots__main" to={lotPath(lot)}>
      <Picture src={lot.images[0]?.src} alt="" isUrgent />
      <span className="home-ticket">
        <span className="home-ticket__label">
          {t("nextToClose")} <ArrowUpRight size={16} aria-hidden="true" />
        </span>
        <span className="home-ticket__title">{lot.title}</span>
        <span className="home-ticket__row site-figures">
          <span>
            <small>{t(lot.bid_count > 0 ? "currentBid" : "startPrice")}</small>
            <strong>{formatMoney(lot.wprice, { whole: true })}</strong>
          </span>
          <span>
            <small>{t("closesIn")}</small>
            <TimeLeft lot={lot} />
          </span>
        </span>
      </span>
    </Link>
  );
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
      <Picture src={lot.images[0]?.thumb} alt="" isUrgent />
      <span className="home-lots__caption">
        <span>{lot.title}</span>
        <SmallPrice id={lot.id} />
      </span>
    </Link>
  );
}

function SmallPrice({ id }: { id: number }) {
  const { lot } = useLot(id);
  return (
    <span className="site-figures">{lot ? formatMoney(lot.wprice, { whole: true }) : ""}</span>
  );
}
