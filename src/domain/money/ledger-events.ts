import type { AccountName, LedgerId } from "./ledger-accounts";

/** Where money comes from: the two purses of a person, bonus first, or a provider that has captured it. */
export type Funds = { from: "purses"; user: LedgerId } | { from: "provider"; provider: string };

/** Where a bid deposit goes when it is not needed any more. */
export type DepositBack =
  /** The purses that gave it. */
  | { to: "purses"; user: LedgerId; /** What of the deposit the bonus gave. */ bonusCents: number }
  /** The card that gave it, by a refund that begins with this entry. */
  | {
      to: "card";
      refund: LedgerId;
      /** What of it has gone back at the provider's own desk, by a refund of its own. */
      atDesk?: { refund: LedgerId; amountCents: number };
    }
  /** The wallet of a person who paid by card and chose so. */
  | { to: "wallet"; user: LedgerId };

/** Where a payment goes back to: the purses that paid, each with its part, or the card or bank by a refund that begins with this entry. */
export type PaymentBack =
  | { to: "purses"; user: LedgerId; walletCents: number; bonusCents: number }
  | { to: "card"; refund: LedgerId; amountCents: number };

/** An `offline` entry is undone: what it took of the share and what it put on the seller's account of debts. */
export interface OfflineUndone {
  to: "share";
  shareCents: number;
  owesCents: number;
}

/** The seller had the money in the hand and gives it back so. */
export interface SellerGivesBack {
  to: "seller";
  amountCents: number;
}

/** The payer's bank took it back, and the house bore it: it bears it no more. */
export interface TakenByBank {
  to: "bank";
  amountCents: number;
}

/** What an invoice is made of, in cents. Corrections have the difference, with its sign. */
export interface InvoiceParts {
  sellerCents: number;
  /** The house's income of it, without tax. */
  houseCents: number;
  vatCents: number;
  /** Sums paid in the buyer's name. */
  disbursedCents: number;
}

/** What the house takes of a seller's price, in cents. */
export interface CommissionParts {
  netCents: number;
  vatCents: number;
}

/** An invoice and the seller that it pays. */
export interface InvoiceOfSeller {
  invoice: LedgerId;
  seller: LedgerId;
}

/**
 * What can happen to money. Each is posted once for ever: the key of its entry is its name and its own id. An entry is in one currency:
 * `currency`, ISO 4217. @default "EUR"
 */
export type LedgerEvent = Happening & { currency?: string };

type Happening =
  /** Money paid in; a debt is covered first. */
  | { event: "topup"; payment: LedgerId; user: LedgerId; provider: string; amountCents: number }
  /** A bid deposit is given. */
  | { event: "deposit"; deposit: LedgerId; amountCents: number; funds: Funds }
  /** A deposit that existed before the ledger did. */
  | { event: "opening"; deposit: LedgerId; amountCents: number }
  /** All that is held of a deposit goes back. */
  | { event: "release"; deposit: LedgerId; back: DepositBack }
  /** The winner's deposit pays the invoice; the surplus goes back at once. */
  | ({ event: "apply"; deposit: LedgerId; back: DepositBack } & InvoiceOfSeller)
  /** The winner does not pay: first the house's premium, the rest to the seller. */
  | { event: "forfeit"; deposit: LedgerId; seller: LedgerId; premiumCents: number }
  /** A gift card is issued, sold by the bank's account or given away. */
  | { event: "gift"; card: LedgerId; amountCents: number; paidBy: GiftPayer }
  | { event: "redeem"; card: LedgerId; user: LedgerId; amountCents: number }
  | { event: "giftvoid"; card: LedgerId; amountCents: number; paidBy: GiftPayer }
  /** An invoice is issued. */
  | { event: "invoice"; invoice: LedgerId; parts: InvoiceParts }
  /** A further document over the same account, by its difference to the totals before. */
  | ({ event: "correct"; document: LedgerId; parts: InvoiceParts } & InvoiceOfSeller)
  /** Pays invoices in their order. What a provider captured beyond what is due goes back by `refund`. */
  | {
      event: "pay";
      payment: LedgerId;
      funds: Funds;
      amountCents: number;
      invoices: readonly InvoiceOfSeller[];
      refund?: LedgerId;
    }
  /** The seller says that it has been paid in another way. */
  | ({ event: "offline"; payment: LedgerId; amountCents: number } & InvoiceOfSeller)
  /** A payment of an invoice that stands is taken back. */
  | ({
      event: "unpay";
      refund: LedgerId;
      /** What has been settled of this invoice with its seller: `settledCents`. */
      settledCents: number;
      back: PaymentBack | OfflineUndone | TakenByBank;
      /** Key of the entry that is taken back. */
      reverses: string;
    } & InvoiceOfSeller)
  /** An invoice on which nothing but the deposit was paid is cancelled; the deposit is held again. */
  | ({
      event: "cancelinvoice";
      /** The totals of all its documents. */
      parts: InvoiceParts;
      /** What has been settled of this invoice with its seller: `settledCents`. */
      settledCents: number;
      applied: { deposit: LedgerId; amountCents: number } | null;
    } & InvoiceOfSeller)
  /** A vehicle comes back: what the correction takes away, and where it goes. */
  | {
      event: "return";
      return: LedgerId;
      seller: LedgerId;
      /** Positive. */
      parts: InvoiceParts;
      backs: readonly (PaymentBack | SellerGivesBack | TakenByBank)[];
      /** An account that is not paid in full, as a part went back before: so much is not owed any more. */
      due?: { invoice: LedgerId; amountCents: number };
    }
  | { event: "plan"; payment: LedgerId; provider: string; netCents: number; vatCents: number }
  /** Money starts on its way back: of a top-up or to a bank account out of the wallet, or of a plan. */
  | { event: "refund"; refund: LedgerId; of: RefundOf }
  | {
      event: "refundsucceeded";
      refund: LedgerId;
      /** Null: the house's own bank has paid it. */
      provider: string | null;
      amountCents: number;
    }
  /** Money that could not go back is never lost. */
  | {
      event: "refundfailed";
      refund: LedgerId;
      user: LedgerId;
      amountCents: number;
      /**
       * What of it the house bore, and bears no more: the payer's bank has taken it back already, or it was given at the house's cost.
       * @default 0
       */
      houseCents?: number;
      /** Where the rest goes: into the balance, a debt first, or where it fitted nothing before. @default "balance" */
      to?: "balance" | "unallocated";
      /** It had succeeded and was sent back: to this provider, or to the house's own bank (null). Left out: it never left. */
      backAt?: string | null;
    }
  /** `isBack`: the provider gives a fee back, or a payout did not reach the bank. */
  | {
      event: "fee" | "payout";
      ref: LedgerId;
      provider: string;
      amountCents: number;
      isBack?: boolean;
    }
  | { event: "sellerpay"; ref: LedgerId; seller: LedgerId; amountCents: number }
  /** The house takes its commission of a sale that is paid. */
  | ({ event: "commission"; commission: LedgerId; seller: LedgerId } & CommissionParts)
  /** It gives it back, as the sale does not stand or is not paid any more. */
  | ({
      event: "commissionback";
      /** That of the `commission` that it takes back. */
      commission: LedgerId;
      seller: LedgerId;
    } & CommissionParts)
  /** A chargeback. Its fee is an entry of its own. */
  | {
      event: "dispute";
      dispute: LedgerId;
      provider: string;
      amountCents: number;
      of: { what: "topup"; user: LedgerId } | DepositDispute | OtherDispute;
    }
  /** The house has won it. The deposit it was about is not held again: bids need a new one. */
  | {
      event: "disputewon";
      dispute: LedgerId;
      provider: string;
      amountCents: number;
      of:
        | { what: "topup"; user: LedgerId }
        | {
            what: "deposit";
            user: LedgerId;
            /** What the chargeback took of it. */ heldCents: number;
            /** What it took of refunds that had failed. @default 0 */
            balanceCents?: number;
          }
        | OtherDispute;
    }
  /** Money that fits nothing. */
  | { event: "stray"; ref: LedgerId; provider: string; amountCents: number }
  /** Staff have found whose it is. With an invoice, `seller` is whom that pays. */
  | {
      event: "resolve";
      ref: LedgerId;
      /** `ref` of the `stray` that is resolved. @default `ref` */
      stray?: LedgerId;
      amountCents: number;
      to: AccountName;
      seller?: LedgerId;
    }
  /** Paid twice, or too late: goes back at once. */
  | {
      event: "late";
      payment: LedgerId;
      provider: string;
      amountCents: number;
      refund: LedgerId;
    };

/** What paid for a gift card. */
export type GiftPayer = "bank" | "promotions";

/** What a refund takes its money from. */
export type RefundOf =
  | { what: "topup"; user: LedgerId; amountCents: number }
  /** A person asks for it: no more than the wallet has. */
  | { what: "balance"; user: LedgerId; amountCents: number }
  | { what: "plan"; netCents: number; vatCents: number }
  | DeskRefund;

/** Given back at a provider's own desk without being owed: not more than one of each refund. */
export interface DeskRefund {
  what: "desk";
  user: LedgerId;
  /** What of it was in the payer's balance, as it could not go back before. What the wallet lacks of it is a debt. */
  balanceCents: number;
  /** What of it fitted nothing. */
  strayCents: number;
  /** What the house bears: all that was owed had gone back. */
  houseCents: number;
}

/** A chargeback of a deposit that is held: it gives what is left of it. */
export interface DepositDispute {
  what: "deposit";
  deposit: LedgerId;
  /** And what a refund of the rest that failed has put into the payer's balance. */
  balance?: { user: LedgerId; cents: number };
}

/** A chargeback of what is neither a top-up nor a deposit: the house bears it. */
export interface OtherDispute {
  what: "other";
  /** What of it fits nothing and waits for staff: it is taken from there, and comes back there. @default 0 */
  strayCents?: number;
  /** But for what a refund that failed has put into the payer's balance, which leaves it again, and comes back when the house wins. */
  balance?: { user: LedgerId; cents: number };
}

/** Name of something that can happen to money. */
export type LedgerEventName = LedgerEvent["event"];

/** The event of a name. */
export type LedgerEventOf<Name extends LedgerEventName> = Extract<LedgerEvent, { event: Name }>;
