/** What is sold: accounts, documents, what is due of them, and who may do what with them. */
import type { SettingListener } from "../house";
import { freezeSaleTerms } from "./invoice-repository";
import { parseSaleSettings } from "./sale-settings";
import { invoiceDue } from "./invoice-due";
import type { SomeHandlers } from "../../platform/call/mount";
import type { Payables } from "../money";
import { buyNow } from "./buy-now";
import { cartCalls } from "./cart";
import { changeStatus } from "./change-status";
import { changeWinner } from "./change-winner";
import { exportCsv, exportXlsx } from "./export-sales";
import { boughtInvoice, boughtInvoices, boughtList, soldInvoice, soldList } from "./invoice-calls";
import { invoicePayable } from "./invoice-payable";
import { pickupCalls } from "./pickup";
import { pendingCount } from "./pending-count";
import { answerAsBuyer, answerAsSeller } from "./offers/answer-offer";
import { makeOffer } from "./offers/make-offer";
import { allOffers, ownOffers, receivedOffers } from "./offers/offer-lists";
import { publicInvoice } from "./public-invoice";
import { payOffline } from "./record-payment";
import { returnCalls } from "./returns";
import { signingCalls } from "./signing";
import { taxRecords, taxRecordsAgain } from "./tax-records";
import { sellerAccount } from "./seller-account";
import { transferAccount } from "./transfer-accounts";
import { addReceipt } from "./transfer-receipts";
import { confirmTransfer, payForBuyer, payFromBalance, tellTransfer } from "./told-transfers";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  ...cartCalls,
  "cart/pendingCount": pendingCount,
  "buynow/addToBuynow": buyNow,
  "makeoffer/addToMakeoffer": makeOffer,
  "makeoffer/search": ownOffers,
  "makeoffer/alloffers": allOffers,
  "makeoffer/changeStatus": answerAsBuyer,
  "seller/offer/adminoffers": receivedOffers,
  "seller/offer/changeOfferStatus": answerAsSeller,
  "user/invoice/allinvoices": boughtList,
  "seller/invoice/invoices": soldList,
  "user/invoice/invoice": boughtInvoice,
  "user/invoice/public_invoice": publicInvoice,
  "user/invoice/multipleInvoice": boughtInvoices,
  "seller/user/invoice/invoice": soldInvoice,
  "seller/invoice/changeStatus": changeStatus,
  "seller/offline/payCartOffline": payOffline,
  "seller/credit/payCartWallet": payForBuyer,
  "offline/payCartOffline": tellTransfer,
  "credit/payCartWallet": payFromBalance,
  "custom/paymentConfirm": confirmTransfer,
  "custom/transferReceipt": addReceipt,
  "seller/user/invoice/update_invoice": changeWinner,
  "custom/invoiceDue": invoiceDue,
  "custom/transferAccount": transferAccount,
  "custom/sellerAccount": sellerAccount,
  "custom/taxRecords": taxRecords,
  "custom/taxRecordsAgain": taxRecordsAgain,
  ...pickupCalls,
  ...returnCalls,
  ...signingCalls,
  "report/export": exportCsv,
  "report/export_xlsx": exportXlsx,
} satisfies SomeHandlers;

/** What people can pay for here. */
export const payables = { invoice: invoicePayable } satisfies Payables;

/** What goes on by a setting as it was. */
export const settingListeners = [
  { key: "sale", keepFormer: (t, { sale }) => freezeSaleTerms(t, parseSaleSettings(sale ?? {})) },
] satisfies readonly SettingListener[];

// What other features and the process use of this one.
export { readProfileRecipient, requireProfileBilling } from "./cart/billing";
export { concludeForgotten, concludeSales } from "./conclude";
export { jobs } from "./jobs";
export { fileRoutes } from "./papers/file-links";
export { readPaperFile } from "./papers/read-paper-file";
export { sweepPapers } from "./papers/sweep-papers";
export { countOpenPurchases } from "./pickup/purchase-repository";
export { sweepPickups } from "./pickup/sweep-pickups";
export { closeOffers } from "./offers/close-offers";
export type { Parties as OfferParties } from "./offers/offer-repository";
export { tellParties as tellOfferParties } from "./offers/make-offer";
export { readSaleSettings } from "./sale-settings";
export { offerSecondChance } from "./offers/second-chance";
export { wasDefaulted } from "./invoice-repository";
export { sellToBidder } from "./sell-to-bidder";
export { sweepReturns } from "./returns/sweep-returns";
export {
  countStanding,
  liftStrike,
  markWeighed,
  readStrikes,
  readUnweighed,
  type StrikeRow,
} from "./strike-repository";
export { sweepIssued, sweepSales } from "./sweep";
export { owedFor } from "./write-sale";
export { insertResults, rejectResult } from "./sold-lot-repository";
