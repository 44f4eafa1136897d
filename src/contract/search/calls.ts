// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { searchSchemas } from "./schemas";

type Of<Name extends keyof typeof searchSchemas> = CallOf<typeof searchSchemas, Name>;

/** Lots by text, filters, order and page. */
export const productSearch: Of<"product/search"> = {
  name: "product/search",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Suggestions while typing; the built-in search index. */
export const productSuggestions: Of<"product/suggestions"> = {
  name: "product/suggestions",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** These calls, by wire name. */
export const searchCalls = {
  "product/search": productSearch,
  "product/suggestions": productSuggestions,
};
