// This folder: calls for searching, and suggestions. As data here, with their schemas in `schemas.ts`.
import type { CallOf } from "../call";
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

/** The calls of this room, by wire name. */
export const searchCalls = {
  "product/search": productSearch,
  "product/suggestions": productSuggestions,
};
