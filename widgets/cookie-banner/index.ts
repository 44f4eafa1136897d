export {
  CookieBanner,
  type CookieBannerEvents,
  type CookieBannerPosition,
  type CookieBannerProps,
} from "./CookieBanner";
export { cookieBannerElement } from "./cookie-banner.element";
