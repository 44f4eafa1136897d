import { purchases } from "../../contract";
import { useQuery } from "../../state";
import { ErrorState } from "../../ui";
import { useMoneyQueries } from "../money-news";
import { PurchaseLine, type PurchaseLineProps } from "./PurchaseLine";

export interface OwnPurchaseProps extends Omit<PurchaseLineProps, "row"> {
  lot: number;
  /** The account of one sale: a vehicle that went back can be bought again. Default: the last one. */
  invoice?: number;
}

/** The purchase of a lot by the signed-in person; nothing where there is none, and what to do where it cannot be read. */
export function OwnPurchase({ lot, invoice, ...props }: OwnPurchaseProps) {
  const { data, error, retry } = useQuery(purchases, {
    list: "all",
    page: 1,
    limit: 10,
    project_id: lot,
  });
  useMoneyQueries(purchases);
  if (error && !data) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  const row = data?.records.find(({ invoice_id: id }) => invoice === undefined || id === invoice);
  return row ? <PurchaseLine row={row} {...props} /> : null;
}
