// This folder: calls for vehicles that go back.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import {
  countOf,
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  filterOf,
  filtersOf,
  Id,
  IdInput,
  limitOf,
  lineOf,
  OptionalId,
  Page,
  filesOf,
} from "../primitives";
import {
  LOSS_STATES,
  RETURN_ACTIONS,
  RETURN_CAUSES,
  RETURN_FILES,
  RETURN_SERVICES,
  RETURN_STATES,
  RETURN_WAYS,
} from "./values";
import { LIST, LONG } from "../costs";

/** Longest text that a person may write about a return. */
const LONGEST_TEXT = 2_000;
const MOST_KM = 2_000_000;

/** What can go back of a sale, and when at the latest. */
const Refundable = z.object({
  /** All that was paid, the deposit included. */
  paid: Decimal,
  /** Least that goes back at once: all services stay paid, and the most is deducted for lost value. */
  minimum: Decimal,
  /** The most that may be deducted for lost value: a part of the vehicle's price, which the operator sets; 0.00 where nothing may. */
  most_loss: Decimal,
  /** Services that may stay paid, where they were done on the buyer's own wish. */
  services: z.array(z.object({ kind: z.enum(RETURN_SERVICES), amount: Decimal })),
  /** The ways in which it goes back. */
  ways: z.array(z.enum(RETURN_WAYS)),
});

/** A vehicle on its way back. */
export const SaleReturn = z.object({
  return_id: Id,
  invoice_id: Id,
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  projects_auction: Flag,
  side: z.enum(["buyer", "seller"]),
  buyer_name: z.string(),
  seller_name: z.string(),
  reason: z.enum(RETURN_CAUSES),
  /** The side that asks for it: the buyer, or the seller for an `acuerdo` that the seller proposes. */
  asked_by: z.enum(["buyer", "seller"]),
  /** The text that was written with it. */
  text: z.string(),
  status: z.enum(RETURN_STATES),
  /** 1: its buyer has called the house, which decides. */
  appealed: Flag,
  requested_at: EpochMs,
  decided_at: z.nullable(EpochMs),
  /** Why it was accepted or rejected. */
  notes: z.string(),
  /** Until when the money must go back, exclusive; of an `acuerdo` that waits, until when it may be answered. */
  refund_due_at: EpochMs,
  overdue: Flag,
  /** The record of the vehicle's arrival when it came back; null as long as it has not, or where it never left. */
  received: z.nullable(
    z.object({ at: EpochMs, km: z.number(), keys: Flag, documents: Flag, notes: z.string() }),
  ),
  files: z.array(
    z.object({
      /** For `custom/fileLink` of the kind `return`. */
      file_id: Id,
      side: z.enum(["buyer", "seller"]),
      /** `loss`: it proves that the vehicle has lost value, or that it has not. */
      of: z.enum(["return", "loss"]),
      name: z.string(),
      type: z.string(),
      bytes: z.number(),
    }),
  ),
  refundable: Refundable,
  /** A deduction for lost value; null where none was proposed. */
  loss: z.nullable(
    z.object({
      status: z.enum(LOSS_STATES),
      asked: Decimal,
      /** The amount that stays deducted; while it is open, the amount that was asked for. */
      kept: Decimal,
      /** Why its seller deducts it. */
      notes: z.string(),
      /** Why its buyer does not agree. */
      dispute: z.string(),
      /** Why the house decided so. */
      decision: z.string(),
      /** `proposed`: until when it may be disputed, after which it is accepted; `disputed`: until when the house decides, after which nothing is kept. Exclusive; null once it is settled. */
      due_at: z.nullable(EpochMs),
    }),
  ),
  /** What goes back; null until it was decided. While a deduction is open, what goes back at once. */
  refund: z.nullable(
    z.object({
      amount: Decimal,
      services: z.array(z.enum(RETURN_SERVICES)),
      /** The deduction for lost value. */
      loss: Decimal,
      notes: z.string(),
      parts: z.array(
        z.object({
          to: z.enum(RETURN_WAYS),
          amount: Decimal,
          /** `failed`: the card did not take it, and it is in the balance. */
          status: z.enum(["pending", "success", "failed"]),
        }),
      ),
    }),
  ),
  returned_date: z.nullable(EpochMs),
  actions: z.array(z.enum(RETURN_ACTIONS)),
});
export type SaleReturn = z.infer<typeof SaleReturn>;

/** What a buyer reads before asking, and what came of it. */
export const ReturnDesk = z.object({
  invoice_id: Id,
  project_id: Id,
  projects_title: z.string(),
  side: z.enum(["buyer", "seller"]),
  /** Reasons that apply now; none where nothing can be asked. */
  reasons: z.array(z.enum(RETURN_CAUSES)),
  withdrawal: z.object({
    /** 1: this sale gives the right to withdraw. */
    applies: Flag,
    /** Until when, exclusive; null while the vehicle was not handed over. */
    until: z.nullable(EpochMs),
    over: Flag,
    /** 1: nothing was paid yet, so that the sale is called off at once. */
    unpaid: Flag,
  }),
  /** 1: the vehicle was handed over. */
  delivered: Flag,
  refundable: Refundable,
  /** When the money would have to be back, were it asked for now; exclusive. */
  refund_due_at: EpochMs,
  /** Newest first. */
  records: z.array(SaleReturn),
  server_time: EpochMs,
});
export type ReturnDesk = z.infer<typeof ReturnDesk>;

const Files = filesOf(RETURN_FILES);

/** Names apart by commas, as a form has them, or a list. */
const Services = z.optional(
  z.union([
    z.array(z.enum(RETURN_SERVICES)),
    z.pipe(
      z.enum(RETURN_SERVICES),
      z.transform((service: (typeof RETURN_SERVICES)[number]) => [service]),
    ),
  ]),
);

const Text = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT));
const IdempotencyKey = lineOf(100);

/** What the calls about returns take and answer, by wire name. */
export const returnsSchemas = {
  /** What may be asked about giving a vehicle back, what would be refunded and until when, and what was asked; for both sides of a sale. */
  "custom/saleReturn": {
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ invoice_id: IdInput }),
    output: ReturnDesk,
  },
  /** Asks to give a vehicle back. A withdrawal that the law grants stands at once. */
  "product/raiseReturnRequest": {
    as: "raiseReturnRequest",
    access: "user",
    rateLimit: "pay",
    bringsFiles: true,
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      /** The vehicle: refused where the sale is of another one. */
      project_id: OptionalId,
      reason: z.enum(RETURN_CAUSES),
      /** Required for every reason but the withdrawal. */
      text: z._default(Text, ""),
      /** Pictures or papers: JPEG, PNG or PDF by their content, 10 MB each. */
      images: Files,
      idempotency_key: z.optional(IdempotencyKey),
    }),
    output: z.object({ record: SaleReturn }),
  },
  /** What either side of a sale, or the house, does with a return. */
  "user/invoice/returninvoice": {
    as: "returnInvoice",
    access: "user",
    rateLimit: "pay",
    bringsFiles: true,
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      return_id: IdInput,
      action: z.enum(RETURN_ACTIONS),
      /** Of a rejection, an appeal, a refund with a loss of value, its dispute and the decision over it: required. */
      notes: z._default(Text, ""),
      /** Of what came back. */
      km: z.optional(countOf(MOST_KM)),
      keys: z._default(FlagInput, 0),
      documents: z._default(FlagInput, 0),
      /** Pictures of what came back, and of lost value: one at least. Of a dispute: as its buyer likes. */
      images: Files,
      /** `refund`: what goes back, all that can by default. `loss_decide`: what stays deducted; required. */
      amount: z.optional(DecimalInput),
      /** Services that were done on the buyer's wish, and stay paid. @default none */
      services: Services,
      idempotency_key: z.optional(IdempotencyKey),
    }),
    output: z.object({ record: SaleReturn }),
  },
  /** Returns of what the account has bought, or sold, newest first; staff see all that were sold. */
  "user/invoice/allreturns": {
    as: "allReturns",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(20),
      /** As who. @default what the caller has bought */
      side: z._default(z.enum(["buyer", "seller"]), "buyer"),
      filters: z.optional(
        filtersOf({
          status: z.optional(filterOf(z.enum(RETURN_STATES))),
          invoice_id: OptionalId,
        }),
      ),
    }),
    output: z.object({
      records: z.array(SaleReturn),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
} satisfies CallSchemas;
