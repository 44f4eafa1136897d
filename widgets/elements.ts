/** Importing this registers every widget as a custom element, and `martillo-provider`. The only file with a side effect. */
import { registerAll } from "../src/element";
import { bidBoxElement } from "./bid-box";
import { loginElement } from "./login";
import { lotCardElement } from "./lot-card";
import { lotDetailElement } from "./lot-detail";
import { lotListElement } from "./lot-list";
import { searchBoxElement } from "./search-box";

/** Descriptors of all elements, for tests and for the reference. */
export const elements = [
  bidBoxElement,
  loginElement,
  lotCardElement,
  lotDetailElement,
  lotListElement,
  searchBoxElement,
] as const;

registerAll(elements);
