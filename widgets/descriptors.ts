// Every widget that is a custom element. Nothing here has a side effect.
import { accountMenuElement } from "./account-menu";
import { alertsElement } from "./alerts";
import { bidBoxElement } from "./bid-box";
import { languageSwitchElement } from "./language-switch";
import { loginElement } from "./login";
import { lotCardElement } from "./lot-card";
import { lotDetailElement } from "./lot-detail";
import { lotListElement } from "./lot-list";
import { notificationsElement } from "./notifications";
import { passwordChangeElement } from "./password-change";
import { profileElement } from "./profile";
import { savedSearchElement } from "./saved-search";
import { savedSearchListElement } from "./saved-search-list";
import { registrationElement } from "./registration";
import { searchBoxElement } from "./search-box";
import { staticPageElement } from "./static-page";

/** Descriptors of all elements: what is registered, tested and written into the reference. */
export const elements = [
  accountMenuElement,
  alertsElement,
  bidBoxElement,
  languageSwitchElement,
  loginElement,
  lotCardElement,
  lotDetailElement,
  lotListElement,
  notificationsElement,
  passwordChangeElement,
  profileElement,
  savedSearchElement,
  savedSearchListElement,
  registrationElement,
  searchBoxElement,
  staticPageElement,
] as const;
