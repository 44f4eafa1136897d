// Where the pages of the house are, and how an address is filled in. A host may have pages of its own: widgets ask the runtime (`urlTo`).
export { fillPath } from "./fill-path";
export { type AddressOf, housePath } from "./house-path";
export { lotPage } from "./lot-page";
export * as pages from "./pages";
export type { PageName, PageValues, PlainPage, SitePage } from "./site-page";
export { UNSOLD_LOTS } from "./unsold-lots";
export { withQuery } from "./with-query";
