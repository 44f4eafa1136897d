import { describe, expect, it } from "vitest";
import {
  accountsToLock,
  applyEntry,
  checkEntry,
  entry,
  entryKey,
  LEDGER_EVENTS,
  settledCents,
  type LedgerBalances,
} from "./ledger";
import { accountOf, inCurrency, nameOfAccount, type AccountName } from "./ledger-accounts";
import type { InvoiceParts, LedgerEvent } from "./ledger-events";

type Amounts = Partial<Record<AccountName, number>>;

function balancesOf(amounts: Amounts): LedgerBalances {
  return new Map(Object.entries(amounts) as [AccountName, number][]);
}

/** Lines of an event as `{ account: amount }`, with the balances that there are before. */
function linesOf(event: LedgerEvent, before: Amounts = {}): Amounts {
  const balances = balancesOf(before);
  const posted = entry(event, (name) => balances.get(name) ?? 0);
  expect(checkEntry(posted)).toBeNull();
  return Object.fromEntries(posted.lines.map((line) => [line.account, line.amountCents]));
}

/** Balances after events, one after the other; all must be accepted. */
function after(before: Amounts, ...events: LedgerEvent[]): Amounts {
  let balances = balancesOf(before);
  for (const event of events) {
    const current = balances;
    const applied = applyEntry(
      current,
      entry(event, (name) => current.get(name) ?? 0),
    );
    if (!applied.ok)
      throw new Error(`${event.event} lacks ${applied.shortCents} on ${applied.account}`);
    balances = applied.balances;
  }
  return Object.fromEntries([...balances].filter(([, cents]) => cents !== 0));
}

function refusal(event: LedgerEvent, before: Amounts) {
  const balances = balancesOf(before);
  const applied = applyEntry(
    balances,
    entry(event, (name) => balances.get(name) ?? 0),
  );
  return applied.ok ? null : [applied.account, applied.shortCents];
}

const PARTS: InvoiceParts = {
  sellerCents: 100_000,
  houseCents: 17_355,
  vatCents: 3_645,
  disbursedCents: 0,
};
const SALE = { invoice: 5, seller: 9 } as const;
const BY_CARD = { from: "provider", provider: "stripe" } as const;
const BY_PURSES = { from: "purses", user: 7 } as const;

const ROWS: [name: string, event: LedgerEvent, before: Amounts, lines: Amounts][] = [
  [
    "topup: the debt first, the rest to the wallet",
    { event: "topup", payment: 1, user: 7, provider: "stripe", amountCents: 4_000 },
    { "debt:7": 1_500 },
    { "provider:stripe": 4_000, "debt:7": -1_500, "wallet:7": -2_500 },
  ],
  [
    "topup: less than the debt leaves the wallet alone",
    { event: "topup", payment: 1, user: 7, provider: "stripe", amountCents: 1_000 },
    { "debt:7": 1_500 },
    { "provider:stripe": 1_000, "debt:7": -1_000 },
  ],
  [
    "deposit: from the purses, bonus first",
    { event: "deposit", deposit: 3, amountCents: 50_000, funds: BY_PURSES },
    { "bonus:7": 5_000, "wallet:7": 60_000 },
    { "bonus:7": 5_000, "wallet:7": 45_000, "held:3": -50_000 },
  ],
  [
    "deposit: by card",
    { event: "deposit", deposit: 3, amountCents: 50_000, funds: BY_CARD },
    {},
    { "provider:stripe": 50_000, "held:3": -50_000 },
  ],
  [
    "opening: a deposit of before the ledger",
    { event: "opening", deposit: 3, amountCents: 50_000 },
    {},
    { "bank:house": 50_000, "held:3": -50_000 },
  ],
  [
    "release: to the purses that gave it",
    { event: "release", deposit: 3, back: { to: "purses", user: 7, bonusCents: 5_000 } },
    { "held:3": 50_000 },
    { "held:3": 50_000, "bonus:7": -5_000, "wallet:7": -45_000 },
  ],
  [
    "release: to the card, the refund begins in the same entry",
    { event: "release", deposit: 3, back: { to: "card", refund: 8 } },
    { "held:3": 50_000 },
    { "held:3": 50_000, "returning:8": -50_000 },
  ],
  [
    "release: a part went back at the provider's desk, the rest follows it",
    {
      event: "release",
      deposit: 3,
      back: { to: "card", refund: 8, atDesk: { refund: 9, amountCents: 20_000 } },
    },
    { "held:3": 50_000 },
    { "held:3": 50_000, "returning:9": -20_000, "returning:8": -30_000 },
  ],
  [
    "release: to the wallet of who paid by card and chose so",
    { event: "release", deposit: 3, back: { to: "wallet", user: 7 } },
    { "held:3": 50_000 },
    { "held:3": 50_000, "wallet:7": -50_000 },
  ],
  [
    "apply: what is due, the rest released at once, the bonus used first",
    { event: "apply", deposit: 3, ...SALE, back: { to: "purses", user: 7, bonusCents: 5_000 } },
    { "held:3": 50_000, "invoice:5": 30_000, "share:5": 20_000 },
    {
      "held:3": 50_000,
      "invoice:5": -30_000,
      "wallet:7": -20_000,
      "share:5": 20_000,
      "seller:9": -20_000,
    },
  ],
  [
    "apply: a bonus larger than what is due comes back as bonus",
    { event: "apply", deposit: 3, ...SALE, back: { to: "purses", user: 7, bonusCents: 40_000 } },
    { "held:3": 50_000, "invoice:5": 30_000 },
    { "held:3": 50_000, "invoice:5": -30_000, "bonus:7": -10_000, "wallet:7": -10_000 },
  ],
  [
    "apply: less than is due settles nothing",
    { event: "apply", deposit: 3, ...SALE, back: { to: "card", refund: 8 } },
    { "held:3": 50_000, "invoice:5": 121_000, "share:5": 100_000 },
    { "held:3": 50_000, "invoice:5": -50_000 },
  ],
  [
    "forfeit: first the premium, the rest to the seller",
    { event: "forfeit", deposit: 3, seller: 9, premiumCents: 40_000 },
    { "held:3": 50_000 },
    { "held:3": 50_000, "house:forfeits": -40_000, "seller:9": -10_000 },
  ],
  [
    "forfeit: a premium above the deposit leaves the seller nothing",
    { event: "forfeit", deposit: 3, seller: 9, premiumCents: 40_000 },
    { "held:3": 30_000 },
    { "held:3": 30_000, "house:forfeits": -30_000 },
  ],
  [
    "gift: sold",
    { event: "gift", card: 4, amountCents: 2_000, paidBy: "bank" },
    {},
    { "bank:house": 2_000, "gift:4": -2_000 },
  ],
  [
    "gift: given away",
    { event: "gift", card: 4, amountCents: 2_000, paidBy: "promotions" },
    {},
    { "house:promotions": 2_000, "gift:4": -2_000 },
  ],
  [
    "redeem: becomes bonus",
    { event: "redeem", card: 4, user: 7, amountCents: 2_000 },
    { "gift:4": 2_000 },
    { "gift:4": 2_000, "bonus:7": -2_000 },
  ],
  [
    "giftvoid: back to what paid for it",
    { event: "giftvoid", card: 4, amountCents: 2_000, paidBy: "promotions" },
    { "gift:4": 2_000 },
    { "gift:4": 2_000, "house:promotions": -2_000 },
  ],
  [
    "invoice: the total and its parts",
    { event: "invoice", invoice: 5, parts: { ...PARTS, disbursedCents: 5_570 } },
    {},
    {
      "invoice:5": 126_570,
      "share:5": -100_000,
      "house:services": -17_355,
      "house:vat": -3_645,
      "house:disbursed": -5_570,
    },
  ],
  [
    "correct: a further line over a settled invoice",
    {
      event: "correct",
      document: 6,
      ...SALE,
      parts: { sellerCents: 0, houseCents: 1_500, vatCents: 315, disbursedCents: 0 },
    },
    { "seller:9": 100_000 },
    { "invoice:5": 1_815, "house:services": -1_500, "house:vat": -315 },
  ],
  [
    "correct: less, taken from the share",
    {
      event: "correct",
      document: 6,
      ...SALE,
      parts: { sellerCents: -4_000, houseCents: -100, vatCents: -21, disbursedCents: 0 },
    },
    { "invoice:5": 121_000, "share:5": 100_000 },
    { "invoice:5": -4_121, "share:5": 4_000, "house:services": 100, "house:vat": 21 },
  ],
  [
    "correct: less than the seller has collected already is owed",
    {
      event: "correct",
      document: 6,
      ...SALE,
      parts: { sellerCents: -4_000, houseCents: 0, vatCents: 0, disbursedCents: 0 },
    },
    { "invoice:5": 11_000, "share:5": 1_000, "seller:9": 500 },
    { "invoice:5": -4_000, "share:5": 1_000, "seller:9": 500, "owes:9": 2_500 },
  ],
  [
    "correct: nothing due any more settles",
    {
      event: "correct",
      document: 6,
      ...SALE,
      parts: { sellerCents: -4_000, houseCents: 0, vatCents: 0, disbursedCents: 0 },
    },
    { "invoice:5": 4_000, "share:5": 100_000 },
    { "invoice:5": -4_000, "share:5": 100_000, "seller:9": -96_000 },
  ],
  [
    "pay: from the purses, bonus first",
    { event: "pay", payment: 1, funds: BY_PURSES, amountCents: 5_000, invoices: [SALE] },
    { "bonus:7": 2_000, "wallet:7": 10_000, "invoice:5": 121_000, "share:5": 100_000 },
    { "bonus:7": 2_000, "wallet:7": 3_000, "invoice:5": -5_000 },
  ],
  [
    "pay: online, the last cent settles with the seller",
    { event: "pay", payment: 1, funds: BY_CARD, amountCents: 121_000, invoices: [SALE] },
    { "invoice:5": 121_000, "share:5": 100_000 },
    {
      "provider:stripe": 121_000,
      "invoice:5": -121_000,
      "share:5": 100_000,
      "seller:9": -100_000,
    },
  ],
  [
    "pay: the invoices of a cart in their order",
    {
      event: "pay",
      payment: 1,
      funds: BY_CARD,
      amountCents: 700,
      invoices: [SALE, { invoice: 6, seller: 9 }],
    },
    { "invoice:5": 500, "share:5": 400, "invoice:6": 500, "share:6": 400 },
    {
      "provider:stripe": 700,
      "invoice:5": -500,
      "share:5": 400,
      "seller:9": -400,
      "invoice:6": -200,
    },
  ],
  [
    "pay: what a provider captured beyond what is due goes back",
    {
      event: "pay",
      payment: 1,
      funds: BY_CARD,
      amountCents: 700,
      invoices: [SALE],
      refund: 8,
    },
    { "invoice:5": 500 },
    { "provider:stripe": 700, "invoice:5": -500, "returning:8": -200 },
  ],
  [
    "offline: the share, what is over is owed",
    { event: "offline", payment: 1, ...SALE, amountCents: 110_000 },
    { "invoice:5": 121_000, "share:5": 100_000 },
    { "share:5": 100_000, "owes:9": 10_000, "invoice:5": -110_000 },
  ],
  [
    "offline: inside the share, and settles what is left of it",
    { event: "offline", payment: 1, ...SALE, amountCents: 20_000 },
    { "invoice:5": 20_000, "share:5": 100_000 },
    { "share:5": 100_000, "invoice:5": -20_000, "seller:9": -80_000 },
  ],
  [
    "unpay: to the card; what was settled comes back from the seller, what is missing is owed",
    {
      event: "unpay",
      refund: 8,
      ...SALE,
      settledCents: 100_000,
      back: { to: "card", refund: 8, amountCents: 121_000 },
      reverses: "pay:1",
    },
    { "seller:9": 70_000 },
    {
      "invoice:5": 121_000,
      "seller:9": 70_000,
      "owes:9": 30_000,
      "share:5": -100_000,
      "returning:8": -121_000,
    },
  ],
  [
    "unpay: to the purses that paid",
    {
      event: "unpay",
      refund: 8,
      ...SALE,
      settledCents: 0,
      back: { to: "purses", user: 7, walletCents: 1_500, bonusCents: 1_000 },
      reverses: "pay:1",
    },
    { "invoice:5": 116_000, "share:5": 100_000 },
    { "invoice:5": 2_500, "wallet:7": -1_500, "bonus:7": -1_000 },
  ],
  [
    "unpay: what a seller recorded is undone by hand; what is no longer owed is payable",
    {
      event: "unpay",
      refund: 8,
      ...SALE,
      settledCents: 0,
      back: { to: "share", shareCents: 100_000, owesCents: 10_000 },
      reverses: "offline:1",
    },
    { "invoice:5": 11_000, "owes:9": 4_000 },
    { "invoice:5": 110_000, "share:5": -100_000, "owes:9": -4_000, "seller:9": -6_000 },
  ],
  [
    "cancelinvoice: nothing paid",
    { event: "cancelinvoice", ...SALE, parts: PARTS, settledCents: 0, applied: null },
    { "invoice:5": 121_000, "share:5": 100_000 },
    { "invoice:5": -121_000, "share:5": 100_000, "house:services": 17_355, "house:vat": 3_645 },
  ],
  [
    "cancelinvoice: the deposit is held again",
    {
      event: "cancelinvoice",
      ...SALE,
      parts: PARTS,
      settledCents: 0,
      applied: { deposit: 3, amountCents: 50_000 },
    },
    { "invoice:5": 71_000, "share:5": 100_000 },
    {
      "invoice:5": -71_000,
      "share:5": 100_000,
      "house:services": 17_355,
      "house:vat": 3_645,
      "held:3": -50_000,
    },
  ],
  [
    "cancelinvoice: the deposit had paid it all, the seller was settled",
    {
      event: "cancelinvoice",
      ...SALE,
      parts: PARTS,
      settledCents: 100_000,
      applied: { deposit: 3, amountCents: 121_000 },
    },
    { "seller:9": 60_000 },
    {
      "seller:9": 60_000,
      "owes:9": 40_000,
      "house:services": 17_355,
      "house:vat": 3_645,
      "held:3": -121_000,
    },
  ],
  [
    "return: by the correction's parts, to the card and the purses",
    {
      event: "return",
      return: 2,
      seller: 9,
      parts: PARTS,
      backs: [
        { to: "card", refund: 8, amountCents: 100_000 },
        { to: "purses", user: 7, walletCents: 20_000, bonusCents: 1_000 },
      ],
    },
    { "seller:9": 90_000 },
    {
      "seller:9": 90_000,
      "owes:9": 10_000,
      "house:services": 17_355,
      "house:vat": 3_645,
      "returning:8": -100_000,
      "bonus:7": -1_000,
      "wallet:7": -20_000,
    },
  ],
  [
    "return: what the seller had in the hand is given back by hand",
    {
      event: "return",
      return: 2,
      seller: 9,
      parts: PARTS,
      backs: [{ to: "seller", amountCents: 121_000 }],
    },
    { "owes:9": 21_000 },
    { "house:services": 17_355, "house:vat": 3_645, "owes:9": -21_000 },
  ],
  [
    "unpay: a bank took it back at the house's cost, and the buyer owes it again",
    {
      event: "unpay",
      refund: "dispute.dp_1",
      ...SALE,
      settledCents: 100_000,
      back: { to: "bank", amountCents: 121_000 },
      reverses: "pay:1",
    },
    { "seller:9": 100_000, "house:chargebacks": 121_000 },
    {
      "seller:9": 100_000,
      "share:5": -100_000,
      "house:chargebacks": -121_000,
      "invoice:5": 121_000,
    },
  ],
  [
    "return: what a bank took back at the house's cost is the house's again",
    {
      event: "return",
      return: 2,
      seller: 9,
      parts: PARTS,
      backs: [{ to: "bank", amountCents: 121_000 }],
    },
    { "seller:9": 100_000, "house:chargebacks": 121_000 },
    {
      "seller:9": 100_000,
      "house:services": 17_355,
      "house:vat": 3_645,
      "house:chargebacks": -121_000,
    },
  ],
  [
    "return: what is due is owed no more, and a share that is not settled gives first",
    {
      event: "return",
      return: 2,
      seller: 9,
      parts: { ...PARTS, sellerCents: 90_000 },
      backs: [{ to: "card", refund: 8, amountCents: 81_000 }],
      due: { invoice: 5, amountCents: 30_000 },
    },
    { "share:5": 100_000, "invoice:5": 30_000 },
    {
      "share:5": 100_000,
      "house:services": 17_355,
      "house:vat": 3_645,
      "returning:8": -81_000,
      "invoice:5": -30_000,
      "seller:9": -10_000,
    },
  ],
  [
    "plan: net and tax",
    { event: "plan", payment: 1, provider: "stripe", netCents: 6_000, vatCents: 1_260 },
    {},
    { "provider:stripe": 7_260, "house:plans": -6_000, "house:vat": -1_260 },
  ],
  [
    "refund: of a top-up, what the wallet lacks is a debt",
    { event: "refund", refund: 8, of: { what: "topup", user: 7, amountCents: 6_000 } },
    { "wallet:7": 4_500 },
    { "wallet:7": 4_500, "debt:7": 1_500, "returning:8": -6_000 },
  ],
  [
    "refund: of a plan",
    { event: "refund", refund: 8, of: { what: "plan", netCents: 6_000, vatCents: 1_260 } },
    {},
    { "house:plans": 6_000, "house:vat": 1_260, "returning:8": -7_260 },
  ],
  [
    "refund: at the provider's desk, out of the balance, of what fitted nothing, and at the house's cost",
    {
      event: "refund",
      refund: 8,
      of: { what: "desk", user: 7, balanceCents: 3_000, strayCents: 500, houseCents: 1_500 },
    },
    { "wallet:7": 2_000, unallocated: 500 },
    {
      "wallet:7": 2_000,
      "debt:7": 1_000,
      unallocated: 500,
      "house:chargebacks": 1_500,
      "returning:8": -5_000,
    },
  ],
  [
    "refundsucceeded: has left the provider",
    { event: "refundsucceeded", refund: 8, provider: "stripe", amountCents: 6_000 },
    { "returning:8": 6_000 },
    { "returning:8": 6_000, "provider:stripe": -6_000 },
  ],
  [
    "refund: a balance goes to a bank account",
    { event: "refund", refund: "payout.4", of: { what: "balance", user: 7, amountCents: 6_000 } },
    { "wallet:7": 6_000 },
    { "wallet:7": 6_000, "returning:payout.4": -6_000 },
  ],
  [
    "refundsucceeded: the house's bank has paid it",
    { event: "refundsucceeded", refund: "payout.4", provider: null, amountCents: 6_000 },
    { "returning:payout.4": 6_000 },
    { "returning:payout.4": 6_000, "bank:house": -6_000 },
  ],
  [
    "refundfailed: a balance that is not paid out covers a debt first",
    { event: "refundfailed", refund: "payout.4", user: 7, amountCents: 6_000 },
    { "returning:payout.4": 6_000, "debt:7": 1_000 },
    { "returning:payout.4": 6_000, "debt:7": -1_000, "wallet:7": -5_000 },
  ],
  [
    "refundfailed: the house's bank got it back",
    {
      event: "refundfailed",
      refund: "payout.4",
      user: 7,
      amountCents: 6_000,
      backAt: null,
    },
    {},
    { "bank:house": 6_000, "wallet:7": -6_000 },
  ],
  [
    "refundfailed: the payer's bank sent it back to the provider",
    {
      event: "refundfailed",
      refund: 8,
      user: 7,
      amountCents: 6_000,
      houseCents: 1_000,
      backAt: "stripe",
    },
    { "debt:7": 2_000 },
    { "provider:stripe": 6_000, "debt:7": -2_000, "wallet:7": -3_000, "house:chargebacks": -1_000 },
  ],
  [
    "refundfailed: back in the wallet",
    { event: "refundfailed", refund: 8, user: 7, amountCents: 6_000 },
    { "returning:8": 6_000 },
    { "returning:8": 6_000, "wallet:7": -6_000 },
  ],
  [
    "refundfailed: what the payer's bank has taken back is not given twice",
    { event: "refundfailed", refund: 8, user: 7, amountCents: 6_000, houseCents: 4_000 },
    { "returning:8": 6_000 },
    { "returning:8": 6_000, "wallet:7": -2_000, "house:chargebacks": -4_000 },
  ],
  [
    "fee: what the provider keeps",
    { event: "fee", ref: "txn_1", provider: "stripe", amountCents: 150 },
    {},
    { "house:fees": 150, "provider:stripe": -150 },
  ],
  [
    "payout: from the provider to the bank",
    { event: "payout", ref: "po_1", provider: "stripe", amountCents: 9_000 },
    {},
    { "bank:house": 9_000, "provider:stripe": -9_000 },
  ],
  [
    "fee: what the provider gives back of one",
    { event: "fee", ref: "txn_2", provider: "stripe", amountCents: 50, isBack: true },
    {},
    { "provider:stripe": 50, "house:fees": -50 },
  ],
  [
    "payout: one that did not reach the bank",
    { event: "payout", ref: "po_2", provider: "stripe", amountCents: 9_000, isBack: true },
    {},
    { "provider:stripe": 9_000, "bank:house": -9_000 },
  ],
  [
    "sellerpay: recorded by staff",
    { event: "sellerpay", ref: 1, seller: 9, amountCents: 9_000 },
    { "seller:9": 9_000 },
    { "seller:9": 9_000, "bank:house": -9_000 },
  ],
  [
    "commission: out of what is payable",
    { event: "commission", commission: 4, seller: 9, netCents: 3_000, vatCents: 630 },
    { "seller:9": 100_000 },
    { "seller:9": 3_630, "house:commissions": -3_000, "house:vat": -630 },
  ],
  [
    "commission: a seller who was paid directly owes what is not payable",
    { event: "commission", commission: 4, seller: 9, netCents: 3_000, vatCents: 630 },
    { "seller:9": 1_000 },
    { "seller:9": 1_000, "owes:9": 2_630, "house:commissions": -3_000, "house:vat": -630 },
  ],
  [
    "commissionback: what is owed becomes less first",
    { event: "commissionback", commission: 4, seller: 9, netCents: 3_000, vatCents: 630 },
    { "owes:9": 2_630 },
    { "house:commissions": 3_000, "house:vat": 630, "owes:9": -2_630, "seller:9": -1_000 },
  ],
  [
    "dispute: of a top-up, what the wallet lacks is a debt",
    {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "topup", user: 7 },
    },
    { "wallet:7": 4_500 },
    { "wallet:7": 4_500, "debt:7": 1_500, "provider:stripe": -6_000 },
  ],
  [
    "dispute: of a deposit that is held",
    {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "deposit", deposit: 3 },
    },
    { "held:3": 6_000 },
    { "held:3": 6_000, "provider:stripe": -6_000 },
  ],
  [
    "dispute: what is no longer held of a deposit is the house's loss",
    {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "deposit", deposit: 3 },
    },
    { "held:3": 2_000 },
    { "held:3": 2_000, "house:chargebacks": 4_000, "provider:stripe": -6_000 },
  ],
  [
    "dispute: of anything else",
    {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "other" },
    },
    {},
    { "house:chargebacks": 6_000, "provider:stripe": -6_000 },
  ],
  [
    "dispute: of anything else, what a refund of it put into the balance leaves that again",
    {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "other", balance: { user: 7, cents: 2_000 } },
    },
    { "wallet:7": 500 },
    { "wallet:7": 500, "debt:7": 1_500, "house:chargebacks": 4_000, "provider:stripe": -6_000 },
  ],
  [
    "disputewon: the debt first, what it no longer needs to the wallet",
    {
      event: "disputewon",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "topup", user: 7 },
    },
    { "debt:7": 1_000 },
    { "debt:7": -1_000, "wallet:7": -5_000, "provider:stripe": 6_000 },
  ],
  [
    "disputewon: a deposit is not held again",
    {
      event: "disputewon",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "deposit", user: 7, heldCents: 2_000 },
    },
    {},
    { "wallet:7": -2_000, "house:chargebacks": -4_000, "provider:stripe": 6_000 },
  ],
  [
    "disputewon: of anything else",
    {
      event: "disputewon",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "other" },
    },
    {},
    { "house:chargebacks": -6_000, "provider:stripe": 6_000 },
  ],
  [
    "disputewon: of anything else, what a refund of it was to give",
    {
      event: "disputewon",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "other", balance: { user: 7, cents: 2_000 } },
    },
    { "debt:7": 1_500 },
    {
      "debt:7": -1_500,
      "wallet:7": -500,
      "house:chargebacks": -4_000,
      "provider:stripe": 6_000,
    },
  ],
  [
    "stray: fits nothing",
    { event: "stray", ref: "ch_1", provider: "stripe", amountCents: 700 },
    {},
    { "provider:stripe": 700, unallocated: -700 },
  ],
  [
    "stray: in its own currency",
    { event: "stray", ref: "ch_1", provider: "stripe", amountCents: 700, currency: "USD" },
    { unallocated: 900 },
    { "provider:stripe@USD": 700, "unallocated@USD": -700 },
  ],
  [
    "refundfailed: what is in another currency waits for staff again",
    {
      event: "refundfailed",
      refund: 8,
      user: 7,
      amountCents: 700,
      to: "unallocated",
      currency: "USD",
    },
    { "returning:8@USD": 700 },
    { "returning:8@USD": 700, "unallocated@USD": -700 },
  ],
  [
    "dispute: what waits for staff first, the rest at the house's cost",
    {
      event: "dispute",
      dispute: "dp",
      provider: "stripe",
      amountCents: 700,
      of: { what: "other", strayCents: 500 },
    },
    { unallocated: 500 },
    { "provider:stripe": -700, unallocated: 500, "house:chargebacks": 200 },
  ],
  [
    "disputewon: comes back to where it waited",
    {
      event: "disputewon",
      dispute: "dp",
      provider: "stripe",
      amountCents: 700,
      of: { what: "other", strayCents: 500 },
    },
    {},
    { "provider:stripe": 700, unallocated: -500, "house:chargebacks": -200 },
  ],
  [
    "resolve: to its right account",
    { event: "resolve", ref: "ch_1", amountCents: 700, to: "owes:9" },
    { unallocated: 700, "owes:9": 900 },
    { unallocated: 700, "owes:9": -700 },
  ],
  [
    "resolve: an invoice that is paid so settles, too",
    { event: "resolve", ref: "ch_1", amountCents: 700, to: "invoice:5", seller: 9 },
    { unallocated: 700, "invoice:5": 700, "share:5": 600 },
    { unallocated: 700, "invoice:5": -700, "share:5": 600, "seller:9": -600 },
  ],
  [
    "late: paid twice or too late goes back",
    { event: "late", payment: 1, provider: "stripe", amountCents: 700, refund: 8 },
    {},
    { "provider:stripe": 700, "returning:8": -700 },
  ],
];

describe("postings", () => {
  it.each(ROWS)("%s", (_name, event, before, lines) => {
    expect(linesOf(event, before)).toEqual(lines);
  });

  it.each(ROWS)("locks what it moves: %s", (_name, event, _before, lines) => {
    const floored = (Object.keys(lines) as AccountName[]).filter((name) => accountOf(name).floored);
    expect(accountsToLock(event)).toEqual(expect.arrayContaining(floored));
    expect(accountsToLock(event).every((name) => accountOf(name).floored)).toBe(true);
  });

  it("has a row for every event", () => {
    const names = new Set(ROWS.map(([, event]) => event.event));
    expect([...names].toSorted()).toEqual(LEDGER_EVENTS.toSorted());
  });

  it("keys an entry by its event and the id of what happened, and names what it takes back", () => {
    const won: LedgerEvent = {
      event: "disputewon",
      dispute: 2,
      provider: "stripe",
      amountCents: 1,
      of: { what: "other" },
    };
    expect(entry(won)).toMatchObject({ key: "disputewon:2", reverses: "dispute:2" });
    expect(entryKey(won)).toBe("disputewon:2");
    const fee = { event: "fee", ref: "txn_1", provider: "stripe", amountCents: 1 } as const;
    expect(entry(fee)).toMatchObject({ key: "fee:txn_1", reverses: null });
  });

  it.each([0, -1, 0.5, Number.NaN, Infinity, 2 ** 53])("takes no amount of %s", (amountCents) => {
    const event = { event: "fee", ref: 1, provider: "stripe", amountCents } as const;
    expect(() => entry(event)).toThrow(RangeError);
  });

  it("takes no return whose parts are not what is given back", () => {
    const backs = [{ to: "card", refund: 8, amountCents: 1 }] as const;
    const event: LedgerEvent = { event: "return", return: 2, seller: 9, parts: PARTS, backs };
    expect(() => entry(event, () => 1_000_000)).toThrow("1 cents given back of a return of 121000");
  });

  it("pays no invoice without a seller from what staff resolve", () => {
    const event = { event: "resolve", ref: 1, amountCents: 1, to: "invoice:5" } as const;
    expect(() => entry(event)).toThrow("an invoice pays a seller");
  });
});

describe("floors", () => {
  it("refuse a wallet payment of more than there is", () => {
    const pay: LedgerEvent = {
      event: "pay",
      payment: 1,
      funds: BY_PURSES,
      amountCents: 5_000,
      invoices: [SALE],
    };
    expect(refusal(pay, { "wallet:7": 4_000, "bonus:7": 500, "invoice:5": 9_000 })).toEqual([
      "wallet:7",
      500,
    ]);
  });

  it("refuse more than is due", () => {
    const offline: LedgerEvent = { event: "offline", payment: 1, ...SALE, amountCents: 9_001 };
    expect(refusal(offline, { "invoice:5": 9_000 })).toEqual(["invoice:5", 1]);
    const pay: LedgerEvent = {
      event: "pay",
      payment: 1,
      funds: BY_PURSES,
      amountCents: 9_001,
      invoices: [SALE],
    };
    expect(refusal(pay, { "invoice:5": 9_000, "wallet:7": 9_001 })).toEqual(["invoice:5", 1]);
  });

  it("refuse cancelling an invoice that has payments", () => {
    const cancel: LedgerEvent = {
      event: "cancelinvoice",
      ...SALE,
      parts: PARTS,
      settledCents: 0,
      applied: null,
    };
    expect(refusal(cancel, { "invoice:5": 120_000, "share:5": 100_000 })).toEqual([
      "invoice:5",
      1_000,
    ]);
  });

  it("refuse redeeming a card twice, and leave the balances as they were", () => {
    const redeem: LedgerEvent = { event: "redeem", card: 4, user: 7, amountCents: 2_000 };
    expect(refusal(redeem, { "bonus:7": 2_000 })).toEqual(["gift:4", 2_000]);
  });

  it("let accounts of providers and of the house go below nothing", () => {
    const fee: LedgerEvent = { event: "fee", ref: 1, provider: "stripe", amountCents: 150 };
    expect(after({}, fee)).toEqual({ "provider:stripe": -150, "house:fees": 150 });
  });
});

describe("vectors", () => {
  it("wallet 100.00 and bonus 20.00 pay 50.00, half of it goes back", () => {
    const invoice: LedgerEvent = {
      event: "invoice",
      invoice: 5,
      parts: { sellerCents: 5_000, houseCents: 0, vatCents: 0, disbursedCents: 0 },
    };
    const pay: LedgerEvent = {
      event: "pay",
      payment: 1,
      funds: BY_PURSES,
      amountCents: 5_000,
      invoices: [SALE],
    };
    const before = { "wallet:7": 10_000, "bonus:7": 2_000 } as const;
    expect(after(before, invoice, pay)).toEqual({ "wallet:7": 7_000, "seller:9": 5_000 });
    const unpay: LedgerEvent = {
      event: "unpay",
      refund: 8,
      ...SALE,
      settledCents: 5_000,
      back: { to: "purses", user: 7, walletCents: 1_500, bonusCents: 1_000 },
      reverses: "pay:1",
    };
    expect(after(before, invoice, pay, unpay)).toEqual({
      "wallet:7": 8_500,
      "bonus:7": 1_000,
      "invoice:5": 2_500,
      "share:5": 5_000,
    });
  });

  it("a deposit of 500.00, bonus 50.00, is applied to 300.00", () => {
    const events: LedgerEvent[] = [
      { event: "deposit", deposit: 3, amountCents: 50_000, funds: BY_PURSES },
      {
        event: "invoice",
        invoice: 5,
        parts: { sellerCents: 30_000, houseCents: 0, vatCents: 0, disbursedCents: 0 },
      },
      { event: "apply", deposit: 3, ...SALE, back: { to: "purses", user: 7, bonusCents: 5_000 } },
    ];
    expect(after({ "wallet:7": 45_000, "bonus:7": 5_000 }, ...events)).toEqual({
      "wallet:7": 20_000,
      "seller:9": 30_000,
    });
  });

  it("a seller records 1 100.00 of an invoice of 1 210.00", () => {
    const events: LedgerEvent[] = [
      { event: "invoice", invoice: 5, parts: PARTS },
      { event: "offline", payment: 1, ...SALE, amountCents: 110_000 },
    ];
    expect(after({}, ...events)).toMatchObject({ "owes:9": 10_000, "invoice:5": 11_000 });
    expect(after({}, ...events)).not.toHaveProperty("share:5");
  });

  it("a chargeback of 60.00 meets 45.00 in the wallet, then 40.00 are paid in", () => {
    const dispute: LedgerEvent = {
      event: "dispute",
      dispute: 2,
      provider: "stripe",
      amountCents: 6_000,
      of: { what: "topup", user: 7 },
    };
    const topup: LedgerEvent = {
      event: "topup",
      payment: 1,
      user: 7,
      provider: "stripe",
      amountCents: 4_000,
    };
    expect(after({ "wallet:7": 4_500 }, dispute)).toEqual({
      "debt:7": 1_500,
      "provider:stripe": -6_000,
    });
    expect(after({ "wallet:7": 4_500 }, dispute, topup)).toEqual({
      "wallet:7": 2_500,
      "provider:stripe": -2_000,
    });
  });

  it("a deposit that was applied is released whole when its invoice is cancelled", () => {
    const back = { to: "purses", user: 7, bonusCents: 5_000 } as const;
    const parts = { sellerCents: 30_000, houseCents: 0, vatCents: 0, disbursedCents: 0 };
    const before = { "wallet:7": 45_000, "bonus:7": 5_000 } as const;
    const events: LedgerEvent[] = [
      { event: "deposit", deposit: 3, amountCents: 50_000, funds: BY_PURSES },
      { event: "invoice", invoice: 5, parts },
      { event: "apply", deposit: 3, ...SALE, back },
      {
        event: "cancelinvoice",
        ...SALE,
        parts,
        settledCents: 30_000,
        applied: { deposit: 3, amountCents: 30_000 },
      },
    ];
    expect(after(before, ...events)).toEqual({ "wallet:7": 20_000, "held:3": 30_000 });
    expect(after(before, ...events, { event: "release", deposit: 3, back })).toEqual(before);
  });
});

describe("an entry", () => {
  const good = entry({ event: "fee", ref: 1, provider: "stripe", amountCents: 5 });

  it.each([
    ["key", { ...good, key: "payout:1" }],
    ["too few lines", { ...good, lines: good.lines.slice(1) }],
    ["account twice", { ...good, lines: [...good.lines, ...good.lines] }],
    ["amount", { ...good, lines: good.lines.map((line) => ({ ...line, amountCents: 0 })) }],
    ["amount", { ...good, lines: good.lines.map((line) => ({ ...line, amountCents: 0.5 })) }],
    ["unbalanced", { ...good, lines: good.lines.map((line) => ({ ...line, amountCents: 5 })) }],
  ])("is refused: %s", (problem, wrong) => {
    expect(checkEntry(wrong)).toBe(problem);
    expect(() => applyEntry(new Map(), wrong)).toThrow(problem);
  });

  it("is whole otherwise", () => {
    expect(checkEntry(good)).toBeNull();
  });

  it("has no lines where all is even: what was collected by hand is given back by hand", () => {
    const even: LedgerEvent = {
      event: "return",
      return: 2,
      seller: 9,
      parts: { sellerCents: 600, houseCents: 0, vatCents: 0, disbursedCents: 0 },
      backs: [{ to: "seller", amountCents: 600 }],
    };
    const balances = balancesOf({ "wallet:7": 1 });
    expect(entry(even)).toEqual({ event: "return", key: "return:2", reverses: null, lines: [] });
    expect(checkEntry(entry(even))).toBeNull();
    expect(applyEntry(balances, entry(even))).toEqual({ ok: true, balances });
  });
});

describe("what is settled of an invoice", () => {
  it.each([
    ["nothing yet", { sellerCents: 1_000, offlineShareCents: 0, shareCents: 1_000 }, 0],
    ["all", { sellerCents: 1_000, offlineShareCents: 0, shareCents: 0 }, 1_000],
    [
      "what the seller did not collect",
      { sellerCents: 1_000, offlineShareCents: 300, shareCents: 0 },
      700,
    ],
    [
      "nothing after a correction below what was collected",
      { sellerCents: 900, offlineShareCents: 1_000, shareCents: 0 },
      0,
    ],
  ])("%s", (_name, of, cents) => {
    expect(settledCents(of)).toBe(cents);
  });
});

describe("names of accounts", () => {
  it("have kind, owner, side and floor", () => {
    expect(accountOf("wallet:7")).toEqual({
      kind: "wallet",
      ref: "7",
      currency: "EUR",
      normal: -1,
      floored: true,
    });
    expect(accountOf("house:fees")).toEqual({
      kind: "house:fees",
      ref: "",
      currency: "EUR",
      normal: 1,
      floored: false,
    });
  });

  it("say the currency of what is not in euro", () => {
    const name = inCurrency("provider:stripe", "USD");
    expect(name).toBe("provider:stripe@USD");
    expect(accountOf(name)).toMatchObject({ kind: "provider", ref: "stripe", currency: "USD" });
    expect(nameOfAccount(accountOf(name))).toBe(name);
    expect(inCurrency("unallocated", "USD")).toBe("unallocated@USD");
    expect(inCurrency("wallet:7", "EUR")).toBe("wallet:7");
    expect(inCurrency("wallet:7")).toBe("wallet:7");
  });

  it.each([
    "wallet:7@USD",
    "invoice:5@USD",
    "house:vat@USD",
    "unallocated@EUR",
    "unallocated@usd",
    "unallocated@",
  ])("refuse %j: balances and invoices are in euro, and currencies have three letters", (name) => {
    expect(() => accountOf(name as AccountName)).toThrow(RangeError);
  });

  it.each(["wallet:", "wallet:a|b", "wallet:a b", "nobody:7", "house:gold", "wallet", ""])(
    "refuse %j",
    (name) => {
      expect(() => accountOf(name as AccountName)).toThrow(RangeError);
    },
  );
});
