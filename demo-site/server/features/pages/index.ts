/** HTML heads, first views and the sitemap of the site, for programs and slow networks. */
// What other features and the process use of this one.
export { fillPage } from "./fill-page";
export type { Sharing } from "./share-picture";
export { headHtml } from "./page-head";
export { type PageContent, type Pages, type PagesOptions, createPages } from "./pages";
