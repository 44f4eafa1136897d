// Every widget that is a custom element. Nothing here has a side effect.
import { accountMenuElement } from "./account-menu";
import { accountSwitchElement } from "./account-switch";
import { addressBookElement } from "./address-book";
import { alertsElement } from "./alerts";
import { bidBoxElement } from "./bid-box";
import { companyOwnersElement } from "./company-owners";
import { contactFormElement } from "./contact-form";
import { cookieBannerElement } from "./cookie-banner";
import { emailVerificationElement } from "./email-verification";
import { identityCheckElement } from "./identity-check";
import { invitationElement } from "./invitation";
import { languageSwitchElement } from "./language-switch";
import { loginElement } from "./login";
import { lotCardElement } from "./lot-card";
import { lotDetailElement } from "./lot-detail";
import { lotListElement } from "./lot-list";
import { newsletterElement } from "./newsletter";
import { notificationsElement } from "./notifications";
import { passwordChangeElement } from "./password-change";
import { passwordResetElement } from "./password-reset";
import { profileElement } from "./profile";
import { registrationElement } from "./registration";
import { savedSearchElement } from "./saved-search";
import { savedSearchListElement } from "./saved-search-list";
import { searchBoxElement } from "./search-box";
import { staticPageElement } from "./static-page";

/** Descriptors of all elements: what is registered, tested and written into the reference. */
export const elements = [
  accountMenuElement,
  accountSwitchElement,
  addressBookElement,
  alertsElement,
  bidBoxElement,
  companyOwnersElement,
  contactFormElement,
  cookieBannerElement,
  emailVerificationElement,
  identityCheckElement,
  invitationElement,
  languageSwitchElement,
  loginElement,
  lotCardElement,
  lotDetailElement,
  lotListElement,
  newsletterElement,
  notificationsElement,
  passwordChangeElement,
  passwordResetElement,
  profileElement,
  registrationElement,
  savedSearchElement,
  savedSearchListElement,
  searchBoxElement,
  staticPageElement,
] as const;
