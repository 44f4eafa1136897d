// This folder: calls for payments, cards, banks, balance, deposits and gift cards.
import * as z from "zod/mini";
import { plainEmail } from "../accounts/email-pattern";
import { Email } from "../accounts/schemas";
import type { CallSchemas } from "../call-schemas";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  limitOf,
  codeOf,
  lineOf,
  Page,
  textOf,
  MomentEndInput,
  MomentInput,
} from "../primitives";
import {
  BALANCE_PAYOUT_STATES,
  DEPOSIT_STATES,
  METHOD_KINDS,
  PAYMENT_LISTS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  TRANSACTION_KINDS,
  TRANSACTION_STATES,
} from "./values";
import { LIGHT, LIST, SECRET, LONG } from "../costs";

/** What a payment is for. */
export const PaymentPurpose = z.enum(PAYMENT_PURPOSES);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

/** Where the payer goes on: nowhere, in the pay frame, or at another address in the same window. */
const NextOfPayment = z.object({
  kind: z.enum(["none", "frame", "redirect"]),
  url: z.optional(z.string()),
});

/** A card or account as a receipt names it. */
const MethodName = z.object({ kind: z.string(), brand: z.string(), last4: z.string() });

/**
 * How something was paid: `wallet` (the balance), `offline` (told by the seller: cash or a transfer), `card`, `bank` (a saved account), else
 * the gateway by its name, e.g. `paypal`.
 */
const PaymentWay = z.string();

/** The vehicle that a payment is about, and over a purchase its sale. */
export const PaymentSubject = z.object({
  project_id: Id,
  projects_title: z.string(),
  invoice_id: z.optional(Id),
});
export type PaymentSubject = z.infer<typeof PaymentSubject>;

/** A payment, from the moment it is opened. Amounts are what is asked, what came and what went back. */
export const Payment = z.object({
  id: Id,
  purpose: PaymentPurpose,
  /** What it is for: a lot, an invoice, a cart, a plan; empty for a top-up. */
  ref: z.string(),
  amount: Decimal,
  captured: Decimal,
  refunded: Decimal,
  /** What of the payer's balance goes with it when it has come, beside `amount`; afterwards what went. */
  balance: z.optional(Decimal),
  currency: z.string(),
  status: z.enum(PAYMENT_STATES),
  next: NextOfPayment,
  payment_method: PaymentWay,
  method: z.optional(MethodName),
  /** Why it failed: `declined`, `insufficient_funds`, `expired_card` … */
  failure: z.optional(z.string()),
  /** True while the provider was asked and the outcome is unknown: it must not be paid again. */
  unknown: z.optional(z.boolean()),
  expires_at: EpochMs,
});
export type Payment = z.infer<typeof Payment>;

/** The billing address of a saved card; empty texts where none was given. */
const CardAddress = {
  address_line1: z.string(),
  address_line2: z.string(),
  address_city: z.string(),
  address_state: z.string(),
  address_country: z.string(),
  address_zip: z.string(),
};

/** A saved card. */
export const Card = z.object({
  id: z.string(),
  customer: z.string(),
  brand: z.string(),
  last4: z.string(),
  card_last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  name: z.string(),
  is_default: Flag,
  status: z.enum(["saving", "active", "expired"]),
  ...CardAddress,
});
export type Card = z.infer<typeof Card>;

/** A card that the vault keeps. */
export const VaultCard = z.object({
  skyflow_id: z.string(),
  brand: z.string(),
  last4: z.string(),
  card_last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  name: z.string(),
  is_default: Flag,
  status: z.enum(["saving", "active", "expired"]),
  ...CardAddress,
});
export type VaultCard = z.infer<typeof VaultCard>;

/** A saved bank account. */
export const Bank = z.object({
  id: z.string(),
  customer: z.string(),
  bank_name: z.string(),
  last4: z.string(),
  routing_number: z.string(),
  account_holder_name: z.string(),
  account_holder_type: z.string(),
  is_default: Flag,
  status: z.enum(["new", "verified", "verification_failed", "errored"]),
  /** Tries that are left to verify it. */
  tries_left: z.number(),
});
export type Bank = z.infer<typeof Bank>;

/** What an account holds at the house. */
export const Balance = z.object({
  available: Decimal,
  /** From gift cards and promotions: can be spent, is never paid out. */
  bonus: Decimal,
  /** In deposits for bids. */
  held: Decimal,
  /** Owed after a payment was taken back by a bank. */
  debt: Decimal,
});
export type Balance = z.infer<typeof Balance>;

/** Money that stands for bids on a lot. */
export const Deposit = z.object({
  id: Id,
  project_id: Id,
  title: z.string(),
  amount: Decimal,
  status: z.enum(DEPOSIT_STATES),
  created_at: EpochMs,
  returned_at: z.nullable(EpochMs),
  /** Where it went back to: the balance, or a card or account. */
  returned_to: z.optional(z.enum(["wallet", "card"])),
  /** Stays until the winner has paid. */
  keep: Flag,
  payment_method: PaymentWay,
  card: z.optional(MethodName),
  reason: z.optional(z.string()),
  /** Whether it may be asked back now. */
  can_return: z.boolean(),
});
export type Deposit = z.infer<typeof Deposit>;

/** A line of the purses' history. */
export const CreditRow = z.object({
  id: Id,
  created_at: EpochMs,
  type: z.string(),
  description: z.string(),
  /** Signed: what came is positive. */
  amount: Decimal,
  balance_after: Decimal,
  purse: z.enum(["wallet", "bonus"]),
  ref: z.string(),
});
export type CreditRow = z.infer<typeof CreditRow>;

/** A payment, refund or deposit in the list of all. */
export const Transaction = z.object({
  id: z.string(),
  payment: z.nullable(Id),
  created_at: EpochMs,
  paid_on: z.nullable(EpochMs),
  kind: z.enum(TRANSACTION_KINDS),
  description: z.string(),
  amount: Decimal,
  refunded: Decimal,
  status: z.enum(TRANSACTION_STATES),
  payment_method: PaymentWay,
  card: z.optional(MethodName),
  ref: z.string(),
  about: z.optional(PaymentSubject),
  /** Path of the site's page with its document, where there is one. */
  receipt: z.optional(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

/** Tells one press from another: the same key again is the same press, also where the first answer was lost. */
const PressKey = z.string().check(z.regex(/^[\w.-]{8,64}$/));
const Key = z.optional(PressKey);

/** How the payer wants to pay. */
const PayIn = {
  payment_method: z._default(z.enum(["online", "wallet", "offline", "cash", "card"]), "online"),
  /** A saved card or account. */
  source: z.optional(lineOf(100, 1)),
  amount: z.optional(DecimalInput),
  /** What the page showed; another figure is refused. */
  expected_due: z.optional(DecimalInput),
  save: z.optional(FlagInput),
  return_to: z.optional(lineOf(500, 1)),
  idempotency_key: Key,
};

const Account = { account_id: z.optional(z.union([z.string(), z.number()])) };
const Customer = { ...Account, customer_id: z.optional(lineOf(100, 1)) };
const CustomerAnswer = z.object({
  record: z.object({ id: z.string(), object: z.literal("customer") }),
  id: z.string(),
  result: z.object({ id: z.string() }),
  account_id: z.optional(z.union([z.string(), z.number()])),
});

const Month = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(1), z.maximum(12))),
);
const Year = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(0), z.maximum(9999))),
);

const CardFields = {
  card_name: z.optional(lineOf(100)),
  card_exp_month: z.optional(Month),
  card_exp_year: z.optional(Year),
  card_address_line1: z.optional(lineOf(200)),
  card_address_line2: z.optional(lineOf(200)),
  card_address_city: z.optional(lineOf(100)),
  card_address_state: z.optional(lineOf(100)),
  card_address_zip: z.optional(lineOf(20)),
  card_address_country: z.optional(lineOf(2)),
  is_primary: z.optional(FlagInput),
  card_token: z.optional(lineOf(200, 1)),
};

const BankFields = {
  bank_country: z._default(lineOf(2), "us"),
  bank_currency: z._default(lineOf(3), "usd"),
  bank_account_holder_name: z.optional(lineOf(100)),
  bank_account_holder_type: z.optional(z.enum(["individual", "company"])),
  bank_routing_number: z.optional(lineOf(40)),
  bank_account_number: z.optional(lineOf(40)),
  bank_token: z.optional(lineOf(200, 1)),
};

/** A list of methods: cards or accounts, as was asked. */
const Methods = z.array(z.union([Card, Bank]));
const MethodRecord = z.object({ record: z.union([Card, Bank]) });
const ListOfMethods = z.object({ data: Methods, has_more: z.boolean() });
const VaultCards = z.object({ records: z.array(VaultCard) });
const SourceId = z.object({ ...Customer, source_id: lineOf(100) });
const ListMethods = z.object({
  ...Customer,
  object: z.optional(z.enum(METHOD_KINDS)),
  limit: z._default(limitOf(20), 20),
  after: z.optional(lineOf(100, 1)),
});
const UpdateMethod = z.object({
  ...Customer,
  source_id: lineOf(100),
  exp_month: z.optional(Month),
  exp_year: z.optional(Year),
  account_holder_name: z.optional(lineOf(100)),
  account_holder_type: z.optional(z.enum(["individual", "company"])),
});
const DefaultMethod = z.object({ ...Customer, default_source: lineOf(100) });
const PaymentId = z.object({ payment: IdInput });
const Opened = z.object({
  payment: Payment,
  /** Address of the pay frame. */
  frame_url: z.optional(z.string()),
  /** Where the same window goes on. */
  url: z.optional(z.string()),
});
/** One way has another name for where the window goes on. */
const LinkOpened = z.object({ payment: Payment, link: z.optional(z.string()) });
const MicroDeposit = z.union([z.number(), z.string().check(z.maxLength(10))]);

/** One refund of a payment. */
export const Refund = z.object({
  id: Id,
  payment: Id,
  amount: Decimal,
  status: z.enum(["requested", "sent", "succeeded", "failed"]),
  created_at: EpochMs,
});
export type Refund = z.infer<typeof Refund>;

/** Balance that goes to a bank account, as its owner sees it: of the account only how its number ends. */
export const BalancePayout = z.object({
  id: Id,
  amount: Decimal,
  last4: z.string(),
  status: z.enum(BALANCE_PAYOUT_STATES),
  asked_at: EpochMs,
  /** When the transfer was made, or the money came into the balance again. */
  decided_at: z.nullable(EpochMs),
  /** Of the transfer, as the house's bank has it. */
  reference: z.nullable(z.string()),
  /** Why it was cancelled or sent back. */
  reason: z.string(),
});
export type BalancePayout = z.infer<typeof BalancePayout>;

/** The owner of the money, as staff see it. */
const Holder = z.object({ id: Id, name: z.string(), email: z.string() });

/** A document over a sale or a payment of a plan. */
export const IssuedDocument = z.object({
  /** For `custom/fileLink` of the kind `document`. */
  id: Id,
  number: z.string(),
  kind: z.enum(["invoice", "correction"]),
  /** 0: it informs only, as the house issues no invoices. */
  is_invoice: Flag,
  issued_at: EpochMs,
  /** Of a correction below zero. */
  total: Decimal,
});
export type IssuedDocument = z.infer<typeof IssuedDocument>;

/** Balance that goes to a bank account, as staff see it who make the transfer. */
export const StaffBalancePayout = z.extend(BalancePayout, {
  person: Holder,
  /** Of the account. */
  holder: z.string(),
  /** Whole, an IBAN in groups of four; null once it is not needed any more. */
  account_number: z.nullable(z.string()),
  routing_number: z.string(),
  /** The transfer should have been made by now. */
  overdue: Flag,
  /** The name of the person who decided. */
  decided_by: z.nullable(z.string()),
  /** The bank may still send it back. */
  can_return: Flag,
});
export type StaffBalancePayout = z.infer<typeof StaffBalancePayout>;

/** A payment as staff see it. */
export const StaffPayment = z.object({
  payment: Payment,
  payer: Holder,
  /** What it is for, in words. */
  title: z.string(),
  provider: z.string(),
  provider_ref: z.nullable(z.string()),
  created_at: EpochMs,
  paid_on: z.nullable(EpochMs),
  /** The currency that came instead of euros; it can only go back. */
  came_in: z.nullable(z.string()),
  disputed: Flag,
  /** How much of it can still go back to the card. */
  refundable: Decimal,
  refunds: z.array(Refund),
  /** The deposit that it paid, while it is held by the buyer of the lot: where the purchase is not paid, it can be kept. */
  forfeitable: z.nullable(z.object({ deposit: Id, amount: Decimal })),
  /** Over a payment of a plan: its invoice, and a correction for each refund. */
  documents: z.array(IssuedDocument),
});
export type StaffPayment = z.infer<typeof StaffPayment>;

/** What the house still has to pay to a seller. */
export const SellerPayable = z.object({ seller: Holder, payable: Decimal });
export type SellerPayable = z.infer<typeof SellerPayable>;

/** A gift card as staff see it: the code itself is shown once, when it is issued. */
export const GiftCard = z.object({
  id: Id,
  last4: z.string(),
  amount: Decimal,
  status: z.enum(["active", "redeemed", "expired", "void"]),
  issued_at: EpochMs,
  expires_at: z.nullable(EpochMs),
  redeemed_at: z.nullable(EpochMs),
  redeemed_by: z.nullable(z.string()),
  /** The address that got the code by letter. */
  sent_to: z.nullable(z.string()),
  code: z.optional(z.string()),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** What the house's bank calls a transfer. */
const TransferReference = z.string().check(z.regex(/^[\w-]{1,60}$/));

const Paged = { page: Page, limit: limitOf(20) };
const Counted = { totalRecords: z.number(), setDisp: z.string() };

/** A line of what is to be paid. */
const QuoteLine = z.object({ label: z.string(), amount: Decimal });

/** What the calls take and answer, by wire name. */
export const moneySchemas = {
  /** The customer that the account is at the house's card provider: made once, with the name and e-mail of the account. */
  "customer/create": {
    access: "user",
    personal: true,
    silent: true,
    changesUser: true,
    rateLimit: "pay",
    aliases: ["paymentThird/stripe/customer/create"],
    cost: LIST,
    input: z.object({
      ...Account,
      description: z.optional(lineOf(200)),
      email: z.optional(lineOf(254)),
      name: z.optional(lineOf(200)),
    }),
    output: CustomerAnswer,
  },
  /** The customer of the account. */
  "customer/retrieve": {
    access: "user",
    personal: true,
    silent: true,
    aliases: ["paymentThird/stripe/customer/retrieve"],
    cost: LIGHT,
    input: z.object(Customer),
    output: CustomerAnswer,
  },
  /** Another default card for the customer of the account. */
  "customer/update": {
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["paymentThird/stripe/customer/update"],
    cost: LIGHT,
    input: z.object({ ...Customer, default_source: z.optional(lineOf(100, 1)) }),
    output: CustomerAnswer,
  },
  /** Saves a card. Its number is told in the pay frame alone: without a token the answer is that frame's address. */
  "customer/payment_method/create": {
    as: "cardCreate",
    access: "user",
    personal: true,
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    input: z.object({ ...Customer, ...CardFields }),
    output: z.object({ record: z.optional(Card), frame_url: z.optional(z.string()) }),
  },
  /** Saves a bank account, or a card as `customer/payment_method/create` does. */
  "customer/source/create": {
    as: "sourceCreate",
    access: "user",
    personal: true,
    silent: true,
    rateLimit: "pay",
    aliases: ["user/createStripeBank"],
    cost: LIST,
    input: z.object({ ...Customer, ...CardFields, ...BankFields }),
    output: z.object({
      record: z.optional(z.union([Card, Bank])),
      frame_url: z.optional(z.string()),
    }),
  },
  /** Saved cards, the default one first. */
  "customer/payment_method/list": {
    as: "cardList",
    access: "user",
    personal: true,
    silent: true,
    cost: LIST,
    input: ListMethods,
    output: ListOfMethods,
  },
  /** Saved bank accounts, or cards where `object` says so. */
  "customer/source/list": {
    as: "sourceList",
    access: "user",
    personal: true,
    silent: true,
    aliases: ["paymentThird/stripe/customer/source/list"],
    cost: LIST,
    input: ListMethods,
    output: ListOfMethods,
  },
  /** One saved card. */
  "customer/payment_method/retrieve": {
    as: "cardRetrieve",
    access: "user",
    personal: true,
    silent: true,
    cost: LIGHT,
    input: SourceId,
    output: MethodRecord,
  },
  /** One saved account or card. */
  "customer/source/retrieve": {
    as: "sourceRetrieve",
    access: "user",
    personal: true,
    silent: true,
    cost: LIGHT,
    input: SourceId,
    output: MethodRecord,
  },
  /** Another expiry of a saved card. */
  "customer/payment_method/update": {
    as: "cardUpdate",
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    input: UpdateMethod,
    output: MethodRecord,
  },
  /** Another holder of a saved account, or expiry of a card. */
  "customer/source/update": {
    as: "sourceUpdate",
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["user/updateStripeBank"],
    cost: LIGHT,
    input: UpdateMethod,
    output: MethodRecord,
  },
  /** Deletes a saved card. Refused for the only one after a bid of the last 42 days, and for one that a plan needs. */
  "customer/payment_method/delete": {
    as: "cardDelete",
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    input: SourceId,
    output: ListOfMethods,
  },
  /** Deletes a saved account or card. */
  "customer/source/delete": {
    as: "sourceDelete",
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["user/deleteStripeBank"],
    cost: LIGHT,
    input: SourceId,
    output: ListOfMethods,
  },
  /** The card that is charged where nothing else is said. */
  "customer/payment_method/default": {
    as: "cardDefault",
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    input: DefaultMethod,
    output: ListOfMethods,
  },
  /** Verifies a bank account by the two small amounts that were sent to it, in any order. Five tries. */
  "customer/source/verify": {
    as: "sourceVerify",
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["paymentThird/stripe/customer/source/verify", "user/verifyStripeBank"],
    cost: LIGHT,
    input: z.object({
      ...Customer,
      source_id: lineOf(100),
      amount_1: MicroDeposit,
      amount_2: MicroDeposit,
    }),
    output: z.object({ record: Bank }),
  },
  /** What a page may insert cards of the caller into the vault with, and do nothing else. */
  "skyflow/generateToken": {
    as: "vaultToken",
    access: "user",
    personal: true,
    alsoGet: true,
    silent: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: z.object({ accessToken: z.string(), expires_in: z.number() }),
  },
  /** Keeps a card of the vault for the caller. Without one the answer is the frame in which it is typed. */
  "skyflow/createPaymentMethod": {
    as: "vaultCreate",
    access: "user",
    personal: true,
    silent: true,
    rateLimit: "pay",
    aliases: ["user/addSkyflowCredit"],
    cost: LIGHT,
    inferred: true,
    input: z.object({
      skyflow_id: z.optional(lineOf(100, 1)),
      payment_token: z.optional(lineOf(500, 1)),
      card_name: z.optional(lineOf(100)),
      address_line1: z.optional(lineOf(200)),
      address_line2: z.optional(lineOf(200)),
      address_city: z.optional(lineOf(100)),
      address_state: z.optional(lineOf(100)),
      address_zip: z.optional(lineOf(20)),
      address_country: z.optional(lineOf(2)),
    }),
    output: z.object({
      records: z.optional(z.array(VaultCard)),
      frame_url: z.optional(z.string()),
    }),
  },
  /** Another expiry of a card of the vault, or that it is the default one. */
  "skyflow/updatePaymentMethod": {
    as: "vaultUpdate",
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["user/updateSkyflowCredit"],
    cost: LIGHT,
    inferred: true,
    input: z.object({
      skyflow_id: lineOf(100),
      expiry_month: z.optional(Month),
      expiry_year: z.optional(Year),
      payment_token: z.optional(lineOf(500, 1)),
      changeDefault: z.optional(FlagInput),
    }),
    output: VaultCards,
  },
  /** Deletes a card of the vault. Refused for the only one. */
  "skyflow/deletePaymentMethod": {
    as: "vaultDelete",
    access: "user",
    personal: true,
    rateLimit: "pay",
    aliases: ["user/deleteSkyflowCredit"],
    cost: LIGHT,
    inferred: true,
    input: z.object({ skyflow_id: lineOf(100), payment_token: z.optional(lineOf(500, 1)) }),
    output: VaultCards,
  },
  /** Cards of the caller in the vault, the default one first. */
  "user/getSkyflowCredit": {
    as: "vaultList",
    access: "user",
    personal: true,
    alsoGet: true,
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: VaultCards,
  },
  /** The card of the vault that is charged where nothing else is said. */
  "user/defaultSkyflowCard": {
    as: "vaultDefault",
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({ skyflow_id: lineOf(100) }),
    output: VaultCards,
  },
  /** Opens a payment, which moves nothing yet: the payer completes it in the pay frame, or with `payment/stripe_payment`. */
  "payment/authorize": {
    access: "user",
    scope: "pay",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: z.object({
      purpose: PaymentPurpose,
      ref: z._default(lineOf(40), ""),
      provider: z.optional(lineOf(40, 1)),
      /** What of it the payer's balance pays, once the rest has come: less than `amount`, for what can be paid in parts. */
      balance: z.optional(DecimalInput),
      ...PayIn,
    }),
    output: Opened,
  },
  /** The pay frame of an open payment. */
  "payment/stripe_payment_element": {
    as: "paymentElement",
    access: "user",
    scope: "pay",
    silent: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: PaymentId,
    output: z.object({ frame_url: z.string(), publishable_key: z.optional(z.string()) }),
  },
  /** Charges a saved card or account, its person present. A challenge of the bank answers with `url`. */
  "payment/stripe_payment": {
    as: "paymentWithSaved",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: z.object({ payment: IdInput, source: lineOf(100) }),
    output: Opened,
  },
  /** What became of a payment, after the provider was asked. */
  "payment/stripe_payment_response": {
    as: "paymentResponse",
    access: "user",
    silent: true,
    rateLimit: "pay",
    aliases: ["payment/rosoom_response", "paymentThird/rosoom/rosoom_response"],
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: z.object({ payment: Payment }),
  },
  /** Sends a payment by the gateway `rosoom`: the answer's `url` leads the same window there, and back. */
  "payment/rosoom_payment": {
    as: "rosoomPayment",
    access: "user",
    silent: true,
    rateLimit: "pay",
    aliases: ["paymentThird/rosoom/rosoom_payment"],
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: Opened,
  },
  /** Sends a payment by the gateway `paytm`. */
  "payment/paytm_payment": {
    as: "paytmPayment",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: Opened,
  },
  /** Sends a payment by the gateway `versapay`. */
  "payment/versapay_validatepayment": {
    as: "versapayPayment",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: LinkOpened,
  },
  /** Sends a payment by the gateway `cybersource`. */
  "payment/cybersource_payment": {
    as: "cybersourcePayment",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: Opened,
  },
  /** Sends a payment by the gateway `northcapital`. */
  "payment/northcapital_payment": {
    as: "northcapitalPayment",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: PaymentId,
    output: Opened,
  },
  /** The payer is back from PayPal: takes what they approved there. */
  "payment/paypal_response": {
    as: "paypalResponse",
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: z.object({ token: lineOf(100) }),
    output: z.object({ payment: Payment }),
  },
  /** The caller's payments that have not come to rest. */
  "paymentThird/rosoom/getPendingTransaction": {
    as: "pendingPayments",
    access: "user",
    silent: true,
    aliases: ["paymentThird/rosoom/getPendingOnCartTransaction"],
    cost: LIGHT,
    inferred: true,
    input: z.object({ cart_id: z.optional(IdInput) }),
    output: z.object({ records: z.array(Payment) }),
  },
  /** Bids that the caller has placed, withdrawn ones too, newest first. A maximum is a row of its own. */
  "common/getPreviousData": {
    as: "previousData",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      page: Page,
      limit: limitOf(20),
      /** The only list that there is. */
      primaryTable: z.literal("bids"),
      /** The caller's rows, which they are in any case. */
      getUser: z.optional(FlagInput),
      filters: z.optional(
        z.strictObject({
          /** Placed then or later. */
          "b.created_at": z.optional(z.strictObject({ gte: MomentInput })),
        }),
      ),
    }),
    output: z.object({
      records: z.array(z.object({ id: Id, project_id: Id, created_at: EpochMs })),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /**
   * Sends a payment that was not begun elsewhere by a gateway with a page of its own: the answer's `url` leads the same window there, and
   * back.
   */
  "custom/paymentGateway": {
    access: "user",
    scope: "pay",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    /** `gateway`: one of those that `custom/paymentQuote` names. */
    input: z.object({ payment: IdInput, gateway: lineOf(40) }),
    output: Opened,
  },
  /** A payment of the caller by its number, or by the key with which it was opened. Asks no provider. */
  "custom/paymentStatus": {
    access: "user",
    scope: "pay",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: z.optional(IdInput), idempotency_key: Key }),
    output: z.object({
      state: z.enum(["known", "unknown"]),
      payment: z.optional(Payment),
      about: z.optional(PaymentSubject),
    }),
  },
  /** What would be paid: its lines, its total, and how much of it may be paid at once. */
  "custom/paymentQuote": {
    access: "user",
    scope: "pay",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      purpose: PaymentPurpose,
      ref: z._default(lineOf(40), ""),
      amount: z.optional(DecimalInput),
      planName: z.optional(lineOf(60, 1)),
      period: z.optional(z.enum(["monthly", "yearly"])),
    }),
    output: z.object({
      lines: z.array(QuoteLine),
      total: Decimal,
      minimum: Decimal,
      maximum: Decimal,
      /** Whom the money is for, and what for, in a line. */
      payee: z.string(),
      title: z.string(),
      balance: z.optional(Balance),
      /** Ways that the house offers for it. */
      ways: z.array(z.enum(["card", "bank", "wallet", "redirect"])),
      /** With `redirect`: the gateways with a page of their own, as `custom/paymentGateway` takes them. */
      gateways: z.optional(z.array(z.string())),
    }),
  },
  /** Adds to the balance, 5 to 10 000 €. */
  "credit/addCreditBalance": {
    as: "creditAddBalance",
    access: "user",
    personal: true,
    silent: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({ ...PayIn, amount: DecimalInput }),
    output: Opened,
  },
  /** The deposit that a lot asks of its bidders: from the balance at once, or by a payment that is opened. */
  "credit/addBidDeposit": {
    access: "user",
    silent: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      project_id: IdInput,
      from: z._default(z.enum(["wallet", "card"]), "card"),
      keep: z.optional(FlagInput),
      ...PayIn,
    }),
    output: z.object({
      record: z.optional(Deposit),
      payment: z.optional(Payment),
      frame_url: z.optional(z.string()),
      url: z.optional(z.string()),
    }),
  },
  /** What came to the balance and went from it, newest first, and what is there now. */
  "credit/getCreditHistory": {
    as: "creditHistory",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object(Paged),
    output: z.object({
      records: z.array(CreditRow),
      ...Counted,
      balance: Balance,
      /** What of the balance the cards can take that it came from; the rest of what was paid in can go to a verified bank account. */
      returnable_to_cards: Decimal,
      /** Payouts to bank accounts, newest first: the requested ones, and the last five. */
      payouts: z.array(BalancePayout),
    }),
  },
  /** Redeems a gift card, whole and once. */
  "giftcard/addGiftCardWalletBalance": {
    as: "giftCardRedeem",
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: SECRET,
    inferred: true,
    input: z.object({ code: codeOf(60, 1), idempotency_key: Key }),
    output: z.object({ balance: Balance, amount: Decimal }),
    success: "El importe de la tarjeta ya está en su saldo.",
  },
  /** Deposits of the account, newest first. */
  "deposit/alldeposits": {
    as: "depositAll",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      action: z._default(z.enum(["all", "active", "returned", "applied", "forfeited"]), "all"),
      ...Paged,
    }),
    output: z.object({ records: z.array(Deposit), ...Counted }),
  },
  /** One deposit. */
  "deposit/deposit": {
    as: "depositOne",
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ record: Deposit }),
  },
  /** Payments, refunds and deposits of the account, newest first. */
  "user/invoice/alltransactions": {
    as: "allTransactions",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      ...Paged,
      filters: z.optional(
        z.strictObject({
          kind: z.optional(z.enum(TRANSACTION_KINDS)),
          status: z.optional(z.enum(TRANSACTION_STATES)),
          from: z.optional(MomentInput),
          to: z.optional(MomentEndInput),
        }),
      ),
    }),
    output: z.object({ records: z.array(Transaction), ...Counted }),
  },
  /** Asks a deposit back; refused once there is a bid on the lot, until it has ended. */
  "custom/returnDeposit": {
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput, to: z.optional(z.enum(["wallet", "card"])) }),
    output: z.object({ record: Deposit }),
    success: "Le devolvemos el depósito.",
  },
  /** Pays balance back to the cards it came from, the newest first; what they cannot take goes to a verified bank account, if one is named. */
  "custom/returnBalance": {
    access: "user",
    personal: true,
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      amount: DecimalInput,
      /** Gets what no card can take: a verified account of the caller, by its `id`, and its whole number. */
      bank: z.optional(z.object({ source_id: lineOf(100), account_number: lineOf(60) })),
      idempotency_key: PressKey,
    }),
    output: z.object({
      records: z.array(Refund),
      balance: Balance,
      /** What goes to the bank account. */
      payout: z.optional(BalancePayout),
    }),
    success: "La devolución está en camino.",
  },
  /** Gives a payment back, whole or in part. */
  "custom/refundPayment": {
    access: "staff",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      id: IdInput,
      amount: DecimalInput,
      reason: textOf(500),
      idempotency_key: PressKey,
    }),
    output: z.object({ record: Refund, payment: Payment }),
  },
  /** The winner does not pay: their deposit goes to the house, as far as its premium, and to the seller. */
  "custom/forfeitDeposit": {
    access: "staff",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput, reason: textOf(500) }),
    output: z.object({ record: Deposit }),
  },
  /** Says whose money is that came and fits nothing: the payer's balance, or back to the card. */
  "custom/resolvePayment": {
    access: "staff",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      id: IdInput,
      to: z.enum(["wallet", "card"]),
      reason: textOf(500),
      idempotency_key: PressKey,
    }),
    output: z.object({ payment: Payment }),
  },
  /** Payments of everybody, newest first: what came, what of it can go back, and what fits nothing. */
  "custom/payments": {
    access: "staff",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      ...Paged,
      /** A payment's own number, the provider's, or part of its payer's name, company or e-mail. */
      search: z.optional(lineOf(100)),
      /** Those that came and fit nothing, or all that came to something. */
      list: z._default(z.enum(PAYMENT_LISTS), "all"),
    }),
    output: z.object({ records: z.array(StaffPayment), ...Counted }),
  },
  /** The amount payable to each seller, and the last payouts. */
  "custom/payouts": {
    access: "staff",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object(Paged),
    output: z.object({
      /** Sellers to whom something is payable, the most first. */
      records: z.array(SellerPayable),
      ...Counted,
      /** The last fifty payouts, newest first. */
      paid: z.array(
        z.object({
          id: Id,
          seller: Holder,
          amount: Decimal,
          reference: z.string(),
          at: EpochMs,
        }),
      ),
    }),
  },
  /** Notes that a seller was paid by the house's bank. */
  "custom/recordPayout": {
    access: "staff",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      seller_id: IdInput,
      amount: DecimalInput,
      reference: TransferReference,
    }),
    output: z.object({
      record: z.object({ seller_id: Id, amount: Decimal, reference: z.string() }),
      /** The amount still payable to the seller. */
      payable: Decimal,
    }),
  },
  /** Balances that go to bank accounts: lists them, those that wait first, and notes that one was transferred, is cancelled, or came back. */
  "custom/balancePayouts": {
    access: "staff",
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.object({ action: z.literal("list"), ...Paged }),
      /** The house's bank has made the transfer. */
      z.object({
        action: z.literal("paid"),
        id: IdInput,
        reference: TransferReference,
        idempotency_key: PressKey,
      }),
      /** The transfer is not made. */
      z.object({
        action: z.literal("cancel"),
        id: IdInput,
        reason: textOf(500),
        idempotency_key: PressKey,
      }),
      /** The bank has sent it back. */
      z.object({
        action: z.literal("returned"),
        id: IdInput,
        reason: textOf(500),
        idempotency_key: PressKey,
      }),
    ]),
    output: z.object({ records: z.array(StaffBalancePayout), ...Counted }),
  },
  /** Gift cards of the house: issues some, lists them, makes one void. */
  "custom/giftCards": {
    access: "staff",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.discriminatedUnion("action", [
      z.object({ action: z.literal("list"), ...Paged }),
      z.object({
        action: z.literal("issue"),
        amount: DecimalInput,
        count: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
        /** Sold, and paid to the house's bank; otherwise given away. */
        sold: z._default(FlagInput, 0),
        expires_at: z.optional(MomentInput),
        /** Gets the code by letter; of one card alone. */
        email: z.optional(Email),
        idempotency_key: PressKey,
      }),
      z.object({ action: z.literal("void"), id: IdInput }),
    ]),
    output: z.object({ records: z.array(GiftCard), ...Counted }),
  },
  /** Checks everything that must always hold of the ledger, and sums it up. */
  "custom/ledgerReport": {
    access: "staff",
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({}),
    output: z.object({
      at: EpochMs,
      /** Each rule that must always hold, and what breaks it. */
      checks: z.array(
        z.object({ rule: z.string(), title: z.string(), faults: z.array(z.string()) }),
      ),
      /** Each kind in each currency by itself. */
      accounts: z.array(
        z.object({
          kind: z.string(),
          currency: z.string(),
          count: z.number(),
          balance: z.string(),
        }),
      ),
    }),
  },
  /** What differs between the ledger and the providers' statements: lists it, compares anew, books money that belongs to no payment, notes what was done about it. */
  "custom/reconciliation": {
    access: "staff",
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      /** `book`: money of an item that belongs to no payment becomes a payment under review of the account with this e-mail. */
      action: z._default(z.enum(["list", "run", "settle", "book"]), "list"),
      id: z.optional(IdInput),
      email: z.optional(lineOf(254).check(z.overwrite(plainEmail))),
      note: z.optional(textOf(500)),
    }),
    output: z.object({
      records: z.array(
        z.object({
          id: Id,
          provider: z.string(),
          provider_ref: z.string(),
          kind: z.string(),
          /** Of both sums, ISO 4217. */
          currency: z.string(),
          here: z.nullable(Decimal),
          there: z.nullable(Decimal),
          found_at: EpochMs,
          settled_at: z.nullable(EpochMs),
          note: z.nullable(z.string()),
        }),
      ),
      /** The payment that was booked. */
      payment: z.optional(Payment),
    }),
  },
} satisfies CallSchemas;
