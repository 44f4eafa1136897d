import type { SitePage } from "./site-page";

/** The address of a page at the house, with its placeholders. */
export function housePath<Page extends SitePage>(page: Page): AddressOf<Page> {
  return page.slice(page.indexOf(":") + 1) as AddressOf<Page>;
}

/** What stands behind the name. */
export type AddressOf<Page extends SitePage> = Page extends `${string}:${infer Address}`
  ? Address
  : never;
