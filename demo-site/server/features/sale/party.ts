import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { requirePermission } from "../../platform/security/permissions";
import { mayManageLot } from "../lots";
import { type InvoiceRow, lockInvoice, readInvoice } from "./invoice-repository";
import { managerOf } from "./record-payment";
import type { SaleActor } from "./sale-event-repository";

/** An account, and as which of its sides the viewer sees it. */
export interface PartyOf {
  row: InvoiceRow;
  side: "buyer" | "seller";
  actor: SaleActor;
}

type Tools = Pick<CallContext, "db" | "requireViewer">;

/** The account of a sale that the viewer has to do with; throws NOT_FOUND for everybody else. */
export async function readParty(ctx: Tools, invoiceId: number): Promise<PartyOf> {
  return partyOf(ctx, await readInvoice(ctx.db, invoiceId));
}

/** The same, locked. */
export async function lockParty(ctx: Tools, invoiceId: number): Promise<PartyOf> {
  return partyOf(ctx, await lockInvoice(ctx.db, invoiceId));
}

function partyOf({ requireViewer }: Tools, row: InvoiceRow | undefined): PartyOf {
  const viewer = requireViewer();
  if (row && row.buyer_id === viewer.id) {
    return {
      row,
      side: "buyer",
      actor: { id: viewer.actedBy ?? viewer.id, role: "buyer" },
    };
  }
  if (!row || !mayManageLot(viewer, row.seller_id)) throw new ApiFault("NOT_FOUND");
  requirePermission(viewer, "money");
  return { row, side: "seller", actor: managerOf(viewer, row) };
}
