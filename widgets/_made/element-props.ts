// Written by `npm run generate` from the folders of the widgets.
import type { AccountMenuProps } from "../account-menu";
import type { AccountSwitchProps } from "../account-switch";
import type { AddressBookProps } from "../address-book";
import type { AlertsProps } from "../alerts";
import type { BidBoxProps } from "../bid-box";
import type { CompanyOwnersProps } from "../company-owners";
import type { ContactFormProps } from "../contact-form";
import type { CookieBannerProps } from "../cookie-banner";
import type { EmailVerificationProps } from "../email-verification";
import type { IdentityCheckProps } from "../identity-check";
import type { InvitationProps } from "../invitation";
import type { LanguageSwitchProps } from "../language-switch";
import type { LoginProps } from "../login";
import type { LotCardProps } from "../lot-card";
import type { LotDetailProps } from "../lot-detail";
import type { LotListProps } from "../lot-list";
import type { NewsletterProps } from "../newsletter";
import type { NotificationsProps } from "../notifications";
import type { PasswordChangeProps } from "../password-change";
import type { PasswordResetProps } from "../password-reset";
import type { ProfileProps } from "../profile";
import type { RegistrationProps } from "../registration";
import type { SavedSearchProps } from "../saved-search";
import type { SavedSearchListProps } from "../saved-search-list";
import type { SearchBoxProps } from "../search-box";
import type { StaticPageProps } from "../static-page";
import type { WalletProps } from "../wallet";

/** The props behind each tag. */
export interface ElementProps {
  "martillo-account-menu": AccountMenuProps;
  "martillo-account-switch": AccountSwitchProps;
  "martillo-address-book": AddressBookProps;
  "martillo-alerts": AlertsProps;
  "martillo-bid-box": BidBoxProps;
  "martillo-company-owners": CompanyOwnersProps;
  "martillo-contact-form": ContactFormProps;
  "martillo-cookie-banner": CookieBannerProps;
  "martillo-email-verification": EmailVerificationProps;
  "martillo-identity-check": IdentityCheckProps;
  "martillo-invitation": InvitationProps;
  "martillo-language-switch": LanguageSwitchProps;
  "martillo-login": LoginProps;
  "martillo-lot-card": LotCardProps;
  "martillo-lot-detail": LotDetailProps;
  "martillo-lot-list": LotListProps;
  "martillo-newsletter": NewsletterProps;
  "martillo-notifications": NotificationsProps;
  "martillo-password-change": PasswordChangeProps;
  "martillo-password-reset": PasswordResetProps;
  "martillo-profile": ProfileProps;
  "martillo-registration": RegistrationProps;
  "martillo-saved-search": SavedSearchProps;
  "martillo-saved-search-list": SavedSearchListProps;
  "martillo-search-box": SearchBoxProps;
  "martillo-static-page": StaticPageProps;
  "martillo-wallet": WalletProps;
}
