import type * as pages from "./pages";

/** A page of the house: its name and its address. */
export type SitePage = (typeof pages)[keyof typeof pages];

/** A page whose address has nothing to fill in. */
export type PlainPage = Exclude<SitePage, `${string}{${string}`>;

/** The name of a page. */
export type PageName<Page extends SitePage = SitePage> = Page extends `${infer Name}:${string}`
  ? Name
  : never;

type PlaceholderOf<Address extends string> = Address extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** What stands in the address of a page; nothing for most. */
export type PageValues<Page extends SitePage> = [PlaceholderOf<Page>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<Page>, string | number>>];
