// This folder: calls for what is sold: accounts, their documents and payments.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { CART_TYPES } from "../carts/values";
import { MarketStatus } from "../lots/schemas";
import { IssuedDocument } from "../money/schemas";
import { AppointmentDetail, HandoverRecord } from "../pickup/schemas";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  MomentEndInput,
  MomentInput,
  OptionalId,
  Page,
  PressKey,
  filterOf,
  filtersOf,
  limitOf,
  lineOf,
  textOf,
} from "../primitives";
import { RETURN_WAYS } from "../returns/values";
import {
  EXPORT_FIELDS,
  INVOICE_ACTIONS,
  INVOICE_CANCEL_REASONS,
  INVOICE_LISTS,
  INVOICE_STATES,
  SALE_CHANNELS,
  SALE_LINE_KINDS,
  TAX_SCHEMES,
} from "./values";
import { LIGHT, LIST, LONG } from "../costs";

/** An invoice as lists show it. Amounts are always those of the account, not of the documents issued over it. */
export const InvoiceRow = z.object({
  invoice_id: Id,
  /** The same number, by its name on the wire. */
  common_invoice: Id,
  /** Of the document that was issued; null of a draft. */
  document_number: z.nullable(z.string()),
  status: z.enum(INVOICE_STATES),
  /** 1: its day is over and something is due. */
  overdue: Flag,
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  /** 1 for an auction, else a direct sale. */
  projects_auction: Flag,
  total_items: z.number(),
  /** 1: its buyer's bank is asked to take back what paid it; the vehicle is not handed over meanwhile. */
  disputed: Flag,
  /** 0 pending, 1 in transit, 2 ready for pickup, 3 completed, 4 cancelled. */
  delivered: z.number(),
  channel: z.enum(SALE_CHANNELS),
  users_first_name: z.string(),
  users_last_name: z.string(),
  users_email: z.string(),
  seller_name: z.string(),
  /** Of the person of the seller who published the vehicle; for the buyer, and where that is the account's own person, null. */
  emp_name: z.nullable(z.string()),
  /** When it was sold. */
  date_added: EpochMs,
  due_at: EpochMs,
  paid_date: z.nullable(EpochMs),
  /** When the vehicle was given back and the money with it; null for what was not returned. */
  returned_date: z.nullable(EpochMs),
  total_amount: Decimal,
  total_paid: Decimal,
  total_due_amount: Decimal,
  actions: z.array(z.enum(INVOICE_ACTIONS)),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** What an invoice comes to. Groups of taxation stand apart; the sub-total is the base of the one with IVA. */
export const CartValues = z.object({
  common_invoice: Id,
  cart_paid: Flag,
  cart_paiddate: z.nullable(EpochMs),
  /** The vehicle alone. */
  per_total: Decimal,
  premium: Decimal,
  iva_total: Decimal,
  subtotal: Decimal,
  tax: Decimal,
  rebu_total: Decimal,
  suplido_total: Decimal,
  total_amount: Decimal,
  total_deposit: Decimal,
  total_paid: Decimal,
  total_due_amount: Decimal,
  /** The amount paid beyond the total. */
  credit_amount: Decimal,
  /** Least that may be paid at once now. */
  minimum_payment: Decimal,
});

/** A line of an invoice. */
export const InvoiceItem = z.object({
  project_id: Id,
  projects_title: z.string(),
  projects_avatar: z.string(),
  kind: z.enum(SALE_LINE_KINDS),
  /** What it is called on the document. */
  description: z.string(),
  /** Which vehicle it is: number of the chassis, plate, kilometres. Empty of other lines, and for strangers with a link. */
  details: z.string(),
  amount: Decimal,
  qty: z.number(),
  per_total: Decimal,
  tax_scheme: z.enum(TAX_SCHEMES),
  custom_projects_iva_percent: z.nullable(z.number()),
});

/** Something that was paid or went back. */
export const InvoiceTransaction = z.object({
  id: Id,
  kind: z.enum(["payment", "refund", "deposit_credit"]),
  paid_on: EpochMs,
  amount: Decimal,
  status: z.enum(["success", "pending", "failed", "reversed"]),
  method: z.string(),
  reference: z.string(),
  /** What its buyer shows of a transfer: `custom/fileLink` with `receipt` and the transaction's id. */
  receipt: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
});

/** One side of a sale, as the other sees it from then on. */
export const SaleParty = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  nif: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** An invoice with all that its viewer shows. */
export const InvoiceDetail = z.extend(InvoiceRow, {
  cartValues: CartValues,
  invoiceItems: z.array(InvoiceItem),
  allTransactions: z.array(InvoiceTransaction),
  /** When it is picked up; null as long as it is not chosen. */
  appointmentDetail: z.nullable(AppointmentDetail),
  /** What went back of it, or is on its way, by its return. */
  returnTransactions: z.array(InvoiceTransaction),
  /** The record of its hand-over, for both sides; missing before it. */
  handover: z.optional(HandoverRecord),
  /** What the house has taken of its seller for it, and the documents over that: for its seller's side alone, once it is taken. */
  commission: z.optional(
    z.object({
      amount: Decimal,
      /** The IVA of the amount. */
      tax: Decimal,
      /** What its seller has of the sale after it. */
      receives: Decimal,
      documents: z.array(IssuedDocument),
    }),
  ),
  /**
   * Where to what was paid in part goes back if the sale is cancelled, for people who may cancel it; empty for others and where nothing was
   * paid.
   */
  would_return: z.array(z.object({ to: z.enum(RETURN_WAYS), amount: Decimal })),
  /**
   * What its buyer has to fill in before it can be paid, and the cart in which `cart/saveAddress` keeps it; a sale without a cart goes by the
   * profile. Null: nothing, and for others than its buyer.
   */
  billing_missing: z.nullable(
    z.object({
      cart: z.nullable(z.object({ id: Id, type: z.enum(CART_TYPES) })),
      fields: z.array(z.string()),
    }),
  ),
  buyer: SaleParty,
  seller: SaleParty,
  /** The first document over it, by whose number it is known. */
  document: z.nullable(
    z.object({
      number: z.string(),
      kind: z.enum(["invoice", "correction"]),
      issued_at: EpochMs,
      /** Fingerprint of the register. */
      hash: z.string(),
      /** Of an invoice that the tax office can look up. */
      tax_qr: z.nullable(
        z.object({
          /** What it holds. */
          address: z.string(),
          /** 1: its record goes to the tax office (VERI*FACTU). */
          is_sent: Flag,
          /** Modules on a side. */
          size: z.number(),
          /** Dark modules as an SVG path. */
          path: z.string(),
        }),
      ),
    }),
  ),
  /** All documents over it, in the order in which they were issued: corrections and further ones, too. */
  documents: z.array(IssuedDocument),
  /** Where what is due can be sent by bank; null for anybody but its buyer, and where nothing is due. */
  transfer: z.nullable(
    z.object({
      holder: z.string(),
      iban: z.string(),
      /** What the transfer has to say, so that it is found. */
      reference: z.string(),
    }),
  ),
  /** What the house says under every document. */
  house: z.object({
    name: z.string(),
    nif: z.string(),
    address: z.string(),
    phone: z.string(),
    thank_you: z.string(),
  }),
  /** `informativo`: the document is none of the tax office. */
  invoicing: z.enum(["informativo", "factura"]),
  notes: z.string(),
  cancel_reason: z.nullable(z.enum(INVOICE_CANCEL_REASONS)),
  orderControlLogs: z.array(
    z.object({
      at: EpochMs,
      event: z.string(),
      from: z.nullable(z.string()),
      to: z.string(),
      /** The side that did it: `buyer`, `seller`, `staff` or `system`. */
      role: z.string(),
      reason: z.string(),
    }),
  ),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** What a list of invoices can be narrowed by. */
const InvoiceListInput = z.object({
  page: Page,
  limit: limitOf(20),
  /** @default all */
  list: z._default(z.enum(INVOICE_LISTS), "all"),
  filters: z.optional(
    filtersOf({
      common_invoice: OptionalId,
      /** The selling account whose sales they are, as people who work for it name it. */
      as_employees_id: OptionalId,
      created_from: z.optional(MomentInput),
      created_to: z.optional(MomentEndInput),
      /** Title of the lot, name or e-mail of the other side. */
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
  ),
});

/** Which sales a file has, and what of them. */
const ExportInput = z.object({
  report: z._default(z.literal("invoices"), "invoices"),
  list: InvoiceListInput.shape.list,
  filters: InvoiceListInput.shape.filters,
  /** Columns in the order of the file. @default all */
  fields: z.optional(z.array(z.enum(EXPORT_FIELDS)).check(z.minLength(1), z.maxLength(30))),
});

const ExportOutput = z.object({
  file_name: z.string(),
  content_type: z.string(),
  /** The file, in base64. */
  content: z.string(),
  /** How many it has. */
  count: z.number(),
  /** 1: there are more than a file takes; narrow them down by their days. */
  is_cut: Flag,
});

const InvoiceList = z.object({
  records: z.array(InvoiceRow),
  totalRecords: z.number(),
  setDisp: z.string(),
  /** By list. */
  counts: z.record(z.enum(INVOICE_LISTS), z.number()),
});

/** 1 in use, 2 removed; of a sale: cancelled. */
const Active = z.union([
  z.literal([1, 2]),
  z.pipe(
    z.enum(["1", "2"]),
    z.transform((text) => Number(text) as 1 | 2),
  ),
]);

const InvoiceView = {
  /** Of the buyer. */
  user_id: OptionalId,
  /** Which sales are meant; one that is not among them is not found. */
  filters: z.optional(
    filtersOf({
      /** 2: cancelled; `{ "notin": [2] }` means the others. */
      "b.active": z.optional(filterOf(Active)),
    }),
  ),
};
const InvoiceInput = z.object({ invoice_id: IdInput, ...InvoiceView });
/** The parts of a sale stand beside its record, too. */
const InvoiceOutput = z.object({
  record: InvoiceDetail,
  invoiceItems: InvoiceDetail.shape.invoiceItems,
  allTransactions: InvoiceDetail.shape.allTransactions,
  appointmentDetail: InvoiceDetail.shape.appointmentDetail,
  /** Where the vehicle is collected; empty for strangers with a link. */
  locationDetail: z.object({ project_id: Id, location: z.string(), seller_name: z.string() }),
  cartValues: InvoiceDetail.shape.cartValues,
});

const Counted = z._default(z.enum(["id"]), "id");

/** What the caller has bought: `buynow` at a fixed price, `cart` at auctions. */
function purchases<const Table extends string>(table: Table) {
  return z.object({
    table: z.literal(table),
    field: Counted,
    extraField: z.optional(z.enum(["paid", "partial", "active"])),
    filters: z.optional(
      filtersOf({
        /** 1: paid in full. */
        paid: z.optional(filterOf(FlagInput)),
        /** 1: paid in part. */
        partial: z.optional(filterOf(FlagInput)),
        /** 2: cancelled; `{ "notin": [2] }` leaves those out. */
        active: z.optional(filterOf(Active)),
      }),
    ),
  });
}

/** What the calls take and answer, by wire name. */
export const saleSchemas = {
  /** How many of the caller's own records there are by some filters, e.g. unsold lots of auctions or purchases that are not paid. */
  "cart/pendingCount": {
    access: "user",
    silent: true,
    aliases: ["carttemp/pendingCountTemp"],
    cost: LIGHT,
    /** Columns by which the caller's own records are counted, table by table; nothing else can be asked for. */
    input: z.discriminatedUnion("table", [
      z.object({
        /** Lots that the caller sells. */
        table: z.literal("projects"),
        field: Counted,
        /** Counted apart for each of its values, where it is given. */
        extraField: z.optional(z.enum(["market_status", "auction"])),
        filters: z.optional(
          filtersOf({
            market_status: z.optional(filterOf(MarketStatus)),
            auction: z.optional(filterOf(FlagInput)),
          }),
        ),
      }),
      purchases("buynow"),
      purchases("cart"),
    ]),
    output: z.object({
      count: z.number(),
      /** By value of `extraField`. */
      counts: z.optional(z.record(z.string(), z.number())),
    }),
  },
  /** What the account has bought, newest first. */
  "user/invoice/allinvoices": {
    as: "allInvoices",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: InvoiceListInput,
    output: InvoiceList,
  },
  /** What the account has sold, newest first; staff see all. */
  "seller/invoice/invoices": {
    as: "sellerInvoices",
    access: "seller",
    silent: true,
    aliases: ["seller/invoice/getAllInvoices"],
    cost: LIST,
    permissions: ["money"],
    inferred: true,
    input: InvoiceListInput,
    output: InvoiceList,
  },
  /** One purchase of the account, with its document, lines, payments and log. */
  "user/invoice/invoice": {
    as: "userInvoice",
    access: "user",
    silent: true,
    aliases: ["user/invoice/getInvoiceDetails"],
    cost: LIGHT,
    inferred: true,
    input: InvoiceInput,
    output: InvoiceOutput,
  },
  /** A document by the link of its letter, for a visitor who has it: without phone, mail and tax numbers. */
  "user/invoice/public_invoice": {
    as: "userPublicInvoice",
    access: "public",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      ...InvoiceView,
      /** Of the link. */
      key: lineOf(100, 1),
    }),
    output: InvoiceOutput,
  },
  /** Several of the account's own purchases, with all that each shows. */
  "user/invoice/multipleInvoice": {
    as: "userMultipleInvoice",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ invoice_ids: z.array(IdInput).check(z.minLength(1), z.maxLength(50)) }),
    output: z.object({ records: z.array(InvoiceDetail) }),
  },
  /** One sale of the account, as its seller sees it. */
  "seller/user/invoice/invoice": {
    as: "sellerInvoice",
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["money"],
    inferred: true,
    input: InvoiceInput,
    output: InvoiceOutput,
  },
  /** Marks invoices as paid or unpaid, or cancels them: those that can be, and says of the others why not. */
  "seller/invoice/changeStatus": {
    as: "invoiceChangeStatus",
    access: "seller",
    aliases: ["seller/invoice/changeProductStatus"],
    cost: LIST,
    permissions: ["money"],
    inferred: true,
    input: z.object({
      action: z.enum(["paid", "unpaid", "cancel"]),
      /** Left out: the sale of `project_id`. */
      invoice_ids: z.optional(z.array(IdInput).check(z.minLength(1), z.maxLength(50))),
      /** The vehicle whose last sale is meant, where no sales are named. */
      project_id: OptionalId,
      /** The auction that it is a lot of, where that is known. */
      auction_id: OptionalId,
      /** Why: required to cancel. */
      notes: z.optional(z.string().check(z.maxLength(1_000))),
      cancel_reason: z.optional(z.enum(INVOICE_CANCEL_REASONS)),
      /** Cancels one that is paid in part, too: all that was paid goes back. What that is, as the page showed it (`would_return`). */
      returns: z.optional(DecimalInput),
    }),
    output: z.object({
      changed: z.array(Id),
      /** What could not be changed, and why: the others were. */
      failed: z.array(z.object({ invoice_id: Id, code: z.string(), message: z.string() })),
    }),
  },
  /** Notes a payment that the buyer made in another way: a transfer, cash. */
  "seller/offline/payCartOffline": {
    as: "sellerPayOffline",
    access: "seller",
    rateLimit: "pay",
    cost: LIGHT,
    permissions: ["money"],
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      amount: DecimalInput,
      /** What the transfer or the receipt says. */
      reference: z.optional(textOf(200)),
      payment_method: z.optional(z.literal("offline")),
      pay_type: z.optional(z.literal("auction")),
      /** Of the buyer. */
      user_id: OptionalId,
      payment_object: z.optional(
        z.object({
          id: OptionalId,
          invoice_id: OptionalId,
          /** Books this time where there is no appointment yet: kept until all is paid. */
          appointmentTime: z.optional(z.nullable(MomentInput)),
        }),
      ),
      idempotency_key: z.optional(PressKey),
    }),
    output: InvoiceOutput,
  },
  /** Never spends a buyer's balance: it is the buyer's own. */
  "seller/credit/payCartWallet": {
    as: "sellerPayWallet",
    access: "seller",
    rateLimit: "pay",
    cost: LIGHT,
    permissions: ["money"],
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      amount: z.optional(DecimalInput),
      user_id: OptionalId,
      idempotency_key: z.optional(PressKey),
    }),
    output: InvoiceOutput,
  },
  /** The buyer says that a transfer is on its way. It counts once the seller has confirmed it. */
  "offline/payCartOffline": {
    as: "cartPayOffline",
    access: "user",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      /** At least a quarter of what is due; all of it where it is left out. */
      amount: z.optional(DecimalInput),
      /** What the transfer says. */
      reference: z.optional(textOf(200)),
      idempotency_key: z.optional(PressKey),
    }),
    output: InvoiceOutput,
  },
  /** Pays what was bought from the caller's own balance. */
  "credit/payCartWallet": {
    as: "cartPayWallet",
    access: "user",
    rateLimit: "pay",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      /** At least a quarter of what is due; all of it where it is left out. */
      amount: z.optional(DecimalInput),
      idempotency_key: z.optional(PressKey),
    }),
    output: InvoiceOutput,
  },
  /** The seller says whether a transfer has come; its buyer may take the word back by rejecting it. */
  "custom/paymentConfirm": {
    access: "user",
    rateLimit: "pay",
    cost: LIGHT,
    input: z.object({
      /** Number of the transaction, as the sale shows it. */
      transaction_id: IdInput,
      action: z.enum(["confirm", "reject"]),
      /** Why it is rejected; told to the buyer. */
      notes: z.optional(textOf(500)),
    }),
    output: InvoiceOutput,
  },
  /** The buyer shows a receipt of a transfer that was told of and that its seller has not answered; another one takes its place. */
  "custom/transferReceipt": {
    access: "user",
    rateLimit: "upload",
    bringsFiles: true,
    cost: LONG,
    input: z.object({
      /** Number of the transaction, as the sale shows it. */
      transaction_id: IdInput,
      /** PDF, JPEG or PNG by its content, 10 MB at most. */
      file: z.file(),
    }),
    output: InvoiceOutput,
  },
  /**
   * Gives an unpaid sale to another bidder of the round, at no more than that bidder's own last price. It does not bind the bidder: paying
   * is the consent. The seller may do it once the day to pay is over, staff at any time.
   */
  "seller/user/invoice/update_invoice": {
    as: "sellerUpdateInvoice",
    access: "seller",
    rateLimit: "pay",
    cost: LIGHT,
    permissions: ["award"],
    inferred: true,
    input: z.object({
      invoice_id: IdInput,
      /** The present buyer: the call is refused where it is another one by now. */
      user_id: IdInput,
      changed_user_id: IdInput,
      /** Price of the vehicle; cut to the new buyer's own last price. */
      per_total: DecimalInput,
      product_type: z.optional(z.literal("live")),
      /** The text that the former buyer is told. */
      notes: z.optional(z.string().check(z.maxLength(1_000))),
    }),
    output: z.object({
      /** The new account. */
      invoice_id: Id,
      user_id: Id,
      per_total: Decimal,
    }),
  },
  /** Gives a buyer more time to pay, with the reason. */
  "custom/invoiceDue": {
    access: "seller",
    cost: LIGHT,
    permissions: ["money"],
    input: z.object({
      invoice_id: IdInput,
      /** End of the last day on which it may be paid. */
      due_at: EpochMs,
      /** Why. */
      notes: lineOf(500),
    }),
    output: InvoiceOutput,
  },
  /** The account on which a seller is paid by transfer: read, written, or taken away by an empty IBAN. Buyers see it of what they owe. */
  "custom/transferAccount": {
    access: "seller",
    cost: LIGHT,
    permissions: ["money"],
    input: z.object({
      holder: z.optional(z.string().check(z.maxLength(100))),
      /** Left out: it is only read. Empty: it is taken away. */
      iban: z.optional(z.string().check(z.maxLength(50))),
    }),
    output: z.object({ record: z.nullable(z.object({ holder: z.string(), iban: z.string() })) }),
  },
  /** All sales of the account that some filters let pass, as CSV. Staff have those of everybody. */
  "report/export": {
    access: "seller",
    answersFile: true,
    silent: true,
    cost: LONG,
    permissions: ["report", "money"],
    inferred: true,
    input: ExportInput,
    output: ExportOutput,
  },
  /** The same as a workbook. */
  "report/export_xlsx": {
    access: "seller",
    answersFile: true,
    silent: true,
    cost: LONG,
    permissions: ["report", "money"],
    inferred: true,
    input: ExportInput,
    output: ExportOutput,
  },
} satisfies CallSchemas;
