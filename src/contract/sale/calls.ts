// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { saleSchemas } from "./schemas";

type Of<Name extends keyof typeof saleSchemas> = CallOf<typeof saleSchemas, Name>;

/** How many of the caller's own records there are by some filters, e.g. unsold lots of auctions or purchases that are not paid. */
export const cartPendingCount: Of<"cart/pendingCount"> = {
  name: "cart/pendingCount",
  access: "user",
  silent: true,
};

/** What the account has bought, newest first. */
export const allInvoices: Of<"user/invoice/allinvoices"> = {
  name: "user/invoice/allinvoices",
  access: "user",
  silent: true,
};

/** What the account has sold, newest first; staff see all. */
export const sellerInvoices: Of<"seller/invoice/invoices"> = {
  name: "seller/invoice/invoices",
  access: "seller",
  silent: true,
};

/** One purchase of the account, with its document, lines, payments and log. */
export const userInvoice: Of<"user/invoice/invoice"> = {
  name: "user/invoice/invoice",
  access: "user",
  silent: true,
};

/** A document by the link of its letter, for a visitor who has it: without phone, mail and tax numbers. */
export const userPublicInvoice: Of<"user/invoice/public_invoice"> = {
  name: "user/invoice/public_invoice",
  access: "public",
  silent: true,
};

/** Several of the account's own purchases, with all that each shows. */
export const userMultipleInvoice: Of<"user/invoice/multipleInvoice"> = {
  name: "user/invoice/multipleInvoice",
  access: "user",
  silent: true,
};

/** One sale of the account, as its seller sees it. */
export const sellerInvoice: Of<"seller/user/invoice/invoice"> = {
  name: "seller/user/invoice/invoice",
  access: "seller",
  silent: true,
};

/** Marks invoices as paid or unpaid, or cancels them: those that can be, and says of the others why not. */
export const invoiceChangeStatus: Of<"seller/invoice/changeStatus"> = {
  name: "seller/invoice/changeStatus",
  access: "seller",
};

/** Notes a payment that the buyer made in another way: a transfer, cash. */
export const sellerPayOffline: Of<"seller/offline/payCartOffline"> = {
  name: "seller/offline/payCartOffline",
  access: "seller",
  rateLimit: "pay",
};

/** Never spends a buyer's balance: it is the buyer's own. */
export const sellerPayWallet: Of<"seller/credit/payCartWallet"> = {
  name: "seller/credit/payCartWallet",
  access: "seller",
  rateLimit: "pay",
};

/** The buyer says that a transfer is on its way. It counts once the seller has confirmed it. */
export const cartPayOffline: Of<"offline/payCartOffline"> = {
  name: "offline/payCartOffline",
  access: "user",
  rateLimit: "pay",
};

/** Pays what was bought from the caller's own balance. */
export const cartPayWallet: Of<"credit/payCartWallet"> = {
  name: "credit/payCartWallet",
  access: "user",
  rateLimit: "pay",
};

/** The seller says whether a transfer has come; its buyer may take the word back by rejecting it. */
export const customPaymentConfirm: Of<"custom/paymentConfirm"> = {
  name: "custom/paymentConfirm",
  access: "user",
  rateLimit: "pay",
};

/** The buyer shows a receipt of a transfer that was told of and that its seller has not answered; another one takes its place. */
export const customTransferReceipt: Of<"custom/transferReceipt"> = {
  name: "custom/transferReceipt",
  access: "user",
  rateLimit: "upload",
  multipart: formOf,
};

/**
 * Gives an unpaid sale to another bidder of the round, at no more than that bidder's own last price. It does not bind the bidder: paying
 * is the consent. The seller may do it once the day to pay is over, staff at any time.
 */
export const sellerUpdateInvoice: Of<"seller/user/invoice/update_invoice"> = {
  name: "seller/user/invoice/update_invoice",
  access: "seller",
  rateLimit: "pay",
};

/** Gives a buyer more time to pay, with the reason. */
export const customInvoiceDue: Of<"custom/invoiceDue"> = {
  name: "custom/invoiceDue",
  access: "seller",
};

/** The account on which a seller is paid by transfer: read, written, or taken away by an empty IBAN. Buyers see it of what they owe. */
export const customTransferAccount: Of<"custom/transferAccount"> = {
  name: "custom/transferAccount",
  access: "seller",
};

/** All sales of the account that some filters let pass, as CSV. Staff have those of everybody. */
export const reportExport: Of<"report/export"> = {
  name: "report/export",
  access: "seller",
  answersFile: true,
  silent: true,
};

/** The same as a workbook. */
export const reportExportXlsx: Of<"report/export_xlsx"> = {
  name: "report/export_xlsx",
  access: "seller",
  answersFile: true,
  silent: true,
};

/** These calls, by wire name. */
export const saleCalls = {
  "cart/pendingCount": cartPendingCount,
  "user/invoice/allinvoices": allInvoices,
  "seller/invoice/invoices": sellerInvoices,
  "user/invoice/invoice": userInvoice,
  "user/invoice/public_invoice": userPublicInvoice,
  "user/invoice/multipleInvoice": userMultipleInvoice,
  "seller/user/invoice/invoice": sellerInvoice,
  "seller/invoice/changeStatus": invoiceChangeStatus,
  "seller/offline/payCartOffline": sellerPayOffline,
  "seller/credit/payCartWallet": sellerPayWallet,
  "offline/payCartOffline": cartPayOffline,
  "credit/payCartWallet": cartPayWallet,
  "custom/paymentConfirm": customPaymentConfirm,
  "custom/transferReceipt": customTransferReceipt,
  "seller/user/invoice/update_invoice": sellerUpdateInvoice,
  "custom/invoiceDue": customInvoiceDue,
  "custom/transferAccount": customTransferAccount,
  "report/export": reportExport,
  "report/export_xlsx": reportExportXlsx,
};
