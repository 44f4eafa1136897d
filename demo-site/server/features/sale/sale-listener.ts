import type { CartBilling, CartType, InvoiceDetail } from "martillo/contract";
import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import type { InvoiceRow } from "./invoice-repository";
import type { SaleActor } from "./sale-event-repository";

/** A lot that was sold, with the account that was opened for it. */
export interface OpenedSale {
  lotId: number;
  round: number;
  buyerId: number;
  invoiceId: number;
  /** Whether it was sold at auction or at a fixed price. */
  type: CartType;
}

/** Where the buyer of a sale says to whom its document goes, and what is said there so far. */
export interface TypedBilling {
  cart: { id: number; type: CartType };
  billing: Partial<CartBilling>;
}

/** The two sides of something about a vehicle, by account. */
export interface Sides {
  buyer_id: number;
  seller_id: number;
}

/** What a viewer shows of a sale besides its account. */
export type SaleParts = Pick<
  InvoiceDetail,
  "appointmentDetail" | "returnTransactions" | "commission" | "handover"
>;

/**
 * The work of a feature at the steps of a sale, in the transaction that is the step, under the lock of the account: an error that it throws
 * undoes the step. A feature says so in its index, as `saleListeners`.
 */
export interface SaleListener {
  /** Accounts were opened for lots that were sold. The lots are locked. */
  sold?(t: Db, sales: readonly OpenedSale[]): Promise<void>;
  /** The document was issued. */
  issued?(t: Db, invoiceId: number): Promise<void>;
  /** The last of it was paid. `row`: the account as it is then. */
  paid?(ctx: SendContext, row: InvoiceRow): Promise<void>;
  /** A part of what was paid went back, so that it is not paid in full. `row`: the account as it is then. */
  unpaid?(ctx: SendContext, row: InvoiceRow): Promise<void>;
  /** A time to pick the vehicle up was chosen with a payment of its seller's; it may wait for the rest. */
  timeChosen?(
    ctx: SendContext,
    row: InvoiceRow,
    of: { startsAtMs: number; actor: SaleActor },
  ): Promise<void>;
  /** The vehicle can be sold again: the sale was cancelled, given to another buyer, or came back. */
  freed?(t: Db, invoiceId: number): Promise<void>;
  /** The vehicle is not handed over any more. */
  stopped?(
    ctx: SendContext,
    row: InvoiceRow,
    of: { actor: SaleActor; reason: string },
  ): Promise<void>;
  /** What its buyer has typed of to whom the document goes. @default nothing */
  typedBilling?(
    db: Db,
    sale: Pick<InvoiceRow, "id" | "buyer_id">,
  ): Promise<TypedBilling | undefined>;
  /** Whether a return of it is open, or has decided over its money. @default neither */
  returnOf?(db: Db, invoiceId: number): Promise<"open" | "decided" | undefined>;
  /** What its viewer shows of it. @default nothing */
  parts?(db: Db, row: InvoiceRow, side: "buyer" | "seller"): Promise<Partial<SaleParts>>;
}

declare module "../../platform/call/context" {
  interface Services {
    saleListeners: readonly SaleListener[];
  }
}

/** The work at the steps of a sale needs this much of the house. */
export type SaleContext = Pick<Services, "db" | "saleListeners">;

/** The first answer that a feature has to a question. */
export async function firstAnswer<Answer>(
  listeners: readonly SaleListener[],
  ask: (listener: SaleListener) => Promise<Answer | undefined> | undefined,
): Promise<Answer | undefined> {
  for (const listener of listeners) {
    const answer = await ask(listener);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
