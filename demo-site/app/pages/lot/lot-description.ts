import type { Lot } from "martillo/contract";
import { formatMoment, formatMoney, type Translate } from "martillo";
import type { lotMessages } from "./lot.messages";

/** What search engines show below the title. */
export function lotDescription(
  { title, location: place, wprice, auction, date_closed }: Lot,
  t: Translate<keyof (typeof lotMessages)["texts"]>,
): string {
  const price = formatMoney(wprice);
  const closing = formatMoment(date_closed);
  return t(auction === 1 ? "auctionDescription" : "saleDescription", {
    title,
    place,
    price,
    closing,
  });
}
