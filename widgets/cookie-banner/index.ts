// What the page may keep and count, as the visitor says.
export {
  CookieBanner,
  type CookieBannerEvents,
  type CookieBannerPosition,
  type CookieBannerProps,
} from "./CookieBanner";
export { cookieBannerElement } from "./cookie-banner.element";
