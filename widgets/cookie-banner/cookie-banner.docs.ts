import { documentElement } from "../../src/element/docs";
import { cookieBannerElement } from "./cookie-banner.element";

export const cookieBannerDocs = documentElement(cookieBannerElement, {
  attributes: {
    open: {
      doc: "Shows it, with its settings, although the visitor has chosen: for a link by which a choice is changed.",
    },
    position: {
      values: ["bottom", "inline"],
      doc: "At the bottom of the window, or where it stands in the page.",
      default: "bottom",
    },
    "policy-url": {
      doc: "Address of the page that tells what is kept.",
      default: "{api-base}/politica-cookies",
    },
  },
  events: [
    "martillo-consent-changed",
    "martillo-consent-closed",
    "martillo-consent-reload-request",
  ],
  parts: {
    base: "The widget.",
    box: "What is seen of it.",
    title: "Its heading.",
    "policy-link": "Link to what is kept.",
    settings: "Choices by purpose.",
    actions: "Buttons to accept, reject and choose.",
  },
  cssProperties: {
    "--martillo-cookie-banner-background": "Background. Default: the raised surface.",
    "--martillo-cookie-banner-max-width": "Widest size. Default: 860px.",
    "--martillo-cookie-banner-layer": "Its z-index at the bottom of the window. Default: 50.",
  },
  doc: "Asks what the page may keep and count; nothing is before the visitor accepts.",
  since: "0.2.0",
});
