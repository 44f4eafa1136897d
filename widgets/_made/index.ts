// Written by `npm run generate` from the folders of the widgets.
export * from "../access-requests/public";
export { AccountMenu, type AccountMenuEvents, type AccountMenuProps } from "../account-menu";
export {
  AccountSwitch,
  type AccountSwitchEvents,
  type AccountSwitchProps,
} from "../account-switch";
export { AddressBook, type AddressBookEvents, type AddressBookProps } from "../address-book";
export { Alerts, type AlertsEvents, type AlertsProps } from "../alerts";
export {
  AppointmentPicker,
  type AppointmentPickerEvents,
  type AppointmentPickerProps,
} from "../appointment-picker";
export { AskSeller, type AskSellerEvents, type AskSellerProps } from "../ask-seller";
export {
  AuctionAccess,
  type AuctionAccessEvents,
  type AuctionAccessProps,
} from "../auction-access";
export {
  AuctionEditor,
  type AuctionEditorEvents,
  type AuctionEditorProps,
} from "../auction-editor";
export { AuctionList, type AuctionListEvents, type AuctionListProps } from "../auction-list";
export { BankManager, type BankManagerEvents, type BankManagerProps } from "../bank-manager";
export * from "../bid-box/public";
export { BuyBox, type BuyBoxEvents, type BuyBoxProps } from "../buy-box";
export { CardManager, type CardManagerEvents, type CardManagerProps } from "../card-manager";
export { Cart, type CartEvents, type CartProps } from "../cart";
export { Checkout, type CheckoutEvents, type CheckoutProps } from "../checkout";
export {
  CompanyOwners,
  type CompanyOwnersEvents,
  type CompanyOwnersProps,
} from "../company-owners";
export { ContactForm, type ContactFormEvents, type ContactFormProps } from "../contact-form";
export {
  CookieBanner,
  type CookieBannerEvents,
  type CookieBannerProps,
  type CookieBannerPosition,
} from "../cookie-banner";
export { Dashboard, type DashboardEvents, type DashboardProps } from "../dashboard";
export { DepositList, type DepositListEvents, type DepositListProps } from "../deposit-list";
export * from "../edit-winner/public";
export {
  EmailVerification,
  type EmailVerificationEvents,
  type EmailVerificationProps,
} from "../email-verification";
export { FollowSeller, type FollowSellerEvents, type FollowSellerProps } from "../follow-seller";
export {
  IdentityCheck,
  type IdentityCheckEvents,
  type IdentityCheckProps,
} from "../identity-check";
export { Inbox, type InboxEvents, type InboxProps } from "../inbox";
export { Invitation, type InvitationEvents, type InvitationProps } from "../invitation";
export { InvoiceList, type InvoiceListEvents, type InvoiceListProps } from "../invoice-list";
export {
  InvoiceViewer,
  type InvoiceViewerEvents,
  type InvoiceViewerProps,
} from "../invoice-viewer";
export {
  chooseLanguage,
  type LanguageState,
  startLanguage,
  keptLanguage,
  LANGUAGES,
  type Language,
  useLanguage,
  LanguageSwitch,
  type LanguageSwitchEvents,
  type LanguageSwitchProps,
} from "../language-switch";
export * from "../login/public";
export * from "../lot-card/public";
export { LotComments, type LotCommentsEvents, type LotCommentsProps } from "../lot-comments";
export * from "../lot-detail/public";
export { LotEditor, type LotEditorEvents, type LotEditorProps } from "../lot-editor";
export { LotImport, type LotImportEvents, type LotImportProps } from "../lot-import";
export * from "../lot-list/public";
export { MoneyDesk, type MoneyDeskEvents, type MoneyDeskProps } from "../money-desk";
export { Newsletter, type NewsletterEvents, type NewsletterProps } from "../newsletter";
export { Notifications, type NotificationsEvents, type NotificationsProps } from "../notifications";
export { OfferBox, type OfferBoxEvents, type OfferBoxProps } from "../offer-box";
export { OfferList, type OfferListEvents, type OfferListProps } from "../offer-list";
export { Organization, type OrganizationEvents, type OrganizationProps } from "../organization";
export { PaperList, type PaperListEvents, type PaperListProps } from "../paper-list";
export {
  PasswordChange,
  type PasswordChangeEvents,
  type PasswordChangeProps,
} from "../password-change";
export {
  PasswordReset,
  type PasswordResetEvents,
  type PasswordResetProps,
} from "../password-reset";
export { Payment, type PaymentEvents, type PaymentProps } from "../payment";
export {
  PaymentResult,
  type PaymentResultEvents,
  type PaymentResultProps,
} from "../payment-result";
export {
  PhotoUploader,
  type PhotoUploaderEvents,
  type PhotoUploaderProps,
} from "../photo-uploader";
export { PlanTable, type PlanTableEvents, type PlanTableProps } from "../plan-table";
export {
  Profile,
  type ProfileEvents,
  type ProfileProps,
  ProfileDialog,
  type ProfileDialogProps,
} from "../profile";
export { PurchaseList, type PurchaseListEvents, type PurchaseListProps } from "../purchase-list";
export * from "../registration/public";
export { Report, type ReportEvents, type ReportProps } from "../report";
export {
  ReturnRequest,
  type ReturnRequestEvents,
  type ReturnRequestProps,
} from "../return-request";
export * from "../saved-search/public";
export {
  SavedSearchList,
  type SavedSearchListEvents,
  type SavedSearchListProps,
} from "../saved-search-list";
export * from "../search-box/public";
export {
  SellerAccount,
  type SellerAccountEvents,
  type SellerAccountProps,
} from "../seller-account";
export { SellerCard, type SellerCardProps, type ShownSeller } from "../seller-card";
export { SellingHome, type SellingHomeEvents, type SellingHomeProps } from "../selling-home";
export { SellingList, type SellingListEvents, type SellingListProps } from "../selling-list";
export { StaticPage, type StaticPageProps, type StaticPageHeading } from "../static-page";
export { Subscription, type SubscriptionEvents, type SubscriptionProps } from "../subscription";
export { Templates, type TemplatesEvents, type TemplatesProps } from "../templates";
export {
  TransactionList,
  type TransactionListEvents,
  type TransactionListProps,
} from "../transaction-list";
export * from "../verification/public";
export { Wallet, type WalletEvents, type WalletProps } from "../wallet";
