import type { LedgerId } from "martillo/domain";
import type { PaymentPurpose, PaymentSubject } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import type { PaymentRow } from "./payment-repository";

/** Work with money needs this much of the house. */
export type MoneyContext = Pick<
  Services,
  "db" | "config" | "delivery" | "ports" | "bus" | "log" | "payables" | "saleListeners"
>;

/** The same in a transaction. */
export type MoneyTransaction = SendContext & Pick<Services, "payables" | "saleListeners">;

/** What a payment is for, before it is opened. */
export interface Wanted {
  userId: number;
  ref: string;
  /** What else the purpose needs to know: a plan and its period. */
  quote: Readonly<Record<string, unknown>>;
}

/** What can be paid of something, at this moment and under its lock. */
export interface Due {
  state: "payable" | "paid" | "void";
  /** Null where anything may be paid, as into the balance. */
  dueCents: number | null;
  minimumCents: number;
  maximumCents: number;
  /** The offer, as it stays while the payer pays: kept as the quote of the payment that is opened. */
  terms?: Readonly<Record<string, unknown>>;
}

/** A line of what is paid. */
export interface DueLine {
  label: string;
  amountCents: number;
}

/** What people read before they pay. */
export interface Offer {
  /** "Depósito para pujar por «Seat León»". */
  title: string;
  lines: readonly DueLine[];
}

/** Something that can be paid for. Each capability that takes money brings its own. */
export interface Payable {
  /** Whether a balance may pay it. */
  takesBalance: boolean;
  /** What pays it is kept and charged again later, so that a gateway's own page cannot pay it. @default false */
  keepsMethod?: boolean;
  /**
   * Throws where the house takes no money for it at all, or does not know all that it needs to book it: asked before a payment is opened and
   * before its provider is asked for the money.
   */
  check?(ctx: Pick<MoneyContext, "db" | "config" | "saleListeners">, wanted: Wanted): Promise<void>;
  /** Locks it, then reads it. Throws NOT_FOUND for what is not there or another's. */
  lock(t: Db, wanted: Wanted): Promise<Due>;
  describe(db: Db, wanted: Wanted, amountCents: number): Promise<Offer>;
  /** What payments of it are about, by their `ref`, where it is a vehicle. @default nothing */
  about?(db: Db, refs: readonly string[]): Promise<ReadonlyMap<string, PaymentSubject>>;
  /** The accounts that see its payments besides the payer. @default no account */
  whoElse?(db: Db, payment: PaymentRow): Promise<readonly number[]>;
  /**
   * Books money that has come, and does what follows from it. `refundId` takes what came beyond what was due. Where it throws, the money
   * waits for staff, unallocated.
   */
  apply(
    t: MoneyTransaction,
    payment: PaymentRow,
    amountCents: number,
    extra: Applied,
  ): Promise<void>;
  /** Whether staff may give such a payment back by itself; the payment of a deposit or an invoice goes back with these. */
  isRefundable: boolean;
  /** Books what goes back of a payment that was applied. `staff` and the provider's own desk may refund; null: it cannot be. */
  refund(
    t: MoneyTransaction,
    payment: PaymentRow,
    amountCents: number,
    refundId: LedgerId,
  ): Promise<boolean>;
  /**
   * Issues the document that says how much `refund` gave back: its locks are taken last, after all that the refund books.
   * @default nothing is issued
   */
  refunded?(t: MoneyTransaction, payment: PaymentRow, refundId: number): Promise<void>;
  /**
   * Books what was given back at the provider's own desk of a payment that was applied, and undoes what it paid for. `depositId`: the payment
   * gave a deposit that was applied to it. Returns how much that was; the house bears the rest. @default what `refund` books
   */
  deskRefund?(
    t: MoneyTransaction,
    payment: PaymentRow,
    of: { cents: number; refundId: number; depositId: number | null },
  ): Promise<number>;
  /**
   * Its payer asked a bank to take the payment back, or that ended. `depositId`: as above. Returns whether what is lost is owed again (`due`)
   * or stays with the house.
   */
  disputed?(
    t: MoneyTransaction,
    payment: PaymentRow,
    of: {
      disputeRef: string;
      status: "open" | "won" | "lost";
      cents: number;
      depositId: number | null;
    },
  ): Promise<"due" | "house">;
}

export interface Applied {
  /** The amount beyond what was due, which goes back by this refund. */
  over: { refundId: number; amountCents: number } | null;
}

/** What can be paid for, by purpose. */
export type Payables = Partial<Readonly<Record<PaymentPurpose, Payable>>>;

/** What a payment that was opened is for. */
export function wantedOf({
  user_id,
  ref,
  quote,
}: Pick<PaymentRow, "user_id" | "ref" | "quote">): Wanted {
  return { userId: user_id, ref, quote };
}

export function payableOf(
  { payables }: Pick<Services, "payables">,
  purpose: PaymentPurpose,
): Payable {
  const payable = payables[purpose];
  if (!payable) throw new ApiFault("NOT_FOUND");
  return payable;
}

/** What each of these payments is about, by purpose and `ref` as `subjectKey` joins them; those that are about no vehicle are left out. */
export async function readSubjects(
  { db, payables }: Pick<Services, "db" | "payables">,
  payments: readonly Pick<PaymentRow, "purpose" | "ref">[],
): Promise<ReadonlyMap<string, PaymentSubject>> {
  const found = new Map<string, PaymentSubject>();
  for (const purpose of new Set(payments.map((each) => each.purpose))) {
    const refs = payments.filter((each) => each.purpose === purpose).map(({ ref }) => ref);
    const subjects = await payables[purpose]?.about?.(db, [...new Set(refs)]);
    for (const [ref, subject] of subjects ?? []) found.set(subjectKey({ purpose, ref }), subject);
  }
  return found;
}

export function subjectKey({ purpose, ref }: Pick<PaymentRow, "purpose" | "ref">): string {
  return `${purpose} ${ref}`;
}

declare module "../../platform/call/context" {
  interface Services {
    /** What people can pay for. */
    payables: Payables;
  }
}
