import type { Messages } from "martillo";

/** Keys of a page's texts, as the tables of the languages have them: `siteHome.lead`. */
export type MessageKeyOf<M> =
  M extends Messages<infer Texts, infer Root> ? `${Root}.${keyof Texts & string}` : never;
