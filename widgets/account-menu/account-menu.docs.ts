import { documentElement } from "../../src/element/docs";
import { accountMenuElement } from "./account-menu.element";

export const accountMenuDocs = documentElement(accountMenuElement, {
  doc: "The account's menu: who is signed in, where to go, what waits there, and the way out.",
  attributes: {
    current: { doc: "Path of the page that is shown, e.g. `/auctions/won`; its entry is marked." },
    collapsible: { doc: "Folds the entries away behind a button, for narrow places." },
  },
  events: ["martillo-login-request", "martillo-logout-request", "martillo-logged-out"],
  parts: {
    base: "The widget.",
    greeting: "Initials and greeting.",
    initials: "Initials of the person.",
    toggle: "Button that folds and unfolds the entries.",
    section: "Entries under one heading.",
    link: "One entry.",
    "link-current": "The entry of the page that is shown.",
    badge: "Number beside an entry.",
    logout: "Button that signs out.",
    "logout-everywhere": "Button that signs out on all devices.",
    skeleton: "What stands here while the account is loading.",
  },
  cssProperties: {
    "--martillo-account-menu-background": "Background of the widget. Default: transparent.",
  },
});
