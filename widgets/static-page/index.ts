export { StaticPage, type StaticPageHeading, type StaticPageProps } from "./StaticPage";
export { staticPageElement } from "./static-page.element";
