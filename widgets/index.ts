/** The package for React: every widget, and what they share. Nothing here has a side effect; `elements.ts` registers the tags. */
export * from "../src/index";
export {
  type BidAction,
  type BidAhead,
  BidBox,
  type BidBoxEvents,
  type BidBoxModel,
  type BidBoxOptions,
  type BidBoxProps,
  type BidConfirmation,
  type BidEntryForm,
  type BidRefusal,
  prepareBidding,
  type ReadyBidBox,
  useBidBox,
} from "./bid-box";
export {
  Login,
  LoginDialog,
  type LoginDialogProps,
  type LoginEvents,
  type LoginMode,
  type LoginProps,
} from "./login";
export {
  LotCard,
  type LotCardEvents,
  LotCardPlaceholder,
  type LotCardPlaceholderProps,
  type LotCardProps,
} from "./lot-card";
export {
  LotDetail,
  type LotDetailEvents,
  type LotDetailProps,
  type LotPageModel,
  type LotPageOptions,
  useLotPage,
} from "./lot-detail";
export {
  LotList,
  type LotListEvents,
  type LotListProps,
  queryFromParams,
  queryToParams,
} from "./lot-list";
export {
  Registration,
  type RegistrationEvents,
  type RegistrationProps,
  type RegistrationVariant,
  type VerificationMode,
} from "./registration";
export { SearchBox, type SearchBoxEvents, type SearchBoxProps } from "./search-box";
export {
  type CodePurpose,
  EmailCodeDialog,
  type EmailCodeDialogProps,
  PhoneCodeDialog,
  type PhoneCodeDialogProps,
  type VerifiedEmail,
  type VerifiedPhone,
} from "./verification";
export { Alerts, type AlertsEvents, type AlertsProps } from "./alerts";
export { StaticPage, type StaticPageHeading, type StaticPageProps } from "./static-page";
export {
  Profile,
  ProfileDialog,
  type ProfileDialogProps,
  type ProfileEvents,
  type ProfileProps,
} from "./profile";
export {
  PasswordChange,
  type PasswordChangeEvents,
  type PasswordChangeProps,
} from "./password-change";
export { Notifications, type NotificationsEvents, type NotificationsProps } from "./notifications";
export { AccountMenu, type AccountMenuEvents, type AccountMenuProps } from "./account-menu";
export {
  chooseLanguage,
  type Language,
  LANGUAGES,
  type LanguageState,
  LanguageSwitch,
  type LanguageSwitchEvents,
  type LanguageSwitchProps,
  startLanguage,
  useLanguage,
} from "./language-switch";
export { SavedSearch, type SavedSearchEvents, type SavedSearchProps } from "./saved-search";
export {
  SavedSearchList,
  type SavedSearchListEvents,
  type SavedSearchListProps,
} from "./saved-search-list";
export { PasswordReset, type PasswordResetEvents, type PasswordResetProps } from "./password-reset";
export {
  EmailVerification,
  type EmailVerificationEvents,
  type EmailVerificationProps,
} from "./email-verification";
export { AccountSwitch, type AccountSwitchEvents, type AccountSwitchProps } from "./account-switch";
export {
  CookieBanner,
  type CookieBannerEvents,
  type CookieBannerPosition,
  type CookieBannerProps,
} from "./cookie-banner";
export { ContactForm, type ContactFormEvents, type ContactFormProps } from "./contact-form";
export { Newsletter, type NewsletterEvents, type NewsletterProps } from "./newsletter";
export { AddressBook, type AddressBookEvents, type AddressBookProps } from "./address-book";
export { CompanyOwners, type CompanyOwnersEvents, type CompanyOwnersProps } from "./company-owners";
export { IdentityCheck, type IdentityCheckEvents, type IdentityCheckProps } from "./identity-check";
export { Invitation, type InvitationEvents, type InvitationProps } from "./invitation";
