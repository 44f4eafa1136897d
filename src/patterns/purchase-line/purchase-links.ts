import type { PurchaseRow } from "../../contract";
import {
  APPOINTMENT_PAGE,
  DOCUMENTS_PAGE,
  INVOICE_PAGE,
  RETURN_REQUEST_PAGE,
} from "../../paths/pages";
import type { WidgetRuntime } from "../../state";

type Bought = Pick<PurchaseRow, "invoice_id" | "next">;

type UrlTo = WidgetRuntime["urlTo"];

/** Where what was bought is paid and its papers are. */
export function purchaseHref(urlTo: UrlTo, { invoice_id: id }: Bought): string {
  return urlTo(INVOICE_PAGE, { id });
}

/** Where the next step is done; null where it is the turn of another side. */
export function stepHref(urlTo: UrlTo, row: Bought): string | null {
  const { invoice_id: id } = row;
  switch (row.next) {
    case "pay":
      return purchaseHref(urlTo, row);
    case "book":
    case "bring":
    case "collect":
      return urlTo(APPOINTMENT_PAGE, { id });
    case "papers":
      return urlTo(DOCUMENTS_PAGE);
    case "give_back":
      return urlTo(RETURN_REQUEST_PAGE, { id });
    default:
      return null;
  }
}
