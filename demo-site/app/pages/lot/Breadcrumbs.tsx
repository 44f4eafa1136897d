import type { Lot } from "martillo/contract";
import { Link } from "react-router";
import { AUCTIONS_SEARCH, SALES_SEARCH } from "../search/search-type";

/** Where the lot belongs: kind of sale, category, brand. */
export function Breadcrumbs({ lot }: { lot: Lot }) {
  const list = lot.auction === 1 ? AUCTIONS_SEARCH : SALES_SEARCH;
  const inCategory = new URLSearchParams({ category: lot.category });
  const ofBrand = new URLSearchParams({ category: lot.category, brand: lot.brand });
  return (
    <nav className="lot-crumbs" aria-label="Está aquí">
      <ol>
        <li>
          <Link to={list}>{lot.auction === 1 ? "Subastas" : "Venta directa"}</Link>
        </li>
        <li>
          <Link to={`${list}?${inCategory}`}>{lot.category}</Link>
        </li>
        <li>
          <Link to={`${list}?${ofBrand}`}>{lot.brand}</Link>
        </li>
        <li aria-current="page">{lot.title}</li>
      </ol>
    </nav>
  );
}
