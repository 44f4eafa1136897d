import {
  account,
  accountOf,
  inCurrency,
  refText,
  type AccountName,
  type LedgerAccount,
  type LedgerId,
} from "./ledger-accounts";
import type {
  DepositBack,
  Funds,
  GiftPayer,
  InvoiceParts,
  LedgerEvent,
  LedgerEventName,
  LedgerEventOf,
  OtherDispute,
  PaymentBack,
  RefundOf,
  TakenByBank,
} from "./ledger-events";
import { bonusFirst, splitForfeit } from "./split";

/** One movement of one account. */
export interface LedgerLine {
  account: AccountName;
  /** Never 0. Debit is +, credit is −. */
  amountCents: number;
}

/** Movements that belong together; their sum is 0. */
export interface LedgerEntry {
  event: LedgerEventName;
  /** `event:ref`. No key is posted twice, so an event that is told again posts nothing. */
  key: string;
  /** Key of the entry that this one takes back, if it does. */
  reverses: string | null;
  /**
   * One for each account. None where all that moves is even, as when a seller gives back by hand what it had collected by hand: then the key
   * alone is kept.
   */
  lines: readonly LedgerLine[];
}

/** Balance of an account in its normal direction, in cents; 0 for one that does not exist yet. */
export type BalanceOf = (account: AccountName) => number;

const NONE: BalanceOf = () => 0;

/**
 * What an event posts. The balances must be those under the locks of `accountsToLock`: what goes to a debt, to a purse or to a seller
 * depends on them. Floors are not looked at here: `applyEntry` refuses. Throws a RangeError for amounts that are no whole, positive cents.
 */
export function entry(event: LedgerEvent, balanceOf: BalanceOf = NONE): LedgerEntry {
  const posting = postingOf(event);
  const draft = new Draft(balanceOf, accountsToLock(event), event.currency);
  posting.post(event, draft);
  return {
    event: event.event,
    key: keyOf(event.event, posting.ref(event)),
    reverses: posting.reverses?.(event) ?? null,
    lines: draft.lines(),
  };
}

/** Key of the entry that an event makes, to look it up before anything is locked. */
export function entryKey(event: LedgerEvent): string {
  return keyOf(event.event, postingOf(event).ref(event));
}

/** The floored accounts that an event may move or whose balances it reads: to be locked first, in the order of their ids. */
export function accountsToLock(event: LedgerEvent): AccountName[] {
  const names = postingOf(event).locks(event);
  return [...new Set(names.map((name) => inCurrency(name, event.currency)))];
}

/** The fault of an entry, or null. */
export function checkEntry({ key, event, lines }: LedgerEntry): string | null {
  if (!key.startsWith(`${event}:`)) return "key";
  if (lines.length === 1) return "too few lines";
  if (new Set(lines.map((line) => line.account)).size !== lines.length) return "account twice";
  if (lines.some(({ amountCents }) => amountCents === 0 || !Number.isSafeInteger(amountCents))) {
    return "amount";
  }
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0) === 0 ? null : "unbalanced";
}

/** Balances by account, each in its normal direction. Accounts that are missing have 0. */
export type LedgerBalances = ReadonlyMap<AccountName, number>;

/** What posting an entry did, or which floor refused it. */
export type AppliedEntry =
  | { ok: true; balances: LedgerBalances }
  | { ok: false; account: AccountName; /** What the account lacks. */ shortCents: number };

/** The balances after an entry, or the first account that would fall below its floor. Throws for an entry that `checkEntry` refuses. */
export function applyEntry(balances: LedgerBalances, posted: LedgerEntry): AppliedEntry {
  const problem = checkEntry(posted);
  if (problem !== null) throw new RangeError(`martillo: entry ${posted.key}: ${problem}`);
  const after = new Map(balances);
  for (const line of posted.lines) {
    const of = accountOf(line.account);
    const cents = balanceAfter(of, balances.get(line.account) ?? 0, line.amountCents);
    if (of.floored && cents < 0) return { ok: false, account: line.account, shortCents: -cents };
    after.set(line.account, cents);
  }
  return { ok: true, balances: after };
}

/** The balance of an account after a line, in its normal direction. Floors are not looked at. */
export function balanceAfter(
  { normal }: Pick<LedgerAccount, "normal">,
  balanceCents: number,
  amountCents: number,
): number {
  // Plus 0: without it, an amount of 0 on a credit account would be -0.
  return balanceCents + normal * amountCents + 0;
}

/** What has been settled of an invoice with its seller and not been taken back, in cents. */
export function settledCents(of: {
  /** The seller's part of all documents. */
  sellerCents: number;
  /** What payments that the seller recorded took of the share. */
  offlineShareCents: number;
  /** Balance of `share:{invoice}`. */
  shareCents: number;
}): number {
  return Math.max(0, of.sellerCents - of.offlineShareCents - of.shareCents);
}

function keyOf(event: LedgerEventName, ref: LedgerId): string {
  return `${event}:${refText(ref)}`;
}

/** An entry while it is written. Postings name accounts in euro; the entry moves those of its currency. */
class Draft {
  readonly #balanceOf: BalanceOf;
  readonly #locked: ReadonlySet<AccountName>;
  readonly #currency: string | undefined;
  readonly #moved = new Map<AccountName, number>();

  constructor(balanceOf: BalanceOf, locked: readonly AccountName[], currency?: string) {
    this.#balanceOf = balanceOf;
    this.#locked = new Set(locked);
    this.#currency = currency;
  }

  debit(name: AccountName, cents: number): void {
    this.#move(name, whole(cents));
  }

  credit(name: AccountName, cents: number): void {
    this.#move(name, -whole(cents));
  }

  /** The balance with what this entry has moved so far. */
  balance(inEuro: AccountName): number {
    const name = inCurrency(inEuro, this.#currency);
    if (!this.#locked.has(name)) throw new Error(`martillo: ${name} is read and not locked`);
    return balanceAfter(accountOf(name), this.#balanceOf(name), this.#moved.get(name) ?? 0);
  }

  lines(): LedgerLine[] {
    return [...this.#moved]
      .filter(([, amountCents]) => amountCents !== 0)
      .map(([name, amountCents]) => ({ account: name, amountCents }));
  }

  #move(inEuro: AccountName, cents: number): void {
    if (cents === 0) return;
    const name = inCurrency(inEuro, this.#currency);
    if (accountOf(name).floored && !this.#locked.has(name)) {
      throw new Error(`martillo: ${name} is moved and not locked`);
    }
    this.#moved.set(name, (this.#moved.get(name) ?? 0) + cents);
  }
}

interface Posting<Event extends LedgerEvent> {
  /** Id behind the event's name in the key. */
  ref: (event: Event) => LedgerId;
  locks: (event: Event) => AccountName[];
  post: (event: Event, draft: Draft) => void;
  reverses?: (event: Event) => string | null;
}

/** The table of postings: what each event moves. */
const POSTINGS: { readonly [Name in LedgerEventName]: Posting<LedgerEventOf<Name>> } = {
  topup: {
    ref: ({ payment }) => payment,
    locks: ({ user }) => [account("debt", user), account("wallet", user)],
    post: ({ user, provider, amountCents }, draft) => {
      draft.debit(account("provider", provider), positive(amountCents));
      creditDebtFirst(draft, user, amountCents);
    },
  },
  deposit: {
    ref: ({ deposit }) => deposit,
    locks: ({ deposit, funds }) => [account("held", deposit), ...accountsOfFunds(funds)],
    post: ({ deposit, funds, amountCents }, draft) => {
      take(draft, funds, positive(amountCents));
      draft.credit(account("held", deposit), amountCents);
    },
  },
  opening: {
    ref: ({ deposit }) => deposit,
    locks: ({ deposit }) => [account("held", deposit)],
    post: ({ deposit, amountCents }, draft) => {
      draft.debit("bank:house", positive(amountCents));
      draft.credit(account("held", deposit), amountCents);
    },
  },
  release: {
    ref: ({ deposit }) => deposit,
    locks: ({ deposit, back }) => [account("held", deposit), ...accountsOfDepositBack(back)],
    post: ({ deposit, back }, draft) => {
      const cents = draft.balance(account("held", deposit));
      draft.debit(account("held", deposit), cents);
      giveDepositBack(draft, back, cents, 0);
    },
  },
  apply: {
    ref: ({ deposit }) => deposit,
    locks: ({ deposit, back, invoice, seller }) => [
      account("held", deposit),
      ...accountsOfDepositBack(back),
      ...accountsOfSettlement(invoice, seller),
    ],
    post: ({ deposit, back, invoice, seller }, draft) => {
      const cents = draft.balance(account("held", deposit));
      const used = Math.min(cents, draft.balance(account("invoice", invoice)));
      draft.debit(account("held", deposit), cents);
      draft.credit(account("invoice", invoice), used);
      giveDepositBack(draft, back, cents - used, used);
      settle(draft, invoice, seller);
    },
  },
  forfeit: {
    ref: ({ deposit }) => deposit,
    locks: ({ deposit, seller }) => [account("held", deposit), account("seller", seller)],
    post: ({ deposit, seller, premiumCents }, draft) => {
      const depositCents = draft.balance(account("held", deposit));
      const split = splitForfeit({ depositCents, premiumCents: whole(premiumCents) });
      draft.debit(account("held", deposit), depositCents);
      draft.credit("house:forfeits", split.houseCents);
      draft.credit(account("seller", seller), split.sellerCents);
    },
  },
  gift: {
    ref: ({ card }) => card,
    locks: ({ card }) => [account("gift", card)],
    post: ({ card, amountCents, paidBy }, draft) => {
      draft.debit(giftPayer(paidBy), positive(amountCents));
      draft.credit(account("gift", card), amountCents);
    },
  },
  redeem: {
    ref: ({ card }) => card,
    locks: ({ card, user }) => [account("gift", card), account("bonus", user)],
    post: ({ card, user, amountCents }, draft) => {
      draft.debit(account("gift", card), positive(amountCents));
      draft.credit(account("bonus", user), amountCents);
    },
  },
  giftvoid: {
    ref: ({ card }) => card,
    reverses: ({ card }) => keyOf("gift", card),
    locks: ({ card }) => [account("gift", card)],
    post: ({ card, amountCents, paidBy }, draft) => {
      draft.debit(account("gift", card), positive(amountCents));
      draft.credit(giftPayer(paidBy), amountCents);
    },
  },
  invoice: {
    ref: ({ invoice }) => invoice,
    locks: ({ invoice }) => [account("invoice", invoice), account("share", invoice)],
    post: ({ invoice, parts }, draft) => {
      draft.debit(account("invoice", invoice), totalOf(parts));
      draft.credit(account("share", invoice), notNegative(parts.sellerCents));
      creditHouse(draft, parts);
    },
  },
  correct: {
    ref: ({ document }) => document,
    locks: ({ invoice, seller }) => [
      ...accountsOfSettlement(invoice, seller),
      account("owes", seller),
    ],
    post: ({ invoice, seller, parts }, draft) => {
      draft.debit(account("invoice", invoice), totalOf(parts));
      if (parts.sellerCents >= 0) draft.credit(account("share", invoice), parts.sellerCents);
      else takeBackShare(draft, invoice, seller, -parts.sellerCents);
      moveHouse(draft, parts);
      settle(draft, invoice, seller);
    },
  },
  pay: {
    ref: ({ payment }) => payment,
    locks: ({ funds, invoices, refund }) => [
      ...accountsOfFunds(funds),
      ...invoices.flatMap(({ invoice, seller }) => accountsOfSettlement(invoice, seller)),
      ...(refund === undefined ? [] : [account("returning", refund)]),
    ],
    post: ({ funds, amountCents, invoices, refund }, draft) => {
      take(draft, funds, positive(amountCents));
      let rest = amountCents;
      for (const [index, { invoice, seller }] of invoices.entries()) {
        // Without a refund what is over stays on the last one, whose floor refuses it.
        const isAll = refund === undefined && index === invoices.length - 1;
        const due = draft.balance(account("invoice", invoice));
        const cents = isAll ? rest : Math.min(rest, due);
        draft.credit(account("invoice", invoice), cents);
        rest -= cents;
        settle(draft, invoice, seller);
      }
      if (refund !== undefined) draft.credit(account("returning", refund), rest);
    },
  },
  offline: {
    ref: ({ payment }) => payment,
    locks: ({ invoice, seller }) => [
      ...accountsOfSettlement(invoice, seller),
      account("owes", seller),
    ],
    post: ({ invoice, seller, amountCents }, draft) => {
      const share = Math.min(positive(amountCents), draft.balance(account("share", invoice)));
      draft.debit(account("share", invoice), share);
      draft.debit(account("owes", seller), amountCents - share);
      draft.credit(account("invoice", invoice), amountCents);
      settle(draft, invoice, seller);
    },
  },
  unpay: {
    ref: ({ refund }) => refund,
    reverses: ({ reverses }) => reverses,
    locks: ({ invoice, seller, back }) => [
      ...accountsOfSettlement(invoice, seller),
      account("owes", seller),
      ...(back.to === "share" || back.to === "bank" ? [] : accountsOfPaymentBack(back)),
    ],
    post: ({ invoice, seller, settledCents: settled, back }, draft) => {
      takeFromSeller(draft, seller, settled);
      draft.credit(account("share", invoice), settled);
      if (back.to === "share") {
        draft.debit(account("invoice", invoice), positive(back.shareCents + back.owesCents));
        draft.credit(account("share", invoice), back.shareCents);
        creditSeller(draft, seller, back.owesCents);
      } else {
        const cents = back.to === "bank" ? borneNoMore(draft, back) : givenBack(draft, back);
        draft.debit(account("invoice", invoice), positive(cents));
      }
    },
  },
  cancelinvoice: {
    ref: ({ invoice }) => invoice,
    reverses: ({ invoice }) => keyOf("invoice", invoice),
    locks: ({ invoice, seller, applied }) => [
      ...accountsOfSettlement(invoice, seller),
      account("owes", seller),
      ...(applied ? [account("held", applied.deposit)] : []),
    ],
    post: ({ invoice, seller, parts, settledCents: settled, applied }, draft) => {
      takeFromSeller(draft, seller, settled);
      draft.credit(account("share", invoice), settled);
      if (applied) {
        draft.debit(account("invoice", invoice), positive(applied.amountCents));
        draft.credit(account("held", applied.deposit), applied.amountCents);
      }
      draft.credit(account("invoice", invoice), totalOf(parts));
      draft.debit(account("share", invoice), notNegative(parts.sellerCents));
      debitHouse(draft, parts);
      // A correction may have been owed while the seller had collected the share, and the share have come back since.
      const left = Math.max(0, draft.balance(account("share", invoice)));
      draft.debit(account("share", invoice), left);
      creditSeller(draft, seller, left);
    },
  },
  return: {
    ref: ({ return: id }) => id,
    locks: ({ seller, backs, due }) => [
      account("seller", seller),
      account("owes", seller),
      ...(due ? accountsOfSettlement(due.invoice, seller) : []),
      ...backs.flatMap((back) =>
        back.to === "seller" || back.to === "bank" ? [] : accountsOfPaymentBack(back),
      ),
    ],
    post: ({ seller, parts, backs, due }, draft) => {
      if (due) takeBackShare(draft, due.invoice, seller, notNegative(parts.sellerCents));
      else takeFromSeller(draft, seller, notNegative(parts.sellerCents));
      debitHouse(draft, parts);
      let given = 0;
      for (const back of backs) {
        if (back.to === "seller") creditSeller(draft, seller, positive(back.amountCents));
        if (back.to === "seller") given += back.amountCents;
        else given += back.to === "bank" ? borneNoMore(draft, back) : givenBack(draft, back);
      }
      if (due) {
        draft.credit(account("invoice", due.invoice), positive(due.amountCents));
        given += due.amountCents;
        settle(draft, due.invoice, seller);
      }
      if (given !== totalOf(parts)) {
        throw new RangeError(
          `martillo: ${given} cents given back of a return of ${totalOf(parts)}`,
        );
      }
    },
  },
  plan: {
    ref: ({ payment }) => payment,
    locks: () => [],
    post: ({ provider, netCents, vatCents }, draft) => {
      draft.debit(account("provider", provider), positive(netCents + vatCents));
      draft.credit("house:plans", notNegative(netCents));
      draft.credit("house:vat", notNegative(vatCents));
    },
  },
  refund: {
    ref: ({ refund, of }) => (of.what === "desk" ? `${refund}.desk` : refund),
    locks: ({ refund, of }) => [
      account("returning", refund),
      ...(takesFromBalance(of) ? [account("wallet", of.user), account("debt", of.user)] : []),
      ...(of.what === "balance" ? [account("wallet", of.user)] : []),
      ...(of.what === "desk" ? (["unallocated"] as const) : []),
    ],
    post: ({ refund, of }, draft) => {
      if (of.what === "desk") {
        const { balanceCents, strayCents, houseCents } = of;
        if (takesFromBalance(of)) debitWalletFirst(draft, of.user, positive(balanceCents));
        draft.debit("unallocated", notNegative(strayCents));
        draft.debit("house:chargebacks", notNegative(houseCents));
        const cents = positive(balanceCents + strayCents + houseCents);
        draft.credit(account("returning", refund), cents);
      } else if (of.what === "topup") {
        debitWalletFirst(draft, of.user, positive(of.amountCents));
        draft.credit(account("returning", refund), of.amountCents);
      } else if (of.what === "balance") {
        draft.debit(account("wallet", of.user), positive(of.amountCents));
        draft.credit(account("returning", refund), of.amountCents);
      } else {
        draft.debit("house:plans", notNegative(of.netCents));
        draft.debit("house:vat", notNegative(of.vatCents));
        draft.credit(account("returning", refund), positive(of.netCents + of.vatCents));
      }
    },
  },
  refundsucceeded: {
    ref: ({ refund }) => refund,
    locks: ({ refund }) => [account("returning", refund)],
    post: ({ refund, provider, amountCents }, draft) => {
      draft.debit(account("returning", refund), positive(amountCents));
      draft.credit(paidFrom(provider), amountCents);
    },
  },
  refundfailed: {
    ref: ({ refund }) => refund,
    reverses: ({ refund, backAt }) =>
      backAt === undefined ? null : keyOf("refundsucceeded", refund),
    locks: (event) => [account("returning", event.refund), ...accountsAfterFailure(event)],
    post: (event, draft) => {
      const { refund, user, amountCents, houseCents = 0, to = "balance", backAt } = event;
      const from = backAt === undefined ? account("returning", refund) : paidFrom(backAt);
      draft.debit(from, positive(amountCents));
      const leftCents = notNegative(amountCents - houseCents);
      if (to === "balance") creditDebtFirst(draft, user, leftCents);
      else draft.credit("unallocated", leftCents);
      draft.credit("house:chargebacks", notNegative(houseCents));
    },
  },
  fee: {
    ref: ({ ref }) => ref,
    locks: () => [],
    post: (event, draft) => leavesProvider("house:fees", event, draft),
  },
  payout: {
    ref: ({ ref }) => ref,
    locks: () => [],
    post: (event, draft) => leavesProvider("bank:house", event, draft),
  },
  sellerpay: {
    ref: ({ ref }) => ref,
    locks: ({ seller }) => [account("seller", seller)],
    post: ({ seller, amountCents }, draft) => {
      draft.debit(account("seller", seller), positive(amountCents));
      draft.credit("bank:house", amountCents);
    },
  },
  commission: {
    ref: ({ commission }) => commission,
    locks: ({ seller }) => [account("seller", seller), account("owes", seller)],
    post: ({ seller, netCents, vatCents }, draft) => {
      takeFromSeller(draft, seller, positive(netCents + vatCents));
      draft.credit("house:commissions", notNegative(netCents));
      draft.credit("house:vat", notNegative(vatCents));
    },
  },
  commissionback: {
    ref: ({ commission }) => commission,
    reverses: ({ commission }) => keyOf("commission", commission),
    locks: ({ seller }) => [account("seller", seller), account("owes", seller)],
    post: ({ seller, netCents, vatCents }, draft) => {
      draft.debit("house:commissions", notNegative(netCents));
      draft.debit("house:vat", notNegative(vatCents));
      creditSeller(draft, seller, positive(netCents + vatCents));
    },
  },
  dispute: {
    ref: ({ dispute }) => dispute,
    locks: ({ of }) => {
      if (of.what === "topup") return [account("wallet", of.user), account("debt", of.user)];
      const held = of.what === "deposit" ? [account("held", of.deposit)] : accountsOfStray(of);
      return [...held, ...accountsOfBalance(of)];
    },
    post: ({ provider, amountCents, of }, draft) => {
      draft.credit(account("provider", provider), positive(amountCents));
      if (of.what === "topup") return debitWalletFirst(draft, of.user, amountCents);
      const held = of.what === "deposit" ? account("held", of.deposit) : null;
      // The bank has taken the money, however much is left of the deposit.
      const heldCents = held ? Math.min(amountCents, draft.balance(held)) : 0;
      if (held) draft.debit(held, heldCents);
      const { user, cents } = of.balance ?? { user: null, cents: 0 };
      if (user !== null) debitWalletFirst(draft, user, positive(cents));
      const strayCents = strayOf(of);
      draft.debit("unallocated", strayCents);
      draft.debit("house:chargebacks", notNegative(amountCents - heldCents - cents - strayCents));
    },
  },
  disputewon: {
    ref: ({ dispute }) => dispute,
    reverses: ({ dispute }) => keyOf("dispute", dispute),
    locks: ({ of }) =>
      of.what === "other"
        ? [...accountsOfStray(of), ...accountsOfBalance(of)]
        : [account("debt", of.user), account("wallet", of.user)],
    post: ({ provider, amountCents, of }, draft) => {
      draft.debit(account("provider", provider), positive(amountCents));
      if (of.what === "other") {
        if (of.balance) creditDebtFirst(draft, of.balance.user, positive(of.balance.cents));
        draft.credit("unallocated", strayOf(of));
        const borneCents = amountCents - (of.balance?.cents ?? 0) - strayOf(of);
        return draft.credit("house:chargebacks", notNegative(borneCents));
      }
      const back =
        of.what === "topup"
          ? amountCents
          : Math.min(amountCents, of.heldCents) + (of.balanceCents ?? 0);
      creditDebtFirst(draft, of.user, back);
      draft.credit("house:chargebacks", notNegative(amountCents - back));
    },
  },
  stray: {
    ref: ({ ref }) => ref,
    locks: () => ["unallocated"],
    post: ({ provider, amountCents }, draft) => {
      draft.debit(account("provider", provider), positive(amountCents));
      draft.credit("unallocated", amountCents);
    },
  },
  resolve: {
    ref: ({ ref }) => ref,
    reverses: ({ ref, stray = ref }) => keyOf("stray", stray),
    locks: ({ to, seller }) => {
      const { kind, ref, floored } = accountOf(to);
      if (kind !== "invoice") return ["unallocated", ...(floored ? [to] : [])];
      if (seller === undefined) throw new RangeError("martillo: an invoice pays a seller");
      return ["unallocated", ...accountsOfSettlement(ref, seller)];
    },
    post: ({ amountCents, to, seller }, draft) => {
      const { kind, ref } = accountOf(to);
      draft.debit("unallocated", positive(amountCents));
      draft.credit(to, amountCents);
      if (kind === "invoice" && seller !== undefined) settle(draft, ref, seller);
    },
  },
  late: {
    ref: ({ payment }) => payment,
    locks: ({ refund }) => [account("returning", refund)],
    post: ({ provider, amountCents, refund }, draft) => {
      draft.debit(account("provider", provider), positive(amountCents));
      draft.credit(account("returning", refund), amountCents);
    },
  },
};

/** Names of all that can happen to money, as a list. */
export const LEDGER_EVENTS = Object.keys(POSTINGS) as readonly LedgerEventName[];

function postingOf(event: LedgerEvent): Posting<LedgerEvent> {
  return POSTINGS[event.event] as Posting<LedgerEvent>;
}

function take(draft: Draft, funds: Funds, cents: number): void {
  if (funds.from === "provider") {
    draft.debit(account("provider", funds.provider), cents);
    return;
  }
  const bonus = account("bonus", funds.user);
  const part = bonusFirst(cents, draft.balance(bonus));
  draft.debit(bonus, part.bonusCents);
  draft.debit(account("wallet", funds.user), part.walletCents);
}

function accountsOfFunds(funds: Funds): AccountName[] {
  return funds.from === "provider" ? [] : purses(funds.user);
}

function purses(user: LedgerId): AccountName[] {
  return [account("bonus", user), account("wallet", user)];
}

function accountsOfBalance({ balance }: Pick<OtherDispute, "balance">): AccountName[] {
  return balance ? [account("wallet", balance.user), account("debt", balance.user)] : [];
}

/** What of a chargeback waits for staff. */
function strayOf(of: LedgerEventOf<"dispute" | "disputewon">["of"]): number {
  return of.what === "other" ? notNegative(of.strayCents ?? 0) : 0;
}

/** `unallocated` where something of it is in there. */
function accountsOfStray(of: OtherDispute): AccountName[] {
  return strayOf(of) > 0 ? ["unallocated"] : [];
}

function takesFromBalance(of: RefundOf): of is Extract<RefundOf, { user: LedgerId }> {
  return of.what === "topup" || (of.what === "desk" && of.balanceCents !== 0);
}

/** Where money may go that could not go back. */
function accountsAfterFailure({
  user,
  to = "balance",
}: LedgerEventOf<"refundfailed">): AccountName[] {
  return to === "unallocated" ? ["unallocated"] : [account("debt", user), account("wallet", user)];
}

/** The account of a provider, or of the house's own bank (null). */
function paidFrom(provider: string | null): AccountName {
  return provider === null ? "bank:house" : account("provider", provider);
}

function creditDebtFirst(draft: Draft, user: LedgerId, cents: number): void {
  const debt = Math.min(cents, draft.balance(account("debt", user)));
  draft.credit(account("debt", user), debt);
  draft.credit(account("wallet", user), cents - debt);
}

function debitWalletFirst(draft: Draft, user: LedgerId, cents: number): void {
  const wallet = Math.min(cents, draft.balance(account("wallet", user)));
  draft.debit(account("wallet", user), wallet);
  draft.debit(account("debt", user), cents - wallet);
}

/** Gives back `cents` of a deposit of which `usedCents` were used: the bonus is used first. */
function giveDepositBack(draft: Draft, back: DepositBack, cents: number, usedCents: number): void {
  if (back.to === "card") {
    const { refund, amountCents } = back.atDesk ?? { refund: back.refund, amountCents: 0 };
    draft.credit(account("returning", refund), notNegative(amountCents));
    draft.credit(account("returning", back.refund), notNegative(cents - amountCents));
  } else if (back.to === "wallet") draft.credit(account("wallet", back.user), cents);
  else {
    const left = Math.max(0, notNegative(back.bonusCents) - usedCents);
    const bonus = Math.min(left, cents);
    draft.credit(account("bonus", back.user), bonus);
    draft.credit(account("wallet", back.user), cents - bonus);
  }
}

function accountsOfDepositBack(back: DepositBack): AccountName[] {
  if (back.to === "card") {
    const { refund, atDesk } = back;
    return [account("returning", refund), ...(atDesk ? [account("returning", atDesk.refund)] : [])];
  }
  return back.to === "wallet" ? [account("wallet", back.user)] : purses(back.user);
}

/** Credits where a payment goes back to; how much that was. */
function givenBack(draft: Draft, back: PaymentBack): number {
  if (back.to === "card") {
    draft.credit(account("returning", back.refund), positive(back.amountCents));
    return back.amountCents;
  }
  draft.credit(account("bonus", back.user), notNegative(back.bonusCents));
  draft.credit(account("wallet", back.user), notNegative(back.walletCents));
  return back.bonusCents + back.walletCents;
}

/** What a bank took back was at the house's cost until now; how much that was. */
function borneNoMore(draft: Draft, { amountCents }: TakenByBank): number {
  draft.credit("house:chargebacks", positive(amountCents));
  return amountCents;
}

function accountsOfPaymentBack(back: PaymentBack): AccountName[] {
  return back.to === "card" ? [account("returning", back.refund)] : purses(back.user);
}

function accountsOfSettlement(invoice: LedgerId, seller: LedgerId): AccountName[] {
  return [account("invoice", invoice), account("share", invoice), account("seller", seller)];
}

/** An invoice that is paid pays its seller, in the same entry. */
function settle(draft: Draft, invoice: LedgerId, seller: LedgerId): void {
  if (draft.balance(account("invoice", invoice)) !== 0) return;
  const left = draft.balance(account("share", invoice));
  draft.debit(account("share", invoice), left);
  draft.credit(account("seller", seller), left);
}

/** What the seller's account lacks is owed. */
function takeFromSeller(draft: Draft, seller: LedgerId, cents: number): void {
  const payable = Math.min(notNegative(cents), draft.balance(account("seller", seller)));
  draft.debit(account("seller", seller), payable);
  draft.debit(account("owes", seller), cents - payable);
}

/** A share that has gone already, to the seller or to what the seller collected, is taken from there. */
function takeBackShare(draft: Draft, invoice: LedgerId, seller: LedgerId, cents: number): void {
  const share = Math.min(cents, draft.balance(account("share", invoice)));
  draft.debit(account("share", invoice), share);
  takeFromSeller(draft, seller, cents - share);
}

/** What the seller owes becomes less first. */
function creditSeller(draft: Draft, seller: LedgerId, cents: number): void {
  const owed = Math.min(notNegative(cents), draft.balance(account("owes", seller)));
  draft.credit(account("owes", seller), owed);
  draft.credit(account("seller", seller), cents - owed);
}

function creditHouse(draft: Draft, parts: InvoiceParts): void {
  for (const [name, cents] of partsOfHouse(parts)) draft.credit(name, notNegative(cents));
}

function debitHouse(draft: Draft, parts: InvoiceParts): void {
  for (const [name, cents] of partsOfHouse(parts)) draft.debit(name, notNegative(cents));
}

function moveHouse(draft: Draft, parts: InvoiceParts): void {
  for (const [name, cents] of partsOfHouse(parts)) draft.credit(name, cents);
}

function partsOfHouse({ houseCents, vatCents, disbursedCents }: InvoiceParts) {
  return [
    ["house:services", houseCents],
    ["house:vat", vatCents],
    ["house:disbursed", disbursedCents],
  ] as const;
}

function totalOf({ sellerCents, houseCents, vatCents, disbursedCents }: InvoiceParts): number {
  return sellerCents + houseCents + vatCents + disbursedCents;
}

function giftPayer(paidBy: GiftPayer): AccountName {
  return paidBy === "bank" ? "bank:house" : "house:promotions";
}

function whole(cents: number): number {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`martillo: money is an integer number of cents, not ${cents}`);
  }
  return cents;
}

function notNegative(cents: number): number {
  if (whole(cents) < 0) throw new RangeError(`martillo: ${cents} cents are less than none`);
  return cents;
}

function leavesProvider(
  to: AccountName,
  { provider, amountCents, isBack = false }: Extract<LedgerEvent, { event: "fee" | "payout" }>,
  draft: Draft,
): void {
  const from = account("provider", provider);
  draft.debit(isBack ? from : to, positive(amountCents));
  draft.credit(isBack ? to : from, amountCents);
}

function positive(cents: number): number {
  if (whole(cents) <= 0) throw new RangeError(`martillo: ${cents} cents are not an amount`);
  return cents;
}
