// Written by `npm run generate` from the folders of the widgets.
import { accessRequestsElement } from "../access-requests/access-requests.element";
import { accountMenuElement } from "../account-menu/account-menu.element";
import { accountSwitchElement } from "../account-switch/account-switch.element";
import { addressBookElement } from "../address-book/address-book.element";
import { alertsElement } from "../alerts/alerts.element";
import { appointmentPickerElement } from "../appointment-picker/appointment-picker.element";
import { askSellerElement } from "../ask-seller/ask-seller.element";
import { auctionAccessElement } from "../auction-access/auction-access.element";
import { auctionEditorElement } from "../auction-editor/auction-editor.element";
import { auctionListElement } from "../auction-list/auction-list.element";
import { bankManagerElement } from "../bank-manager/bank-manager.element";
import { bidBoxElement } from "../bid-box/bid-box.element";
import { buyBoxElement } from "../buy-box/buy-box.element";
import { cardManagerElement } from "../card-manager/card-manager.element";
import { cartElement } from "../cart/cart.element";
import { checkoutElement } from "../checkout/checkout.element";
import { companyOwnersElement } from "../company-owners/company-owners.element";
import { contactFormElement } from "../contact-form/contact-form.element";
import { cookieBannerElement } from "../cookie-banner/cookie-banner.element";
import { dashboardElement } from "../dashboard/dashboard.element";
import { depositListElement } from "../deposit-list/deposit-list.element";
import { editWinnerElement } from "../edit-winner/edit-winner.element";
import { emailVerificationElement } from "../email-verification/email-verification.element";
import { followSellerElement } from "../follow-seller/follow-seller.element";
import { identityCheckElement } from "../identity-check/identity-check.element";
import { inboxElement } from "../inbox/inbox.element";
import { invitationElement } from "../invitation/invitation.element";
import { invoiceListElement } from "../invoice-list/invoice-list.element";
import { invoiceViewerElement } from "../invoice-viewer/invoice-viewer.element";
import { languageSwitchElement } from "../language-switch/language-switch.element";
import { loginElement } from "../login/login.element";
import { lotCardElement } from "../lot-card/lot-card.element";
import { lotCommentsElement } from "../lot-comments/lot-comments.element";
import { lotDetailElement } from "../lot-detail/lot-detail.element";
import { lotEditorElement } from "../lot-editor/lot-editor.element";
import { lotImportElement } from "../lot-import/lot-import.element";
import { lotListElement } from "../lot-list/lot-list.element";
import { moneyDeskElement } from "../money-desk/money-desk.element";
import { newsletterElement } from "../newsletter/newsletter.element";
import { notificationsElement } from "../notifications/notifications.element";
import { offerBoxElement } from "../offer-box/offer-box.element";
import { offerListElement } from "../offer-list/offer-list.element";
import { organizationElement } from "../organization/organization.element";
import { paperListElement } from "../paper-list/paper-list.element";
import { passwordChangeElement } from "../password-change/password-change.element";
import { passwordResetElement } from "../password-reset/password-reset.element";
import { paymentElement } from "../payment/payment.element";
import { paymentResultElement } from "../payment-result/payment-result.element";
import { photoUploaderElement } from "../photo-uploader/photo-uploader.element";
import { planTableElement } from "../plan-table/plan-table.element";
import { profileElement } from "../profile/profile.element";
import { purchaseListElement } from "../purchase-list/purchase-list.element";
import { registrationElement } from "../registration/registration.element";
import { reportElement } from "../report/report.element";
import { returnRequestElement } from "../return-request/return-request.element";
import { savedSearchElement } from "../saved-search/saved-search.element";
import { savedSearchListElement } from "../saved-search-list/saved-search-list.element";
import { searchBoxElement } from "../search-box/search-box.element";
import { sellerAccountElement } from "../seller-account/seller-account.element";
import { sellerCardElement } from "../seller-card/seller-card.element";
import { sellingHomeElement } from "../selling-home/selling-home.element";
import { sellingListElement } from "../selling-list/selling-list.element";
import { staticPageElement } from "../static-page/static-page.element";
import { subscriptionElement } from "../subscription/subscription.element";
import { templatesElement } from "../templates/templates.element";
import { transactionListElement } from "../transaction-list/transaction-list.element";
import { walletElement } from "../wallet/wallet.element";

/** Every widget that is a custom element, as it is registered. Nothing here has a side effect. */
export const elements = [
  accessRequestsElement,
  accountMenuElement,
  accountSwitchElement,
  addressBookElement,
  alertsElement,
  appointmentPickerElement,
  askSellerElement,
  auctionAccessElement,
  auctionEditorElement,
  auctionListElement,
  bankManagerElement,
  bidBoxElement,
  buyBoxElement,
  cardManagerElement,
  cartElement,
  checkoutElement,
  companyOwnersElement,
  contactFormElement,
  cookieBannerElement,
  dashboardElement,
  depositListElement,
  editWinnerElement,
  emailVerificationElement,
  followSellerElement,
  identityCheckElement,
  inboxElement,
  invitationElement,
  invoiceListElement,
  invoiceViewerElement,
  languageSwitchElement,
  loginElement,
  lotCardElement,
  lotCommentsElement,
  lotDetailElement,
  lotEditorElement,
  lotImportElement,
  lotListElement,
  moneyDeskElement,
  newsletterElement,
  notificationsElement,
  offerBoxElement,
  offerListElement,
  organizationElement,
  paperListElement,
  passwordChangeElement,
  passwordResetElement,
  paymentElement,
  paymentResultElement,
  photoUploaderElement,
  planTableElement,
  profileElement,
  purchaseListElement,
  registrationElement,
  reportElement,
  returnRequestElement,
  savedSearchElement,
  savedSearchListElement,
  searchBoxElement,
  sellerAccountElement,
  sellerCardElement,
  sellingHomeElement,
  sellingListElement,
  staticPageElement,
  subscriptionElement,
  templatesElement,
  transactionListElement,
  walletElement,
] as const;
