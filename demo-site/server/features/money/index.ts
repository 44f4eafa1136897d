/**
 * Money: its owners (ledger), its ways in and back (payments, refunds, cards, banks), and what people hold (balance, deposits, gift cards).
 */
import type { SomeHandlers } from "../../platform/call/mount";
import { addBidDeposit, allDeposits, oneDeposit, returnDeposit } from "./deposits/deposit-calls";
import { depositPayable } from "./deposits/deposit-payable";
import { giftCards, redeemGiftCard } from "./gift-cards/gift-card-calls";
import * as methods from "./methods/method-calls";
import { ownBids } from "./methods/own-bids";
import * as vault from "./methods/vault-calls";
import type { Payables } from "./payables";
import * as payments from "./payments/payment-calls";
import { listTransactions } from "./payments/transactions";
import { ledgerReport } from "./staff/ledger-report";
import { readReconciliation } from "./staff/reconcile";
import { payments as staffPayments } from "./staff/staff-payments";
import { listPayouts } from "./staff/payouts";
import { forfeitDeposit } from "./staff/forfeit-deposit";
import { recordPayout } from "./staff/record-payout";
import { resolvePayment } from "./staff/resolve-payment";
import { refundPayment } from "./staff/refund-payment";
import { balancePayouts } from "./wallet/balance-payouts";
import { topupPayable } from "./wallet/topup-payable";
import { addBalance, readCreditHistory, returnBalance } from "./wallet/wallet-calls";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "customer/create": methods.createCustomer,
  "customer/retrieve": methods.retrieveCustomer,
  "customer/update": methods.updateCustomer,
  "customer/payment_method/create": methods.createCard,
  "customer/source/create": methods.createSource,
  "customer/payment_method/list": methods.listCards,
  "customer/source/list": methods.listSources,
  "customer/payment_method/retrieve": methods.retrieve,
  "customer/source/retrieve": methods.retrieve,
  "customer/payment_method/update": methods.update,
  "customer/source/update": methods.update,
  "customer/payment_method/delete": methods.remove,
  "customer/source/delete": methods.remove,
  "customer/payment_method/default": methods.setDefault,
  "customer/source/verify": methods.verify,
  "skyflow/generateToken": vault.generateToken,
  "skyflow/createPaymentMethod": vault.createVaultCard,
  "skyflow/updatePaymentMethod": vault.updateVaultCard,
  "skyflow/deletePaymentMethod": vault.deleteVaultCard,
  "user/getSkyflowCredit": vault.listVaultCards,
  "user/defaultSkyflowCard": vault.setDefaultVaultCard,
  "payment/authorize": payments.authorize,
  "payment/stripe_payment_element": payments.element,
  "payment/stripe_payment": payments.withSaved,
  "payment/stripe_payment_response": payments.response,
  "payment/rosoom_payment": payments.byGateway("rosoom"),
  "payment/paytm_payment": payments.byGateway("paytm"),
  "payment/versapay_validatepayment": payments.versapayPayment,
  "payment/cybersource_payment": payments.byGateway("cybersource"),
  "payment/northcapital_payment": payments.byGateway("northcapital"),
  "payment/paypal_response": payments.paypalResponse,
  "paymentThird/rosoom/getPendingTransaction": payments.pendingPayments,
  "common/getPreviousData": ownBids,
  "custom/paymentGateway": payments.byAnyGateway,
  "custom/paymentStatus": payments.paymentStatus,
  "custom/paymentQuote": payments.quoteOf,
  "credit/addCreditBalance": addBalance,
  "credit/addBidDeposit": addBidDeposit,
  "credit/getCreditHistory": readCreditHistory,
  "giftcard/addGiftCardWalletBalance": redeemGiftCard,
  "deposit/alldeposits": allDeposits,
  "deposit/deposit": oneDeposit,
  "user/invoice/alltransactions": listTransactions,
  "custom/returnDeposit": returnDeposit,
  "custom/returnBalance": returnBalance,
  "custom/refundPayment": refundPayment,
  "custom/forfeitDeposit": forfeitDeposit,
  "custom/resolvePayment": resolvePayment,
  "custom/payments": staffPayments,
  "custom/payouts": listPayouts,
  "custom/recordPayout": recordPayout,
  "custom/balancePayouts": balancePayouts,
  "custom/giftCards": giftCards,
  "custom/ledgerReport": ledgerReport,
  "custom/reconciliation": readReconciliation,
} satisfies SomeHandlers;

/** What people can pay for here. */
export const payables = { topup: topupPayable, deposit: depositPayable } satisfies Payables;

// What other features and the process use of this one.
export { bookOver } from "./book-over";
export { readHeldDeposit } from "./deposits/deposit-repository";
export { forfeitHeld } from "./deposits/forfeit";
export {
  giveBackReturned,
  type InvoiceFund,
  readInvoiceFunds,
  takeBackPayments,
} from "./invoices/give-back";
export { type GivenBack, readRefundStatuses } from "./invoices/invoice-fund-repository";
export { applyDeposit, holdAgain } from "./invoices/invoice-deposit";
export {
  recordOffline,
  settledOf,
  takeTold,
  tellOffline,
  undoOffline,
} from "./invoices/offline-payments";
export { endTold, readOffline, readTold } from "./invoices/offline-payment-repository";
export { jobs } from "./jobs";
export { readPlanIncome } from "./ledger/plan-income-repository";
export { post } from "./ledger/post";
export {
  readOldestPayable,
  readSellerBooks,
  readSellerEntries,
  type SellerEntry,
} from "./ledger/seller-book-repository";
export {
  type MethodRow,
  readMethod,
  readMethodById,
  readMethods,
} from "./methods/method-repository";
export { tellDeposits } from "./methods/tell-deposits";
export { once } from "./once";
export { isAnswered, readAnswerOfKey } from "./money-key-repository";
export { payRoutes } from "./pay-frame/routes";
export type { Due, MoneyContext, MoneyTransaction, Payable, Payables, Wanted } from "./payables";
export {
  insertPayment,
  isOnItsWay,
  type PaidWith,
  type PaymentRow,
  readPayment,
  readUnderWay,
  setBonusPart,
  methodOf,
  dropCharges,
} from "./payment-repository";
export { sumText, tellPayer, tellStaff } from "./money-letters";
export { readPayer } from "./payer-repository";
export { paymentMethodOf, toPayment } from "./payment-view";
export { chargeSaved } from "./payments/charge-saved";
export { amountOf, endOthers, openPayment } from "./payments/open-payment";
export { whereTo } from "./payments/payment-calls";
export { sweepMoney } from "./sweep";
export { takeWebhook } from "./webhooks";
export { checkLedger } from "./staff/ledger-report-repository";
