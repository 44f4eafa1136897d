import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { SEARCH } from "../costs";
import { IssuedDocument } from "../money/schemas";
import {
  Decimal,
  EpochMs,
  filtersOf,
  Id,
  limitOf,
  Page,
  MomentEndInput,
  MomentInput,
} from "../primitives";

/**
 * What moved a seller's account. `sold`: a document was issued. `charged`: the house charged its buyer something more, as storage. `settled`:
 * the buyer has paid all, so that it can be paid out. `unsettled`: the buyer's money went back, so that it waits again. `collected`: the seller
 * noted that the buyer paid it directly. `uncollected`: that was undone. `cancelled`, `returned`: the sale does not stand any more.
 * `forfeited`: a deposit of a buyer who did not pay. `commission`: the house took its commission of a sale that is paid. `commission_back`: it gave
 * it back. `paid_out`: the house's bank paid the seller.
 */
const SELLER_MOVEMENTS = [
  "sold",
  "charged",
  "settled",
  "unsettled",
  "collected",
  "uncollected",
  "cancelled",
  "returned",
  "forfeited",
  "commission",
  "commission_back",
  "paid_out",
] as const;

/** What something did to a seller's account. Changes have their sign; each may be zero. */
export const SellerMovement = z.object({
  /** Of the entry in the books. */
  id: Id,
  at: EpochMs,
  kind: z.enum(SELLER_MOVEMENTS),
  /** What it changed the balance by: `payable` + `waiting` − `owed`. */
  amount: Decimal,
  balance_after: Decimal,
  /** By how much more, or less, the house has to pay. */
  payable: Decimal,
  /** By how much more, or less, waits for its buyer. */
  waiting: Decimal,
  /** By how much more, or less, the seller owes the house. */
  owed: Decimal,
  /** What of the document is the house's, with its taxes. */
  fees: Decimal,
  /** The sale; null for a payout. */
  invoice_id: z.nullable(Id),
  /** The document that says it, or that of the sale; null where none was issued. */
  document_number: z.nullable(z.string()),
  /** That of a commission, to download; missing where none is issued yet, and of all others. */
  document: z.optional(IssuedDocument),
  project_id: z.nullable(Id),
  projects_title: z.string(),
  /** Of the transfer, in the words of the person who noted it. */
  reference: z.string(),
});
export type SellerMovement = z.infer<typeof SellerMovement>;

/**
 * What a seller's account comes to. `sold` − `commission` − `returning` + `forfeited` − `collected` − `paid_out` is the `balance`, and so is
 * `payable` + `waiting` − `owed`.
 */
export const SellerTotals = z.object({
  /** The seller's part of all documents, less that of their corrections. */
  sold: Decimal,
  /** The house's part of the same documents, with its taxes; their buyers pay it. */
  fees: Decimal,
  /** What the documents come to: `sold` + `fees`. */
  documents: Decimal,
  /** What the house took of the sales that are paid, with its IVA. */
  commission: Decimal,
  /** The seller's part of what goes back to buyers and is not corrected yet. */
  returning: Decimal,
  /** The seller's part of deposits of people who did not pay. */
  forfeited: Decimal,
  /** What buyers paid the seller directly. */
  collected: Decimal,
  /** What the house's bank has paid. */
  paid_out: Decimal,
  /** Waits until its buyers have paid all. */
  waiting: Decimal,
  /** To be paid out. */
  payable: Decimal,
  /** What the seller owes the house: what it has collected in its name, and commissions that nothing payable covers. */
  owed: Decimal,
  balance: Decimal,
});
export type SellerTotals = z.infer<typeof SellerTotals>;

/** What the call about a seller's account takes and answers. */
export const accountSchemas = {
  /** What the account has sold, what of it waits, is payable, was paid out or is owed to the house, and all that moved it, newest first. */
  "custom/sellerAccount": {
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: ["money"],
    input: z.object({
      page: Page,
      limit: limitOf(20),
      /** Of the list alone: the sums are those of now. */
      filters: z.optional(
        filtersOf({
          from: z.optional(MomentInput),
          /** Exclusive. */ to: z.optional(MomentEndInput),
        }),
      ),
    }),
    output: z.object({
      /** Newest first. */
      records: z.array(SellerMovement),
      totalRecords: z.number(),
      setDisp: z.string(),
      totals: SellerTotals,
      /**
       * By when the house pays the oldest part of what is payable: the moment at which the day after begins. Null where nothing is payable.
       */
      paid_by: z.nullable(EpochMs),
    }),
  },
} satisfies CallSchemas;
