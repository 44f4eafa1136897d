import "./home-hero.css";
import type { Lot } from "martillo/contract";
import { Link } from "react-router";
import { HomeSearch } from "./HomeSearch";
import { HeroLots } from "./HeroLots";
import { AUCTIONS_SEARCH, SALES_SEARCH } from "../search/search-type";

const SHORTCUTS = [
  { label: "Furgonetas", to: `${AUCTIONS_SEARCH}?search=furgoneta` },
  { label: "Menos de 5.000 €", to: `${AUCTIONS_SEARCH}?price=-5000` },
  { label: "Menos de 50.000 km", to: `${AUCTIONS_SEARCH}?kilometers=-50000` },
  { label: "Precio fijo", to: SALES_SEARCH },
];

/** Search in front, and the three lots which close next, live. */
export function Hero({ lots, openLots }: { lots: readonly Lot[]; openLots: number | undefined }) {
  return (
    <section className="home-hero" aria-label="Buscar vehículos">
      <div className="site-wrap home-hero__inner">
        <div className="home-hero__text">
          <p className="home-hero__live" data-ready={openLots !== undefined}>
            <span className="home-hero__dot" aria-hidden="true" />
            <span className="site-figures">
              {openLots === undefined ? "Subastas en curso" : `${openLots} vehículos en subasta`}
            </span>
          </p>
          <h1>
            El precio lo pone usted. <span>El reloj, nosotros.</span>
          </h1>
          <p className="home-hero__lead">
            Coches, furgonetas, motos, camiones y maquinaria de vendedores de toda España. Con el
            total calculado antes de pujar y un historial que cualquiera puede comprobar.
          </p>
          <div className="home-hero__search">
            <HomeSearch />
          </div>
          <ul className="home-hero__shortcuts" aria-label="Búsquedas frecuentes">
            {SHORTCUTS.map((shortcut) => (
              <li key={shortcut.to}>
                <Link to={shortcut.to}>{shortcut.label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <HeroLots lots={lots} />
      </div>
    </section>
  );
}
