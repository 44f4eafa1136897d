// Every widget that is a custom element. Nothing here has a side effect.
import { alertsElement } from "./alerts";
import { bidBoxElement } from "./bid-box";
import { loginElement } from "./login";
import { lotCardElement } from "./lot-card";
import { lotDetailElement } from "./lot-detail";
import { lotListElement } from "./lot-list";
import { searchBoxElement } from "./search-box";
import { staticPageElement } from "./static-page";

/** Descriptors of all elements: what is registered, tested and written into the reference. */
export const elements = [
  alertsElement,
  bidBoxElement,
  loginElement,
  lotCardElement,
  lotDetailElement,
  lotListElement,
  searchBoxElement,
  staticPageElement,
] as const;
