// Providers that take money from cards.
import type { CardAddress, Decline, ObservedPayment, ToldRefund } from "martillo/domain";

/**
 * Moves money from and to cards and banks of people. It says what it did; the house's own ledger says whose the money is.
 *
 * Never call one inside a database transaction. Every call that moves something takes a key: the same key again gives the first
 * answer again and moves nothing. Every call may throw ProviderRefused, ProviderUnreached or ProviderUnknown, and nothing else.
 */
export interface PaymentProvider {
  /** As accounts and payments name it: `provider:{name}`. */
  readonly name: string;
  readonly can: Abilities;
  /** Fields of its own in the pay frame; where there are none the frame's take the card. */
  readonly fields?: VendorFields;
  /** The provider's own record of a person; one per person, so a second call finds the first. */
  ensureCustomer(person: Payer, key: string): Promise<{ customerId: string }>;
  /** Opens a payment whose payer is there: data for the pay frame, a form to send the browser with, or what is decided already. */
  begin(order: PaymentOrder, key: string): Promise<Begun>;
  /** Charges a method that was saved. `present`: the payer is there and can answer a challenge. */
  chargeSaved(
    order: PaymentOrder,
    method: MethodRef,
    at: "present" | "absent",
    key: string,
  ): Promise<Observed>;
  /** The state as the provider knows it. Null: it surely never arrived. Moves nothing. */
  observe(of: Sought): Promise<Observed | null>;
  /** Takes what is `authorized`, all or part of it; the rest is let go. */
  capture(providerRef: string, cents: number, key: string): Promise<Observed>;
  /** Ends what is not paid yet. May answer `succeeded`: the payer was faster; or `processing`: it is too late to say. */
  cancel(providerRef: string, key: string): Promise<Observed>;
  /** Sends money back. `refundId` is ours and unique: a second call for it finds the first refund. */
  refund(
    providerRef: string,
    cents: number,
    refundId: string,
    key: string,
  ): Promise<ObservedRefund>;
  /** Opens the saving of a card or bank without a payment. Its result: `methods.ofSetup`. */
  beginSetup(
    customerId: string,
    kind: MethodKind,
    key: string,
    back?: ReturnAddresses,
  ): Promise<Begun>;
  readonly methods: MethodCalls;
  /** Reads a webhook. Throws BadSignature for one that is not the provider's, or is older than 300 seconds. */
  readWebhook(raw: Uint8Array, headers: Headers): Promise<ProviderEvent[]>;
  /** What the provider's account for the house moved by, oldest first, `fromMs` included, `toMs` not. */
  statement(fromMs: number, toMs: number): AsyncIterable<StatementLine>;
}

export type MethodKind = "card" | "bank";

/** What a provider can do at all. */
export interface Abilities {
  /** Where the payer types: in our pay frame, or on a page of the provider's. */
  readonly entry: "frame" | "redirect";
  /** Keeps cards for later. */
  readonly save: boolean;
  /** Charges what is kept without the person being there. */
  readonly offSession: boolean;
  /** Reserves money that is taken later. */
  readonly hold: boolean;
  readonly refund: "partial" | "full" | "none";
  /** Takes bank accounts. */
  readonly banks: boolean;
  /** ISO 4217, upper case. */
  readonly currencies: readonly string[];
  /** The least that it takes at once. */
  readonly minimumCents: number;
  /** How far its statement is behind. @default 0 */
  readonly statementLagMs?: number;
  /** Only says that there is a dispute, and cannot be asked for its figures: staff look at it there. */
  readonly hidesDisputes?: boolean;
  /** Whether a webhook is its vendor's own is asked there, with the house's credentials: strangers may cause few such questions. */
  readonly asksAboutWebhooks?: boolean;
  /** Has never met its vendor: only a double of it. Said in the log at start. */
  readonly untried?: boolean;
}

/** What the pay frame needs so that a provider's own fields take the card in it. Nothing of it is secret. */
export interface VendorFields {
  readonly publishableKey: string;
  /** What they take, as the provider names it. */
  readonly types: readonly string[];
  /** Name of the module that the frame's script imports; it opens the fields. */
  readonly entry: string;
  /** Modules by their names: the entry, and what it imports. */
  files(): Promise<Readonly<Record<string, string>>>;
  /** From where the frame's page takes scripts and pages, and whom it asks; origins. */
  readonly sources: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly connects: readonly string[];
  };
}

/** The payer. */
export interface Payer {
  userId: number;
  name: string;
  email: string;
}

/** Where the browser comes back to, and where the provider tells the house. */
export interface ReturnAddresses {
  returnUrl: string;
  /** Left out where the provider's own settings say it. */
  noticeUrl?: string;
}

/** The order of a payment. */
export interface PaymentOrder extends ReturnAddresses {
  /** Ours; the provider keeps it beside the payment. */
  paymentId: string;
  /** 1 for the first try of a payment, then one more for each. */
  attempt: number;
  /** The provider's reference of the try before, where there was one: a payment that can still be paid is gone on with. */
  previousRef?: string | null;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  customerId: string | null;
  /** Shown to the payer by the provider, and on the bank's statement as far as it fits. */
  description: string;
  /** `hold` reserves only; `capture` takes it. */
  take: "now" | "hold";
  /** Keeps the method for later charges, also those without the person. Needs a customer. */
  save: boolean;
  /** `always` asks the payer's bank for a challenge, also where it would do without. @default "auto" */
  challenge?: "auto" | "always";
  /** `es`, `en`. */
  locale: string;
}

/** What the payer's browser has to do next. */
export type NextStep =
  /** Only for the provider's fields in the pay frame: it holds a secret. */
  | { kind: "frame"; data: Readonly<Record<string, string>> }
  /** A page of the provider's, opened by a form with these fields. */
  | {
      kind: "redirect";
      url: string;
      method: "GET" | "POST";
      fields: Readonly<Record<string, string>>;
    };

/** How a payment or a setup begins. */
export type Begun =
  | { kind: "next"; providerRef: string | null; next: NextStep }
  | { kind: "observed"; observed: Observed };

/** A method that a customer saved. */
export interface MethodRef {
  customerId: string;
  methodId: string;
}

/** Which payment is looked for. */
export interface Sought {
  providerRef: string | null;
  /** Ours. Found by it where the reference is not known. */
  paymentId: string;
  /** No try of it is older; narrows the search. @default two days ago */
  sinceMs?: number;
  /** Narrows the search, too. */
  customerId?: string | null;
}

/** How a payment stands with its provider. */
export type ObservedStatus = ObservedPayment["status"];

/** A payment as its provider knows it. */
export interface Observed {
  providerRef: string;
  status: ObservedStatus;
  amountCents: number;
  capturedCents: number;
  /** What went back or is on its way back; failed refunds do not count. */
  refundedCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** What it was paid with, as far as that is known. */
  method?: MethodFacts;
  failure?: Failure;
  /** With `open` and `requires_action`, where the payer can go on. */
  next?: NextStep;
  /** All refunds, oldest first, also those made at the provider's own desk. `observe` says them always, other calls may leave them out. */
  refunds?: readonly ObservedRefund[];
  /** As `refunds`. */
  disputes?: readonly ObservedDispute[];
}

export interface Failure {
  reason: Decline;
  /** Another try with the same method may do. */
  retry: boolean;
}

/** Why there was no money. `fraud` is told to people as `declined`. */
export type { Decline };

export interface ObservedRefund extends ToldRefund {
  providerRef: string;
  currency: string;
}

/** A payer who asked the bank to take a payment back. */
export interface ObservedDispute {
  disputeRef: string;
  providerRef: string;
  /** `lost` is what stays as it was taken. */
  status: "open" | "won" | "lost";
  cents: number;
  currency: string;
}

export interface CardFacts {
  kind: "card";
  /** Null where it was not saved. */
  methodId: string | null;
  /** `visa`, `mastercard`, `amex`…, lower case. */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  /** The same for the same number, whichever person saves it; null where the provider does not tell. */
  fingerprint: string | null;
  holderName: string | null;
}

export interface BankFacts {
  kind: "bank";
  methodId: string | null;
  bankName: string | null;
  last4: string;
  /** Null for accounts with an IBAN. */
  routingNumber: string | null;
  fingerprint: string | null;
  holderName: string | null;
  holderType: HolderType;
  /** ISO 3166, upper case. */
  country: string;
  currency: string;
  status: "new" | "verified" | "verification_failed" | "errored";
  /** Left for `verify`; null where it is not asked for. */
  triesLeft: number | null;
}

export type MethodFacts = CardFacts | BankFacts;
export type HolderType = "individual" | "company";

/** A bank account as its owner types it. */
export type BankAccount = {
  holderName: string;
  holderType: HolderType;
  country: string;
  currency: string;
} & ({ routingNumber: string; accountNumber: string } | { iban: string });

/** What may be changed of a method. */
export type MethodChange =
  | { expMonth: number; expYear: number }
  | { holderName: string; holderType: HolderType };

/** The result of saving a method. */
export interface ObservedSetup {
  setupRef: string;
  /** `failed` may be begun again. */
  status: "open" | "requires_action" | "processing" | "succeeded" | "failed" | "canceled";
  method?: MethodFacts;
  failure?: Failure;
  next?: NextStep;
}

/** What a customer saved. Ids of another customer are refused as `not_found`. */
export interface MethodCalls {
  /** Newest first. `after` is the last id of the page before. @default limit 20 */
  list(
    customerId: string,
    page?: { kind?: MethodKind; limit?: number; after?: string },
  ): Promise<{ methods: MethodFacts[]; hasMore: boolean }>;
  get(method: MethodRef): Promise<MethodFacts>;
  /** Saves what the pay frame made a token of; the bank may ask for a challenge. */
  add(
    customerId: string,
    token: string,
    key: string,
    back?: ReturnAddresses,
  ): Promise<ObservedSetup>;
  /** Saves a bank account; where it has to be verified, two small deposits are on their way. */
  addBank(customerId: string, account: BankAccount, key: string): Promise<BankFacts>;
  ofSetup(setupRef: string): Promise<ObservedSetup | null>;
  update(method: MethodRef, change: MethodChange, key: string): Promise<MethodFacts>;
  /** Keeps the billing address of a card beside it. Left out where the provider takes none after a card is saved. */
  setAddress?(method: MethodRef, address: CardAddress, key: string): Promise<void>;
  detach(method: MethodRef, key: string): Promise<void>;
  /** The two deposits, in any order. A wrong pair is no refusal: it is told by `status` and `triesLeft`. */
  verify(method: MethodRef, cents: readonly [number, number], key: string): Promise<BankFacts>;
}

/** Says that there is something to look at; the state itself is observed. */
export interface ProviderEvent {
  /** The provider's own, the same for every repetition. */
  id: string;
  kind: "payment" | "refund" | "dispute" | "setup" | "method" | "payout" | "other";
  /** What the event is about: of a refund or dispute its payment, of a setup the setup, of a method the method. */
  ref: string | null;
  /** Ours, where the provider passed it on. */
  paymentId: string | null;
  /** Of a method: its customer. */
  customerId: string | null;
  /** The provider's own name for it. */
  type: string;
  /** Epoch milliseconds, the provider's clock. */
  atMs: number;
}

/** One movement of the provider's account for the house. Balance = Σ cents − Σ feeCents. */
export interface StatementLine {
  /** The provider's own, unique. */
  lineRef: string;
  kind:
    | "payment"
    | "refund"
    | "refund_failed"
    | "dispute"
    | "dispute_won"
    | "fee"
    | "payout"
    | "payout_failed"
    | "other";
  /** Of the payment it belongs to; null for fees of the account and payouts. */
  providerRef: string | null;
  /** Ours, where the provider passed it on. */
  paymentId: string | null;
  /** Ours, of refunds. */
  refundId: string | null;
  /** Gross: + came in, − went out. */
  cents: number;
  /** Kept by the provider with this line; below 0 where it gives a fee back. */
  feeCents: number;
  currency: string;
  atMs: number;
}

/**
 * - `not_found`: no such thing, or another's.
 * - `state`: not in this state, as capturing what is canceled.
 * - `amount`: too little, too much, more than was captured.
 * - `key_reused`: the key stands for another request.
 * - `unsupported`: this provider never does that.
 */
export type RefusalReason =
  | "not_found"
  | "invalid"
  | "state"
  | "amount"
  | "currency"
  | "method"
  | "key_reused"
  | "unsupported"
  | "unauthorized";

/** A certain no: nothing moved, and the same request gets the same answer. A declined card is no refusal but an Observed. */
export class ProviderRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, text: string) {
    super(text);
    this.name = "ProviderRefused";
    this.reason = reason;
  }
}

/** It never arrived, so nothing happened; it may be tried again, with the same key. */
export class ProviderUnreached extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = "ProviderUnreached";
  }
}

/** It may have arrived and it may have been done: a timeout, a 5xx, a broken answer. Only `observe` can tell. */
export class ProviderUnknown extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = "ProviderUnknown";
  }
}

/** A webhook that is not the provider's, was changed on its way, or is too old. */
export class BadSignature extends Error {
  constructor(text = "the signature is not the provider's") {
    super(text);
    this.name = "BadSignature";
  }
}
