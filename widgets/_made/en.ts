// Written by `npm run generate` from the files with texts.
import { errorsEnglish } from "../../src/contract/errors.en";
import { boundaryEnglish } from "../../src/element/boundary.messages.en";
import { formsEnglish } from "../../src/forms/forms.messages.en";
import { admissionEnglish } from "../../src/patterns/admission/admission.messages.en";
import { bidDepositEnglish } from "../../src/patterns/bid-deposit/bid-deposit.messages.en";
import { billingEnglish } from "../../src/patterns/billing/billing.messages.en";
import { cancelSaleEnglish } from "../../src/patterns/cancel-sale/cancel-sale.messages.en";
import { cartPartEnglish } from "../../src/patterns/cart/cart.messages.en";
import { handoverRecordEnglish } from "../../src/patterns/handover-record/handover-record.messages.en";
import { incrementsEnglish } from "../../src/patterns/increments/increments.messages.en";
import { inspectionEnglish } from "../../src/patterns/inspection/inspection.messages.en";
import { invoiceStateEnglish } from "../../src/patterns/invoice-state/invoice-state.messages.en";
import { issuedDocumentsEnglish } from "../../src/patterns/issued-documents/issued-documents.messages.en";
import { offerDialogEnglish } from "../../src/patterns/offers/offer-dialog.messages.en";
import { offersEnglish } from "../../src/patterns/offers/offers.messages.en";
import { paidForEnglish } from "../../src/patterns/paid-for/paid-for.messages.en";
import { paidWithEnglish } from "../../src/patterns/paid-with/paid-with.messages.en";
import { payFrameEnglish } from "../../src/patterns/pay-frame/pay-frame.messages.en";
import { paymentStepEnglish } from "../../src/patterns/payment/payment.messages.en";
import { pickupCalendarEnglish } from "../../src/patterns/pickup-calendar/pickup-calendar.messages.en";
import { pickupTimeEnglish } from "../../src/patterns/pickup-time/pickup-time.messages.en";
import { priceChangeEnglish } from "../../src/patterns/price-change/price-change.messages.en";
import { proceedsEnglish } from "../../src/patterns/proceeds/proceeds.messages.en";
import { purchaseLineEnglish } from "../../src/patterns/purchase-line/purchase-line.messages.en";
import { relistEnglish } from "../../src/patterns/relist/relist.messages.en";
import { shareEnglish } from "../../src/patterns/share/share.messages.en";
import { signInWindowEnglish } from "../../src/patterns/sign-in-window/sign-in-window.messages.en";
import { stepEditorEnglish } from "../../src/patterns/step-editor/step-editor.messages.en";
import { talkEnglish } from "../../src/patterns/talk/talk.messages.en";
import { vehicleEnglish } from "../../src/patterns/vehicle/vehicle.messages.en";
import { chartEnglish } from "../../src/ui/chart/chart.messages.en";
import { dataTableEnglish } from "../../src/ui/data-table/data-table.messages.en";
import { richTextEnglish } from "../../src/ui/rich-text.messages.en";
import { uiEnglish } from "../../src/ui/ui.messages.en";
import { accessRequestsEnglish } from "../access-requests/access-requests.messages.en";
import { accountMenuEnglish } from "../account-menu/account-menu.messages.en";
import { accountSwitchEnglish } from "../account-switch/account-switch.messages.en";
import { accountEnglish } from "../account/account.messages.en";
import { addressBookEnglish } from "../address-book/address-book.messages.en";
import { alertsEnglish } from "../alerts/alerts.messages.en";
import { appointmentPickerEnglish } from "../appointment-picker/appointment-picker.messages.en";
import { handOverEnglish } from "../appointment-picker/hand-over.messages.en";
import { askSellerEnglish } from "../ask-seller/ask-seller.messages.en";
import { auctionAccessEnglish } from "../auction-access/auction-access.messages.en";
import { auctionEditorEnglish } from "../auction-editor/auction-editor.messages.en";
import { auctionListEnglish } from "../auction-list/auction-list.messages.en";
import { bankManagerEnglish } from "../bank-manager/bank-manager.messages.en";
import { bidBoxEnglish } from "../bid-box/bid-box.messages.en";
import { buyBoxEnglish } from "../buy-box/buy-box.messages.en";
import { cardManagerEnglish } from "../card-manager/card-manager.messages.en";
import { cartEnglish } from "../cart/cart.messages.en";
import { checkoutEnglish } from "../checkout/checkout.messages.en";
import { companyOwnersEnglish } from "../company-owners/company-owners.messages.en";
import { contactFormEnglish } from "../contact-form/contact-form.messages.en";
import { cookieBannerEnglish } from "../cookie-banner/cookie-banner.messages.en";
import { dashboardEnglish } from "../dashboard/dashboard.messages.en";
import { depositListEnglish } from "../deposit-list/deposit-list.messages.en";
import { editWinnerEnglish } from "../edit-winner/edit-winner.messages.en";
import { emailVerificationEnglish } from "../email-verification/email-verification.messages.en";
import { followSellerEnglish } from "../follow-seller/follow-seller.messages.en";
import { identityCheckEnglish } from "../identity-check/identity-check.messages.en";
import { inboxEnglish } from "../inbox/inbox.messages.en";
import { invitationEnglish } from "../invitation/invitation.messages.en";
import { invoiceListEnglish } from "../invoice-list/invoice-list.messages.en";
import { toolsEnglish } from "../invoice-list/tools.messages.en";
import { invoiceFormsEnglish } from "../invoice-viewer/invoice-forms.messages.en";
import { invoiceViewerEnglish } from "../invoice-viewer/invoice-viewer.messages.en";
import { languageSwitchEnglish } from "../language-switch/language-switch.messages.en";
import { byTextEnglish } from "../locales/by-text.en";
import { loginEnglish } from "../login/login.messages.en";
import { lotCardEnglish } from "../lot-card/lot-card.messages.en";
import { commentFormEnglish } from "../lot-comments/comment-form.messages.en";
import { lotCommentsEnglish } from "../lot-comments/lot-comments.messages.en";
import { lotDetailEnglish } from "../lot-detail/lot-detail.messages.en";
import { lotExtrasEnglish } from "../lot-detail/lot-extras.messages.en";
import { lotReportEnglish } from "../lot-detail/lot-report.messages.en";
import { lotEditorEnglish } from "../lot-editor/lot-editor.messages.en";
import { lotInspectionEnglish } from "../lot-editor/lot-inspection.messages.en";
import { lotImportEnglish } from "../lot-import/lot-import.messages.en";
import { lotListEnglish } from "../lot-list/lot-list.messages.en";
import { deskEnglish } from "../money-desk/desk/desk.messages.en";
import { moneyDeskEnglish } from "../money-desk/money-desk.messages.en";
import { newsletterEnglish } from "../newsletter/newsletter.messages.en";
import { nextLotEnglish } from "../next-lot/next-lot.messages.en";
import { notificationsEnglish } from "../notifications/notifications.messages.en";
import { offerBoxEnglish } from "../offer-box/offer-box.messages.en";
import { offerListEnglish } from "../offer-list/offer-list.messages.en";
import { organizationEnglish } from "../organization/organization.messages.en";
import { paperListEnglish } from "../paper-list/paper-list.messages.en";
import { signEnglish } from "../paper-list/sign.messages.en";
import { passwordChangeEnglish } from "../password-change/password-change.messages.en";
import { passwordResetEnglish } from "../password-reset/password-reset.messages.en";
import { paymentResultEnglish } from "../payment-result/payment-result.messages.en";
import { paymentEnglish } from "../payment/payment.messages.en";
import { photoUploaderEnglish } from "../photo-uploader/photo-uploader.messages.en";
import { lotPhotosEnglish } from "../photos/lot-photos.messages.en";
import { pictureEnglish } from "../picture/picture.messages.en";
import { planTableEnglish } from "../plan-table/plan-table.messages.en";
import { profileEnglish } from "../profile/profile.messages.en";
import { purchaseListEnglish } from "../purchase-list/purchase-list.messages.en";
import { registrationEnglish } from "../registration/registration.messages.en";
import { reportEnglish } from "../report/report.messages.en";
import { returnDeskEnglish } from "../return-request/return-desk.messages.en";
import { returnLossEnglish } from "../return-request/return-loss.messages.en";
import { returnRequestEnglish } from "../return-request/return-request.messages.en";
import { savedSearchListEnglish } from "../saved-search-list/saved-search-list.messages.en";
import { savedSearchEnglish } from "../saved-search/saved-search.messages.en";
import { searchBoxEnglish } from "../search-box/search-box.messages.en";
import { sellerAccountEnglish } from "../seller-account/seller-account.messages.en";
import { sellerCardEnglish } from "../seller-card/seller-card.messages.en";
import { sellingHomeEnglish } from "../selling-home/selling-home.messages.en";
import { sellingListEnglish } from "../selling-list/selling-list.messages.en";
import { staticPageEnglish } from "../static-page/static-page.messages.en";
import { subscriptionEnglish } from "../subscription/subscription.messages.en";
import { templatesEnglish } from "../templates/templates.messages.en";
import { transactionListEnglish } from "../transaction-list/transaction-list.messages.en";
import { verificationEnglish } from "../verification/verification.messages.en";
import { walletDialogEnglish } from "../wallet/dialogs/dialogs.messages.en";
import { walletEnglish } from "../wallet/wallet.messages.en";

/** Texts by their keys, from the files `*.en.ts` beside the Spanish ones. */
export const texts = {
  ...errorsEnglish,
  ...boundaryEnglish,
  ...formsEnglish,
  ...admissionEnglish,
  ...bidDepositEnglish,
  ...billingEnglish,
  ...cancelSaleEnglish,
  ...cartPartEnglish,
  ...handoverRecordEnglish,
  ...incrementsEnglish,
  ...inspectionEnglish,
  ...invoiceStateEnglish,
  ...issuedDocumentsEnglish,
  ...offerDialogEnglish,
  ...offersEnglish,
  ...paidForEnglish,
  ...paidWithEnglish,
  ...payFrameEnglish,
  ...paymentStepEnglish,
  ...pickupCalendarEnglish,
  ...pickupTimeEnglish,
  ...priceChangeEnglish,
  ...proceedsEnglish,
  ...purchaseLineEnglish,
  ...relistEnglish,
  ...shareEnglish,
  ...signInWindowEnglish,
  ...stepEditorEnglish,
  ...talkEnglish,
  ...vehicleEnglish,
  ...chartEnglish,
  ...dataTableEnglish,
  ...richTextEnglish,
  ...uiEnglish,
  ...accessRequestsEnglish,
  ...accountMenuEnglish,
  ...accountSwitchEnglish,
  ...accountEnglish,
  ...addressBookEnglish,
  ...alertsEnglish,
  ...appointmentPickerEnglish,
  ...handOverEnglish,
  ...askSellerEnglish,
  ...auctionAccessEnglish,
  ...auctionEditorEnglish,
  ...auctionListEnglish,
  ...bankManagerEnglish,
  ...bidBoxEnglish,
  ...buyBoxEnglish,
  ...cardManagerEnglish,
  ...cartEnglish,
  ...checkoutEnglish,
  ...companyOwnersEnglish,
  ...contactFormEnglish,
  ...cookieBannerEnglish,
  ...dashboardEnglish,
  ...depositListEnglish,
  ...editWinnerEnglish,
  ...emailVerificationEnglish,
  ...followSellerEnglish,
  ...identityCheckEnglish,
  ...inboxEnglish,
  ...invitationEnglish,
  ...invoiceListEnglish,
  ...toolsEnglish,
  ...invoiceFormsEnglish,
  ...invoiceViewerEnglish,
  ...languageSwitchEnglish,
  ...byTextEnglish,
  ...loginEnglish,
  ...lotCardEnglish,
  ...commentFormEnglish,
  ...lotCommentsEnglish,
  ...lotDetailEnglish,
  ...lotExtrasEnglish,
  ...lotReportEnglish,
  ...lotEditorEnglish,
  ...lotInspectionEnglish,
  ...lotImportEnglish,
  ...lotListEnglish,
  ...deskEnglish,
  ...moneyDeskEnglish,
  ...newsletterEnglish,
  ...nextLotEnglish,
  ...notificationsEnglish,
  ...offerBoxEnglish,
  ...offerListEnglish,
  ...organizationEnglish,
  ...paperListEnglish,
  ...signEnglish,
  ...passwordChangeEnglish,
  ...passwordResetEnglish,
  ...paymentResultEnglish,
  ...paymentEnglish,
  ...photoUploaderEnglish,
  ...lotPhotosEnglish,
  ...pictureEnglish,
  ...planTableEnglish,
  ...profileEnglish,
  ...purchaseListEnglish,
  ...registrationEnglish,
  ...reportEnglish,
  ...returnDeskEnglish,
  ...returnLossEnglish,
  ...returnRequestEnglish,
  ...savedSearchListEnglish,
  ...savedSearchEnglish,
  ...searchBoxEnglish,
  ...sellerAccountEnglish,
  ...sellerCardEnglish,
  ...sellingHomeEnglish,
  ...sellingListEnglish,
  ...staticPageEnglish,
  ...subscriptionEnglish,
  ...templatesEnglish,
  ...transactionListEnglish,
  ...verificationEnglish,
  ...walletDialogEnglish,
  ...walletEnglish,
};
