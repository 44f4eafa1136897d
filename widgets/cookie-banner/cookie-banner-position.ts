/** Where the banner is: at the bottom of the window, or where it stands in the page. */
export type CookieBannerPosition = "bottom" | "inline";
