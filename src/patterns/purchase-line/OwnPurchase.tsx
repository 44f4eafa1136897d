import { purchases } from "../../contract";
import { useQuery } from "../../state";
import { useMoneyQueries } from "../money-news";
import { PurchaseLine, type PurchaseLineProps } from "./PurchaseLine";

export interface OwnPurchaseProps extends Omit<PurchaseLineProps, "row"> {
  lot: number;
  /** The account of one sale: a vehicle that went back can be bought again. Default: the last one. */
  invoice?: number;
}

/** The purchase of a lot by the signed-in person; nothing where there is none. */
export function OwnPurchase({ lot, invoice, ...props }: OwnPurchaseProps) {
  const { data } = useQuery(purchases, { list: "all", page: 1, limit: 10, project_id: lot });
  useMoneyQueries(purchases);
  const row = data?.records.find(({ invoice_id: id }) => invoice === undefined || id === invoice);
  return row ? <PurchaseLine row={row} {...props} /> : null;
}
