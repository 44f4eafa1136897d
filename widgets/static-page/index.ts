// A text of the house, by its name.
export { StaticPage, type StaticPageHeading, type StaticPageProps } from "./StaticPage";
export { staticPageElement } from "./static-page.element";
