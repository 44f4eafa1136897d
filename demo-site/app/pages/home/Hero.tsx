import "./home-hero.css";
import { useMessages } from "martillo";
import type { Lot } from "martillo/contract";
import { Link } from "react-router";
import { homeMessages } from "./home.messages";
import { HomeSearch } from "./HomeSearch";
import { HeroLots } from "./HeroLots";
import { AUCTIONS_SEARCH, SALES_SEARCH } from "../search/search-type";

const SHORTCUTS = [
  { label: "vans", to: `${AUCTIONS_SEARCH}?search=furgoneta` },
  { label: "under5000", to: `${AUCTIONS_SEARCH}?price=-5000` },
  { label: "under50000km", to: `${AUCTIONS_SEARCH}?kilometers=-50000` },
  { label: "fixedPrice", to: SALES_SEARCH },
] as const;

/** Search in front, and the three lots which close next, live. */
export function Hero({ lots, openLots }: { lots: readonly Lot[]; openLots: number | undefined }) {
  const t = useMessages(homeMessages);
  return (
    <section className="home-hero" aria-label={t("searchVehicles")}>
      <div className="site-wrap home-hero__inner">
        <div className="home-hero__text">
          <p className="home-hero__live" data-ready={openLots !== undefined}>
            <span className="home-hero__dot" aria-hidden="true" />
            <span className="site-figures">
              {openLots === undefined ? t("running") : t("inAuction", { count: openLots })}
            </span>
          </p>
          <h1>
            {t("youPrice")} <span>{t("weClock")}</span>
          </h1>
          <p className="home-hero__lead">{t("lead")}</p>
          <div className="home-hero__search">
            <HomeSearch />
          </div>
          <ul className="home-hero__shortcuts" aria-label={t("shortcuts")}>
            {SHORTCUTS.map((shortcut) => (
              <li key={shortcut.to}>
                <Link to={shortcut.to}>{t(shortcut.label)}</Link>
              </li>
            ))}
          </ul>
        </div>
        <HeroLots lots={lots} />
      </div>
    </section>
  );
}
