// Written by `npm run generate` from the folders of the widgets.
import { appointmentPickerEnglish } from "../appointment-picker/appointment-picker.messages.en";
import { bankManagerEnglish } from "../bank-manager/bank-manager.messages.en";
import { buyBoxEnglish } from "../buy-box/buy-box.messages.en";
import { cardManagerEnglish } from "../card-manager/card-manager.messages.en";
import { cartEnglish } from "../cart/cart.messages.en";
import { checkoutEnglish } from "../checkout/checkout.messages.en";
import { depositListEnglish } from "../deposit-list/deposit-list.messages.en";
import { editWinnerEnglish } from "../edit-winner/edit-winner.messages.en";
import { invoiceListEnglish } from "../invoice-list/invoice-list.messages.en";
import { toolsEnglish } from "../invoice-list/tools.messages.en";
import { invoiceViewerEnglish } from "../invoice-viewer/invoice-viewer.messages.en";
import { lotEditorEnglish } from "../lot-editor/lot-editor.messages.en";
import { lotImportEnglish } from "../lot-import/lot-import.messages.en";
import { offerBoxEnglish } from "../offer-box/offer-box.messages.en";
import { offerListEnglish } from "../offer-list/offer-list.messages.en";
import { organizationEnglish } from "../organization/organization.messages.en";
import { paperListEnglish } from "../paper-list/paper-list.messages.en";
import { paymentResultEnglish } from "../payment-result/payment-result.messages.en";
import { paymentEnglish } from "../payment/payment.messages.en";
import { planTableEnglish } from "../plan-table/plan-table.messages.en";
import { purchaseListEnglish } from "../purchase-list/purchase-list.messages.en";
import { reportEnglish } from "../report/report.messages.en";
import { returnRequestEnglish } from "../return-request/return-request.messages.en";
import { sellingListEnglish } from "../selling-list/selling-list.messages.en";
import { subscriptionEnglish } from "../subscription/subscription.messages.en";
import { transactionListEnglish } from "../transaction-list/transaction-list.messages.en";
import { walletEnglish } from "../wallet/wallet.messages.en";

/** English texts by their keys, from the `x.messages.en.ts` of the widgets. */
export const english = {
  ...appointmentPickerEnglish,
  ...bankManagerEnglish,
  ...buyBoxEnglish,
  ...cardManagerEnglish,
  ...cartEnglish,
  ...checkoutEnglish,
  ...depositListEnglish,
  ...editWinnerEnglish,
  ...invoiceListEnglish,
  ...toolsEnglish,
  ...invoiceViewerEnglish,
  ...lotEditorEnglish,
  ...lotImportEnglish,
  ...offerBoxEnglish,
  ...offerListEnglish,
  ...organizationEnglish,
  ...paperListEnglish,
  ...paymentResultEnglish,
  ...paymentEnglish,
  ...planTableEnglish,
  ...purchaseListEnglish,
  ...reportEnglish,
  ...returnRequestEnglish,
  ...sellingListEnglish,
  ...subscriptionEnglish,
  ...transactionListEnglish,
  ...walletEnglish,
};
