// Written by `npm run generate` from the files with texts.
import type { MessageKeyOf } from "../../src/i18n";
import type { boundaryMessages } from "../../src/element/boundary.messages";
import type { formsMessages } from "../../src/forms/forms.messages";
import type { rowsMessages } from "../../src/forms/rows.messages";
import type { admissionMessages } from "../../src/patterns/admission/admission.messages";
import type { bidDepositMessages } from "../../src/patterns/bid-deposit/bid-deposit.messages";
import type { billingMessages } from "../../src/patterns/billing/billing.messages";
import type { cancelSaleMessages } from "../../src/patterns/cancel-sale/cancel-sale.messages";
import type { cartPartMessages } from "../../src/patterns/cart/cart.messages";
import type { handoverRecordMessages } from "../../src/patterns/handover-record/handover-record.messages";
import type { incrementsMessages } from "../../src/patterns/increments/increments.messages";
import type { inspectionMessages } from "../../src/patterns/inspection/inspection.messages";
import type { invoiceStateMessages } from "../../src/patterns/invoice-state/invoice-state.messages";
import type { issuedDocumentsMessages } from "../../src/patterns/issued-documents/issued-documents.messages";
import type { offerDialogMessages } from "../../src/patterns/offers/offer-dialog.messages";
import type { offersMessages } from "../../src/patterns/offers/offers.messages";
import type { paidForMessages } from "../../src/patterns/paid-for/paid-for.messages";
import type { paidWithMessages } from "../../src/patterns/paid-with/paid-with.messages";
import type { payFrameMessages } from "../../src/patterns/pay-frame/pay-frame.messages";
import type { paymentStepMessages } from "../../src/patterns/payment/payment.messages";
import type { pickupCalendarMessages } from "../../src/patterns/pickup-calendar/pickup-calendar.messages";
import type { pickupTimeMessages } from "../../src/patterns/pickup-time/pickup-time.messages";
import type { priceChangeMessages } from "../../src/patterns/price-change/price-change.messages";
import type { proceedsMessages } from "../../src/patterns/proceeds/proceeds.messages";
import type { purchaseLineMessages } from "../../src/patterns/purchase-line/purchase-line.messages";
import type { relistMessages } from "../../src/patterns/relist/relist.messages";
import type { shareMessages } from "../../src/patterns/share/share.messages";
import type { signInWindowMessages } from "../../src/patterns/sign-in-window/sign-in-window.messages";
import type { stepEditorMessages } from "../../src/patterns/step-editor/step-editor.messages";
import type { talkMessages } from "../../src/patterns/talk/talk.messages";
import type { vehicleMessages } from "../../src/patterns/vehicle/vehicle.messages";
import type { captchaMessages } from "../../src/ui/captcha.messages";
import type { chartMessages } from "../../src/ui/chart/chart.messages";
import type { dataTableMessages } from "../../src/ui/data-table/data-table.messages";
import type { editorMessages } from "../../src/ui/editor.messages";
import type { pagerMessages } from "../../src/ui/pager.messages";
import type { passwordMessages } from "../../src/ui/password.messages";
import type { richTextMessages } from "../../src/ui/rich-text.messages";
import type { strengthMessages } from "../../src/ui/strength.messages";
import type { suggestionMessages } from "../../src/ui/suggestion.messages";
import type { uiMessages } from "../../src/ui/ui.messages";
import type { accessRequestsMessages } from "../access-requests/access-requests.messages";
import type { accountMenuMessages } from "../account-menu/account-menu.messages";
import type { accountSwitchMessages } from "../account-switch/account-switch.messages";
import type { accountMessages } from "../account/account.messages";
import type { elsewhereMessages } from "../account/elsewhere.messages";
import type { addressBookMessages } from "../address-book/address-book.messages";
import type { alertsMessages } from "../alerts/alerts.messages";
import type { appointmentPickerMessages } from "../appointment-picker/appointment-picker.messages";
import type { handOverMessages } from "../appointment-picker/hand-over.messages";
import type { askSellerMessages } from "../ask-seller/ask-seller.messages";
import type { auctionAccessMessages } from "../auction-access/auction-access.messages";
import type { auctionEditorMessages } from "../auction-editor/auction-editor.messages";
import type { auctionListMessages } from "../auction-list/auction-list.messages";
import type { bankManagerMessages } from "../bank-manager/bank-manager.messages";
import type { bidBoxMessages } from "../bid-box/bid-box.messages";
import type { milestoneMessages } from "../bid-box/entry/milestones.messages";
import type { noBidMessages } from "../bid-box/entry/no-bid.messages";
import type { extensionMessages } from "../bid-box/extension-text";
import type { bidHistoryMessages } from "../bid-box/history/bid-history.messages";
import type { bidStepsMessages } from "../bid-box/steps/bid-steps.messages";
import type { withdrawalReasonMessages } from "../bid-box/withdrawal-reason.messages";
import type { buyBoxMessages } from "../buy-box/buy-box.messages";
import type { purchaseMessages } from "../buy-box/purchase.messages";
import type { cardManagerMessages } from "../card-manager/card-manager.messages";
import type { cartMessages } from "../cart/cart.messages";
import type { cartGateMessages } from "../cart/gate.messages";
import type { checkoutMessages } from "../checkout/checkout.messages";
import type { checkoutGateMessages } from "../checkout/gate.messages";
import type { companyOwnersMessages } from "../company-owners/company-owners.messages";
import type { contactFormMessages } from "../contact-form/contact-form.messages";
import type { cookieBannerMessages } from "../cookie-banner/cookie-banner.messages";
import type { dashboardMessages } from "../dashboard/dashboard.messages";
import type { depositListMessages } from "../deposit-list/deposit-list.messages";
import type { editWinnerMessages } from "../edit-winner/edit-winner.messages";
import type { emailVerificationMessages } from "../email-verification/email-verification.messages";
import type { followSellerMessages } from "../follow-seller/follow-seller.messages";
import type { identityCheckMessages } from "../identity-check/identity-check.messages";
import type { inboxMessages } from "../inbox/inbox.messages";
import type { invitationMessages } from "../invitation/invitation.messages";
import type { invoiceListMessages } from "../invoice-list/invoice-list.messages";
import type { toolsMessages } from "../invoice-list/tools.messages";
import type { invoiceFormsMessages } from "../invoice-viewer/invoice-forms.messages";
import type { invoiceViewerMessages } from "../invoice-viewer/invoice-viewer.messages";
import type { languageSwitchMessages } from "../language-switch/language-switch.messages";
import type { loginMessages } from "../login/login.messages";
import type { waysMessages } from "../login/ways.messages";
import type { lotCardMessages } from "../lot-card/lot-card.messages";
import type { quickBidMessages } from "../lot-card/quick-bid.messages";
import type { commentFormMessages } from "../lot-comments/comment-form.messages";
import type { lotCommentsMessages } from "../lot-comments/lot-comments.messages";
import type { lotBarMessages } from "../lot-detail/lot-bar.messages";
import type { lotDetailMessages } from "../lot-detail/lot-detail.messages";
import type { lotExtrasMessages } from "../lot-detail/lot-extras.messages";
import type { lotReportMessages } from "../lot-detail/lot-report.messages";
import type { lotEditorMessages } from "../lot-editor/lot-editor.messages";
import type { lotInspectionMessages } from "../lot-editor/lot-inspection.messages";
import type { lotImportMessages } from "../lot-import/lot-import.messages";
import type { filtersMessages } from "../lot-list/filters.messages";
import type { lotListMessages } from "../lot-list/lot-list.messages";
import type { deskMessages } from "../money-desk/desk/desk.messages";
import type { moneyDeskMessages } from "../money-desk/money-desk.messages";
import type { newsletterMessages } from "../newsletter/newsletter.messages";
import type { nextLotMessages } from "../next-lot/next-lot.messages";
import type { notificationsMessages } from "../notifications/notifications.messages";
import type { offerBoxMessages } from "../offer-box/offer-box.messages";
import type { autoAnswersMessages } from "../offer-list/auto-answers.messages";
import type { offerListMessages } from "../offer-list/offer-list.messages";
import type { organizationMessages } from "../organization/organization.messages";
import type { paperListMessages } from "../paper-list/paper-list.messages";
import type { signMessages } from "../paper-list/sign.messages";
import type { passwordChangeMessages } from "../password-change/password-change.messages";
import type { passwordResetMessages } from "../password-reset/password-reset.messages";
import type { paymentResultMessages } from "../payment-result/payment-result.messages";
import type { paymentMessages } from "../payment/payment.messages";
import type { photoUploaderMessages } from "../photo-uploader/photo-uploader.messages";
import type { lotPhotosMessages } from "../photos/lot-photos.messages";
import type { captureMessages } from "../picture/capture.messages";
import type { pictureMessages } from "../picture/picture.messages";
import type { planTableMessages } from "../plan-table/plan-table.messages";
import type { profileMessages } from "../profile/profile.messages";
import type { purchaseListMessages } from "../purchase-list/purchase-list.messages";
import type { flowMessages } from "../registration/flow.messages";
import type { invitedMessages } from "../registration/invited.messages";
import type { registrationMessages } from "../registration/registration.messages";
import type { reportMessages } from "../report/report.messages";
import type { returnDeskMessages } from "../return-request/return-desk.messages";
import type { returnLossMessages } from "../return-request/return-loss.messages";
import type { returnRequestMessages } from "../return-request/return-request.messages";
import type { savedSearchListMessages } from "../saved-search-list/saved-search-list.messages";
import type { savedSearchMessages } from "../saved-search/saved-search.messages";
import type { searchBoxMessages } from "../search-box/search-box.messages";
import type { suggestionsMessages } from "../search-box/suggestions.messages";
import type { sellerAccountMessages } from "../seller-account/seller-account.messages";
import type { sellerCardMessages } from "../seller-card/seller-card.messages";
import type { sellingHomeMessages } from "../selling-home/selling-home.messages";
import type { sellingListMessages } from "../selling-list/selling-list.messages";
import type { staticPageMessages } from "../static-page/static-page.messages";
import type { subscriptionMessages } from "../subscription/subscription.messages";
import type { templatesMessages } from "../templates/templates.messages";
import type { transactionListMessages } from "../transaction-list/transaction-list.messages";
import type { verificationMessages } from "../verification/verification.messages";
import type { walletDialogMessages } from "../wallet/dialogs/dialogs.messages";
import type { walletMessages } from "../wallet/wallet.messages";

/** Key of every text, `bidBox.currentPrice`. */
export type WidgetMessageKey = MessageKeyOf<
  | typeof boundaryMessages
  | typeof formsMessages
  | typeof rowsMessages
  | typeof admissionMessages
  | typeof bidDepositMessages
  | typeof billingMessages
  | typeof cancelSaleMessages
  | typeof cartPartMessages
  | typeof handoverRecordMessages
  | typeof incrementsMessages
  | typeof inspectionMessages
  | typeof invoiceStateMessages
  | typeof issuedDocumentsMessages
  | typeof offerDialogMessages
  | typeof offersMessages
  | typeof paidForMessages
  | typeof paidWithMessages
  | typeof payFrameMessages
  | typeof paymentStepMessages
  | typeof pickupCalendarMessages
  | typeof pickupTimeMessages
  | typeof priceChangeMessages
  | typeof proceedsMessages
  | typeof purchaseLineMessages
  | typeof relistMessages
  | typeof shareMessages
  | typeof signInWindowMessages
  | typeof stepEditorMessages
  | typeof talkMessages
  | typeof vehicleMessages
  | typeof captchaMessages
  | typeof chartMessages
  | typeof dataTableMessages
  | typeof editorMessages
  | typeof pagerMessages
  | typeof passwordMessages
  | typeof richTextMessages
  | typeof strengthMessages
  | typeof suggestionMessages
  | typeof uiMessages
  | typeof accessRequestsMessages
  | typeof accountMenuMessages
  | typeof accountSwitchMessages
  | typeof accountMessages
  | typeof elsewhereMessages
  | typeof addressBookMessages
  | typeof alertsMessages
  | typeof appointmentPickerMessages
  | typeof handOverMessages
  | typeof askSellerMessages
  | typeof auctionAccessMessages
  | typeof auctionEditorMessages
  | typeof auctionListMessages
  | typeof bankManagerMessages
  | typeof bidBoxMessages
  | typeof milestoneMessages
  | typeof noBidMessages
  | typeof extensionMessages
  | typeof bidHistoryMessages
  | typeof bidStepsMessages
  | typeof withdrawalReasonMessages
  | typeof buyBoxMessages
  | typeof purchaseMessages
  | typeof cardManagerMessages
  | typeof cartMessages
  | typeof cartGateMessages
  | typeof checkoutMessages
  | typeof checkoutGateMessages
  | typeof companyOwnersMessages
  | typeof contactFormMessages
  | typeof cookieBannerMessages
  | typeof dashboardMessages
  | typeof depositListMessages
  | typeof editWinnerMessages
  | typeof emailVerificationMessages
  | typeof followSellerMessages
  | typeof identityCheckMessages
  | typeof inboxMessages
  | typeof invitationMessages
  | typeof invoiceListMessages
  | typeof toolsMessages
  | typeof invoiceFormsMessages
  | typeof invoiceViewerMessages
  | typeof languageSwitchMessages
  | typeof loginMessages
  | typeof waysMessages
  | typeof lotCardMessages
  | typeof quickBidMessages
  | typeof commentFormMessages
  | typeof lotCommentsMessages
  | typeof lotBarMessages
  | typeof lotDetailMessages
  | typeof lotExtrasMessages
  | typeof lotReportMessages
  | typeof lotEditorMessages
  | typeof lotInspectionMessages
  | typeof lotImportMessages
  | typeof filtersMessages
  | typeof lotListMessages
  | typeof deskMessages
  | typeof moneyDeskMessages
  | typeof newsletterMessages
  | typeof nextLotMessages
  | typeof notificationsMessages
  | typeof offerBoxMessages
  | typeof autoAnswersMessages
  | typeof offerListMessages
  | typeof organizationMessages
  | typeof paperListMessages
  | typeof signMessages
  | typeof passwordChangeMessages
  | typeof passwordResetMessages
  | typeof paymentResultMessages
  | typeof paymentMessages
  | typeof photoUploaderMessages
  | typeof lotPhotosMessages
  | typeof captureMessages
  | typeof pictureMessages
  | typeof planTableMessages
  | typeof profileMessages
  | typeof purchaseListMessages
  | typeof flowMessages
  | typeof invitedMessages
  | typeof registrationMessages
  | typeof reportMessages
  | typeof returnDeskMessages
  | typeof returnLossMessages
  | typeof returnRequestMessages
  | typeof savedSearchListMessages
  | typeof savedSearchMessages
  | typeof searchBoxMessages
  | typeof suggestionsMessages
  | typeof sellerAccountMessages
  | typeof sellerCardMessages
  | typeof sellingHomeMessages
  | typeof sellingListMessages
  | typeof staticPageMessages
  | typeof subscriptionMessages
  | typeof templatesMessages
  | typeof transactionListMessages
  | typeof verificationMessages
  | typeof walletDialogMessages
  | typeof walletMessages
>;
