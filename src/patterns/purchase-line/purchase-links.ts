import type { PurchaseRow } from "../../contract";
import { PATHS, pathTo } from "../../domain";

type Bought = Pick<PurchaseRow, "invoice_id" | "next">;

/** Where what was bought is paid and its papers are. `apiBase`: the house. */
export function purchaseHref(apiBase: string, { invoice_id: id }: Bought): string {
  return apiBase + pathTo("invoice", { id });
}

/** Where the next step is done; null where it is somebody else's turn. */
export function stepHref(apiBase: string, row: Bought): string | null {
  const { invoice_id: id } = row;
  switch (row.next) {
    case "pay":
      return purchaseHref(apiBase, row);
    case "book":
    case "bring":
    case "collect":
      return apiBase + pathTo("appointment", { id });
    case "papers":
      return apiBase + PATHS.documents;
    case "give_back":
      return apiBase + pathTo("returnRequest", { id });
    default:
      return null;
  }
}
