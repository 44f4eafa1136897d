import {
  type BalancePayoutEvent,
  type BalancePayoutStatus,
  nextBalancePayout,
} from "../balance-payout";
import { settledCents } from "../ledger";
import { account, type AccountName } from "../ledger-accounts";
import type {
  DepositBack,
  InvoiceParts,
  LedgerEvent,
  PaymentBack,
  SellerGivesBack,
} from "../ledger-events";
import {
  nextPayment,
  type ObservedPayment,
  type PaymentNews,
  type PaymentPurpose,
  type PaymentStatus,
} from "../payment-state";
import {
  failedInBalanceCents,
  nextRefund,
  refundableCents,
  refundNews,
  splitRefund,
  type RefundStatus,
  type ToldRefund,
} from "../refund";
import { refundToPurses, type PursesPart } from "../split";
import { MemoryLedger, type Posted } from "./memory-ledger";

const BUYERS = [1, 2, 3] as const;
const SELLERS = [11, 12] as const;
const PROVIDERS = ["alpha", "beta"] as const;

/** A payment as the house has it, and apart from that as its provider has it. */
interface Payment {
  id: number;
  purpose: PaymentPurpose;
  user: number;
  status: PaymentStatus;
  amountCents: number;
  provider: string;
  /** Null: from the purses. */
  truth: ObservedPayment | null;
  /** Its refunds as its provider has them, and as it had them before. */
  told: readonly ToldRefund[];
  toldBefore: (readonly ToldRefund[])[];
  capturedCents: number;
  refundedCents: number;
  disputedCents: number;
  /** Refunds that failed, and what of them is in the payer's balance. */
  failedCents: number;
  inBalanceCents: number;
  purses: PursesPart;
  invoices: Invoice[];
  deposit: Deposit | null;
  plan: { netCents: number; vatCents: number } | null;
  atMs: number;
}

/** What of an invoice one payment has paid. */
interface Paid {
  payment: Payment;
  cents: number;
  backCents: number;
  offline: { shareCents: number; owesCents: number } | null;
}

interface Invoice {
  id: number;
  buyer: number;
  seller: number;
  status: "issued" | "cancelled" | "returned";
  parts: InvoiceParts;
  paid: Paid[];
  applied: { deposit: Deposit; cents: number } | null;
}

interface Deposit {
  id: number;
  user: number;
  status: "pending" | "held" | "applied" | "returned" | "forfeited" | "charged_back";
  amountCents: number;
  /** The amount held now. */
  heldCents: number;
  /** The amount that the bonus gave; null: by card. */
  bonusCents: number | null;
  payment: Payment | null;
}

interface Refund {
  id: number;
  user: number;
  provider: string;
  cents: number;
  status: RefundStatus;
  payment: Payment;
  /** Its name at the provider; null where that is not known. */
  ref: string | null;
  isAtDesk: boolean;
  /** What the house bore of one that was made at the desk. */
  houseCents: number;
}

/** A balance on its way to a bank account. */
interface BalancePayout {
  id: string;
  user: number;
  cents: number;
  status: BalancePayoutStatus;
}

interface Gift {
  id: number;
  cents: number;
  paidBy: "bank" | "promotions";
  status: "active" | "redeemed" | "void";
}

/** What the house took of a sale. */
interface Commission {
  id: number;
  seller: number;
  netCents: number;
  vatCents: number;
  isBack: boolean;
}

interface Dispute {
  id: number;
  payment: Payment;
  cents: number;
  what: "topup" | "deposit" | "other";
  /** What a deposit that was held gave. */
  heldCents: number;
  /** What the house bears. */
  borneCents: number;
  isWon: boolean;
}

/** What a person has given, and what for; cents. */
interface Tally {
  gifts: number;
  opened: number;
  forfeited: number;
  plans: number;
  borne: number;
  stray: number;
}

/** Random figures of one step. */
class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 to `below` − 1. */
  below(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }

  /** Any of them; undefined of none. */
  of<T>(all: readonly T[]): T | undefined {
    return all[this.below(Math.max(1, all.length))];
  }

  cents(): number {
    return this.below(3) === 0 ? 1 + this.below(9) : 1 + this.below(50_000);
  }
}

/**
 * A house whose books are kept by the ledger, and beside them once more as plain figures. Providers have their own truth, of which the house
 * learns late, repeatedly or out of order. `check` compares both.
 */
export class MoneyHouse {
  readonly ledger: MemoryLedger;
  readonly told: LedgerEvent[] = [];
  /** How often something was refused, posted, told again. */
  readonly counts = { posted: 0, repeated: 0, refused: 0 };
  readonly seen = new Set<string>();
  readonly #payments: Payment[] = [];
  readonly #invoices: Invoice[] = [];
  readonly #deposits: Deposit[] = [];
  readonly #refunds: Refund[] = [];
  readonly #payouts: BalancePayout[] = [];
  readonly #gifts: Gift[] = [];
  readonly #commissions: Commission[] = [];
  readonly #disputes: Dispute[] = [];
  readonly #strays: { ref: string; payment: Payment; cents: number; isOpen: boolean }[] = [];
  /** What providers say that they hold. */
  readonly #statements = new Map<string, number>();
  readonly #tallies = new Map<number, Tally>();
  #lastId = 100;

  constructor(digest: (text: string) => string) {
    this.ledger = new MemoryLedger(digest);
  }

  /** One step: something is done that may be refused. What there is no occasion for is drawn again. */
  step(seed: number): void {
    const draw = new Draw(seed);
    const before = this.#events();
    for (let tries = 0; tries < MOST_TRIES && this.#events() === before; tries += 1) {
      this[draw.of(ACTS) ?? "hears"](draw);
    }
  }

  #events(): number {
    return this.counts.posted + this.counts.repeated + this.counts.refused;
  }

  /** Asks every provider about everything that is not final, as sweepers do. */
  sweep(): void {
    for (let round = 0; round < 2; round += 1) {
      for (const refund of this.#refunds) {
        while (refund.status === "requested" || refund.status === "sent") {
          this.#settleRefund(refund, true);
        }
      }
      for (const payment of this.#payments) {
        if (!payment.truth) continue;
        this.#news(payment, payment.truth);
        this.#refundsTold(payment, payment.told);
      }
    }
  }

  #id(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #post(event: LedgerEvent): Posted {
    const posted = this.ledger.post(event);
    this.counts[posted.did] += 1;
    if (posted.did === "posted") {
      this.told.push(event);
      this.seen.add(event.event);
    }
    return posted;
  }

  /** Posts what must be possible. */
  #must(event: LedgerEvent): void {
    const posted = this.#post(event);
    if (posted.did !== "posted") {
      throw new Error(`${event.event} ${JSON.stringify(event)}: ${JSON.stringify(posted)}`);
    }
  }

  #did(event: LedgerEvent): boolean {
    return this.#post(event).did === "posted";
  }

  #tally(user: number): Tally {
    const tally = this.#tallies.get(user) ?? {
      gifts: 0,
      opened: 0,
      forfeited: 0,
      plans: 0,
      borne: 0,
      stray: 0,
    };
    this.#tallies.set(user, tally);
    return tally;
  }

  #move(provider: string, cents: number): void {
    this.#statements.set(provider, (this.#statements.get(provider) ?? 0) + cents);
  }

  #due(invoice: Invoice): number {
    const paid = invoice.paid.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0);
    return totalOf(invoice.parts) - paid - (invoice.applied?.cents ?? 0);
  }

  #settled(invoice: Invoice): number {
    return settledCents({
      sellerCents: invoice.parts.sellerCents,
      offlineShareCents: invoice.paid.reduce(
        (sum, { offline, backCents }) => sum + (backCents === 0 ? (offline?.shareCents ?? 0) : 0),
        0,
      ),
      shareCents: this.ledger.balance(account("share", invoice.id)),
    });
  }

  #issued(): Invoice[] {
    return this.#invoices.filter((invoice) => invoice.status === "issued");
  }

  #newPayment(changes: Pick<Payment, "purpose" | "user" | "amountCents"> & Partial<Payment>) {
    const payment: Payment = {
      id: this.#id(),
      status: "open",
      provider: "alpha",
      truth: null,
      told: [],
      toldBefore: [],
      capturedCents: 0,
      refundedCents: 0,
      disputedCents: 0,
      failedCents: 0,
      inBalanceCents: 0,
      purses: { walletCents: 0, bonusCents: 0 },
      invoices: [],
      deposit: null,
      plan: null,
      atMs: this.#payments.length,
      ...changes,
    };
    this.#payments.push(payment);
    return payment;
  }

  // Payments by card.

  openPayment(draw: Draw): void {
    const user = draw.of(BUYERS) ?? 1;
    const provider = draw.of(PROVIDERS) ?? "alpha";
    const truth = { status: "open", capturedCents: 0, currency: "EUR" } as const;
    const purpose = draw.of([
      "topup",
      "topup",
      "debt",
      "invoice",
      "cart",
      "deposit",
      "plan",
    ] as const);
    let amountCents = draw.cents();
    const invoices = this.#issued().filter(
      (invoice) => invoice.buyer === user && this.#due(invoice) > 0,
    );
    if (purpose === "invoice" || purpose === "cart") {
      if (invoices.length === 0) return;
      const some = purpose === "cart" ? invoices : invoices.slice(0, 1);
      amountCents = Math.min(
        amountCents,
        some.reduce((sum, one) => sum + this.#due(one), 0),
      );
      this.#newPayment({ purpose, user, provider, truth, amountCents, invoices: some });
    } else if (purpose === "deposit") {
      const payment = this.#newPayment({ purpose, user, provider, truth, amountCents });
      payment.deposit = this.#newDeposit(user, amountCents, payment);
    } else if (purpose === "plan") {
      const vatCents = Math.round((amountCents * 21) / 100);
      const plan = { netCents: amountCents, vatCents };
      this.#newPayment({
        purpose,
        user,
        provider,
        truth,
        plan,
        amountCents: amountCents + vatCents,
      });
    } else if (purpose) {
      this.#newPayment({ purpose, user, provider, truth, amountCents });
    }
  }

  /** Something happens at the provider; the house does not know yet. */
  providerMoves(draw: Draw): void {
    const open = this.#payments.filter(
      ({ truth }) => truth && truth.status !== "succeeded" && truth.status !== "canceled",
    );
    const payment = draw.of(open);
    if (!payment?.truth) return;
    const status = draw.of([
      "succeeded",
      "succeeded",
      "succeeded",
      "failed",
      "processing",
      "requires_action",
    ] as const);
    let capturedCents = 0;
    let currency = "EUR";
    if (status === "succeeded") {
      capturedCents = payment.amountCents;
      if (draw.chance(12)) capturedCents = draw.cents();
      else if (draw.chance(20)) currency = "USD";
      this.#move(payment.provider, capturedCents);
    }
    payment.truth = { status: status ?? "failed", capturedCents, currency };
  }

  /** The house hears of a payment, perhaps not for the first time, or asks for its end. */
  hears(draw: Draw): void {
    const payment = draw.of(this.#payments.filter(({ truth }) => truth));
    if (!payment?.truth) return;
    const stale: ObservedPayment = {
      status: draw.of(["open", "requires_action", "processing", "failed"] as const) ?? "open",
      capturedCents: 0,
      currency: "EUR",
    };
    const what = draw.below(5);
    if (what === 0) this.#news(payment, stale);
    else if (what === 1) this.#end(payment, draw);
    else this.#news(payment, payment.truth);
    const before = draw.chance(2) ? draw.of(payment.toldBefore) : undefined;
    this.#refundsTold(payment, before ?? payment.told);
  }

  #end(payment: Payment, draw: Draw): void {
    const end = draw.of(["left", "timeout", "newer"] as const) ?? "left";
    const step = nextPayment(this.#stored(payment), { end });
    if (!step.asksCancel || !payment.truth) return;
    const { status } = payment.truth;
    const how = draw.below(4);
    if (how === 0) this.#news(payment, { end, answer: "unknown" });
    else if (how === 1) this.#news(payment, { end, answer: "unsupported" });
    else {
      const isOpen = status === "open" || status === "requires_action" || status === "failed";
      if (isOpen) payment.truth = { ...payment.truth, status: "canceled" };
      this.#news(payment, { end, answer: payment.truth });
    }
  }

  #stored(payment: Payment) {
    const { status, purpose, amountCents, deposit } = payment;
    const isForInvoice = purpose === "invoice" || purpose === "cart";
    const issued = payment.invoices.filter((invoice) => invoice.status === "issued");
    const dueCents = isForInvoice
      ? issued.reduce((sum, invoice) => sum + this.#due(invoice), 0)
      : null;
    const isVoid =
      (isForInvoice && issued.length === 0) || (deposit && deposit.status !== "pending");
    const payable = isVoid ? ("void" as const) : ("payable" as const);
    return { status, purpose, amountCents, payable, dueCents };
  }

  #news(payment: Payment, news: PaymentNews): void {
    const step = nextPayment(this.#stored(payment), news);
    const wasOver = payment.status === "succeeded" || payment.status === "review";
    payment.status = step.status;
    const isOver = step.status === "succeeded" || step.status === "review";
    if (isOver && !wasOver) payment.capturedCents = payment.truth?.capturedCents ?? 0;
    const { id, user, provider, capturedCents } = payment;
    if (step.strayCents > 0) {
      const ref = `pay-${id}`;
      this.#must({ event: "stray", ref, provider, amountCents: step.strayCents });
      this.#strays.push({ ref, payment, cents: step.strayCents, isOpen: true });
      this.#tally(user).stray += step.strayCents;
    } else if (step.applyCents > 0) {
      this.#applyPayment(payment, capturedCents, step.returnCents);
    } else if (step.returnCents > 0) {
      const refund = this.#newRefund(payment, step.returnCents);
      const amountCents = step.returnCents;
      this.#must({ event: "late", payment: id, provider, amountCents, refund: refund.id });
    }
  }

  #applyPayment(payment: Payment, capturedCents: number, returnCents: number): void {
    const { id, user, provider, purpose, deposit, plan } = payment;
    if (purpose === "topup" || purpose === "debt") {
      this.#must({ event: "topup", payment: id, user, provider, amountCents: capturedCents });
    } else if (plan) {
      this.#must({ event: "plan", payment: id, provider, ...plan });
      this.#tally(user).plans += capturedCents;
    } else if (deposit) {
      const funds = { from: "provider", provider } as const;
      this.#must({ event: "deposit", deposit: deposit.id, amountCents: capturedCents, funds });
      Object.assign(deposit, { status: "held", heldCents: capturedCents });
    } else {
      const refund = returnCents > 0 ? this.#newRefund(payment, returnCents) : null;
      const invoices = payment.invoices.filter(({ status }) => status === "issued");
      const paid = this.#allocate(invoices, capturedCents - returnCents);
      this.#must({
        event: "pay",
        payment: id,
        funds: { from: "provider", provider },
        amountCents: capturedCents,
        invoices: invoices.map((invoice) => ({ invoice: invoice.id, seller: invoice.seller })),
        ...(refund ? { refund: refund.id } : {}),
      });
      for (const { invoice, cents } of paid) this.#paidBy(invoice, payment, cents);
    }
  }

  #allocate(invoices: readonly Invoice[], amountCents: number) {
    let rest = amountCents;
    return invoices.map((invoice) => {
      const cents = Math.min(rest, this.#due(invoice));
      rest -= cents;
      return { invoice, cents };
    });
  }

  #paidBy(invoice: Invoice, payment: Payment, cents: number, offline: Paid["offline"] = null) {
    if (cents > 0) invoice.paid.push({ payment, cents, backCents: 0, offline });
  }

  // Purses.

  walletPays(draw: Draw): void {
    const invoice = draw.of(this.#issued());
    if (!invoice) return;
    const user = invoice.buyer;
    const due = this.#due(invoice);
    const amountCents = draw.chance(4) ? draw.cents() : Math.max(1, Math.min(due, draw.cents()));
    const bonus = this.ledger.balance(account("bonus", user));
    const id = this.#id();
    const isPaid = this.#did({
      event: "pay",
      payment: id,
      funds: { from: "purses", user },
      amountCents,
      invoices: [{ invoice: invoice.id, seller: invoice.seller }],
    });
    if (!isPaid) return;
    const bonusCents = Math.min(bonus, amountCents);
    const purses = { bonusCents, walletCents: amountCents - bonusCents };
    const payment = this.#newPayment({
      id,
      purpose: "invoice",
      user,
      amountCents,
      status: "succeeded",
      capturedCents: amountCents,
      purses,
    });
    this.#paidBy(invoice, payment, amountCents);
  }

  depositFromPurses(draw: Draw): void {
    const user = draw.of(BUYERS) ?? 1;
    const amountCents = draw.cents();
    const bonusCents = Math.min(this.ledger.balance(account("bonus", user)), amountCents);
    const id = this.#id();
    const funds = { from: "purses", user } as const;
    if (!this.#did({ event: "deposit", deposit: id, amountCents, funds })) return;
    const deposit = this.#newDeposit(user, amountCents, null, id);
    Object.assign(deposit, { status: "held", heldCents: amountCents, bonusCents });
  }

  openingDeposit(draw: Draw): void {
    const user = draw.of(BUYERS) ?? 1;
    const amountCents = draw.cents();
    const deposit = this.#newDeposit(user, amountCents, null);
    this.#must({ event: "opening", deposit: deposit.id, amountCents });
    Object.assign(deposit, { status: "held", heldCents: amountCents, bonusCents: 0 });
    this.#tally(user).opened += amountCents;
  }

  #newDeposit(
    user: number,
    amountCents: number,
    payment: Payment | null,
    id = this.#id(),
  ): Deposit {
    const deposit: Deposit = {
      id,
      user,
      status: "pending",
      amountCents,
      heldCents: 0,
      bonusCents: null,
      payment,
    };
    this.#deposits.push(deposit);
    return deposit;
  }

  /** Where a deposit goes back to, and the refund of what is over, if it goes to a card. */
  #depositBack(deposit: Deposit, cents: number, draw: Draw): DepositBack | null {
    const { user, payment, bonusCents } = deposit;
    if (!payment) return { to: "purses", user, bonusCents: bonusCents ?? 0 };
    const isRefundable = refundableCents(payment) >= cents;
    if (!isRefundable || draw.chance(4)) return { to: "wallet", user };
    if (cents === 0) return { to: "card", refund: this.#id() };
    return { to: "card", refund: this.#newRefund(payment, cents).id };
  }

  releaseDeposit(draw: Draw): void {
    const deposit = draw.of(this.#deposits.filter(({ status }) => status === "held"));
    if (deposit) this.#release(deposit, draw);
  }

  #release(deposit: Deposit, draw: Draw): void {
    const back = this.#depositBack(deposit, deposit.heldCents, draw);
    if (!back) return;
    this.#must({ event: "release", deposit: deposit.id, back });
    Object.assign(deposit, { status: "returned", heldCents: 0 });
  }

  applyDeposit(draw: Draw): void {
    const invoice = draw.of(this.#issued().filter(({ applied }) => applied === null));
    const mine = this.#deposits.filter(
      // Each is applied once for ever.
      ({ id, user, status }) =>
        status === "held" &&
        user === invoice?.buyer &&
        !this.told.some((event) => event.event === "apply" && event.deposit === id),
    );
    const deposit = draw.of(mine);
    if (!invoice || !deposit || this.#due(invoice) === 0) return;
    const cents = Math.min(deposit.heldCents, this.#due(invoice));
    const back = this.#depositBack(deposit, deposit.heldCents - cents, draw);
    if (!back) return;
    this.#must({
      event: "apply",
      deposit: deposit.id,
      invoice: invoice.id,
      seller: invoice.seller,
      back,
    });
    invoice.applied = { deposit, cents };
    Object.assign(deposit, { status: "applied", heldCents: 0 });
  }

  forfeitDeposit(draw: Draw): void {
    const deposit = draw.of(this.#deposits.filter(({ status }) => status === "held"));
    if (!deposit) return;
    const seller = draw.of(SELLERS) ?? 11;
    const premiumCents = draw.chance(5) ? 0 : draw.cents();
    this.#must({ event: "forfeit", deposit: deposit.id, seller, premiumCents });
    this.#tally(deposit.user).forfeited += deposit.heldCents;
    Object.assign(deposit, { status: "forfeited", heldCents: 0 });
  }

  // Gift cards.

  issuesGift(draw: Draw): void {
    const paidBy = draw.of(["bank", "promotions"] as const) ?? "bank";
    const gift: Gift = { id: this.#id(), cents: draw.cents(), paidBy, status: "active" };
    this.#must({ event: "gift", card: gift.id, amountCents: gift.cents, paidBy });
    this.#gifts.push(gift);
  }

  usesGift(draw: Draw): void {
    const gift = draw.of(this.#gifts);
    const user = draw.of(BUYERS) ?? 1;
    if (!gift) return;
    const { id: card, cents: amountCents, paidBy } = gift;
    if (draw.chance(4)) {
      if (this.#did({ event: "giftvoid", card, amountCents, paidBy })) gift.status = "void";
    } else if (this.#did({ event: "redeem", card, user, amountCents })) {
      gift.status = "redeemed";
      this.#tally(user).gifts += amountCents;
    }
  }

  // Invoices.

  issuesInvoice(draw: Draw): void {
    const parts: InvoiceParts = {
      sellerCents: draw.cents(),
      houseCents: draw.chance(4) ? 0 : draw.cents(),
      vatCents: draw.chance(4) ? 0 : draw.cents(),
      disbursedCents: draw.chance(2) ? 0 : draw.cents(),
    };
    const invoice: Invoice = {
      id: this.#id(),
      buyer: draw.of(BUYERS) ?? 1,
      seller: draw.of(SELLERS) ?? 11,
      status: "issued",
      parts,
      paid: [],
      applied: null,
    };
    this.#must({ event: "invoice", invoice: invoice.id, parts });
    this.#invoices.push(invoice);
  }

  corrects(draw: Draw): void {
    const invoice = draw.of(this.#issued());
    if (!invoice) return;
    const sign = draw.chance(2) ? 1 : -1;
    const most = (cents: number) => (sign > 0 ? draw.cents() : Math.min(cents, draw.cents()));
    const { parts } = invoice;
    const difference: InvoiceParts = {
      sellerCents: draw.chance(3) ? 0 : sign * most(parts.sellerCents),
      houseCents: draw.chance(2) ? 0 : sign * most(parts.houseCents),
      vatCents: draw.chance(2) ? 0 : sign * most(parts.vatCents),
      disbursedCents: 0,
    };
    if (totalOf(difference) === 0) return;
    const isDone = this.#did({
      event: "correct",
      document: this.#id(),
      invoice: invoice.id,
      seller: invoice.seller,
      parts: difference,
    });
    if (!isDone) return;
    invoice.parts = {
      sellerCents: parts.sellerCents + difference.sellerCents,
      houseCents: parts.houseCents + difference.houseCents,
      vatCents: parts.vatCents + difference.vatCents,
      disbursedCents: parts.disbursedCents,
    };
  }

  recordsOffline(draw: Draw): void {
    const invoice = draw.of(this.#issued());
    if (!invoice) return;
    const amountCents = draw.chance(3) ? this.#due(invoice) || 1 : draw.cents();
    const shareCents = Math.min(amountCents, this.ledger.balance(account("share", invoice.id)));
    const id = this.#id();
    const { id: invoiceId, seller, buyer: user } = invoice;
    const event = {
      event: "offline",
      payment: id,
      invoice: invoiceId,
      seller,
      amountCents,
    } as const;
    if (!this.#did(event)) return;
    const payment = this.#newPayment({
      id,
      purpose: "invoice",
      user,
      amountCents,
      status: "succeeded",
      capturedCents: 0,
    });
    const offline = { shareCents, owesCents: amountCents - shareCents };
    this.#paidBy(invoice, payment, amountCents, offline);
  }

  takesBack(draw: Draw): void {
    const invoice = draw.of(this.#issued());
    const paid = invoice && draw.of(invoice.paid.filter((one) => one.cents > one.backCents));
    if (!invoice || !paid) return;
    const { payment, offline } = paid;
    const left = paid.cents - paid.backCents;
    const amountCents = draw.chance(2) ? left : Math.min(left, draw.cents());
    const base = {
      event: "unpay",
      invoice: invoice.id,
      seller: invoice.seller,
      settledCents: this.#settled(invoice),
    } as const;
    if (offline) {
      const back = { to: "share", ...offline } as const;
      this.#must({ ...base, refund: this.#id(), back, reverses: `offline:${payment.id}` });
      paid.backCents = paid.cents;
      return;
    }
    const back = this.#paymentBack(payment, amountCents);
    if (!back) return;
    const refund = back.to === "card" ? back.refund : this.#id();
    this.#must({ ...base, refund, back, reverses: `pay:${payment.id}` });
    paid.backCents += amountCents;
  }

  /** Where so much of a payment goes back to; null where its provider has too little of it left. */
  #paymentBack(payment: Payment, amountCents: number): PaymentBack | null {
    if (payment.truth) {
      if (refundableCents(payment) < amountCents) return null;
      const refund = this.#newRefund(payment, amountCents).id;
      return { to: "card", refund, amountCents };
    }
    const part = refundToPurses(payment.purses, payment.refundedCents, amountCents);
    payment.refundedCents += amountCents;
    return { to: "purses", user: payment.user, ...part };
  }

  cancelsInvoice(draw: Draw): void {
    const invoice = draw.of(this.#issued());
    if (!invoice) return;
    const { parts, applied, seller } = invoice;
    if (totalOf(parts) === 0) return;
    const hasPayments = invoice.paid.some((one) => one.cents > one.backCents);
    const posted = this.#did({
      event: "cancelinvoice",
      invoice: invoice.id,
      seller,
      parts,
      settledCents: this.#settled(invoice),
      applied: applied && { deposit: applied.deposit.id, amountCents: applied.cents },
    });
    if (posted === hasPayments)
      throw new Error("an invoice is cancelled with payments, or not without");
    if (!posted) return;
    invoice.status = "cancelled";
    invoice.applied = null;
    if (!applied) return;
    Object.assign(applied.deposit, { status: "held", heldCents: applied.cents });
    if (draw.chance(2)) this.#release(applied.deposit, draw);
  }

  returns(draw: Draw): void {
    const invoice = draw.of(this.#issued().filter((one) => this.#due(one) === 0));
    if (!invoice) return;
    const { applied, parts, seller } = invoice;
    const left = invoice.paid.filter((one) => one.cents > one.backCents);
    const cards = left.filter(({ payment }) => payment.truth);
    const isPossible = cards.every(
      ({ payment }) =>
        refundableCents(payment) >=
        cards
          .filter((one) => one.payment === payment)
          .reduce((sum, one) => sum + one.cents - one.backCents, 0),
    );
    if (!isPossible || totalOf(parts) === 0) return;
    const backs: (PaymentBack | SellerGivesBack)[] = [];
    for (const one of left) {
      const amountCents = one.cents - one.backCents;
      if (one.offline) backs.push({ to: "seller", amountCents });
      else {
        const back = this.#paymentBack(one.payment, amountCents);
        if (back) backs.push(back);
      }
      one.backCents = one.cents;
    }
    if (applied) backs.push(this.#backOfApplied(applied.deposit, applied.cents));
    this.#must({ event: "return", return: this.#id(), seller, parts, backs });
    invoice.status = "returned";
    invoice.applied = null;
    invoice.parts = { sellerCents: 0, houseCents: 0, vatCents: 0, disbursedCents: 0 };
  }

  #backOfApplied(deposit: Deposit, cents: number): PaymentBack {
    deposit.status = "returned";
    const { payment, user } = deposit;
    if (payment && refundableCents(payment) >= cents) {
      return { to: "card", refund: this.#newRefund(payment, cents).id, amountCents: cents };
    }
    const bonusCents = Math.min(deposit.bonusCents ?? 0, cents);
    return { to: "purses", user, bonusCents, walletCents: cents - bonusCents };
  }

  // Refunds.

  #newRefund(payment: Payment, cents: number): Refund {
    const { user, provider } = payment;
    const refund: Refund = {
      id: this.#id(),
      user,
      provider,
      cents,
      status: "requested",
      payment,
      ref: null,
      isAtDesk: false,
      houseCents: 0,
    };
    payment.refundedCents += cents;
    this.#refunds.push(refund);
    return refund;
  }

  /** A user wants its balance back; or staff give back a plan. */
  asksRefund(draw: Draw): void {
    const user = draw.of(BUYERS) ?? 1;
    const plan = draw.of(
      this.#payments.filter(
        (one) =>
          one.plan &&
          one.status === "succeeded" &&
          refundableCents(one) === one.capturedCents &&
          !this.#refunds.some(({ payment }) => payment === one),
      ),
    );
    if (plan?.plan && draw.chance(2)) {
      const refund = this.#newRefund(plan, plan.capturedCents);
      this.#must({ event: "refund", refund: refund.id, of: { what: "plan", ...plan.plan } });
      this.#tally(plan.user).plans -= plan.capturedCents;
      return;
    }
    const wallet = this.ledger.balance(account("wallet", user));
    const topups = this.#payments.filter(
      (one) =>
        one.user === user &&
        one.status === "succeeded" &&
        (one.purpose === "topup" || one.purpose === "debt") &&
        one.truth,
    );
    const { parts } = splitRefund(Math.min(wallet, draw.cents()), topups.map(asRefundable));
    for (const part of parts) {
      const payment = topups.find(({ id }) => id === part.id);
      if (!payment) continue;
      const refund = this.#newRefund(payment, part.amountCents);
      const of = { what: "topup", user, amountCents: part.amountCents } as const;
      this.#must({ event: "refund", refund: refund.id, of });
    }
  }

  asksPayout(draw: Draw): void {
    const user = draw.of(BUYERS) ?? 1;
    const wallet = this.ledger.balance(account("wallet", user));
    // Asked for too much, it is refused.
    const cents = draw.chance(6) ? wallet + 1 : Math.min(wallet, draw.cents());
    if (cents === 0) return;
    const id = `payout.${this.#id()}`;
    const of = { what: "balance", user, amountCents: cents } as const;
    if (!this.#did({ event: "refund", refund: id, of })) return;
    this.#payouts.push({ id, user, cents, status: "requested" });
  }

  decidesPayout(draw: Draw): void {
    const payout = draw.of(this.#payouts);
    const event = draw.of(["pay", "pay", "cancel", "return"] as const) ?? "pay";
    if (payout) this.#decide(payout, event);
  }

  #decide(payout: BalancePayout, event: BalancePayoutEvent): void {
    const { id: refund, user, cents: amountCents, status } = payout;
    const next = nextBalancePayout({ status, decidedAtMs: 0 }, event, 0);
    if (next === null) return;
    payout.status = next;
    if (event === "pay") {
      this.#must({ event: "refundsucceeded", refund, provider: null, amountCents });
      return;
    }
    const back = event === "return" && { backAt: null };
    this.#must({ event: "refundfailed", refund, user, amountCents, ...back });
  }

  providerRefunds(draw: Draw): void {
    const going = this.#refunds.filter(({ status }) => status === "requested" || status === "sent");
    const refund = draw.of(going);
    if (refund) this.#settleRefund(refund, !draw.chance(4));
  }

  #settleRefund(refund: Refund, isGood: boolean): void {
    const { id, cents, payment, status, isAtDesk } = refund;
    if (status === "requested") {
      refund.status = nextRefund(status, "send") ?? status;
      return;
    }
    // The provider gives back no more than it has of it, also where the house believes that there is more. It has no name for a refund that
    // it refuses.
    if (!isAtDesk && (!isGood || cents > leftAtProvider(payment))) {
      this.#endRefund(refund, "fail");
      return;
    }
    if (isAtDesk) this.#settleAtProvider(payment, refund.ref, isGood);
    else {
      const refundRef = `ref-${id}`;
      this.#tell(payment, [
        ...payment.told,
        { refundRef, refundId: String(id), status: "succeeded", cents },
      ]);
      this.#move(payment.provider, -cents);
    }
    this.#refundsTold(payment, payment.told);
  }

  #tell(payment: Payment, told: readonly ToldRefund[]): void {
    payment.toldBefore.push(payment.told);
    payment.told = told;
  }

  /** The money that is on its way at the provider arrives, or does not: then it is there again. */
  #settleAtProvider(payment: Payment, ref: string | null, isGood: boolean): void {
    const status = isGood ? ("succeeded" as const) : ("failed" as const);
    this.#tell(
      payment,
      payment.told.map((one) => {
        if (one.refundRef !== ref || one.status === "failed") return one;
        if (!isGood) this.#move(payment.provider, one.cents);
        return { ...one, status };
      }),
    );
  }

  /** Days later a refund that had arrived comes back to the provider. */
  sentBack(draw: Draw): void {
    const payment = draw.of(this.#payments.filter(({ told }) => told.length > 0));
    const refund = draw.of(payment?.told.filter(({ status }) => status !== "failed") ?? []);
    if (payment && refund) this.#settleAtProvider(payment, refund.refundRef, false);
  }

  /** The house hears of refunds of a payment, perhaps older news, and in any order. */
  #refundsTold(payment: Payment, told: readonly ToldRefund[]): void {
    if (payment.status !== "succeeded") return;
    const mine = this.#refunds.filter((one) => one.payment === payment);
    const booked = mine.map((one) => ({ ...one, id: String(one.id), refundRef: one.ref }));
    const { capturedCents } = payment;
    const { changes, made } = refundNews({ capturedCents, booked, told });
    for (const { id, event, refundRef } of changes) {
      const refund = mine.find((one) => String(one.id) === id);
      if (!refund) continue;
      refund.ref = refundRef;
      this.#endRefund(refund, event);
    }
    for (const one of made) this.#takeInRefund(payment, one);
  }

  #endRefund(refund: Refund, event: "succeed" | "fail"): void {
    const { id, provider, cents: amountCents, user, payment, status: before } = refund;
    const after = nextRefund(before, event);
    if (after === null) throw new Error(`a refund that is ${before} cannot ${event}`);
    refund.status = after;
    if (event === "succeed") {
      this.#must({ event: "refundsucceeded", refund: id, provider, amountCents });
      return;
    }
    payment.refundedCents -= amountCents;
    payment.failedCents += amountCents - refund.houseCents;
    const houseCents = isTopup(payment) ? 0 : amountCents - this.#changeBalance(payment);
    this.#tally(user).borne -= houseCents;
    const back = before === "succeeded" && { backAt: provider };
    this.#must({ event: "refundfailed", refund: id, user, amountCents, houseCents, ...back });
  }

  /** By so much more, or less, of refunds that failed is the payer's. */
  #changeBalance(payment: Payment): number {
    const before = payment.inBalanceCents;
    payment.inBalanceCents = failedInBalanceCents({ ...payment, goneCents: payment.refundedCents });
    return payment.inBalanceCents - before;
  }

  /** A refund is made in the provider's own pages, of what is in the balance or was paid for a plan. */
  refundsInDashboard(draw: Draw): void {
    const payment = draw.of(
      this.#payments.filter(
        (one) =>
          one.truth?.status === "succeeded" &&
          one.status === "succeeded" &&
          (isTopup(one) || one.plan !== null),
      ),
    );
    if (!payment) return;
    const cents = Math.min(draw.cents(), leftAtProvider(payment));
    if (cents === 0) return;
    const status = draw.chance(3) ? ("pending" as const) : ("succeeded" as const);
    const refundRef = `desk-${this.#id()}`;
    this.#move(payment.provider, -cents);
    this.#tell(payment, [...payment.told, { refundRef, refundId: null, status, cents }]);
  }

  /** Out of the balance what an earlier refund has put there, the rest at the house's cost: a plan that was paid is not taken back. */
  #takeInRefund(payment: Payment, { refundRef, status, cents }: ToldRefund): void {
    const { user } = payment;
    const balanceCents = Math.min(cents, payment.inBalanceCents);
    const houseCents = isTopup(payment) ? 0 : cents - balanceCents;
    const refund = this.#newRefund(payment, cents);
    Object.assign(refund, { status: "sent", ref: refundRef, isAtDesk: true, houseCents });
    const of = isTopup(payment)
      ? ({ what: "topup", user, amountCents: cents } as const)
      : ({ what: "desk", user, balanceCents, strayCents: 0, houseCents } as const);
    this.#must({ event: "refund", refund: refund.id, of });
    if (!isTopup(payment)) {
      payment.failedCents -= balanceCents;
      payment.inBalanceCents -= balanceCents;
      this.#tally(user).borne += houseCents;
    }
    if (status === "succeeded") this.#endRefund(refund, "succeed");
  }

  // Banks, providers, staff.

  disputes(draw: Draw): void {
    const payment = draw.of(
      this.#payments.filter((one) => one.status === "succeeded" && leftAtProvider(one) > 0),
    );
    if (!payment) return;
    const cents = leftAtProvider(payment);
    const id = this.#id();
    const { user, provider, deposit } = payment;
    const isHeld = deposit?.status === "held";
    const what = isTopup(payment) ? "topup" : isHeld ? "deposit" : "other";
    const heldCents = isHeld ? Math.min(cents, deposit.heldCents) : 0;
    payment.disputedCents += cents;
    const left = what === "topup" ? 0 : -this.#changeBalance(payment);
    const borneCents = what === "topup" ? 0 : cents - heldCents - left;
    const balance = left > 0 && { balance: { user, cents: left } };
    this.#move(provider, -cents);
    this.#must({
      event: "dispute",
      dispute: id,
      provider,
      amountCents: cents,
      of:
        what === "topup"
          ? { what, user }
          : what === "deposit"
            ? { what, deposit: deposit?.id ?? 0, ...balance }
            : { what, ...balance },
    });
    this.#tally(user).borne += borneCents;
    this.#disputes.push({ id, payment, cents, what, heldCents, borneCents, isWon: false });
    if (isHeld && deposit) Object.assign(deposit, { status: "charged_back", heldCents: 0 });
  }

  winsDispute(draw: Draw): void {
    const dispute = draw.of(this.#disputes.filter(({ isWon }) => !isWon));
    if (!dispute) return;
    const { payment, cents, what, heldCents } = dispute;
    const { provider, user } = payment;
    payment.disputedCents -= cents;
    const back = what === "topup" ? 0 : this.#changeBalance(payment);
    const of = {
      topup: { what: "topup", user },
      deposit: { what: "deposit", user, heldCents, ...(back > 0 && { balanceCents: back }) },
      other: { what: "other", ...(back > 0 && { balance: { user, cents: back } }) },
    } as const;
    this.#move(provider, cents);
    this.#must({
      event: "disputewon",
      dispute: dispute.id,
      provider,
      amountCents: cents,
      of: of[what],
    });
    this.#tally(user).borne -= what === "topup" ? 0 : cents - heldCents - back;
    dispute.isWon = true;
  }

  chargesFee(draw: Draw): void {
    const provider = draw.of(PROVIDERS) ?? "alpha";
    const amountCents = draw.cents();
    const isPayout = draw.chance(2);
    this.#move(provider, -amountCents);
    this.#must({ event: isPayout ? "payout" : "fee", ref: this.#id(), provider, amountCents });
  }

  paysSeller(draw: Draw): void {
    const seller = draw.of(SELLERS) ?? 11;
    const balance = this.ledger.balance(account("seller", seller));
    const amountCents = draw.chance(3) ? draw.cents() : Math.max(1, balance);
    this.#did({ event: "sellerpay", ref: this.#id(), seller, amountCents });
  }

  takesCommission(draw: Draw): void {
    const seller = draw.of(SELLERS) ?? 11;
    const taken = { id: this.#id(), seller, netCents: draw.cents(), vatCents: draw.cents() };
    const { id: commission, netCents, vatCents } = taken;
    this.#must({ event: "commission", commission, seller, netCents, vatCents });
    this.#commissions.push({ ...taken, isBack: false });
  }

  givesCommissionBack(draw: Draw): void {
    const taken = draw.of(this.#commissions.filter(({ isBack }) => !isBack));
    if (!taken) return;
    const { id: commission, seller, netCents, vatCents } = taken;
    this.#must({ event: "commissionback", commission, seller, netCents, vatCents });
    taken.isBack = true;
  }

  resolves(draw: Draw): void {
    const stray = draw.of(this.#strays.filter(({ isOpen }) => isOpen));
    if (!stray) return;
    const { user } = stray.payment;
    const to: AccountName = account("wallet", user);
    this.#must({ event: "resolve", ref: stray.ref, amountCents: stray.cents, to });
    stray.isOpen = false;
    this.#tally(user).stray -= stray.cents;
  }

  /** Something that has happened is told again. */
  tellsAgain(draw: Draw): void {
    const event = draw.of(this.told);
    if (event && this.#post(event).did !== "repeated") throw new Error("L9: posted twice");
  }

  // What must hold.

  /** Checks after each step the sums that are cheap to compare. Names the first thing that does not hold. */
  check(): string | null {
    for (const invoice of this.#invoices) {
      const balance = this.ledger.balance(account("invoice", invoice.id));
      const due = invoice.status === "issued" ? this.#due(invoice) : 0;
      if (balance !== due) return `L6: invoice ${invoice.id} has ${balance}, the sale ${due}`;
      const share = this.ledger.balance(account("share", invoice.id));
      if (due === 0 && share !== 0) return `L6: ${share} left of the share of ${invoice.id}`;
    }
    for (const { id, status, heldCents } of this.#deposits) {
      const held = this.ledger.balance(account("held", id));
      if (held !== heldCents) return `L5: deposit ${id} has ${held}, the house says ${heldCents}`;
      if (status !== "held" && held !== 0) return `L5: ${status} deposit ${id} is held`;
    }
    for (const { id, status, cents } of this.#payouts) {
      const returning = this.ledger.balance(account("returning", id));
      const due = status === "requested" ? cents : 0;
      if (returning !== due) return `L11: ${id} has ${returning} on its way, and ${due} is due`;
    }
    for (const payment of this.#payments) {
      const { id, refundedCents, capturedCents } = payment;
      const isCard = payment.truth !== null;
      if (isCard && refundedCents > capturedCents)
        return `L8: payment ${id} refunded beyond itself`;
      const { disputedCents, inBalanceCents } = payment;
      if (inBalanceCents > Math.max(0, capturedCents - refundedCents - disputedCents))
        return `L8: payment ${id} given back by its bank and into the balance`;
    }
    return null;
  }

  /** At rest, after `sweep`: compares the books with the statements of providers, and the payments of people with their money now. */
  checkAtRest(): string | null {
    for (const [provider, cents] of this.#statements) {
      const balance = this.ledger.balance(account("provider", provider));
      if (balance !== cents) return `L7: ${provider} holds ${cents}, the books say ${balance}`;
    }
    const kept = this.#commissions.filter(({ isBack }) => !isBack);
    const commissions = kept.reduce((sum, { netCents }) => sum + netCents, 0);
    const booked = this.ledger.balance("house:commissions");
    if (booked !== commissions)
      return `L12: the house kept ${commissions} of its sellers, the books say ${booked}`;
    for (const user of BUYERS) {
      const [paid, owned] = [this.#paidIn(user), this.#owned(user)];
      if (paid !== owned) return `L10: ${user} paid ${paid}, and has or has spent ${owned}`;
    }
    return null;
  }

  /** What a person has paid in less what came back, as banks and providers tell it. */
  #paidIn(user: number): number {
    const cards = this.#payments
      .filter((one) => one.user === user && one.truth)
      .reduce(
        (sum, { truth, told }) => sum + (truth?.capturedCents ?? 0) - backAtProvider(told),
        0,
      );
    const disputed = this.#disputes
      .filter((one) => one.payment.user === user && !one.isWon)
      .reduce((sum, { cents }) => sum + cents, 0);
    const paidOut = this.#payouts
      .filter((one) => one.user === user && one.status === "paid")
      .reduce((sum, { cents }) => sum + cents, 0);
    const { gifts, opened, borne } = this.#tally(user);
    return cards - disputed - paidOut + borne + gifts + opened;
  }

  /** Where that is now. */
  #owned(user: number): number {
    const ledger = this.ledger;
    const { forfeited, plans, stray } = this.#tally(user);
    const purses = ledger.balance(account("wallet", user)) + ledger.balance(account("bonus", user));
    const held = this.#deposits
      .filter((one) => one.user === user)
      .reduce((sum, { id }) => sum + ledger.balance(account("held", id)), 0);
    const returning = [...this.#refunds, ...this.#payouts]
      .filter((one) => one.user === user)
      .reduce((sum, { id }) => sum + ledger.balance(account("returning", id)), 0);
    const spent = this.#invoices
      .filter((one) => one.buyer === user)
      .flatMap(({ paid, applied }) => [
        ...paid.filter(({ offline }) => !offline).map((one) => one.cents - one.backCents),
        applied?.cents ?? 0,
      ])
      .reduce((sum, cents) => sum + cents, 0);
    const debt = ledger.balance(account("debt", user));
    return purses + held + returning + spent + forfeited + plans + stray - debt;
  }
}

function totalOf(parts: InvoiceParts): number {
  return parts.sellerCents + parts.houseCents + parts.vatCents + parts.disbursedCents;
}

/** Whether the money of a payment is in the balance itself: a dispute takes it from there. */
function isTopup({ purpose }: Payment): boolean {
  return purpose === "topup" || purpose === "debt";
}

/** What a provider still has of a payment. */
function leftAtProvider({ truth, told, disputedCents }: Payment): number {
  return truth ? truth.capturedCents - backAtProvider(told) - disputedCents : 0;
}

function backAtProvider(told: readonly ToldRefund[]): number {
  return told.reduce((sum, { status, cents }) => sum + (status === "failed" ? 0 : cents), 0);
}

function asRefundable({ id, atMs, capturedCents, refundedCents, disputedCents }: Payment) {
  return { id, atMs, capturedCents, refundedCents, disputedCents };
}

const MOST_TRIES = 6;

/** What a step may be; more often what others need. */
const ACTS = [
  "openPayment",
  "openPayment",
  "openPayment",
  "providerMoves",
  "providerMoves",
  "providerMoves",
  "hears",
  "hears",
  "hears",
  "hears",
  "walletPays",
  "walletPays",
  "depositFromPurses",
  "openingDeposit",
  "releaseDeposit",
  "applyDeposit",
  "applyDeposit",
  "forfeitDeposit",
  "issuesGift",
  "usesGift",
  "usesGift",
  "issuesInvoice",
  "issuesInvoice",
  "corrects",
  "recordsOffline",
  "takesBack",
  "cancelsInvoice",
  "returns",
  "returns",
  "asksRefund",
  "asksPayout",
  "decidesPayout",
  "providerRefunds",
  "providerRefunds",
  "refundsInDashboard",
  "sentBack",
  "disputes",
  "winsDispute",
  "chargesFee",
  "paysSeller",
  "takesCommission",
  "givesCommissionBack",
  "resolves",
  "tellsAgain",
  "tellsAgain",
] as const satisfies readonly (keyof MoneyHouse)[];
