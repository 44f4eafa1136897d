import { useMessages, usePhrase } from "martillo";
import type { Lot } from "martillo/contract";
import { Link } from "react-router";
import { linkMessages } from "../../shell/navigation.messages";
import { AUCTIONS_SEARCH, SALES_SEARCH } from "../search/search-type";
import { lotMessages } from "./lot.messages";

/** Where the lot belongs: kind of sale, category, brand, the auction that it is a part of. */
export function Breadcrumbs({ lot }: { lot: Lot }) {
  const t = useMessages(lotMessages);
  const linkText = useMessages(linkMessages);
  const say = usePhrase();
  const list = lot.auction === 1 ? AUCTIONS_SEARCH : SALES_SEARCH;
  const inCategory = new URLSearchParams({ category: lot.category });
  const ofBrand = new URLSearchParams({ category: lot.category, brand: lot.brand });
  return (
    <nav className="lot-crumbs" aria-label={t("here")}>
      <ol>
        <li>
          <Link to={list}>{linkText(lot.auction === 1 ? "auctions" : "sales")}</Link>
        </li>
        <li>
          <Link to={`${list}?${inCategory}`}>{say(lot.category)}</Link>
        </li>
        <li>
          <Link to={`${list}?${ofBrand}`}>{lot.brand}</Link>
        </li>
        {lot.auction_id !== null && (
          <li>
            <Link to={`${list}?auctionid=${lot.auction_id}`}>
              {lot.lot_no === undefined
                ? t("inEvent", { event: String(lot.auction_id) })
                : t("numberInEvent", {
                    number: String(lot.lot_no),
                    event: String(lot.auction_id),
                  })}
            </Link>
          </li>
        )}
        <li aria-current="page">{lot.title}</li>
      </ol>
    </nav>
  );
}
