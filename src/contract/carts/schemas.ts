// This folder: calls for the cart and its checkout.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { BUYER_KINDS, CART_EXTRAS, CART_LINE_STATES, CART_TYPES } from "./values";
import { Collector, CollectorInput, PickupDates } from "../pickup/schemas";
import { plainPostalCode } from "../places/postal-code";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  MomentInput,
  OptionalId,
  lineOf,
} from "../primitives";
import { TAX_SCHEMES } from "../sale/values";
import { LIGHT, LIST } from "../costs";

/** The kind of buyer. A company is a business, also where it says otherwise; left out: as the account says. @internal */
export const BuyerKindInput = z.optional(z.enum(BUYER_KINDS));

/** An extra of a line, chosen or not; its amount is the house's. */
const CartExtraLine = z.object({
  kind: z.enum(CART_EXTRAS),
  amount: Decimal,
  tax_scheme: z.enum(TAX_SCHEMES),
  chosen: Flag,
});

/** A vehicle in a cart. */
export const CartItem = z.object({
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  /** Price of the vehicle alone. */
  amount: Decimal,
  qty: z.number(),
  /** What its buyer owes the auction house for it; nothing of direct sales. */
  premium: Decimal,
  /** With its premium and the extras that were chosen. */
  per_total: Decimal,
  tax_scheme: z.enum(TAX_SCHEMES),
  custom_projects_iva_percent: z.nullable(z.number()),
  buynow_autype: z.enum(CART_TYPES),
  line_state: z.enum(CART_LINE_STATES),
  /** Until when it is kept; null where no clock runs. */
  reserved_until: z.nullable(EpochMs),
  /** 1: entering the checkout would give it more time. */
  can_prolong: Flag,
  extras: z.array(CartExtraLine),
  /** The deposit for it: pays first. */
  deposit: Decimal,
  /** When it would be picked up, and by whom; without a person, by the buyer. Null: not chosen. */
  pickup: z.nullable(z.object({ appointmentTime: EpochMs, person: z.nullable(Collector) })),
  seller_name: z.string(),
  /** 1: the seller is a trader. */
  seller_trades: Flag,
  /** Its account, once it is sold. */
  invoice_id: z.nullable(Id),
  /** Until when it must be paid, once it is sold. */
  due_at: z.nullable(EpochMs),
});
export type CartItem = z.infer<typeof CartItem>;

/** The data of the person or company that a document needs. */
const BillingFields = {
  name: lineOf(120),
  nif: lineOf(20),
  address1: lineOf(120),
  address2: lineOf(120),
  zip: lineOf(10).check(z.overwrite(plainPostalCode)),
  city: lineOf(80),
  state: lineOf(80),
  country: lineOf(80),
};

/** To whom the document goes, as far as it is typed. */
export const CartBilling = z.object({
  name: z.string(),
  nif: z.string(),
  address1: z.string(),
  address2: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  buyer_kind: z.enum(BUYER_KINDS),
});
export type CartBilling = z.infer<typeof CartBilling>;

/** A cart as its person sees it. */
export const Cart = z.object({
  /** Null: nothing was ever in it. */
  cart_id: z.nullable(Id),
  type: z.enum(CART_TYPES),
  cartItems: z.array(CartItem),
  /** What fell out of it, and why: `line_state`. */
  nonCartItems: z.array(CartItem),
  cartValues: z.object({
    /** The vehicles alone. */
    per_total: Decimal,
    premium: Decimal,
    iva_total: Decimal,
    subtotal: Decimal,
    tax: Decimal,
    rebu_total: Decimal,
    suplido_total: Decimal,
    total_amount: Decimal,
    total_deposit: Decimal,
    total_due_amount: Decimal,
  }),
  /** Where each vehicle stands. */
  cartLocation: z.array(
    z.object({ project_id: Id, location: z.string(), seller_name: z.string() }),
  ),
  billing: CartBilling,
  /** Which fields of it a document would still ask for. */
  billing_missing: z.array(z.string()),
  server_time: EpochMs,
});
export type Cart = z.infer<typeof Cart>;

/** When a vehicle in a cart can be picked up. */
export const CartPickup = z.object({
  project_id: Id,
  /** 0: nothing is picked up there. */
  local_pickup_check: Flag,
  dates: PickupDates,
});
export type CartPickup = z.infer<typeof CartPickup>;

/** A key of one press. */
const PressKey = lineOf(100, 1);

const CartLineInput = { cart_id: IdInput, project_id: IdInput };

const Placed = z.object({
  invoice_id: Id,
  project_id: Id,
  document_number: z.nullable(z.string()),
  total_amount: Decimal,
  total_due_amount: Decimal,
  due_at: EpochMs,
});

/** What the calls take and answer, by wire name. */
export const cartsSchemas = {
  /** The cart of what was won at auctions, or of what was taken at a fixed price. */
  "cart/search": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    input: z.object({
      /** @default auction */
      type: z._default(z.enum(CART_TYPES), "auction"),
      /** A certain one of the caller's, also one that was checked out; else the open one. */
      cart_id: OptionalId,
    }),
    output: Cart,
  },
  /** The cart of what was taken at a fixed price. */
  "buynow/search": {
    access: "user",
    scope: "read",
    silent: true,
    aliases: ["buynowTemp/search", "buynowtemp/search"],
    cost: LIGHT,
    input: z.object({
      /** @default buynow */
      type: z._default(z.enum(CART_TYPES), "buynow"),
      cart_id: OptionalId,
    }),
    output: Cart,
  },
  /** Keeps a direct sale for the caller for a while, and puts it into the cart. */
  "buynow/addToCart": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    aliases: ["buynowTemp/addToCart", "buynowtemp/addToCart", "makeoffer/addToCart"],
    cost: LIGHT,
    input: z.object({ project_id: IdInput, idempotency_key: z.optional(PressKey) }),
    output: Cart,
  },
  /** Reads the cart anew and keeps again what had fallen out of it, where it is still free. */
  "buynow/refreshCart": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    aliases: ["buynowTemp/refreshCart", "buynowtemp/refreshCart", "makeoffer/refreshCart"],
    cost: LIST,
    input: z.object({ cart_id: OptionalId, project_id: OptionalId }),
    output: Cart,
  },
  /** Takes a line out of the cart: its vehicle is free again. */
  "cart/cancelItem": {
    access: "user",
    scope: "buy",
    silent: true,
    aliases: [
      "cart/changeStatus",
      "buynow/changeStatus",
      "buynowTemp/changeStatus",
      "buynowtemp/changeStatus",
    ],
    cost: LIGHT,
    input: z.object({ ...CartLineInput, action: z.optional(z.literal("remove")) }),
    output: Cart,
  },
  /** Keeps the typed data of the document's recipient, complete or not. */
  "cart/saveAddress": {
    access: "user",
    scope: "buy",
    silent: true,
    cost: LIGHT,
    input: z.object({
      cart_id: IdInput,
      /** One of the address book: taken instead of what is typed. */
      address_id: OptionalId,
      address: z.optional(
        z.object({
          name: z.optional(BillingFields.name),
          address1: z.optional(BillingFields.address1),
          address2: z.optional(BillingFields.address2),
          zip: z.optional(BillingFields.zip),
          city: z.optional(BillingFields.city),
          state: z.optional(BillingFields.state),
          country: z.optional(BillingFields.country),
        }),
      ),
      nif: z.optional(BillingFields.nif),
      buyer_kind: z.optional(z.enum(BUYER_KINDS)),
    }),
    output: Cart,
  },
  /** Enters the checkout: its reservations last longer, once. The call also saves when a vehicle would be picked up. */
  "cart/updateCheckout": {
    access: "user",
    scope: "buy",
    silent: true,
    cost: LIGHT,
    input: z.object({
      cart_id: IdInput,
      /** One line; left out, all of them. */
      project_id: OptionalId,
      /** 1: the checkout is entered. Its reservations last longer, once. */
      enter: z.optional(FlagInput),
      /** Start of one of the slots of that line's vehicle: booked with the checkout, and kept until it is paid. Null: none. */
      appointmentTime: z.optional(z.nullable(MomentInput)),
      /** The person who collects the vehicle. @default the buyer */
      person: z.optional(CollectorInput),
    }),
    output: Cart,
  },
  /** When the vehicles of a cart can be picked up. */
  "custom/cartPickup": {
    as: "cartPickup",
    access: "user",
    scope: "buy",
    silent: true,
    cost: LIST,
    input: z.object({ cart_id: IdInput }),
    output: z.object({
      records: z.array(CartPickup),
      timezone: z.string(),
      server_time: EpochMs,
    }),
  },
  /** Takes the administration of the papers with a vehicle, or not. */
  "buynow/updateAdminFee": {
    access: "user",
    scope: "buy",
    silent: true,
    aliases: ["buynowTemp/updateAdminFee", "buynowtemp/updateAdminFee"],
    cost: LIGHT,
    input: z.object({ ...CartLineInput, admin_fee: FlagInput }),
    output: Cart,
  },
  /** Takes a certificate of ownership with a vehicle, or not. */
  "buynow/updateOwnershipCertificate": {
    access: "user",
    scope: "buy",
    silent: true,
    aliases: ["buynowTemp/updateOwnershipCertificate", "buynowtemp/updateOwnershipCertificate"],
    cost: LIGHT,
    input: z.object({ ...CartLineInput, ownership_certificate: FlagInput }),
    output: Cart,
  },
  /** Reads what would be bought, or with `place` buys it: the purchase binds the caller. */
  "cart/checkout": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    aliases: [
      "buynow/checkout",
      "buynowTemp/checkout",
      "buynowtemp/checkout",
      "makeoffer/checkout",
    ],
    cost: LIST,
    input: z.object({
      cart_id: IdInput,
      type: z.optional(z.enum(CART_TYPES)),
      /** 1: buys. Left out: only looks. */
      place: z.optional(FlagInput),
      /** The lots of it to buy. @default all that can be bought */
      project_ids: z.optional(z.array(IdInput).check(z.minLength(1), z.maxLength(50))),
      /** What the page showed: refused as PRICE_CHANGED where it is another sum now. */
      expected_total: z.optional(DecimalInput),
      /** 1: the terms of sale were accepted. */
      accept_terms: z.optional(FlagInput),
      buyer_kind: z.optional(z.enum(BUYER_KINDS)),
      /** Required to buy. */
      idempotency_key: z.optional(PressKey),
    }),
    /** The cart as it is now, without the lots that were bought. */
    output: z.extend(Cart, {
      /** The accounts of the bought lots. */
      invoices: z.array(Placed),
    }),
  },
  /** What became of a purchase whose answer was lost, by its key. */
  "custom/saleStatus": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ idempotency_key: PressKey }),
    output: z.object({
      /** `unknown`: nothing was done under that key, so far. */
      state: z.enum(["done", "unknown"]),
      /** The call that was made with it. */
      call: z.optional(z.string()),
      /** What it sold. */
      invoices: z.array(Placed),
      server_time: EpochMs,
    }),
  },
  /** Asks for one letter when a direct sale that another buyer keeps is free again, or not any more. */
  "custom/tellWhenFree": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      project_id: IdInput,
      /** 0: not any more. @default 1 */
      on: z._default(FlagInput, 1),
    }),
    output: z.object({
      project_id: Id,
      /** 0: no other buyer has reserved it, so there is nothing to wait for. */
      tell_when_free: Flag,
    }),
  },
  /** What a seller's sale comes to that has no document yet, or with `place` its document: for buyers who do not go to the checkout. */
  "seller/cart/checkout": {
    access: "seller",
    rateLimit: "pay",
    silent: true,
    cost: LIST,
    permissions: ["money"],
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      /** 1: issues the document. Left out: only looks. */
      place: z.optional(FlagInput),
      idempotency_key: z.optional(PressKey),
    }),
    /** The cart of that sale alone, without extras that its buyer has not confirmed. */
    output: z.extend(Cart, {
      /** The documents that were issued. */
      invoices: z.array(Placed),
    }),
  },
  /** What a seller's sale comes to that has no document yet. */
  "seller/cart/getSingleCartProducts": {
    as: "sellerCartProducts",
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["money"],
    inferred: true,
    input: z.object({ invoice_id: IdInput }),
    output: Cart,
  },
  /** Buys a lot at its fixed price: a direct sale, or an auction that may be ended so. The purchase binds the caller. */
  "buynow/addToBuynow": {
    access: "user",
    scope: "buy",
    rateLimit: "pay",
    silent: true,
    aliases: ["buynowTemp/addToBuynow", "buynowtemp/addToBuynow"],
    cost: LIGHT,
    input: z.object({
      project_id: IdInput,
      /** What the page showed: refused as PRICE_CHANGED where it is another one now. */
      expected_price: DecimalInput,
      /** 1: the terms of sale were accepted. */
      accept_terms: z.optional(FlagInput),
      /** As who the buyer buys. */
      buyer_kind: BuyerKindInput,
      idempotency_key: PressKey,
    }),
    output: z.object({
      invoice_id: Id,
      /** The cart in which it waits for its document. */
      cart_id: z.optional(z.nullable(Id)),
      price: Decimal,
      total_amount: Decimal,
      due_at: EpochMs,
      server_time: EpochMs,
    }),
  },
} satisfies CallSchemas;
