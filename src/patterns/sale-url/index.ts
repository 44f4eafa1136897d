// Where a purchase or a sale is shown, for the widgets that lead there.
import { fillPath } from "../../paths";
import { INVOICE_PAGE, SOLD_INVOICE_PAGE } from "../../paths/pages";
import type { WidgetRuntime } from "../../state";

export interface SaleUrlOptions {
  /** Number of the sale. */
  invoice: number;
  /** The reader sells it. @default false */
  isSeller?: boolean;
  /** The widget's own attribute: an address with `{id}`. */
  invoiceUrl?: string | undefined;
}

/** Address of a sale's page: the widget's own, else the host's, else the house's. */
export function saleUrl(
  urlTo: WidgetRuntime["urlTo"],
  { invoice: id, isSeller = false, invoiceUrl }: SaleUrlOptions,
): string {
  if (invoiceUrl !== undefined) return fillPath(invoiceUrl, { id });
  return urlTo(isSeller ? SOLD_INVOICE_PAGE : INVOICE_PAGE, { id });
}
