// This folder: calls for records of invoices, and the tax office.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { Decimal, EpochMs, Flag, Id, IdInput, limitOf, Page } from "../primitives";
import { LIGHT, LIST } from "../costs";

/** `waiting`: it has not been answered yet. `accepted_with_errors`: it is registered, and something in it is not right. */
const TaxState = z.enum(["waiting", "accepted", "accepted_with_errors", "rejected"]);

/** A record of an invoice, and what the tax office says of it. */
export const TaxRecordRow = z.object({
  document_id: Id,
  /** Of the sale that it is about. */
  invoice_id: z.nullable(Id),
  /** Of the payment of a plan that it is about. */
  payment_id: z.nullable(Id),
  document_number: z.string(),
  kind: z.enum(["invoice", "correction"]),
  issued_at: EpochMs,
  /** Empty where the invoice names no recipient. */
  buyer_name: z.string(),
  total_amount: Decimal,
  status: TaxState,
  /** Its secure code of verification (CSV); empty until it has one. */
  code: z.string(),
  /** Why it was not accepted, in the words of the tax office or of the service in between. */
  message: z.string(),
  answered_at: z.nullable(EpochMs),
  /** How often it has been sent, or is about to be. */
  attempt: z.number(),
});
export type TaxRecordRow = z.infer<typeof TaxRecordRow>;

/** What the calls about records of invoices take and answer, by wire name. */
export const documentsSchemas = {
  /** Records of invoices that go to the tax office, with what it said of each, newest first. */
  "custom/taxRecords": {
    access: "staff",
    cost: LIST,
    input: z.object({
      page: Page,
      limit: limitOf(20),
      /** `attention`: rejected, or accepted with errors. */
      list: z._default(z.enum(["attention", "waiting", "all"]), "attention"),
    }),
    output: z.object({
      records: z.array(TaxRecordRow),
      totalRecords: z.number(),
      setDisp: z.string(),
      counts: z.object({ attention: z.number(), waiting: z.number(), all: z.number() }),
      /** 0: no service is configured that sends them. */
      sends: Flag,
    }),
  },
  /** Sends records that the tax office did not accept once more: those that can be. */
  "custom/taxRecordsAgain": {
    access: "staff",
    cost: LIGHT,
    input: z.object({
      document_ids: z.array(IdInput).check(z.minLength(1), z.maxLength(100)),
    }),
    /** Which of them wait for their turn now. */
    output: z.object({ document_ids: z.array(Id) }),
  },
} satisfies CallSchemas;
