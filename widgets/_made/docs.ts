// Written by `npm run generate` from the folders of the widgets.
import type { DocumentedElement } from "../../src/element/docs";
import { accessRequestsDocs } from "../access-requests/access-requests.docs";
import { accountMenuDocs } from "../account-menu/account-menu.docs";
import { accountSwitchDocs } from "../account-switch/account-switch.docs";
import { addressBookDocs } from "../address-book/address-book.docs";
import { alertsDocs } from "../alerts/alerts.docs";
import { appointmentPickerDocs } from "../appointment-picker/appointment-picker.docs";
import { askSellerDocs } from "../ask-seller/ask-seller.docs";
import { auctionAccessDocs } from "../auction-access/auction-access.docs";
import { auctionEditorDocs } from "../auction-editor/auction-editor.docs";
import { auctionListDocs } from "../auction-list/auction-list.docs";
import { bankManagerDocs } from "../bank-manager/bank-manager.docs";
import { bidBoxDocs } from "../bid-box/bid-box.docs";
import { buyBoxDocs } from "../buy-box/buy-box.docs";
import { cardManagerDocs } from "../card-manager/card-manager.docs";
import { cartDocs } from "../cart/cart.docs";
import { checkoutDocs } from "../checkout/checkout.docs";
import { companyOwnersDocs } from "../company-owners/company-owners.docs";
import { contactFormDocs } from "../contact-form/contact-form.docs";
import { cookieBannerDocs } from "../cookie-banner/cookie-banner.docs";
import { dashboardDocs } from "../dashboard/dashboard.docs";
import { depositListDocs } from "../deposit-list/deposit-list.docs";
import { editWinnerDocs } from "../edit-winner/edit-winner.docs";
import { emailVerificationDocs } from "../email-verification/email-verification.docs";
import { followSellerDocs } from "../follow-seller/follow-seller.docs";
import { identityCheckDocs } from "../identity-check/identity-check.docs";
import { inboxDocs } from "../inbox/inbox.docs";
import { invitationDocs } from "../invitation/invitation.docs";
import { invoiceListDocs } from "../invoice-list/invoice-list.docs";
import { invoiceViewerDocs } from "../invoice-viewer/invoice-viewer.docs";
import { languageSwitchDocs } from "../language-switch/language-switch.docs";
import { loginDocs } from "../login/login.docs";
import { lotCardDocs } from "../lot-card/lot-card.docs";
import { lotCommentsDocs } from "../lot-comments/lot-comments.docs";
import { lotDetailDocs } from "../lot-detail/lot-detail.docs";
import { lotEditorDocs } from "../lot-editor/lot-editor.docs";
import { lotImportDocs } from "../lot-import/lot-import.docs";
import { lotListDocs } from "../lot-list/lot-list.docs";
import { moneyDeskDocs } from "../money-desk/money-desk.docs";
import { newsletterDocs } from "../newsletter/newsletter.docs";
import { notificationsDocs } from "../notifications/notifications.docs";
import { offerBoxDocs } from "../offer-box/offer-box.docs";
import { offerListDocs } from "../offer-list/offer-list.docs";
import { organizationDocs } from "../organization/organization.docs";
import { paperListDocs } from "../paper-list/paper-list.docs";
import { passwordChangeDocs } from "../password-change/password-change.docs";
import { passwordResetDocs } from "../password-reset/password-reset.docs";
import { paymentDocs } from "../payment/payment.docs";
import { paymentResultDocs } from "../payment-result/payment-result.docs";
import { photoUploaderDocs } from "../photo-uploader/photo-uploader.docs";
import { planTableDocs } from "../plan-table/plan-table.docs";
import { profileDocs } from "../profile/profile.docs";
import { purchaseListDocs } from "../purchase-list/purchase-list.docs";
import { registrationDocs } from "../registration/registration.docs";
import { reportDocs } from "../report/report.docs";
import { returnRequestDocs } from "../return-request/return-request.docs";
import { savedSearchDocs } from "../saved-search/saved-search.docs";
import { savedSearchListDocs } from "../saved-search-list/saved-search-list.docs";
import { searchBoxDocs } from "../search-box/search-box.docs";
import { sellerAccountDocs } from "../seller-account/seller-account.docs";
import { sellerCardDocs } from "../seller-card/seller-card.docs";
import { sellingHomeDocs } from "../selling-home/selling-home.docs";
import { sellingListDocs } from "../selling-list/selling-list.docs";
import { staticPageDocs } from "../static-page/static-page.docs";
import { subscriptionDocs } from "../subscription/subscription.docs";
import { templatesDocs } from "../templates/templates.docs";
import { transactionListDocs } from "../transaction-list/transaction-list.docs";
import { walletDocs } from "../wallet/wallet.docs";

/** Every element with what is said of it: what is tested and written into the reference. No page loads this. */
export const elements: readonly DocumentedElement[] = [
  accessRequestsDocs,
  accountMenuDocs,
  accountSwitchDocs,
  addressBookDocs,
  alertsDocs,
  appointmentPickerDocs,
  askSellerDocs,
  auctionAccessDocs,
  auctionEditorDocs,
  auctionListDocs,
  bankManagerDocs,
  bidBoxDocs,
  buyBoxDocs,
  cardManagerDocs,
  cartDocs,
  checkoutDocs,
  companyOwnersDocs,
  contactFormDocs,
  cookieBannerDocs,
  dashboardDocs,
  depositListDocs,
  editWinnerDocs,
  emailVerificationDocs,
  followSellerDocs,
  identityCheckDocs,
  inboxDocs,
  invitationDocs,
  invoiceListDocs,
  invoiceViewerDocs,
  languageSwitchDocs,
  loginDocs,
  lotCardDocs,
  lotCommentsDocs,
  lotDetailDocs,
  lotEditorDocs,
  lotImportDocs,
  lotListDocs,
  moneyDeskDocs,
  newsletterDocs,
  notificationsDocs,
  offerBoxDocs,
  offerListDocs,
  organizationDocs,
  paperListDocs,
  passwordChangeDocs,
  passwordResetDocs,
  paymentDocs,
  paymentResultDocs,
  photoUploaderDocs,
  planTableDocs,
  profileDocs,
  purchaseListDocs,
  registrationDocs,
  reportDocs,
  returnRequestDocs,
  savedSearchDocs,
  savedSearchListDocs,
  searchBoxDocs,
  sellerAccountDocs,
  sellerCardDocs,
  sellingHomeDocs,
  sellingListDocs,
  staticPageDocs,
  subscriptionDocs,
  templatesDocs,
  transactionListDocs,
  walletDocs,
];
