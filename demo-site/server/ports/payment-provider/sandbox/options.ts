import type {
  BankAccount,
  CardFacts,
  Failure,
  MethodFacts,
  ObservedDispute,
  ObservedRefund,
  PaymentProvider,
} from "..";
import type { Db } from "../../../platform/db/db";

export interface SandboxOptions {
  db: Db;
  /** Epoch milliseconds. @default the database's clock */
  now?: () => Promise<number>;
  webhooks?: Partial<WebhookHabits>;
  /** Webhooks are signed with all of them, and any of them is believed. @default one that is made and kept in the database */
  webhookSecrets?: readonly string[];
  /** How long `processing` lasts. @default 3000 */
  processingMs?: number;
  /** How long a cardholder waits before disputing. @default 5000 */
  disputeMs?: number;
  fees?: Partial<SandboxFees>;
  /** Called before and after the work of each call; the caller gets what it throws. For faults on purpose. */
  interrupt?: (call: string, phase: "before" | "after") => void | Promise<void>;
}

export interface SandboxFees {
  /** Kept of each payment. @default 0 */
  ofPayment(cents: number): number;
  /** Kept of each dispute, won or lost. @default 1500 */
  ofDispute: number;
}

/** How the sandbox sends its webhooks. */
export interface WebhookHabits {
  /** @default 0 */
  delayMs: number;
  /** Of those that are due at the same time. @default "oldest" */
  first: "oldest" | "newest" | "any";
  /** How often each is sent. @default 1 */
  copies: number;
}

/** Takes a webhook over, as the house's own address for webhooks does: anything but `ok` is sent again later. */
export type WebhookIntake = (
  raw: Uint8Array<ArrayBuffer>,
  headers: Headers,
) => Promise<{ ok: boolean }>;

/** Two small deposits that a bank account was sent. */
export interface DepositLetter {
  userId: number;
  methodId: string;
  last4: string;
  bankName: string | null;
  cents: readonly [number, number];
}

export interface DeliverOptions {
  /** Where people hear of small deposits to their accounts. */
  onDeposits?: (letter: DepositLetter) => Promise<void>;
  /** Sends what is due by itself; else `tick` does. @default true */
  automatic?: boolean;
}

/** The embedded provider, which needs no network. */
export interface SandboxProvider extends PaymentProvider {
  readonly frame: SandboxFrame;
  readonly desk: SandboxDesk;
  /** From now on webhooks go there. */
  deliverTo(intake: WebhookIntake, options?: DeliverOptions): void;
  /** Settles and sends all that is due. Returns how much there was. */
  tick(): Promise<number>;
  /** Sends nothing by itself any more. */
  close(): void;
}

/** A card as its owner types it. Spaces in the number are forgiven. */
export interface CardInput {
  number: string;
  /** Left out for a card of the vault, which keeps none. */
  cvc?: string;
  /** 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  holderName?: string;
}

/** The facts that are kept of a card: neither its number nor its code. The token is for one use, within 15 minutes. */
export interface AcceptedCard extends Omit<CardFacts, "kind" | "methodId"> {
  token: string;
}

/** What the pay frame asks of the sandbox, as a vendor's script would; each by a secret of `begin`, `beginSetup`, or a challenge. */
export interface SandboxFrame {
  /** Throws CardInvalid. */
  acceptCard(card: CardInput): Promise<AcceptedCard>;
  acceptBank(account: BankAccount): Promise<{ token: string; last4: string }>;
  /** Where a payment or setup stands. */
  look(secret: string): Promise<FrameAnswer>;
  /** Pays, or saves. `save` in place of what the order says. May throw ProviderUnknown, as a lost answer. */
  confirm(
    secret: string,
    by: { token: string } | { methodId: string },
    options?: { save?: boolean },
  ): Promise<FrameAnswer>;
  /** Takes the button that the person pressed on the challenge's page. A person who closes it presses none. */
  answerChallenge(challenge: string, answer: "authorize" | "reject"): Promise<FrameAnswer>;
}

export interface FrameAnswer {
  kind: "payment" | "setup";
  /** The provider's. */
  ref: string;
  /** As of an Observed. */
  status: string;
  /** With `requires_action`. */
  challenge: string | null;
  failure: Failure | null;
  method: MethodFacts | null;
}

/** What the sandbox's own people could do. */
export interface SandboxDesk {
  /** May be changed at any time. */
  readonly webhooks: WebhookHabits;
  /** A refund that the house did not ask for. */
  refund(providerRef: string, cents: number): Promise<ObservedRefund>;
  /** The payer's bank sends a refund back, also one that had arrived. */
  sendBack(refundRef: string): Promise<void>;
  dispute(providerRef: string): Promise<ObservedDispute>;
  closeDispute(disputeRef: string, outcome: "won" | "lost"): Promise<ObservedDispute>;
  /** Sends money to the house's bank. */
  payOut(cents: number): Promise<void>;
  /** Takes a fee that belongs to no payment. */
  charge(feeCents: number): Promise<void>;
  /** The secrets that webhooks are signed with, for a receiver that checks them elsewhere. */
  webhookSecrets(): Promise<readonly string[]>;
}

/** A card that cannot be; `field` says where. */
export class CardInvalid extends Error {
  readonly field: "number" | "cvc" | "expiry";

  constructor(field: CardInvalid["field"]) {
    super(`the ${field} of the card is not valid`);
    this.name = "CardInvalid";
    this.field = field;
  }
}
