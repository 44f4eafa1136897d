// This folder: calls for plans of sellers.
import * as z from "zod/mini";
import { User } from "../accounts/schemas";
import type { CallSchemas } from "../call-schemas";
import { Payment, IssuedDocument } from "../money/schemas";
import {
  Decimal,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  lineOf,
  limitOf,
  Page,
  textOf,
} from "../primitives";
import {
  PLAN_GRANTS,
  PLAN_PERIOD_KINDS,
  PLAN_PERIODS,
  SUBSCRIPTION_ACTIONS,
  SUBSCRIPTION_STATES,
} from "./values";
import { LIGHT, LIST } from "../costs";

/** How long a plan is paid for at once. */
const PlanPeriod = z.enum(PLAN_PERIODS);

/** A price: without tax, the tax, and what is charged. */
const PlanPriceText = z.object({ net: Decimal, vat: Decimal, total: Decimal });

/** The use of what a plan allows; `limit` is null where there is none. */
const PlanUse = z.object({ used: z.number(), limit: z.nullable(z.number()) });

/** The same of publications, which are counted from one moment to another. */
const ListingUse = z.object({
  used: z.number(),
  limit: z.nullable(z.number()),
  from: EpochMs,
  to: EpochMs,
});

/** The card of a plan's charges. */
const PlanCard = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
});

/** The subscription of a seller: each seller always has exactly one; a seller who pays nothing has the free plan. */
export const Subscription = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  /** Type of the plan, as `membership` of the user says it, and its name. */
  plan: z.string(),
  plan_name: z.string(),
  /** Null for the free plan and for one that is agreed upon. */
  period: z.nullable(PlanPeriod),
  start: EpochMs,
  /** End of what is paid, or of the trial; null where nothing ends. */
  end: z.nullable(EpochMs),
  /** Of the running period, without tax. */
  net: Decimal,
  trial_used: Flag,
  /** The next charge and its time; null where there is none. */
  next_charge: z.nullable(z.extend(PlanPriceText, { at: EpochMs })),
  /** What comes at the end of the period instead. */
  next_plan: z.nullable(z.object({ plan: z.string(), plan_name: z.string(), period: PlanPeriod })),
  /** Since when a payment is missing. */
  past_due_since: z.nullable(EpochMs),
  /** When the plan is lost, if that payment does not come. */
  lost_at: z.nullable(EpochMs),
  auctions: ListingUse,
  direct_sales: ListingUse,
  users: PlanUse,
  /** Null where there is none that could be charged. */
  card: z.nullable(PlanCard),
});
export type Subscription = z.infer<typeof Subscription>;

/** A period of a plan that was begun. */
export const PlanPeriodRow = z.object({
  id: Id,
  kind: z.enum(PLAN_PERIOD_KINDS),
  plan: z.string(),
  plan_name: z.string(),
  period: z.nullable(PlanPeriod),
  start: EpochMs,
  end: z.nullable(EpochMs),
  /** What it costs without tax, before a credit. */
  net: Decimal,
  /** What the period before still gave. */
  credit: Decimal,
  /** The charged amount, tax included. */
  total: Decimal,
  payment: z.nullable(Id),
  card: z.nullable(z.object({ kind: z.string(), brand: z.string(), last4: z.string() })),
  /** The documents of its payment: an invoice, and a correction for each refund. */
  documents: z.array(IssuedDocument),
});
export type PlanPeriodRow = z.infer<typeof PlanPeriodRow>;

const PlanName = lineOf(60);
const PayInfo = z.object({
  source: z.optional(lineOf(100, 1)),
  customer: z.optional(lineOf(100, 1)),
  account_id: z.optional(z.union([z.string(), z.number()])),
});
const Wanted = {
  planName: z.optional(PlanName),
  period: z.optional(PlanPeriod),
  paymentInfo: z.optional(PayInfo),
};

/** Pays a plan. Plan, period and card may stand in `payment_object`, or beside it. */
const MembershipPayment = z.object({
  ...Wanted,
  payment_object: z.optional(z.object(Wanted)),
  source: z.optional(lineOf(100, 1)),
  payment_method: z._default(z.enum(["online", "card"]), "online"),
  currency: z._default(lineOf(3), "EUR"),
  payment_type: z._default(z.enum(["card", "bank"]), "card"),
  pay_type: z._default(z.literal("membership_payment"), "membership_payment"),
  /** 1 on the wire and ignored: the server knows the price. */
  amount: z.optional(z.union([z.string(), z.number()])),
  /** What the page showed; another figure is refused. */
  expected_due: z.optional(z.union([z.string().check(z.maxLength(20)), z.number()])),
  /** Without a saved card: the pay frame takes a new one, and keeps it for the renewals. */
  save: z.optional(FlagInput),
  return_to: z.optional(lineOf(500, 1)),
  idempotency_key: z.optional(z.string().check(z.regex(/^[\w.-]{8,64}$/))),
});

const PlanPaid = z.object({
  /** Left out where nothing had to be paid. */
  payment: z.optional(Payment),
  frame_url: z.optional(z.string()),
  url: z.optional(z.string()),
  membership: Subscription,
});

/** What the calls take and answer, by wire name. */
export const plansSchemas = {
  /**
   * Pays a plan: a dearer one now, less what is left of the running period, or the charge that is missing of one's own. A saved card is
   * charged at once; a new one is told in the pay frame.
   */
  "paymentThird/stripe/membership_payment": {
    as: "membershipPayment",
    access: "seller",
    personal: true,
    silent: true,
    changesUser: true,
    rateLimit: "pay",
    cost: LIST,
    permissions: null,
    input: MembershipPayment,
    output: PlanPaid,
  },
  /** The same by a hosted page of Paytm, where the house has one and it takes euros. */
  "paymentThird/paytm/membership_payment": {
    as: "paytmMembershipPayment",
    access: "seller",
    personal: true,
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    permissions: null,
    inferred: true,
    input: MembershipPayment,
    output: PlanPaid,
  },
  /** The same by a hosted page of Cashfree. */
  "paymentThird/cashfree/membership_payment": {
    as: "cashfreeMembershipPayment",
    access: "seller",
    personal: true,
    silent: true,
    rateLimit: "pay",
    cost: LIST,
    permissions: null,
    inferred: true,
    input: MembershipPayment,
    output: PlanPaid,
  },
  /** Tries a plan for 30 days, once; needs a saved card, which is charged at the end. */
  "user/freeTrialActivation": {
    as: "freeTrialActivation",
    access: "seller",
    personal: true,
    changesUser: true,
    rateLimit: "pay",
    cost: LIGHT,
    permissions: null,
    input: z.object({ planName: PlanName, period: z._default(PlanPeriod, "monthly") }),
    output: z.object({ record: User, membership: Subscription }),
    success: "Su prueba gratuita ha empezado.",
  },
  /** The seller's plan: its state, its next charge, and its use. */
  "custom/subscription": {
    access: "seller",
    personal: true,
    silent: true,
    cost: LIST,
    // Its own person's alone, not for anybody who works for it.
    permissions: null,
    inferred: true,
    input: z.object({}),
    output: z.object({ record: Subscription }),
  },
  /** Cancels at the end of the period, takes that back, chooses a cheaper plan for then, or another card. */
  "custom/subscriptionAction": {
    access: "seller",
    personal: true,
    silent: true,
    changesUser: true,
    rateLimit: "pay",
    cost: LIST,
    permissions: null,
    inferred: true,
    input: z.object({
      action: z.enum(SUBSCRIPTION_ACTIONS),
      /** Of a downgrade. */
      planName: z.optional(PlanName),
      period: z.optional(PlanPeriod),
      /** Of another card. */
      source: z.optional(lineOf(100, 1)),
    }),
    output: z.object({ record: Subscription }),
  },
  /** Periods that were begun, newest first, and what was charged for each. */
  "custom/subscriptionHistory": {
    access: "seller",
    personal: true,
    silent: true,
    cost: LIST,
    permissions: null,
    inferred: true,
    input: z.object({ page: Page, limit: limitOf(20) }),
    output: z.object({
      records: z.array(PlanPeriodRow),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** Gives a seller the plan that is agreed upon in person, `enterprise`, or takes it back. */
  "custom/grantPlan": {
    access: "staff",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      user_id: IdInput,
      action: z._default(z.enum(PLAN_GRANTS), "grant"),
      /** For the audit. */
      reason: textOf(500),
    }),
    output: z.object({ record: Subscription }),
  },
} satisfies CallSchemas;
