import { formatMoney, useLot, useMessages } from "martillo";
import { priceTagMessages } from "./price-tag.messages";

export interface PriceTagProps {
  /** Id of the lot. */
  lot: number;
}

/** A lot and its price in one line, always as it is now. */
export function PriceTag({ lot: id }: PriceTagProps) {
  const t = useMessages(priceTagMessages);
  const { lot } = useLot(id);
  return (
    <p className="martillo-root price-tag" part="base">
      {lot ? t("price", { title: lot.title, amount: formatMoney(lot.wprice) }) : t("loading")}
    </p>
  );
}
