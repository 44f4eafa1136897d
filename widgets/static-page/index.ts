// A text of the house, by its name.
export { StaticPage, type StaticPageProps } from "./StaticPage";
export type { StaticPageHeading } from "./static-page-heading";
export { staticPageElement } from "./static-page.element";
