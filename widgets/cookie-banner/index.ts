// What the page may keep and count, as the visitor says.
export { CookieBanner, type CookieBannerEvents, type CookieBannerProps } from "./CookieBanner";
export type { CookieBannerPosition } from "./cookie-banner-position";
export { cookieBannerElement } from "./cookie-banner.element";
