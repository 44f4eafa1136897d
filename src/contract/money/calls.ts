// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { moneySchemas } from "./schemas";

type Of<Name extends keyof typeof moneySchemas> = CallOf<typeof moneySchemas, Name>;

/** The customer that the account is at the house's card provider: made once, with the name and e-mail of the account. */
export const customerCreate: Of<"customer/create"> = {
  name: "customer/create",
  access: "user",
  personal: true,
  silent: true,
  changesUser: true,
  rateLimit: "pay",
};

/** The customer of the account. */
export const customerRetrieve: Of<"customer/retrieve"> = {
  name: "customer/retrieve",
  access: "user",
  personal: true,
  silent: true,
};

/** Another default card for the customer of the account. */
export const customerUpdate: Of<"customer/update"> = {
  name: "customer/update",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Saves a card. Its number is told in the pay frame alone: without a token the answer is that frame's address. */
export const cardCreate: Of<"customer/payment_method/create"> = {
  name: "customer/payment_method/create",
  access: "user",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** Saves a bank account, or a card as `customer/payment_method/create` does. */
export const sourceCreate: Of<"customer/source/create"> = {
  name: "customer/source/create",
  access: "user",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** Saved cards, the default one first. */
export const cardList: Of<"customer/payment_method/list"> = {
  name: "customer/payment_method/list",
  access: "user",
  personal: true,
  silent: true,
};

/** Saved bank accounts, or cards where `object` says so. */
export const sourceList: Of<"customer/source/list"> = {
  name: "customer/source/list",
  access: "user",
  personal: true,
  silent: true,
};

/** One saved card. */
export const cardRetrieve: Of<"customer/payment_method/retrieve"> = {
  name: "customer/payment_method/retrieve",
  access: "user",
  personal: true,
  silent: true,
};

/** One saved account or card. */
export const sourceRetrieve: Of<"customer/source/retrieve"> = {
  name: "customer/source/retrieve",
  access: "user",
  personal: true,
  silent: true,
};

/** Another expiry of a saved card. */
export const cardUpdate: Of<"customer/payment_method/update"> = {
  name: "customer/payment_method/update",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Another holder of a saved account, or expiry of a card. */
export const sourceUpdate: Of<"customer/source/update"> = {
  name: "customer/source/update",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Deletes a saved card. Refused for the only one after a bid of the last 42 days, and for one that a plan needs. */
export const cardDelete: Of<"customer/payment_method/delete"> = {
  name: "customer/payment_method/delete",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Deletes a saved account or card. */
export const sourceDelete: Of<"customer/source/delete"> = {
  name: "customer/source/delete",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** The card that is charged where nothing else is said. */
export const cardDefault: Of<"customer/payment_method/default"> = {
  name: "customer/payment_method/default",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Verifies a bank account by the two small amounts that were sent to it, in any order. Five tries. */
export const sourceVerify: Of<"customer/source/verify"> = {
  name: "customer/source/verify",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** What a page may insert cards of the caller into the vault with, and do nothing else. */
export const vaultToken: Of<"skyflow/generateToken"> = {
  name: "skyflow/generateToken",
  access: "user",
  personal: true,
  alsoGet: true,
  silent: true,
  rateLimit: "pay",
};

/** Keeps a card of the vault for the caller. Without one the answer is the frame in which it is typed. */
export const vaultCreate: Of<"skyflow/createPaymentMethod"> = {
  name: "skyflow/createPaymentMethod",
  access: "user",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** Another expiry of a card of the vault, or that it is the default one. */
export const vaultUpdate: Of<"skyflow/updatePaymentMethod"> = {
  name: "skyflow/updatePaymentMethod",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Deletes a card of the vault. Refused for the only one. */
export const vaultDelete: Of<"skyflow/deletePaymentMethod"> = {
  name: "skyflow/deletePaymentMethod",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Cards of the caller in the vault, the default one first. */
export const vaultList: Of<"user/getSkyflowCredit"> = {
  name: "user/getSkyflowCredit",
  access: "user",
  personal: true,
  alsoGet: true,
  silent: true,
};

/** The card of the vault that is charged where nothing else is said. */
export const vaultDefault: Of<"user/defaultSkyflowCard"> = {
  name: "user/defaultSkyflowCard",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Opens a payment, which moves nothing yet: the payer completes it in the pay frame, or with `payment/stripe_payment`. */
export const paymentAuthorize: Of<"payment/authorize"> = {
  name: "payment/authorize",
  access: "user",
  scope: "pay",
  silent: true,
  rateLimit: "pay",
};

/** The pay frame of an open payment. */
export const paymentElement: Of<"payment/stripe_payment_element"> = {
  name: "payment/stripe_payment_element",
  access: "user",
  scope: "pay",
  silent: true,
  rateLimit: "pay",
};

/** Charges a saved card or account, its person present. A challenge of the bank answers with `url`. */
export const paymentWithSaved: Of<"payment/stripe_payment"> = {
  name: "payment/stripe_payment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** What became of a payment, after the provider was asked. */
export const paymentResponse: Of<"payment/stripe_payment_response"> = {
  name: "payment/stripe_payment_response",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** Sends a payment by the gateway `rosoom`: the answer's `url` leads the same window there, and back. */
export const rosoomPayment: Of<"payment/rosoom_payment"> = {
  name: "payment/rosoom_payment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** Sends a payment by the gateway `paytm`. */
export const paytmPayment: Of<"payment/paytm_payment"> = {
  name: "payment/paytm_payment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** Sends a payment by the gateway `versapay`. */
export const versapayPayment: Of<"payment/versapay_validatepayment"> = {
  name: "payment/versapay_validatepayment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** Sends a payment by the gateway `cybersource`. */
export const cybersourcePayment: Of<"payment/cybersource_payment"> = {
  name: "payment/cybersource_payment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** Sends a payment by the gateway `northcapital`. */
export const northcapitalPayment: Of<"payment/northcapital_payment"> = {
  name: "payment/northcapital_payment",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** The payer is back from PayPal: takes what they approved there. */
export const paypalResponse: Of<"payment/paypal_response"> = {
  name: "payment/paypal_response",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** The caller's payments that have not come to rest. */
export const pendingPayments: Of<"paymentThird/rosoom/getPendingTransaction"> = {
  name: "paymentThird/rosoom/getPendingTransaction",
  access: "user",
  silent: true,
};

/** Bids that the caller has placed, withdrawn ones too, newest first. A maximum is a row of its own. */
export const previousData: Of<"common/getPreviousData"> = {
  name: "common/getPreviousData",
  access: "user",
  silent: true,
};

/**
 * Sends a payment that was not begun elsewhere by a gateway with a page of its own: the answer's `url` leads the same window there, and
 * back.
 */
export const customPaymentGateway: Of<"custom/paymentGateway"> = {
  name: "custom/paymentGateway",
  access: "user",
  scope: "pay",
  silent: true,
  rateLimit: "pay",
};

/** A payment of the caller by its number, or by the key with which it was opened. Asks no provider. */
export const customPaymentStatus: Of<"custom/paymentStatus"> = {
  name: "custom/paymentStatus",
  access: "user",
  scope: "pay",
  silent: true,
};

/** What would be paid: its lines, its total, and how much of it may be paid at once. */
export const customPaymentQuote: Of<"custom/paymentQuote"> = {
  name: "custom/paymentQuote",
  access: "user",
  scope: "pay",
  silent: true,
};

/** Adds to the balance, 5 to 10 000 €. */
export const creditAddBalance: Of<"credit/addCreditBalance"> = {
  name: "credit/addCreditBalance",
  access: "user",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** The deposit that a lot asks of its bidders: from the balance at once, or by a payment that is opened. */
export const creditAddBidDeposit: Of<"credit/addBidDeposit"> = {
  name: "credit/addBidDeposit",
  access: "user",
  silent: true,
  rateLimit: "pay",
};

/** What came to the balance and went from it, newest first, and what is there now. */
export const creditHistory: Of<"credit/getCreditHistory"> = {
  name: "credit/getCreditHistory",
  access: "user",
  silent: true,
};

/** Redeems a gift card, whole and once. */
export const giftCardRedeem: Of<"giftcard/addGiftCardWalletBalance"> = {
  name: "giftcard/addGiftCardWalletBalance",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Deposits of the account, newest first. */
export const depositAll: Of<"deposit/alldeposits"> = {
  name: "deposit/alldeposits",
  access: "user",
  silent: true,
};

/** One deposit. */
export const depositOne: Of<"deposit/deposit"> = {
  name: "deposit/deposit",
  access: "user",
  silent: true,
};

/** Payments, refunds and deposits of the account, newest first. */
export const allTransactions: Of<"user/invoice/alltransactions"> = {
  name: "user/invoice/alltransactions",
  access: "user",
  silent: true,
};

/** Asks a deposit back; refused once there is a bid on the lot, until it has ended. */
export const customReturnDeposit: Of<"custom/returnDeposit"> = {
  name: "custom/returnDeposit",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Pays balance back to the cards it came from, the newest first; what they cannot take goes to a verified bank account, if one is named. */
export const customReturnBalance: Of<"custom/returnBalance"> = {
  name: "custom/returnBalance",
  access: "user",
  personal: true,
  rateLimit: "pay",
};

/** Gives a payment back, whole or in part. */
export const customRefundPayment: Of<"custom/refundPayment"> = {
  name: "custom/refundPayment",
  access: "staff",
  rateLimit: "pay",
};

/** The winner does not pay: their deposit goes to the house, as far as its premium, and to the seller. */
export const customForfeitDeposit: Of<"custom/forfeitDeposit"> = {
  name: "custom/forfeitDeposit",
  access: "staff",
  rateLimit: "pay",
};

/** Says whose money is that came and fits nothing: the payer's balance, or back to the card. */
export const customResolvePayment: Of<"custom/resolvePayment"> = {
  name: "custom/resolvePayment",
  access: "staff",
  rateLimit: "pay",
};

/** Payments of everybody, newest first: what came, what of it can go back, and what fits nothing. */
export const customPayments: Of<"custom/payments"> = {
  name: "custom/payments",
  access: "staff",
  silent: true,
};

/** The amount payable to each seller, and the last payouts. */
export const customPayouts: Of<"custom/payouts"> = {
  name: "custom/payouts",
  access: "staff",
  silent: true,
};

/** Notes that a seller was paid by the house's bank. */
export const customRecordPayout: Of<"custom/recordPayout"> = {
  name: "custom/recordPayout",
  access: "staff",
  rateLimit: "pay",
};

/** Balances that go to bank accounts: lists them, those that wait first, and notes that one was transferred, is cancelled, or came back. */
export const customBalancePayouts: Of<"custom/balancePayouts"> = {
  name: "custom/balancePayouts",
  access: "staff",
  silent: true,
  rateLimit: "pay",
};

/** Gift cards of the house: issues some, lists them, makes one void. */
export const customGiftCards: Of<"custom/giftCards"> = {
  name: "custom/giftCards",
  access: "staff",
  silent: true,
};

/** Checks everything that must always hold of the ledger, and sums it up. */
export const customLedgerReport: Of<"custom/ledgerReport"> = {
  name: "custom/ledgerReport",
  access: "staff",
  silent: true,
};

/** What differs between the ledger and the providers' statements: lists it, compares anew, books money that belongs to no payment, notes what was done about it. */
export const customReconciliation: Of<"custom/reconciliation"> = {
  name: "custom/reconciliation",
  access: "staff",
  silent: true,
};

/** These calls, by wire name. */
export const moneyCalls = {
  "customer/create": customerCreate,
  "customer/retrieve": customerRetrieve,
  "customer/update": customerUpdate,
  "customer/payment_method/create": cardCreate,
  "customer/source/create": sourceCreate,
  "customer/payment_method/list": cardList,
  "customer/source/list": sourceList,
  "customer/payment_method/retrieve": cardRetrieve,
  "customer/source/retrieve": sourceRetrieve,
  "customer/payment_method/update": cardUpdate,
  "customer/source/update": sourceUpdate,
  "customer/payment_method/delete": cardDelete,
  "customer/source/delete": sourceDelete,
  "customer/payment_method/default": cardDefault,
  "customer/source/verify": sourceVerify,
  "skyflow/generateToken": vaultToken,
  "skyflow/createPaymentMethod": vaultCreate,
  "skyflow/updatePaymentMethod": vaultUpdate,
  "skyflow/deletePaymentMethod": vaultDelete,
  "user/getSkyflowCredit": vaultList,
  "user/defaultSkyflowCard": vaultDefault,
  "payment/authorize": paymentAuthorize,
  "payment/stripe_payment_element": paymentElement,
  "payment/stripe_payment": paymentWithSaved,
  "payment/stripe_payment_response": paymentResponse,
  "payment/rosoom_payment": rosoomPayment,
  "payment/paytm_payment": paytmPayment,
  "payment/versapay_validatepayment": versapayPayment,
  "payment/cybersource_payment": cybersourcePayment,
  "payment/northcapital_payment": northcapitalPayment,
  "payment/paypal_response": paypalResponse,
  "paymentThird/rosoom/getPendingTransaction": pendingPayments,
  "common/getPreviousData": previousData,
  "custom/paymentGateway": customPaymentGateway,
  "custom/paymentStatus": customPaymentStatus,
  "custom/paymentQuote": customPaymentQuote,
  "credit/addCreditBalance": creditAddBalance,
  "credit/addBidDeposit": creditAddBidDeposit,
  "credit/getCreditHistory": creditHistory,
  "giftcard/addGiftCardWalletBalance": giftCardRedeem,
  "deposit/alldeposits": depositAll,
  "deposit/deposit": depositOne,
  "user/invoice/alltransactions": allTransactions,
  "custom/returnDeposit": customReturnDeposit,
  "custom/returnBalance": customReturnBalance,
  "custom/refundPayment": customRefundPayment,
  "custom/forfeitDeposit": customForfeitDeposit,
  "custom/resolvePayment": customResolvePayment,
  "custom/payments": customPayments,
  "custom/payouts": customPayouts,
  "custom/recordPayout": customRecordPayout,
  "custom/balancePayouts": customBalancePayouts,
  "custom/giftCards": customGiftCards,
  "custom/ledgerReport": customLedgerReport,
  "custom/reconciliation": customReconciliation,
};
