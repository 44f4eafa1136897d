/** Sales: accounts, documents, the sums due, and the rights to work with them. */
import type { SettingListener } from "../house";
import { freezeSaleTerms } from "./invoice-repository";
import { parseSaleSettings } from "./sale-settings";
import { invoiceDue } from "./invoice-due";
import type { SomeHandlers } from "../../platform/call/mount";
import type { Payables } from "../money";
import { changeStatus } from "./change-status";
import { changeWinner } from "./change-winner";
import { exportCsv, exportXlsx } from "./export-sales";
import { boughtInvoice, boughtInvoices, boughtList, soldInvoice, soldList } from "./invoice-calls";
import { invoicePayable } from "./invoice-payable";
import { payOffline } from "./pay-offline";
import { pendingCount } from "./pending-count";
import { publicInvoice } from "./public-invoice";
import { sellerAccount } from "./seller-account";
import { transferAccount } from "./transfer-accounts";
import { addReceipt } from "./transfer-receipts";
import { confirmTransfer, payForBuyer, payFromBalance, tellTransfer } from "./told-transfers";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "cart/pendingCount": pendingCount,
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
  "report/export": exportCsv,
  "report/export_xlsx": exportXlsx,
} satisfies SomeHandlers;

/** What people can pay for here. */
export const payables = { invoice: invoicePayable } satisfies Payables;

/** The terms that go on by a setting as it was. */
export const settingListeners = [
  { key: "sale", keepFormer: (t, { sale }) => freezeSaleTerms(t, parseSaleSettings(sale ?? {})) },
] satisfies readonly SettingListener[];

// What other features and the process use of this one.
export {
  missingBillingOf,
  readBilling,
  readProfileRecipient,
  requireBilling,
  requireProfileBilling,
  writeBilling,
} from "./billing";
export { readBuyerKind } from "./buyer-kind";
export { cancelSale, freeLot } from "./change-status";
export { concludeForgotten, concludeSales, type HowSold } from "./conclude";
export { correctionOf, type ReturnService, sumOf } from "./correction";
export {
  addStorage,
  addToTotal,
  type Counter,
  countHandoverTry,
  countLetter,
  dueOf,
  hadLot,
  hasOverdue,
  insertLine,
  type InvoiceRow,
  type LineRow,
  lockInvoice,
  markDelivery,
  markHandedOver,
  markPapersTold,
  markReturned,
  markStorageTold,
  owedOf,
  readInvoice,
  readInvoicesOf,
  readLines,
  readStorageCents,
  readStorageToWarn,
  toSaleLines,
  updateInvoice,
  wasDefaulted,
} from "./invoice-repository";
export { answerDetail } from "./invoice-view";
export { correctInvoice, issueFurther, issueInvoice } from "./issue";
export { jobs } from "./jobs";
export { appointmentText, dayText, momentText, type Reader, readReaders } from "./letter-to";
export { vehicleFacts } from "./line-texts";
export { lookAfter, runSteps, type Step } from "./look-after";
export { lotReserved, timeText } from "./lot-reserved";
export { readParties } from "./parties";
export { lockParty, type PartyOf, readParty } from "./party";
export { ADDRESS, IS_TRADER, isTraderSale, type Party } from "./party-repository";
export { readPickupPlace } from "./pickup-place";
export { lockManaged, managerOf, recordPayment } from "./record-payment";
export { requireBuyer } from "./require-buyer";
export { mayPropose, readRights, reasonsOf, rightsOf } from "./return-rights";
export { countRecent, type SaleActor } from "./sale-event-repository";
export { BY_CLOCK, noteSale } from "./sale-events";
export { fileSources } from "./sale-files";
export { lastDayText, writeSaleLetters } from "./sale-letters";
export type {
  OpenedSale,
  SaleContext,
  SaleListener,
  SaleParts,
  Sides,
  TypedBilling,
} from "./sale-listener";
export { readSaleSettings, type SaleSettings, settingsOf, termsOf } from "./sale-settings";
export { sellLot, type Sold } from "./sell-lot";
export { sellToBidder } from "./sell-to-bidder";
export { insertResults, isSold, rejectResult } from "./sold-lot-repository";
export { stopDelivery } from "./stop-delivery";
export {
  countStrikes,
  liftStrike,
  markWeighed,
  readStrikes,
  readUnweighed,
  type StrikeRow,
} from "./strike-repository";
export { sweepIssued, sweepSales } from "./sweep";
export { freeVehicle, takeBackPaid } from "./take-back";
export { tellSides } from "./tell-sides";
export { owedFor } from "./write-sale";
