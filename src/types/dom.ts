// Written by `npm run generate` from the descriptors of the widgets. Do not edit.
import type { MartilloEventMap, SearchQuery } from "../state/events";
import type { GetToken, LotUrl, Theme } from "../state/page";

/** Properties that every element has; what it leaves out comes from `martillo-provider`, `configure()` or the script tag. */
export interface MartilloSharedProperties {
  /** Origin of the API, optionally with a path. @default where `embed.js` came from, or the page's own origin */
  apiBase?: string | undefined;
  /** The recommended way to sign in visitors of a partner page. */
  getToken?: GetToken | undefined;
  /** A fixed token; the simple way. */
  token?: string | undefined;
  /** BCP 47 tag. @default "es" */
  locale?: string | undefined;
  /** @default the colour scheme of the page */
  theme?: Theme | undefined;
  /** @default "{apiBase}/productView/{id}" */
  lotUrl?: LotUrl | undefined;
}

/** Attributes that every element takes. */
export interface MartilloSharedAttributes {
  /** Origin of the API, optionally with a path. @default where `embed.js` came from, or the page's own origin */
  "api-base"?: string | undefined;
  /** A fixed token; the simple way. */
  token?: string | undefined;
  /** BCP 47 tag. @default "es" */
  locale?: string | undefined;
  /** @default the colour scheme of the page */
  theme?: "auto" | "light" | "dark" | undefined;
  /** @default "{apiBase}/productView/{id}" */
  "lot-url"?: string | undefined;
}

/** Properties of `martillo-access-requests`. */
export interface MartilloAccessRequestsProperties extends MartilloSharedProperties {
  /** Number of the auction. Left out: all auctions of the seller. */
  auction?: number | undefined;
}

/** Attributes of `martillo-access-requests`. */
export interface MartilloAccessRequestsAttributes extends MartilloSharedAttributes {
  /** Number of the auction. Left out: all auctions of the seller. */
  auction?: number | `${number}` | undefined;
}

/** Events of `martillo-access-requests`, by name. */
export interface MartilloAccessRequestsEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-access-decided" | "martillo-error"
> {}

/** The people who ask to bid in the auctions of the signed-in seller, of one auction or of all: who they are, when they asked, what they bought before, and the seller's answer. They stand in a table, which can be narrowed down by state and verification. They are let in with one press, one by one or all that are chosen; refused, also many at once, and shut out with a reason that they read. Of one auction, people are invited, too. For pages of the auction house. */
export interface MartilloAccessRequestsElement
  extends HTMLElement, MartilloAccessRequestsProperties {}

/** Properties of `martillo-account-menu`. */
export interface MartilloAccountMenuProperties extends MartilloSharedProperties {
  /** Path of the page that is shown, e.g. `/auctions/won`; its entry is marked. */
  current?: string | undefined;
  /** Folds the entries away behind a button, for narrow places. */
  collapsible?: boolean | undefined;
}

/** Attributes of `martillo-account-menu`. */
export interface MartilloAccountMenuAttributes extends MartilloSharedAttributes {
  /** Path of the page that is shown, e.g. `/auctions/won`; its entry is marked. */
  current?: string | undefined;
  /** Folds the entries away behind a button, for narrow places. */
  collapsible?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-account-menu`, by name. */
export interface MartilloAccountMenuEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-logout-request" | "martillo-logged-out" | "martillo-error"
> {}

/** The account's menu: who is signed in, where to go, what waits there, and the way out. */
export interface MartilloAccountMenuElement extends HTMLElement, MartilloAccountMenuProperties {}

/** Properties of `martillo-account-switch`. */
export interface MartilloAccountSwitchProperties extends MartilloSharedProperties {
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number | undefined;
}

/** Attributes of `martillo-account-switch`. */
export interface MartilloAccountSwitchAttributes extends MartilloSharedAttributes {
  /** Level of the heading, 1 to 6. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-account-switch`, by name. */
export interface MartilloAccountSwitchEvents extends Pick<
  MartilloEventMap,
  "martillo-account-switched" | "martillo-login-request" | "martillo-error"
> {}

/** The accounts that a person may act for, which one is in use, and the way to another one and back. */
export interface MartilloAccountSwitchElement
  extends HTMLElement, MartilloAccountSwitchProperties {}

/** Properties of `martillo-address-book`. */
export interface MartilloAddressBookProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-address-book`. */
export interface MartilloAddressBookAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-address-book`, by name. */
export interface MartilloAddressBookEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** The addresses of the signed-in person: adds, changes and removes them, and says which one is the usual one. */
export interface MartilloAddressBookElement extends HTMLElement, MartilloAddressBookProperties {}

/** Properties of `martillo-alerts`. */
export interface MartilloAlertsProperties extends MartilloSharedProperties {
  /** Corner of the window, or the place where it stands in the page. @default "bottom" */
  placement?: "bottom" | "top" | "inline" | undefined;
}

/** Attributes of `martillo-alerts`. */
export interface MartilloAlertsAttributes extends MartilloSharedAttributes {
  /** Corner of the window, or the place where it stands in the page. @default "bottom" */
  placement?: "bottom" | "top" | "inline" | undefined;
}

/** Events of `martillo-alerts`, by name. */
export interface MartilloAlertsEvents extends Pick<MartilloEventMap, "martillo-error"> {}

/** What visitors are told where no widget shows it itself: at most three at once. One for the whole page. */
export interface MartilloAlertsElement extends HTMLElement, MartilloAlertsProperties {}

/** Properties of `martillo-appointment-picker`. */
export interface MartilloAppointmentPickerProperties extends MartilloSharedProperties {
  /** Number of the purchase or sale. */
  invoice?: number | undefined;
  /** Where the buyer goes instead. @default "the house's list of paid purchases" */
  backUrl?: string | undefined;
}

/** Attributes of `martillo-appointment-picker`. */
export interface MartilloAppointmentPickerAttributes extends MartilloSharedAttributes {
  /** Number of the purchase or sale. */
  invoice?: number | `${number}` | undefined;
  /** Where the buyer goes instead. @default "the house's list of paid purchases" */
  "back-url"?: string | undefined;
}

/** Events of `martillo-appointment-picker`, by name. */
export interface MartilloAppointmentPickerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-invoice-open-request"
  | "martillo-appointment-booked"
  | "martillo-appointment-cancelled"
  | "martillo-error"
> {}

/** When a vehicle that was sold is picked up: its buyer books, moves or calls off the appointment, and its seller says that it is ready and hands it over. */
export interface MartilloAppointmentPickerElement
  extends HTMLElement, MartilloAppointmentPickerProperties {}

/** Properties of `martillo-ask-seller`. */
export interface MartilloAskSellerProperties extends MartilloSharedProperties {
  /** Id of the lot. */
  lot?: number | undefined;
}

/** Attributes of `martillo-ask-seller`. */
export interface MartilloAskSellerAttributes extends MartilloSharedAttributes {
  /** Id of the lot. */
  lot?: number | `${number}` | undefined;
}

/** Events of `martillo-ask-seller`, by name. */
export interface MartilloAskSellerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-message-sent"
  | "martillo-error"
> {}

/** A button that writes to the seller of a lot, for the two alone; the answer comes to the visitor's messages. Guests sign in first; people of the seller and of the house see nothing. On a page of others it leads to the lot in the house. */
export interface MartilloAskSellerElement extends HTMLElement, MartilloAskSellerProperties {}

/** Properties of `martillo-auction-access`. */
export interface MartilloAuctionAccessProperties extends MartilloSharedProperties {
  /** Number of the auction. */
  auction?: number | undefined;
}

/** Attributes of `martillo-auction-access`. */
export interface MartilloAuctionAccessAttributes extends MartilloSharedAttributes {
  /** Number of the auction. */
  auction?: number | `${number}` | undefined;
}

/** Events of `martillo-auction-access`, by name. */
export interface MartilloAuctionAccessEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-access-requested"
  | "martillo-terms-accepted"
  | "martillo-error"
> {}

/** The steps before a bid in an auction that does not take every bidder, or has terms of its own: ask for access, wait for its seller, accept the terms as they stand. */
export interface MartilloAuctionAccessElement
  extends HTMLElement, MartilloAuctionAccessProperties {}

/** Properties of `martillo-auction-editor`. */
export interface MartilloAuctionEditorProperties extends MartilloSharedProperties {
  /** Number of the auction. Left out: a new one. */
  auction?: number | undefined;
  /** The step to begin with: `details`, `lots`, `access` or `review`. */
  step?: string | undefined;
}

/** Attributes of `martillo-auction-editor`. */
export interface MartilloAuctionEditorAttributes extends MartilloSharedAttributes {
  /** Number of the auction. Left out: a new one. */
  auction?: number | `${number}` | undefined;
  /** The step to begin with: `details`, `lots`, `access` or `review`. */
  step?: string | undefined;
}

/** Events of `martillo-auction-editor`, by name. */
export interface MartilloAuctionEditorEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-auction-saved"
  | "martillo-auction-published"
  | "martillo-step-changed"
  | "martillo-error"
> {}

/** An auction that groups lots: its texts and times, its lots in their order, who may bid and on which terms, and a look at what is missing. It is saved while it is typed. For pages of the auction house. */
export interface MartilloAuctionEditorElement
  extends HTMLElement, MartilloAuctionEditorProperties {}

/** Properties of `martillo-auction-list`. */
export interface MartilloAuctionListProperties extends MartilloSharedProperties {
  /** Those scheduled or running, finished ones (`sold` and `unsold`), drafts, templates, or all but templates. Default: `all`. */
  list?: "open" | "sold" | "unsold" | "draft" | "templates" | "all" | undefined;
  /** Keeps page and search in the address of the page: for the only table of a page. */
  keepAddress?: boolean | undefined;
}

/** Attributes of `martillo-auction-list`. */
export interface MartilloAuctionListAttributes extends MartilloSharedAttributes {
  /** Those scheduled or running, finished ones (`sold` and `unsold`), drafts, templates, or all but templates. Default: `all`. */
  list?: "open" | "sold" | "unsold" | "draft" | "templates" | "all" | undefined;
  /** Keeps page and search in the address of the page: for the only table of a page. */
  "keep-address"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-auction-list`, by name. */
export interface MartilloAuctionListEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-auctions-changed" | "martillo-error"
> {}

/** The auctions of a seller, as a table: how many lots each has, when they end, who asks for access, and what can be done with it. For pages of the auction house. */
export interface MartilloAuctionListElement extends HTMLElement, MartilloAuctionListProperties {}

/** Properties of `martillo-bank-manager`. */
export interface MartilloBankManagerProperties extends MartilloSharedProperties {
  /** Names of the forms: both are accounts at the house's provider. @default "bank" */
  kind?: "bank" | "custom_bank" | undefined;
}

/** Attributes of `martillo-bank-manager`. */
export interface MartilloBankManagerAttributes extends MartilloSharedAttributes {
  /** Names of the forms: both are accounts at the house's provider. @default "bank" */
  kind?: "bank" | "custom_bank" | undefined;
}

/** Events of `martillo-bank-manager`, by name. */
export interface MartilloBankManagerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-bank-added"
  | "martillo-bank-verified"
  | "martillo-bank-deleted"
  | "martillo-error"
> {}

/** The bank accounts of the signed-in person: adds one with an IBAN or a routing number, as the house says, verifies it by two small deposits, changes its holder and deletes it. */
export interface MartilloBankManagerElement extends HTMLElement, MartilloBankManagerProperties {}

/** Properties of `martillo-bid-box`. */
export interface MartilloBidBoxProperties extends MartilloSharedProperties {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | undefined;
}

/** Attributes of `martillo-bid-box`. */
export interface MartilloBidBoxAttributes extends MartilloSharedAttributes {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | `${number}` | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | `${number}` | undefined;
}

/** Events of `martillo-bid-box`, by name. */
export interface MartilloBidBoxEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-deposit-paid"
  | "martillo-invoice-open-request"
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-error"
> {}

/** Bidding on one lot: price, time left, my state and one action, all live. */
export interface MartilloBidBoxElement extends HTMLElement, MartilloBidBoxProperties {}

/** Properties of `martillo-buy-box`. */
export interface MartilloBuyBoxProperties extends MartilloSharedProperties {
  /** Number of the lot. */
  lot?: number | undefined;
  /** Address of the cart. @default "the house's own page" */
  cartUrl?: string | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
}

/** Attributes of `martillo-buy-box`. */
export interface MartilloBuyBoxAttributes extends MartilloSharedAttributes {
  /** Number of the lot. */
  lot?: number | `${number}` | undefined;
  /** Address of the cart. @default "the house's own page" */
  "cart-url"?: string | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
}

/** Events of `martillo-buy-box`, by name. */
export interface MartilloBuyBoxEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-cart-changed"
  | "martillo-checkout-open-request"
  | "martillo-buy-request"
  | "martillo-bought"
  | "martillo-buy-refused"
  | "martillo-buy-unknown"
  | "martillo-invoice-open-request"
  | "martillo-error"
> {}

/** Buys a lot at its fixed price: a direct sale, which it keeps for a while, too, or an auction that may be ended so. Shows nothing where there is no such price. */
export interface MartilloBuyBoxElement extends HTMLElement, MartilloBuyBoxProperties {}

/** Properties of `martillo-card-manager`. */
export interface MartilloCardManagerProperties extends MartilloSharedProperties {
  /** Where the cards are: at the house's provider, under the two names that forms have for that, or in its vault, which keeps the only card. @default "card" */
  kind?: "card" | "custom_card" | "vault" | undefined;
}

/** Attributes of `martillo-card-manager`. */
export interface MartilloCardManagerAttributes extends MartilloSharedAttributes {
  /** Where the cards are: at the house's provider, under the two names that forms have for that, or in its vault, which keeps the only card. @default "card" */
  kind?: "card" | "custom_card" | "vault" | undefined;
}

/** Events of `martillo-card-manager`, by name. */
export interface MartilloCardManagerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-card-added"
  | "martillo-card-updated"
  | "martillo-card-deleted"
  | "martillo-card-default-changed"
  | "martillo-error"
> {}

/** The cards that the signed-in person has saved: adds one by its billing address and the house's pay frame, which alone sees its number, changes its expiry, deletes it, and says which one pays where nothing is chosen. */
export interface MartilloCardManagerElement extends HTMLElement, MartilloCardManagerProperties {}

/** Properties of `martillo-cart`. */
export interface MartilloCartProperties extends MartilloSharedProperties {
  /** Purchases at a fixed price, or lots won at auctions. @default "buynow" */
  type?: "buynow" | "auction" | undefined;
  /** Address of the checkout, with `{type}` and `{id}`. @default "the house's own page" */
  checkoutUrl?: string | undefined;
}

/** Attributes of `martillo-cart`. */
export interface MartilloCartAttributes extends MartilloSharedAttributes {
  /** Purchases at a fixed price, or lots won at auctions. @default "buynow" */
  type?: "buynow" | "auction" | undefined;
  /** Address of the checkout, with `{type}` and `{id}`. @default "the house's own page" */
  "checkout-url"?: string | undefined;
}

/** Events of `martillo-cart`, by name. */
export interface MartilloCartEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request"
  | "martillo-cart-changed"
  | "martillo-reservation-ending"
  | "martillo-reservation-ended"
  | "martillo-checkout-open-request"
  | "martillo-error"
> {}

/** What the signed-in person keeps, or has won and not confirmed yet: until when, with what, and what it comes to. */
export interface MartilloCartElement extends HTMLElement, MartilloCartProperties {}

/** Properties of `martillo-checkout`. */
export interface MartilloCheckoutProperties extends MartilloSharedProperties {
  /** Number of the cart. */
  cart?: number | undefined;
  /** Purchases at a fixed price, or lots won at auctions. @default "buynow" */
  type?: "buynow" | "auction" | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
  /** Address of the cart. @default "the house's own page" */
  cartUrl?: string | undefined;
}

/** Attributes of `martillo-checkout`. */
export interface MartilloCheckoutAttributes extends MartilloSharedAttributes {
  /** Number of the cart. */
  cart?: number | `${number}` | undefined;
  /** Purchases at a fixed price, or lots won at auctions. @default "buynow" */
  type?: "buynow" | "auction" | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
  /** Address of the cart. @default "the house's own page" */
  "cart-url"?: string | undefined;
}

/** Events of `martillo-checkout`, by name. */
export interface MartilloCheckoutEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-invoice-open-request"
  | "martillo-reservation-ending"
  | "martillo-reservation-ended"
  | "martillo-checkout-open-request"
  | "martillo-checkout-request"
  | "martillo-checkout-completed"
  | "martillo-checkout-refused"
  | "martillo-error"
> {}

/** Buys what is in a cart, in three steps: to whom the document goes, where the vehicles stand, and what it comes to. What is typed is kept with the cart. */
export interface MartilloCheckoutElement extends HTMLElement, MartilloCheckoutProperties {}

/** Properties of `martillo-company-owners`. */
export interface MartilloCompanyOwnersProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-company-owners`. */
export interface MartilloCompanyOwnersAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-company-owners`, by name. */
export interface MartilloCompanyOwnersEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** Owners and employees of a company, who act for its account once they have accepted an invitation. */
export interface MartilloCompanyOwnersElement
  extends HTMLElement, MartilloCompanyOwnersProperties {}

/** Properties of `martillo-contact-form`. */
export interface MartilloContactFormProperties extends MartilloSharedProperties {
  /** What the message is about, to begin with. */
  subject?: string | undefined;
  /** Address of the page about privacy. @default "{api-base}/politica-privacidad" */
  privacyUrl?: string | undefined;
}

/** Attributes of `martillo-contact-form`. */
export interface MartilloContactFormAttributes extends MartilloSharedAttributes {
  /** What the message is about, to begin with. */
  subject?: string | undefined;
  /** Address of the page about privacy. @default "{api-base}/politica-privacidad" */
  "privacy-url"?: string | undefined;
}

/** Events of `martillo-contact-form`, by name. */
export interface MartilloContactFormEvents extends Pick<
  MartilloEventMap,
  "martillo-contact-sent" | "martillo-error"
> {}

/** Sends a message to the house, and a copy to its writer. */
export interface MartilloContactFormElement extends HTMLElement, MartilloContactFormProperties {}

/** Properties of `martillo-cookie-banner`. */
export interface MartilloCookieBannerProperties extends MartilloSharedProperties {
  /** Shows it, with its settings, although the visitor has chosen: for a link by which a choice is changed. */
  open?: boolean | undefined;
  /** At the bottom of the window, or where it stands in the page. @default "bottom" */
  position?: "bottom" | "inline" | undefined;
  /** Address of the page that tells what is kept. @default "{api-base}/politica-cookies" */
  policyUrl?: string | undefined;
}

/** Attributes of `martillo-cookie-banner`. */
export interface MartilloCookieBannerAttributes extends MartilloSharedAttributes {
  /** Shows it, with its settings, although the visitor has chosen: for a link by which a choice is changed. */
  open?: boolean | "" | "true" | "false" | undefined;
  /** At the bottom of the window, or where it stands in the page. @default "bottom" */
  position?: "bottom" | "inline" | undefined;
  /** Address of the page that tells what is kept. @default "{api-base}/politica-cookies" */
  "policy-url"?: string | undefined;
}

/** Events of `martillo-cookie-banner`, by name. */
export interface MartilloCookieBannerEvents extends Pick<
  MartilloEventMap,
  | "martillo-consent-changed"
  | "martillo-consent-closed"
  | "martillo-consent-reload-request"
  | "martillo-error"
> {}

/** Asks what the page may keep and count; nothing is before the visitor accepts. */
export interface MartilloCookieBannerElement extends HTMLElement, MartilloCookieBannerProperties {}

/** Properties of `martillo-dashboard`. */
export interface MartilloDashboardProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-dashboard`. */
export interface MartilloDashboardAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-dashboard`, by name. */
export interface MartilloDashboardEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** A seller's dashboard: how much waits for a decision, what is on sale, and what has come of the last days beside the days before. For pages of the auction house. */
export interface MartilloDashboardElement extends HTMLElement, MartilloDashboardProperties {}

/** Properties of `martillo-deposit-list`. */
export interface MartilloDepositListProperties extends MartilloSharedProperties {
  /** Which ones. @default "all" */
  action?: "all" | "active" | "returned" | "applied" | "forfeited" | undefined;
  /** Number of one deposit: its document is shown in place of the list. */
  deposit?: number | undefined;
  /** Address of a deposit's document, with `{id}`. @default "the house's own page" */
  documentUrl?: string | undefined;
}

/** Attributes of `martillo-deposit-list`. */
export interface MartilloDepositListAttributes extends MartilloSharedAttributes {
  /** Which ones. @default "all" */
  action?: "all" | "active" | "returned" | "applied" | "forfeited" | undefined;
  /** Number of one deposit: its document is shown in place of the list. */
  deposit?: number | `${number}` | undefined;
  /** Address of a deposit's document, with `{id}`. @default "the house's own page" */
  "document-url"?: string | undefined;
}

/** Events of `martillo-deposit-list`, by name. */
export interface MartilloDepositListEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-deposit-returned"
  | "martillo-lot-open-request"
  | "martillo-error"
> {}

/** The deposits for bids of the signed-in person: what is held, what came back and where to, what was lost and why; or one of them as a document. */
export interface MartilloDepositListElement extends HTMLElement, MartilloDepositListProperties {}

/** Properties of `martillo-edit-winner`. */
export interface MartilloEditWinnerProperties extends MartilloSharedProperties {
  /** Number of the sale. */
  invoice?: number | undefined;
}

/** Attributes of `martillo-edit-winner`. */
export interface MartilloEditWinnerAttributes extends MartilloSharedAttributes {
  /** Number of the sale. */
  invoice?: number | `${number}` | undefined;
}

/** Events of `martillo-edit-winner`, by name. */
export interface MartilloEditWinnerEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-winner-changed" | "martillo-error"
> {}

/** Gives an unpaid sale to another of the bidders: who, for how much, and why. For the seller of the lot once the day to pay is over, and for staff. */
export interface MartilloEditWinnerElement extends HTMLElement, MartilloEditWinnerProperties {}

/** Properties of `martillo-email-verification`. */
export interface MartilloEmailVerificationProperties extends MartilloSharedProperties {
  /** Secret of the link that was sent; without it the signed-in person may ask for one. */
  linkToken?: string | undefined;
  /** Verifies without a press, once for each link. Programs that look into mail may open the page and use the link up. @default false */
  auto?: boolean | undefined;
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number | undefined;
}

/** Attributes of `martillo-email-verification`. */
export interface MartilloEmailVerificationAttributes extends MartilloSharedAttributes {
  /** Secret of the link that was sent; without it the signed-in person may ask for one. */
  "link-token"?: string | undefined;
  /** Verifies without a press, once for each link. Programs that look into mail may open the page and use the link up. @default false */
  auto?: boolean | "" | "true" | "false" | undefined;
  /** Level of the heading, 1 to 6. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-email-verification`, by name. */
export interface MartilloEmailVerificationEvents extends Pick<
  MartilloEventMap,
  "martillo-email-verified" | "martillo-login-request" | "martillo-error"
> {}

/** Verifies an e-mail by the link that was sent to it, or sends that link. */
export interface MartilloEmailVerificationElement
  extends HTMLElement, MartilloEmailVerificationProperties {}

/** Properties of `martillo-follow-seller`. */
export interface MartilloFollowSellerProperties extends MartilloSharedProperties {
  /** Number of the account that sells. */
  seller?: number | undefined;
}

/** Attributes of `martillo-follow-seller`. */
export interface MartilloFollowSellerAttributes extends MartilloSharedAttributes {
  /** Number of the account that sells. */
  seller?: number | `${number}` | undefined;
}

/** Events of `martillo-follow-seller`, by name. */
export interface MartilloFollowSellerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-seller-followed"
  | "martillo-error"
> {}

/** Follows a seller, and says when the house writes about new lots: soon after they are published, once a day, or never. Guests sign in first; people of the seller see nothing. */
export interface MartilloFollowSellerElement extends HTMLElement, MartilloFollowSellerProperties {}

/** Properties of `martillo-identity-check`. */
export interface MartilloIdentityCheckProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-identity-check`. */
export interface MartilloIdentityCheckAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-identity-check`, by name. */
export interface MartilloIdentityCheckEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** Says who the signed-in person is by a document, and has it checked. */
export interface MartilloIdentityCheckElement
  extends HTMLElement, MartilloIdentityCheckProperties {}

/** Properties of `martillo-inbox`. */
export interface MartilloInboxProperties extends MartilloSharedProperties {
  /** Number of the conversation that is open. @default none */
  thread?: number | undefined;
}

/** Attributes of `martillo-inbox`. */
export interface MartilloInboxAttributes extends MartilloSharedAttributes {
  /** Number of the conversation that is open. @default none */
  thread?: number | `${number}` | undefined;
}

/** Events of `martillo-inbox`, by name. */
export interface MartilloInboxEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-message-sent"
  | "martillo-thread-opened"
  | "martillo-unread-changed"
  | "martillo-error"
> {}

/** What the signed-in person and others write to each other: about lots, about sales, and with the house. Read and archived, searched by lot, person and words, with private files; ways to reach a person stay hidden until there is a sale. Made for the house's own pages; a page of others shows the way there. */
export interface MartilloInboxElement extends HTMLElement, MartilloInboxProperties {}

/** Properties of `martillo-invitation`. */
export interface MartilloInvitationProperties extends MartilloSharedProperties {
  /** Key of the invitation, as the link of the letter has it. */
  inviteKey?: string | undefined;
}

/** Attributes of `martillo-invitation`. */
export interface MartilloInvitationAttributes extends MartilloSharedAttributes {
  /** Key of the invitation, as the link of the letter has it. */
  "invite-key"?: string | undefined;
}

/** Events of `martillo-invitation`, by name. */
export interface MartilloInvitationEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-register-request"
  | "martillo-invitation-accepted"
  | "martillo-error"
> {}

/** What an invitation is about, and its acceptance by the person that it names. */
export interface MartilloInvitationElement extends HTMLElement, MartilloInvitationProperties {}

/** Properties of `martillo-invoice-list`. */
export interface MartilloInvoiceListProperties extends MartilloSharedProperties {
  /** What the person has bought, or sold. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** Which ones. @default "all" */
  list?: "all" | "paid" | "unpaid" | "cancel" | undefined;
  /** Address of one of them, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
}

/** Attributes of `martillo-invoice-list`. */
export interface MartilloInvoiceListAttributes extends MartilloSharedAttributes {
  /** What the person has bought, or sold. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** Which ones. @default "all" */
  list?: "all" | "paid" | "unpaid" | "cancel" | undefined;
  /** Address of one of them, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
}

/** Events of `martillo-invoice-list`, by name. */
export interface MartilloInvoiceListEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-invoice-open-request" | "martillo-error"
> {}

/** What the signed-in person has bought or sold: what is due of it, until when, and what was paid. */
export interface MartilloInvoiceListElement extends HTMLElement, MartilloInvoiceListProperties {}

/** Properties of `martillo-invoice-viewer`. */
export interface MartilloInvoiceViewerProperties extends MartilloSharedProperties {
  /** Number of the purchase or sale. */
  invoice?: number | undefined;
  /** As its buyer sees it, or its seller. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** `view_document`: to read, pay and print; nothing of the sale is changed. @default "edit_document" */
  mode?: "edit_document" | "view_document" | undefined;
  /** The form that is open from the beginning, where it may be used: `pay`, or `record` for a payment that its seller has received. @default "nothing" */
  step?: "pay" | "record" | undefined;
  /** Of a letter's link: with it the document is shown to who is not signed in, too, without phone, mail and tax numbers. */
  linkKey?: string | undefined;
}

/** Attributes of `martillo-invoice-viewer`. */
export interface MartilloInvoiceViewerAttributes extends MartilloSharedAttributes {
  /** Number of the purchase or sale. */
  invoice?: number | `${number}` | undefined;
  /** As its buyer sees it, or its seller. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** `view_document`: to read, pay and print; nothing of the sale is changed. @default "edit_document" */
  mode?: "edit_document" | "view_document" | undefined;
  /** The form that is open from the beginning, where it may be used: `pay`, or `record` for a payment that its seller has received. @default "nothing" */
  step?: "pay" | "record" | undefined;
  /** Of a letter's link: with it the document is shown to who is not signed in, too, without phone, mail and tax numbers. */
  "link-key"?: string | undefined;
}

/** Events of `martillo-invoice-viewer`, by name. */
export interface MartilloInvoiceViewerEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-invoice-paid"
  | "martillo-payment-recorded"
  | "martillo-invoice-cancelled"
  | "martillo-winner-changed"
  | "martillo-error"
> {}

/** A purchase or sale with its document: both sides, what it is made of, what was paid and is due, and what can be done about it. */
export interface MartilloInvoiceViewerElement
  extends HTMLElement, MartilloInvoiceViewerProperties {}

/** Properties of `martillo-language-switch`. */
export interface MartilloLanguageSwitchProperties extends MartilloSharedProperties {
  /** Also begins the page in the visitor's language: what was chosen before, else what goes with the country. @default false */
  start?: boolean | undefined;
  /** Shows the word before the choice; otherwise screen readers alone hear it. @default false */
  labelled?: boolean | undefined;
}

/** Attributes of `martillo-language-switch`. */
export interface MartilloLanguageSwitchAttributes extends MartilloSharedAttributes {
  /** Also begins the page in the visitor's language: what was chosen before, else what goes with the country. @default false */
  start?: boolean | "" | "true" | "false" | undefined;
  /** Shows the word before the choice; otherwise screen readers alone hear it. @default false */
  labelled?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-language-switch`, by name. */
export interface MartilloLanguageSwitchEvents extends Pick<MartilloEventMap, "martillo-error"> {}

/** The language of all widgets of the page, as the visitor wants it. */
export interface MartilloLanguageSwitchElement
  extends HTMLElement, MartilloLanguageSwitchProperties {}

/** Properties of `martillo-login`. */
export interface MartilloLoginProperties extends MartilloSharedProperties {
  /** Which form comes first. @default "login" */
  mode?: "login" | "register" | undefined;
  /** Why a sign-in is asked for; explained above the form. */
  reason?: "bid" | "watch" | "buy" | "offer" | "sell" | "account" | "session-ended" | undefined;
}

/** Attributes of `martillo-login`. */
export interface MartilloLoginAttributes extends MartilloSharedAttributes {
  /** Which form comes first. @default "login" */
  mode?: "login" | "register" | undefined;
  /** Why a sign-in is asked for; explained above the form. */
  reason?: "bid" | "watch" | "buy" | "offer" | "sell" | "account" | "session-ended" | undefined;
}

/** Events of `martillo-login`, by name. */
export interface MartilloLoginEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-registration-failed"
  | "martillo-verification-sent"
  | "martillo-verification-succeeded"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-logged-out"
  | "martillo-error"
> {}

/** Sign-in and registration; shows who is signed in otherwise. */
export interface MartilloLoginElement extends HTMLElement, MartilloLoginProperties {}

/** Properties of `martillo-lot-card`. */
export interface MartilloLotCardProperties extends MartilloSharedProperties {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | undefined;
  /** Offers the lowest possible bid in place, with a confirmation; `quick-bid="false"` leaves it out. @default true */
  quickBid?: boolean | undefined;
  /** `compact` puts a small photo beside the text. @default "comfortable" */
  density?: "comfortable" | "compact" | undefined;
  /** Level of the title's heading, 2 to 6. @default 3 */
  headingLevel?: number | undefined;
}

/** Attributes of `martillo-lot-card`. */
export interface MartilloLotCardAttributes extends MartilloSharedAttributes {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | `${number}` | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | `${number}` | undefined;
  /** Offers the lowest possible bid in place, with a confirmation; `quick-bid="false"` leaves it out. @default true */
  "quick-bid"?: "" | "true" | "false" | undefined;
  /** `compact` puts a small photo beside the text. @default "comfortable" */
  density?: "comfortable" | "compact" | undefined;
  /** Level of the title's heading, 2 to 6. @default 3 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-lot-card`, by name. */
export interface MartilloLotCardEvents extends Pick<
  MartilloEventMap,
  | "martillo-lot-open-request"
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-watch-changed"
  | "martillo-error"
> {}

/** A lot as a photo, its facts, the price as it is now, the time left, and a bid in two presses. */
export interface MartilloLotCardElement extends HTMLElement, MartilloLotCardProperties {}

/** Properties of `martillo-lot-comments`. */
export interface MartilloLotCommentsProperties extends MartilloSharedProperties {
  /** Id of the lot. */
  lot?: number | undefined;
}

/** Attributes of `martillo-lot-comments`. */
export interface MartilloLotCommentsAttributes extends MartilloSharedAttributes {
  /** Id of the lot. */
  lot?: number | `${number}` | undefined;
}

/** Events of `martillo-lot-comments`, by name. */
export interface MartilloLotCommentsEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-question-asked"
  | "martillo-error"
> {}

/** Public questions on a lot with the answers of its seller and of the house. A question is seen by all once the seller has answered. Guests sign in to ask, the seller answers in place; on a page of others the button leads to the lot in the house. Nothing is shown where the house takes no questions. */
export interface MartilloLotCommentsElement extends HTMLElement, MartilloLotCommentsProperties {}

/** Properties of `martillo-lot-detail`. */
export interface MartilloLotDetailProperties extends MartilloSharedProperties {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | undefined;
  /** Puts a bid box beside the pictures; `bid-box="false"` leaves it out. @default true */
  bidBox?: boolean | undefined;
  /** In small windows, price, time and a button stay at the bottom while the bid box is out of sight. */
  bidBar?: boolean | undefined;
  /** Level of the title's heading, 1 to 5; those of the sections below it are one more. @default 2 */
  headingLevel?: number | undefined;
}

/** Attributes of `martillo-lot-detail`. */
export interface MartilloLotDetailAttributes extends MartilloSharedAttributes {
  /** Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again. */
  lot?: number | `${number}` | "next" | undefined;
  /** With `next`: only lots of this seller. */
  seller?: number | `${number}` | undefined;
  /** Puts a bid box beside the pictures; `bid-box="false"` leaves it out. @default true */
  "bid-box"?: "" | "true" | "false" | undefined;
  /** In small windows, price, time and a button stay at the bottom while the bid box is out of sight. */
  "bid-bar"?: boolean | "" | "true" | "false" | undefined;
  /** Level of the title's heading, 1 to 5; those of the sections below it are one more. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-lot-detail`, by name. */
export interface MartilloLotDetailEvents extends Pick<
  MartilloEventMap,
  | "martillo-watch-changed"
  | "martillo-favorite-changed"
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-deposit-paid"
  | "martillo-invoice-open-request"
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-error"
> {}

/** Everything about one lot: pictures, facts, terms, and the bid box. */
export interface MartilloLotDetailElement extends HTMLElement, MartilloLotDetailProperties {}

/** Properties of `martillo-lot-editor`. */
export interface MartilloLotEditorProperties extends MartilloSharedProperties {
  /** Number of the lot. Left out: a new one. */
  lot?: number | undefined;
  /** Number of a lot or a template that a new lot begins with. */
  from?: number | undefined;
  /** The step to begin with: `vehicle`, `photos`, `description`, `price`, `dates` or `review`. */
  step?: string | undefined;
}

/** Attributes of `martillo-lot-editor`. */
export interface MartilloLotEditorAttributes extends MartilloSharedAttributes {
  /** Number of the lot. Left out: a new one. */
  lot?: number | `${number}` | undefined;
  /** Number of a lot or a template that a new lot begins with. */
  from?: number | `${number}` | undefined;
  /** The step to begin with: `vehicle`, `photos`, `description`, `price`, `dates` or `review`. */
  step?: string | undefined;
}

/** Events of `martillo-lot-editor`, by name. */
export interface MartilloLotEditorEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lot-saved"
  | "martillo-lot-published"
  | "martillo-step-changed"
  | "martillo-error"
> {}

/** Posting a lot, step by step: vehicle, photos, description, price, dates, and a look at what is missing. It is saved while it is typed; what two people want otherwise is shown to both. For pages of the auction house. */
export interface MartilloLotEditorElement extends HTMLElement, MartilloLotEditorProperties {}

/** Properties of `martillo-lot-import`. */
export interface MartilloLotImportProperties extends MartilloSharedProperties {
  /** For staff: number of the account whose lots they become. */
  seller?: number | undefined;
}

/** Attributes of `martillo-lot-import`. */
export interface MartilloLotImportAttributes extends MartilloSharedAttributes {
  /** For staff: number of the account whose lots they become. */
  seller?: number | `${number}` | undefined;
}

/** Events of `martillo-lot-import`, by name. */
export interface MartilloLotImportEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-import-finished" | "martillo-error"
> {}

/** A sheet of lots becomes drafts: first it is looked through, with what is wrong cell by cell; then what is right is imported, and can be undone for a day. It never publishes. For pages of the auction house. */
export interface MartilloLotImportElement extends HTMLElement, MartilloLotImportProperties {}

/** Properties of `martillo-lot-list`. */
export interface MartilloLotListProperties extends MartilloSharedProperties {
  /** 1 lists timed auctions, 0 direct sales; without it both. */
  auction?: 0 | 1 | undefined;
  /** Number of a seller: only that seller's lots. */
  seller?: number | undefined;
  /** Number of an auction event: only its lots. */
  event?: number | undefined;
  /** Only lots of this category; several with commas between, `Motos, Furgonetas`. */
  category?: string | undefined;
  /** One of the caller's own lists instead of a search. */
  list?:
    | "all"
    | "winning"
    | "outbid"
    | "won"
    | "lost"
    | "watchlist"
    | "favorites"
    | "selling_open"
    | "selling_sold"
    | "selling_unsold"
    | "selling_draft"
    | "selling_archived"
    | "selling_templates"
    | undefined;
  /** Text, filters, order and page, as `product/search` takes them. */
  query?: SearchQuery | undefined;
  /** Cards per page, 1 to 100. @default 12 */
  limit?: number | undefined;
  /** Leaves the filters out. */
  hideFilters?: boolean | undefined;
  /** Offers bids in place; `quick-bid="false"` leaves them out. @default true */
  quickBid?: boolean | undefined;
  /** Level of the heading with the count, 2 to 5; cards are one below. @default 2 */
  headingLevel?: number | undefined;
  /** Address of a query, so that pages are real links. */
  queryHref?: ((query: SearchQuery) => string) | undefined;
}

/** Attributes of `martillo-lot-list`. */
export interface MartilloLotListAttributes extends MartilloSharedAttributes {
  /** 1 lists timed auctions, 0 direct sales; without it both. */
  auction?: 0 | "0" | 1 | "1" | undefined;
  /** Number of a seller: only that seller's lots. */
  seller?: number | `${number}` | undefined;
  /** Number of an auction event: only its lots. */
  event?: number | `${number}` | undefined;
  /** Only lots of this category; several with commas between, `Motos, Furgonetas`. */
  category?: string | undefined;
  /** One of the caller's own lists instead of a search. */
  list?:
    | "all"
    | "winning"
    | "outbid"
    | "won"
    | "lost"
    | "watchlist"
    | "favorites"
    | "selling_open"
    | "selling_sold"
    | "selling_unsold"
    | "selling_draft"
    | "selling_archived"
    | "selling_templates"
    | undefined;
  /** Text, filters, order and page, as `product/search` takes them. */
  query?: SearchQuery | string | undefined;
  /** Cards per page, 1 to 100. @default 12 */
  limit?: number | `${number}` | undefined;
  /** Leaves the filters out. */
  "hide-filters"?: boolean | "" | "true" | "false" | undefined;
  /** Offers bids in place; `quick-bid="false"` leaves them out. @default true */
  "quick-bid"?: "" | "true" | "false" | undefined;
  /** Level of the heading with the count, 2 to 5; cards are one below. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-lot-list`, by name. */
export interface MartilloLotListEvents extends Pick<
  MartilloEventMap,
  | "martillo-query-changed"
  | "martillo-search-saved"
  | "martillo-lot-open-request"
  | "martillo-login-request"
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-watch-changed"
  | "martillo-error"
> {}

/** Lots to browse: filters with counts, order, pages, and cards that stay live. */
export interface MartilloLotListElement extends HTMLElement, MartilloLotListProperties {}

/** Properties of `martillo-money-desk`. */
export interface MartilloMoneyDeskProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-money-desk`. */
export interface MartilloMoneyDeskAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-money-desk`, by name. */
export interface MartilloMoneyDeskEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** For the house's own people: payments and their returns, money that fits nothing, differences from the providers' statements, the ledger's report, gift cards and payouts to sellers. Each act is confirmed before money moves, and noted with who did it. */
export interface MartilloMoneyDeskElement extends HTMLElement, MartilloMoneyDeskProperties {}

/** Properties of `martillo-newsletter`. */
export interface MartilloNewsletterProperties extends MartilloSharedProperties {
  /** Address of the page about privacy. @default "{api-base}/politica-privacidad" */
  privacyUrl?: string | undefined;
}

/** Attributes of `martillo-newsletter`. */
export interface MartilloNewsletterAttributes extends MartilloSharedAttributes {
  /** Address of the page about privacy. @default "{api-base}/politica-privacidad" */
  "privacy-url"?: string | undefined;
}

/** Events of `martillo-newsletter`, by name. */
export interface MartilloNewsletterEvents extends Pick<
  MartilloEventMap,
  "martillo-newsletter-requested" | "martillo-error"
> {}

/** Signs a name and an e-mail up for the newsletter; letters begin once the address has confirmed it. */
export interface MartilloNewsletterElement extends HTMLElement, MartilloNewsletterProperties {}

/** Properties of `martillo-notifications`. */
export interface MartilloNotificationsProperties extends MartilloSharedProperties {
  /** Leaves the heading out where the page has one. */
  hideTitle?: boolean | undefined;
}

/** Attributes of `martillo-notifications`. */
export interface MartilloNotificationsAttributes extends MartilloSharedAttributes {
  /** Leaves the heading out where the page has one. */
  "hide-title"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-notifications`, by name. */
export interface MartilloNotificationsEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-preferences-updated" | "martillo-error"
> {}

/** What a person wants to hear of and by which medium, their language, time zone and theme. */
export interface MartilloNotificationsElement
  extends HTMLElement, MartilloNotificationsProperties {}

/** Properties of `martillo-offer-box`. */
export interface MartilloOfferBoxProperties extends MartilloSharedProperties {
  /** Number of the lot. */
  lot?: number | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
}

/** Attributes of `martillo-offer-box`. */
export interface MartilloOfferBoxAttributes extends MartilloSharedAttributes {
  /** Number of the lot. */
  lot?: number | `${number}` | undefined;
  /** Address of what was bought, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
}

/** Events of `martillo-offer-box`, by name. */
export interface MartilloOfferBoxEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-offer-request"
  | "martillo-offer-sent"
  | "martillo-offer-refused"
  | "martillo-offer-unknown"
  | "martillo-offer-countered"
  | "martillo-offer-accepted"
  | "martillo-offer-declined"
  | "martillo-offer-withdrawn"
  | "martillo-offer-expired"
  | "martillo-invoice-open-request"
  | "martillo-error"
> {}

/** Offers a price for a lot and goes on from there with its seller: a direct sale, or an auction that ended without a sale. Shows nothing where no offer is taken. */
export interface MartilloOfferBoxElement extends HTMLElement, MartilloOfferBoxProperties {}

/** Properties of `martillo-offer-list`. */
export interface MartilloOfferListProperties extends MartilloSharedProperties {
  /** What the person has offered, or was offered. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** Address of what came of an offer, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
}

/** Attributes of `martillo-offer-list`. */
export interface MartilloOfferListAttributes extends MartilloSharedAttributes {
  /** What the person has offered, or was offered. @default "buyer" */
  side?: "buyer" | "seller" | undefined;
  /** Address of what came of an offer, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
}

/** Events of `martillo-offer-list`, by name. */
export interface MartilloOfferListEvents extends Pick<
  MartilloEventMap,
  | "martillo-scope-request"
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-offer-request"
  | "martillo-offer-refused"
  | "martillo-offer-unknown"
  | "martillo-offer-countered"
  | "martillo-offer-accepted"
  | "martillo-offer-declined"
  | "martillo-offer-withdrawn"
  | "martillo-invoice-open-request"
  | "martillo-error"
> {}

/** What the signed-in person has offered for lots, or was offered for its own: each with all that was said, and what may be done now. */
export interface MartilloOfferListElement extends HTMLElement, MartilloOfferListProperties {}

/** Properties of `martillo-organization`. */
export interface MartilloOrganizationProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-organization`. */
export interface MartilloOrganizationAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-organization`, by name. */
export interface MartilloOrganizationEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-permissions-changed" | "martillo-error"
> {}

/** The people who work for the signed-in seller, and what each may do there: prepare lots, publish, award, let bidders in, talk, see reports, take money. For pages of the auction house. */
export interface MartilloOrganizationElement extends HTMLElement, MartilloOrganizationProperties {}

/** Properties of `martillo-paper-list`. */
export interface MartilloPaperListProperties extends MartilloSharedProperties {
  /** Number of a purchase or sale. @default all of them */
  invoice?: number | undefined;
}

/** Attributes of `martillo-paper-list`. */
export interface MartilloPaperListAttributes extends MartilloSharedAttributes {
  /** Number of a purchase or sale. @default all of them */
  invoice?: number | `${number}` | undefined;
}

/** Events of `martillo-paper-list`, by name. */
export interface MartilloPaperListEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-paper-added" | "martillo-contract-signed" | "martillo-error"
> {}

/** Papers of what the signed-in person has bought and sold: what is missing, from whom, until when; and their files, which no other person sees. */
export interface MartilloPaperListElement extends HTMLElement, MartilloPaperListProperties {}

/** Properties of `martillo-password-change`. */
export interface MartilloPasswordChangeProperties extends MartilloSharedProperties {
  /** Leaves the heading out where the page has one. */
  hideTitle?: boolean | undefined;
}

/** Attributes of `martillo-password-change`. */
export interface MartilloPasswordChangeAttributes extends MartilloSharedAttributes {
  /** Leaves the heading out where the page has one. */
  "hide-title"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-password-change`, by name. */
export interface MartilloPasswordChangeEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-password-reset-request"
  | "martillo-password-changed"
  | "martillo-error"
> {}

/** Changes the password of the signed-in person; their other sessions end. */
export interface MartilloPasswordChangeElement
  extends HTMLElement, MartilloPasswordChangeProperties {}

/** Properties of `martillo-password-reset`. */
export interface MartilloPasswordResetProperties extends MartilloSharedProperties {
  /** Secret of the link that was sent: with it a new password is chosen, without it a link is asked for. */
  linkToken?: string | undefined;
  /** The e-mail that the form starts with. */
  email?: string | undefined;
  /** Page of the terms; with it they must be accepted together with the new password. */
  termsUrl?: string | undefined;
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number | undefined;
}

/** Attributes of `martillo-password-reset`. */
export interface MartilloPasswordResetAttributes extends MartilloSharedAttributes {
  /** Secret of the link that was sent: with it a new password is chosen, without it a link is asked for. */
  "link-token"?: string | undefined;
  /** The e-mail that the form starts with. */
  email?: string | undefined;
  /** Page of the terms; with it they must be accepted together with the new password. */
  "terms-url"?: string | undefined;
  /** Level of the heading, 1 to 6. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-password-reset`, by name. */
export interface MartilloPasswordResetEvents extends Pick<
  MartilloEventMap,
  | "martillo-password-link-sent"
  | "martillo-password-reset"
  | "martillo-login-request"
  | "martillo-error"
> {}

/** A forgotten password: asks for a link by e-mail, and takes the new password that the link allows. */
export interface MartilloPasswordResetElement
  extends HTMLElement, MartilloPasswordResetProperties {}

/** Properties of `martillo-payment`. */
export interface MartilloPaymentProperties extends MartilloSharedProperties {
  /** What it is for. */
  purpose?: "topup" | "deposit" | "invoice" | "cart" | "plan" | "debt" | undefined;
  /** Number of the invoice, the cart or the lot; left out for a top-up. */
  reference?: string | undefined;
  /** Decimal euro, where not all is paid. @default "what is due" */
  amount?: string | undefined;
}

/** Attributes of `martillo-payment`. */
export interface MartilloPaymentAttributes extends MartilloSharedAttributes {
  /** What it is for. */
  purpose?: "topup" | "deposit" | "invoice" | "cart" | "plan" | "debt" | undefined;
  /** Number of the invoice, the cart or the lot; left out for a top-up. */
  reference?: string | undefined;
  /** Decimal euro, where not all is paid. @default "what is due" */
  amount?: string | undefined;
}

/** Events of `martillo-payment`, by name. */
export interface MartilloPaymentEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-scope-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-error"
> {}

/** A button with the sum that is due, and its payment in a dialog: from the balance, with a saved card, or in the house's pay frame. On another page than the house's it opens a payment with the scope `pay`, and all else happens in the frame, where a card is typed. */
export interface MartilloPaymentElement extends HTMLElement, MartilloPaymentProperties {}

/** Properties of `martillo-payment-result`. */
export interface MartilloPaymentResultProperties extends MartilloSharedProperties {
  /** Number of the payment, as the address names it. */
  payment?: number | undefined;
  /** Address of the list of transactions. @default "the house's own page" */
  transactionsUrl?: string | undefined;
}

/** Attributes of `martillo-payment-result`. */
export interface MartilloPaymentResultAttributes extends MartilloSharedAttributes {
  /** Number of the payment, as the address names it. */
  payment?: number | `${number}` | undefined;
  /** Address of the list of transactions. @default "the house's own page" */
  "transactions-url"?: string | undefined;
}

/** Events of `martillo-payment-result`, by name. */
export interface MartilloPaymentResultEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-error"
> {}

/** The result of a payment, for a payer who comes back from a gateway: the house is asked, and the address is not believed. One that was declined can be made again. */
export interface MartilloPaymentResultElement
  extends HTMLElement, MartilloPaymentResultProperties {}

/** Properties of `martillo-photo-uploader`. */
export interface MartilloPhotoUploaderProperties extends MartilloSharedProperties {
  /** Number of the lot, or of a template of lots. */
  lot?: number | undefined;
}

/** Attributes of `martillo-photo-uploader`. */
export interface MartilloPhotoUploaderAttributes extends MartilloSharedAttributes {
  /** Number of the lot, or of a template of lots. */
  lot?: number | `${number}` | undefined;
}

/** Events of `martillo-photo-uploader`, by name. */
export interface MartilloPhotoUploaderEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-photos-changed" | "martillo-error"
> {}

/** The photos of one lot of the signed-in seller: several sent at once with their progress, put in order by dragging or by keys, captioned, cut, plates blurred, and taken with the camera along a list. What a reload interrupts is sent afterwards. `martillo-lot-editor` shows the same photos among the rest of the lot. For pages of the auction house. */
export interface MartilloPhotoUploaderElement
  extends HTMLElement, MartilloPhotoUploaderProperties {}

/** Properties of `martillo-plan-table`. */
export interface MartilloPlanTableProperties extends MartilloSharedProperties {
  /** The period that is shown first. Default: `monthly`. */
  period?: "monthly" | "yearly" | undefined;
}

/** Attributes of `martillo-plan-table`. */
export interface MartilloPlanTableAttributes extends MartilloSharedAttributes {
  /** The period that is shown first. Default: `monthly`. */
  period?: "monthly" | "yearly" | undefined;
}

/** Events of `martillo-plan-table`, by name. */
export interface MartilloPlanTableEvents extends Pick<
  MartilloEventMap,
  "martillo-plan-request" | "martillo-error"
> {}

/** The plans of sellers side by side, by the month or by the year, with what the visitor may do about each. Its buttons open the house's site, unless the page does something else about `martillo-plan-request`. */
export interface MartilloPlanTableElement extends HTMLElement, MartilloPlanTableProperties {}

/** Properties of `martillo-profile`. */
export interface MartilloProfileProperties extends MartilloSharedProperties {
  /** Begins with the form. */
  edit?: boolean | undefined;
}

/** Attributes of `martillo-profile`. */
export interface MartilloProfileAttributes extends MartilloSharedAttributes {
  /** Begins with the form. */
  edit?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-profile`, by name. */
export interface MartilloProfileEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-profile-updated" | "martillo-error"
> {}

/** The account as the house knows it: the missing steps before a bid, e-mail and phone, plan, name and address. */
export interface MartilloProfileElement extends HTMLElement, MartilloProfileProperties {}

/** Properties of `martillo-purchase-list`. */
export interface MartilloPurchaseListProperties extends MartilloSharedProperties {
  /** Which ones. @default "all" */
  type?:
    | "all"
    | "pending"
    | "paid"
    | "pickup"
    | "completed"
    | "returned"
    | "won"
    | "open"
    | undefined;
}

/** Attributes of `martillo-purchase-list`. */
export interface MartilloPurchaseListAttributes extends MartilloSharedAttributes {
  /** Which ones. @default "all" */
  type?:
    | "all"
    | "pending"
    | "paid"
    | "pickup"
    | "completed"
    | "returned"
    | "won"
    | "open"
    | undefined;
}

/** Events of `martillo-purchase-list`, by name. */
export interface MartilloPurchaseListEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-invoice-open-request" | "martillo-error"
> {}

/** What the signed-in person has bought, how far each has come, from bought to the papers in hand, and what to do next. */
export interface MartilloPurchaseListElement extends HTMLElement, MartilloPurchaseListProperties {}

/** Properties of `martillo-registration`. */
export interface MartilloRegistrationProperties extends MartilloSharedProperties {
  /** For buyers, for sellers, or as the visitor says. @default "choice" */
  variant?: "buyer" | "seller" | "choice" | undefined;
  /** Whether an e-mail or a phone has to be verified first. As the house says without it. */
  verification?: "required" | "optional" | "off" | undefined;
  /** Registers as soon as an address is verified; with `false` the visitor presses the button once more. @default true */
  autoRegister?: boolean | undefined;
  /** An address that the form starts with. */
  email?: string | undefined;
  /** Whether a picture of the person is asked for, from the camera or a file. As the house says without it, which may require one. */
  picture?: "off" | "optional" | "required" | undefined;
  /** Key of an invitation, as the link of its letter has it. */
  invite?: string | undefined;
}

/** Attributes of `martillo-registration`. */
export interface MartilloRegistrationAttributes extends MartilloSharedAttributes {
  /** For buyers, for sellers, or as the visitor says. @default "choice" */
  variant?: "buyer" | "seller" | "choice" | undefined;
  /** Whether an e-mail or a phone has to be verified first. As the house says without it. */
  verification?: "required" | "optional" | "off" | undefined;
  /** Registers as soon as an address is verified; with `false` the visitor presses the button once more. @default true */
  "auto-register"?: "" | "true" | "false" | undefined;
  /** An address that the form starts with. */
  email?: string | undefined;
  /** Whether a picture of the person is asked for, from the camera or a file. As the house says without it, which may require one. */
  picture?: "off" | "optional" | "required" | undefined;
  /** Key of an invitation, as the link of its letter has it. */
  invite?: string | undefined;
}

/** Events of `martillo-registration`, by name. */
export interface MartilloRegistrationEvents extends Pick<
  MartilloEventMap,
  | "martillo-registered"
  | "martillo-registration-failed"
  | "martillo-verification-sent"
  | "martillo-verification-succeeded"
  | "martillo-login-request"
  | "martillo-error"
> {}

/** Creates an account for buying or selling, and signs it in. */
export interface MartilloRegistrationElement extends HTMLElement, MartilloRegistrationProperties {}

/** Properties of `martillo-report`. */
export interface MartilloReportProperties extends MartilloSharedProperties {
  /** Which one. Default: `sales`. */
  report?:
    | "sales"
    | "sell_through"
    | "stock"
    | "bids"
    | "auctions"
    | "buyers"
    | "models"
    | "answers"
    | "team"
    | "invoices"
    | undefined;
}

/** Attributes of `martillo-report`. */
export interface MartilloReportAttributes extends MartilloSharedAttributes {
  /** Which one. Default: `sales`. */
  report?:
    | "sales"
    | "sell_through"
    | "stock"
    | "bids"
    | "auctions"
    | "buyers"
    | "models"
    | "answers"
    | "team"
    | "invoices"
    | undefined;
}

/** Events of `martillo-report`, by name. */
export interface MartilloReportEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** A report of a seller as a chart, a table with what adds up, and a file: sales, sell-through, stock, bids, events, buyers, what models fetch, answers, the team, accounts of sales. For pages of the auction house. */
export interface MartilloReportElement extends HTMLElement, MartilloReportProperties {}

/** Properties of `martillo-return-request`. */
export interface MartilloReturnRequestProperties extends MartilloSharedProperties {
  /** Number of the purchase or sale. */
  invoice?: number | undefined;
}

/** Attributes of `martillo-return-request`. */
export interface MartilloReturnRequestAttributes extends MartilloSharedAttributes {
  /** Number of the purchase or sale. */
  invoice?: number | `${number}` | undefined;
}

/** Events of `martillo-return-request`, by name. */
export interface MartilloReturnRequestEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-return-requested"
  | "martillo-return-changed"
  | "martillo-error"
> {}

/** Giving back what was bought: its buyer reads what would be refunded and until when, withdraws or asks with a reason, and follows it; its seller accepts or rejects, writes down that the vehicle is back, and refunds. */
export interface MartilloReturnRequestElement
  extends HTMLElement, MartilloReturnRequestProperties {}

/** Properties of `martillo-saved-search`. */
export interface MartilloSavedSearchProperties extends MartilloSharedProperties {
  /** The form itself, or a button that opens it as a dialog. @default "form" */
  presentation?: "form" | "button" | undefined;
  /** A search of a list, whose text and filters the form starts with. */
  query?: SearchQuery | undefined;
}

/** Attributes of `martillo-saved-search`. */
export interface MartilloSavedSearchAttributes extends MartilloSharedAttributes {
  /** The form itself, or a button that opens it as a dialog. @default "form" */
  presentation?: "form" | "button" | undefined;
}

/** Events of `martillo-saved-search`, by name. */
export interface MartilloSavedSearchEvents extends Pick<
  MartilloEventMap,
  "martillo-search-saved" | "martillo-error"
> {}

/** Saves a search; letters tell of new lots that fit. Guests give an e-mail and confirm it. */
export interface MartilloSavedSearchElement extends HTMLElement, MartilloSavedSearchProperties {}

/** Properties of `martillo-saved-search-list`. */
export interface MartilloSavedSearchListProperties extends MartilloSharedProperties {
  /** Address of the search for auctions; the criteria follow as its query. */
  auctionsUrl?: string | undefined;
  /** The same for direct sales. */
  salesUrl?: string | undefined;
}

/** Attributes of `martillo-saved-search-list`. */
export interface MartilloSavedSearchListAttributes extends MartilloSharedAttributes {
  /** Address of the search for auctions; the criteria follow as its query. */
  "auctions-url"?: string | undefined;
  /** The same for direct sales. */
  "sales-url"?: string | undefined;
}

/** Events of `martillo-saved-search-list`, by name. */
export interface MartilloSavedSearchListEvents extends Pick<
  MartilloEventMap,
  "martillo-search-saved" | "martillo-login-request" | "martillo-error"
> {}

/** The signed-in person's alerts: what fits now, and to change or remove them. */
export interface MartilloSavedSearchListElement
  extends HTMLElement, MartilloSavedSearchListProperties {}

/** Properties of `martillo-search-box`. */
export interface MartilloSearchBoxProperties extends MartilloSharedProperties {
  /** 1 suggests timed auctions only, 0 direct sales only; without it both. */
  auction?: 0 | 1 | undefined;
  /** The text to start with; the box follows it whenever it says something new. */
  search?: string | undefined;
  /** Id of the list that shows what is found, or of a box around it. @default "the only list of the page" */
  htmlFor?: string | undefined;
  /** Where the form is sent as a plain GET (`?search=…`) unless the page takes the search over. */
  action?: string | undefined;
  /** Name for screen readers. @default "Buscar vehículos" */
  label?: string | undefined;
  /** Shown while the box is empty. @default "Marca, modelo o palabra" */
  placeholder?: string | undefined;
}

/** Attributes of `martillo-search-box`. */
export interface MartilloSearchBoxAttributes extends MartilloSharedAttributes {
  /** 1 suggests timed auctions only, 0 direct sales only; without it both. */
  auction?: 0 | "0" | 1 | "1" | undefined;
  /** The text to start with; the box follows it whenever it says something new. */
  search?: string | undefined;
  /** Id of the list that shows what is found, or of a box around it. @default "the only list of the page" */
  for?: string | undefined;
  /** Where the form is sent as a plain GET (`?search=…`) unless the page takes the search over. */
  action?: string | undefined;
  /** Name for screen readers. @default "Buscar vehículos" */
  label?: string | undefined;
  /** Shown while the box is empty. @default "Marca, modelo o palabra" */
  placeholder?: string | undefined;
}

/** Events of `martillo-search-box`, by name. */
export interface MartilloSearchBoxEvents extends Pick<
  MartilloEventMap,
  "martillo-search-request" | "martillo-lot-open-request" | "martillo-error"
> {}

/** Searches vehicles, with suggestions while typing. */
export interface MartilloSearchBoxElement extends HTMLElement, MartilloSearchBoxProperties {}

/** Properties of `martillo-seller-account`. */
export interface MartilloSellerAccountProperties extends MartilloSharedProperties {
  /** Address of a sale, with `{id}`. @default "the house's own page" */
  invoiceUrl?: string | undefined;
}

/** Attributes of `martillo-seller-account`. */
export interface MartilloSellerAccountAttributes extends MartilloSharedAttributes {
  /** Address of a sale, with `{id}`. @default "the house's own page" */
  "invoice-url"?: string | undefined;
}

/** Events of `martillo-seller-account`, by name. */
export interface MartilloSellerAccountEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-invoice-open-request" | "martillo-error"
> {}

/** What a seller has sold, what of it waits, is payable, was paid out or is owed to the house, what the house took as its commission, and all that moved it, each with its document. */
export interface MartilloSellerAccountElement
  extends HTMLElement, MartilloSellerAccountProperties {}

/** Properties of `martillo-seller-card`. */
export interface MartilloSellerCardProperties extends MartilloSharedProperties {
  /** Number of the account that sells: `seller.id` of its lots. */
  seller?: number | undefined;
  /** Address of the seller's lots, with `{id}`. @default "the house's own page of the seller" */
  lotsUrl?: string | undefined;
  /** Level of the heading with the name, from 1 to 5; those below it are one more. @default 2 */
  headingLevel?: number | undefined;
  /** Hears what was read, once for each account, e.g. for the title of the page; null where there is no such seller. */
  onRead?: ((seller: { id: number; name: string; lots: number } | null) => void) | undefined;
}

/** Attributes of `martillo-seller-card`. */
export interface MartilloSellerCardAttributes extends MartilloSharedAttributes {
  /** Number of the account that sells: `seller.id` of its lots. */
  seller?: number | `${number}` | undefined;
  /** Address of the seller's lots, with `{id}`. @default "the house's own page of the seller" */
  "lots-url"?: string | undefined;
  /** Level of the heading with the name, from 1 to 5; those below it are one more. @default 2 */
  "heading-level"?: number | `${number}` | undefined;
}

/** Events of `martillo-seller-card`, by name. */
export interface MartilloSellerCardEvents extends Pick<MartilloEventMap, "martillo-error"> {}

/** The seller of lots: name, place, since when, what is on offer, how many of the vehicles that were sold were handed over in time, and the identity that the law asks of traders. */
export interface MartilloSellerCardElement extends HTMLElement, MartilloSellerCardProperties {}

/** Properties of `martillo-selling-home`. */
export interface MartilloSellingHomeProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-selling-home`. */
export interface MartilloSellingHomeAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-selling-home`, by name. */
export interface MartilloSellingHomeEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** What waits for a seller today: bids below the reserve with their deadline, offers, requests for access, returns, late payments, deliveries of today and tomorrow, auctions that end tonight, drafts and unsold lots. Each has one button. People who work for a seller see what they may act on. For pages of the auction house. */
export interface MartilloSellingHomeElement extends HTMLElement, MartilloSellingHomeProperties {}

/** Properties of `martillo-selling-list`. */
export interface MartilloSellingListProperties extends MartilloSharedProperties {
  /** Those on sale, sold, unsold, drafts, or templates. Default: `open`. */
  list?: "open" | "sold" | "unsold" | "draft" | "templates" | undefined;
  /** Auctions, direct sales, or both. Default: `all`. */
  kind?: "auction" | "direct" | "all" | undefined;
  /** Keeps page, order, search and filters in the address of the page; for the only table of a page. */
  keepAddress?: boolean | undefined;
}

/** Attributes of `martillo-selling-list`. */
export interface MartilloSellingListAttributes extends MartilloSharedAttributes {
  /** Those on sale, sold, unsold, drafts, or templates. Default: `open`. */
  list?: "open" | "sold" | "unsold" | "draft" | "templates" | undefined;
  /** Auctions, direct sales, or both. Default: `all`. */
  kind?: "auction" | "direct" | "all" | undefined;
  /** Keeps page, order, search and filters in the address of the page; for the only table of a page. */
  "keep-address"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-selling-list`, by name. */
export interface MartilloSellingListEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lots-changed"
  | "martillo-lot-edit-request"
  | "martillo-error"
> {}

/** The lots of a seller, as a table: searched, narrowed down and sorted, changed one by one or many at once, and taken away as a sheet. For pages of the auction house. */
export interface MartilloSellingListElement extends HTMLElement, MartilloSellingListProperties {}

/** Properties of `martillo-static-page`. */
export interface MartilloStaticPageProperties extends MartilloSharedProperties {
  /** Number, name or address of the page, e.g. `aviso-legal`. */
  page?: string | undefined;
  /** What its title is above the text: the page's first heading, a second one, or left out. @default "second" */
  heading?: "first" | "second" | "none" | undefined;
  /** Its links open in a tab of their own, for a text over a form that is filled in. */
  newTab?: boolean | undefined;
}

/** Attributes of `martillo-static-page`. */
export interface MartilloStaticPageAttributes extends MartilloSharedAttributes {
  /** Number, name or address of the page, e.g. `aviso-legal`. */
  page?: string | undefined;
  /** What its title is above the text: the page's first heading, a second one, or left out. @default "second" */
  heading?: "first" | "second" | "none" | undefined;
  /** Its links open in a tab of their own, for a text over a form that is filled in. */
  "new-tab"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-static-page`, by name. */
export interface MartilloStaticPageEvents extends Pick<MartilloEventMap, "martillo-error"> {}

/** One of the house's own texts: legal notice, questions, help. */
export interface MartilloStaticPageElement extends HTMLElement, MartilloStaticPageProperties {}

/** Properties of `martillo-subscription`. */
export interface MartilloSubscriptionProperties extends MartilloSharedProperties {
  /** The part that is shown first. Default: `subscription`. */
  tab?: "plans" | "subscription" | "card" | "history" | undefined;
  /** Type of a plan about which something is to be done at once. */
  plan?: string | undefined;
  /** Its period. Default: `monthly`. */
  period?: "monthly" | "yearly" | undefined;
  /** The change that is meant: `upgrade`, `trial`, `to_yearly` or `pay_now`. Default: `upgrade`. */
  action?: string | undefined;
}

/** Attributes of `martillo-subscription`. */
export interface MartilloSubscriptionAttributes extends MartilloSharedAttributes {
  /** The part that is shown first. Default: `subscription`. */
  tab?: "plans" | "subscription" | "card" | "history" | undefined;
  /** Type of a plan about which something is to be done at once. */
  plan?: string | undefined;
  /** Its period. Default: `monthly`. */
  period?: "monthly" | "yearly" | undefined;
  /** The change that is meant: `upgrade`, `trial`, `to_yearly` or `pay_now`. Default: `upgrade`. */
  action?: string | undefined;
}

/** Events of `martillo-subscription`, by name. */
export interface MartilloSubscriptionEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-plan-request"
  | "martillo-plan-changed"
  | "martillo-trial-started"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-card-added"
  | "martillo-card-updated"
  | "martillo-card-deleted"
  | "martillo-card-default-changed"
  | "martillo-error"
> {}

/** The plan of the signed-in seller: the plans to choose from, what it has and what is charged next, the card for it, and its history. What a change costs is shown before it is made. */
export interface MartilloSubscriptionElement extends HTMLElement, MartilloSubscriptionProperties {}

/** Properties of `martillo-templates`. */
export interface MartilloTemplatesProperties extends MartilloSharedProperties {
  /** Templates of lots, or of auctions. Left out: both, as tabs. */
  kind?: "lots" | "auctions" | undefined;
  /** Keeps page, order, search and filters in the address of the page; for the only table of a page. */
  keepAddress?: boolean | undefined;
}

/** Attributes of `martillo-templates`. */
export interface MartilloTemplatesAttributes extends MartilloSharedAttributes {
  /** Templates of lots, or of auctions. Left out: both, as tabs. */
  kind?: "lots" | "auctions" | undefined;
  /** Keeps page, order, search and filters in the address of the page; for the only table of a page. */
  "keep-address"?: boolean | "" | "true" | "false" | undefined;
}

/** Events of `martillo-templates`, by name. */
export interface MartilloTemplatesEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lots-changed"
  | "martillo-lot-edit-request"
  | "martillo-auctions-changed"
  | "martillo-error"
> {}

/** The templates of a seller, of lots and of auctions: a lot or an auction is made of one, and each is edited, renamed, duplicated and deleted, which can be undone. The lists are those of `martillo-selling-list` and `martillo-auction-list`, where a lot or an auction is kept as a template. For pages of the auction house. */
export interface MartilloTemplatesElement extends HTMLElement, MartilloTemplatesProperties {}

/** Properties of `martillo-transaction-list`. */
export interface MartilloTransactionListProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-transaction-list`. */
export interface MartilloTransactionListAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-transaction-list`, by name. */
export interface MartilloTransactionListEvents extends Pick<
  MartilloEventMap,
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request"
  | "martillo-error"
> {}

/** Payments, refunds and deposits of the signed-in person, newest first, with filters by kind, state and date. */
export interface MartilloTransactionListElement
  extends HTMLElement, MartilloTransactionListProperties {}

/** Properties of `martillo-wallet`. */
export interface MartilloWalletProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-wallet`. */
export interface MartilloWalletAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-wallet`, by name. */
export interface MartilloWalletEvents extends Pick<
  MartilloEventMap,
  "martillo-login-request" | "martillo-error"
> {}

/** The balance of the signed-in person: adds to it through the house's pay frame, redeems gift cards, returns it to cards and a bank account, and lists what came and went. */
export interface MartilloWalletElement extends HTMLElement, MartilloWalletProperties {}

/** Properties of `martillo-provider`. */
export interface MartilloProviderProperties extends MartilloSharedProperties {}

/** Attributes of `martillo-provider`. */
export interface MartilloProviderAttributes extends MartilloSharedAttributes {}

/** Events of `martillo-provider`, by name. */
export interface MartilloProviderEvents {}

/** Tells all elements inside what they have in common, also in shadow roots. Draws nothing. */
export interface MartilloProviderElement extends HTMLElement, MartilloProviderProperties {}

/** Elements by tag. */
export interface MartilloElements {
  "martillo-access-requests": MartilloAccessRequestsElement;
  "martillo-account-menu": MartilloAccountMenuElement;
  "martillo-account-switch": MartilloAccountSwitchElement;
  "martillo-address-book": MartilloAddressBookElement;
  "martillo-alerts": MartilloAlertsElement;
  "martillo-appointment-picker": MartilloAppointmentPickerElement;
  "martillo-ask-seller": MartilloAskSellerElement;
  "martillo-auction-access": MartilloAuctionAccessElement;
  "martillo-auction-editor": MartilloAuctionEditorElement;
  "martillo-auction-list": MartilloAuctionListElement;
  "martillo-bank-manager": MartilloBankManagerElement;
  "martillo-bid-box": MartilloBidBoxElement;
  "martillo-buy-box": MartilloBuyBoxElement;
  "martillo-card-manager": MartilloCardManagerElement;
  "martillo-cart": MartilloCartElement;
  "martillo-checkout": MartilloCheckoutElement;
  "martillo-company-owners": MartilloCompanyOwnersElement;
  "martillo-contact-form": MartilloContactFormElement;
  "martillo-cookie-banner": MartilloCookieBannerElement;
  "martillo-dashboard": MartilloDashboardElement;
  "martillo-deposit-list": MartilloDepositListElement;
  "martillo-edit-winner": MartilloEditWinnerElement;
  "martillo-email-verification": MartilloEmailVerificationElement;
  "martillo-follow-seller": MartilloFollowSellerElement;
  "martillo-identity-check": MartilloIdentityCheckElement;
  "martillo-inbox": MartilloInboxElement;
  "martillo-invitation": MartilloInvitationElement;
  "martillo-invoice-list": MartilloInvoiceListElement;
  "martillo-invoice-viewer": MartilloInvoiceViewerElement;
  "martillo-language-switch": MartilloLanguageSwitchElement;
  "martillo-login": MartilloLoginElement;
  "martillo-lot-card": MartilloLotCardElement;
  "martillo-lot-comments": MartilloLotCommentsElement;
  "martillo-lot-detail": MartilloLotDetailElement;
  "martillo-lot-editor": MartilloLotEditorElement;
  "martillo-lot-import": MartilloLotImportElement;
  "martillo-lot-list": MartilloLotListElement;
  "martillo-money-desk": MartilloMoneyDeskElement;
  "martillo-newsletter": MartilloNewsletterElement;
  "martillo-notifications": MartilloNotificationsElement;
  "martillo-offer-box": MartilloOfferBoxElement;
  "martillo-offer-list": MartilloOfferListElement;
  "martillo-organization": MartilloOrganizationElement;
  "martillo-paper-list": MartilloPaperListElement;
  "martillo-password-change": MartilloPasswordChangeElement;
  "martillo-password-reset": MartilloPasswordResetElement;
  "martillo-payment": MartilloPaymentElement;
  "martillo-payment-result": MartilloPaymentResultElement;
  "martillo-photo-uploader": MartilloPhotoUploaderElement;
  "martillo-plan-table": MartilloPlanTableElement;
  "martillo-profile": MartilloProfileElement;
  "martillo-purchase-list": MartilloPurchaseListElement;
  "martillo-registration": MartilloRegistrationElement;
  "martillo-report": MartilloReportElement;
  "martillo-return-request": MartilloReturnRequestElement;
  "martillo-saved-search": MartilloSavedSearchElement;
  "martillo-saved-search-list": MartilloSavedSearchListElement;
  "martillo-search-box": MartilloSearchBoxElement;
  "martillo-seller-account": MartilloSellerAccountElement;
  "martillo-seller-card": MartilloSellerCardElement;
  "martillo-selling-home": MartilloSellingHomeElement;
  "martillo-selling-list": MartilloSellingListElement;
  "martillo-static-page": MartilloStaticPageElement;
  "martillo-subscription": MartilloSubscriptionElement;
  "martillo-templates": MartilloTemplatesElement;
  "martillo-transaction-list": MartilloTransactionListElement;
  "martillo-wallet": MartilloWalletElement;
  "martillo-provider": MartilloProviderElement;
}

/** Attributes by tag. */
export interface MartilloElementAttributes {
  "martillo-access-requests": MartilloAccessRequestsAttributes;
  "martillo-account-menu": MartilloAccountMenuAttributes;
  "martillo-account-switch": MartilloAccountSwitchAttributes;
  "martillo-address-book": MartilloAddressBookAttributes;
  "martillo-alerts": MartilloAlertsAttributes;
  "martillo-appointment-picker": MartilloAppointmentPickerAttributes;
  "martillo-ask-seller": MartilloAskSellerAttributes;
  "martillo-auction-access": MartilloAuctionAccessAttributes;
  "martillo-auction-editor": MartilloAuctionEditorAttributes;
  "martillo-auction-list": MartilloAuctionListAttributes;
  "martillo-bank-manager": MartilloBankManagerAttributes;
  "martillo-bid-box": MartilloBidBoxAttributes;
  "martillo-buy-box": MartilloBuyBoxAttributes;
  "martillo-card-manager": MartilloCardManagerAttributes;
  "martillo-cart": MartilloCartAttributes;
  "martillo-checkout": MartilloCheckoutAttributes;
  "martillo-company-owners": MartilloCompanyOwnersAttributes;
  "martillo-contact-form": MartilloContactFormAttributes;
  "martillo-cookie-banner": MartilloCookieBannerAttributes;
  "martillo-dashboard": MartilloDashboardAttributes;
  "martillo-deposit-list": MartilloDepositListAttributes;
  "martillo-edit-winner": MartilloEditWinnerAttributes;
  "martillo-email-verification": MartilloEmailVerificationAttributes;
  "martillo-follow-seller": MartilloFollowSellerAttributes;
  "martillo-identity-check": MartilloIdentityCheckAttributes;
  "martillo-inbox": MartilloInboxAttributes;
  "martillo-invitation": MartilloInvitationAttributes;
  "martillo-invoice-list": MartilloInvoiceListAttributes;
  "martillo-invoice-viewer": MartilloInvoiceViewerAttributes;
  "martillo-language-switch": MartilloLanguageSwitchAttributes;
  "martillo-login": MartilloLoginAttributes;
  "martillo-lot-card": MartilloLotCardAttributes;
  "martillo-lot-comments": MartilloLotCommentsAttributes;
  "martillo-lot-detail": MartilloLotDetailAttributes;
  "martillo-lot-editor": MartilloLotEditorAttributes;
  "martillo-lot-import": MartilloLotImportAttributes;
  "martillo-lot-list": MartilloLotListAttributes;
  "martillo-money-desk": MartilloMoneyDeskAttributes;
  "martillo-newsletter": MartilloNewsletterAttributes;
  "martillo-notifications": MartilloNotificationsAttributes;
  "martillo-offer-box": MartilloOfferBoxAttributes;
  "martillo-offer-list": MartilloOfferListAttributes;
  "martillo-organization": MartilloOrganizationAttributes;
  "martillo-paper-list": MartilloPaperListAttributes;
  "martillo-password-change": MartilloPasswordChangeAttributes;
  "martillo-password-reset": MartilloPasswordResetAttributes;
  "martillo-payment": MartilloPaymentAttributes;
  "martillo-payment-result": MartilloPaymentResultAttributes;
  "martillo-photo-uploader": MartilloPhotoUploaderAttributes;
  "martillo-plan-table": MartilloPlanTableAttributes;
  "martillo-profile": MartilloProfileAttributes;
  "martillo-purchase-list": MartilloPurchaseListAttributes;
  "martillo-registration": MartilloRegistrationAttributes;
  "martillo-report": MartilloReportAttributes;
  "martillo-return-request": MartilloReturnRequestAttributes;
  "martillo-saved-search": MartilloSavedSearchAttributes;
  "martillo-saved-search-list": MartilloSavedSearchListAttributes;
  "martillo-search-box": MartilloSearchBoxAttributes;
  "martillo-seller-account": MartilloSellerAccountAttributes;
  "martillo-seller-card": MartilloSellerCardAttributes;
  "martillo-selling-home": MartilloSellingHomeAttributes;
  "martillo-selling-list": MartilloSellingListAttributes;
  "martillo-static-page": MartilloStaticPageAttributes;
  "martillo-subscription": MartilloSubscriptionAttributes;
  "martillo-templates": MartilloTemplatesAttributes;
  "martillo-transaction-list": MartilloTransactionListAttributes;
  "martillo-wallet": MartilloWalletAttributes;
  "martillo-provider": MartilloProviderAttributes;
}

/** Properties by tag. */
export interface MartilloElementProperties {
  "martillo-access-requests": MartilloAccessRequestsProperties;
  "martillo-account-menu": MartilloAccountMenuProperties;
  "martillo-account-switch": MartilloAccountSwitchProperties;
  "martillo-address-book": MartilloAddressBookProperties;
  "martillo-alerts": MartilloAlertsProperties;
  "martillo-appointment-picker": MartilloAppointmentPickerProperties;
  "martillo-ask-seller": MartilloAskSellerProperties;
  "martillo-auction-access": MartilloAuctionAccessProperties;
  "martillo-auction-editor": MartilloAuctionEditorProperties;
  "martillo-auction-list": MartilloAuctionListProperties;
  "martillo-bank-manager": MartilloBankManagerProperties;
  "martillo-bid-box": MartilloBidBoxProperties;
  "martillo-buy-box": MartilloBuyBoxProperties;
  "martillo-card-manager": MartilloCardManagerProperties;
  "martillo-cart": MartilloCartProperties;
  "martillo-checkout": MartilloCheckoutProperties;
  "martillo-company-owners": MartilloCompanyOwnersProperties;
  "martillo-contact-form": MartilloContactFormProperties;
  "martillo-cookie-banner": MartilloCookieBannerProperties;
  "martillo-dashboard": MartilloDashboardProperties;
  "martillo-deposit-list": MartilloDepositListProperties;
  "martillo-edit-winner": MartilloEditWinnerProperties;
  "martillo-email-verification": MartilloEmailVerificationProperties;
  "martillo-follow-seller": MartilloFollowSellerProperties;
  "martillo-identity-check": MartilloIdentityCheckProperties;
  "martillo-inbox": MartilloInboxProperties;
  "martillo-invitation": MartilloInvitationProperties;
  "martillo-invoice-list": MartilloInvoiceListProperties;
  "martillo-invoice-viewer": MartilloInvoiceViewerProperties;
  "martillo-language-switch": MartilloLanguageSwitchProperties;
  "martillo-login": MartilloLoginProperties;
  "martillo-lot-card": MartilloLotCardProperties;
  "martillo-lot-comments": MartilloLotCommentsProperties;
  "martillo-lot-detail": MartilloLotDetailProperties;
  "martillo-lot-editor": MartilloLotEditorProperties;
  "martillo-lot-import": MartilloLotImportProperties;
  "martillo-lot-list": MartilloLotListProperties;
  "martillo-money-desk": MartilloMoneyDeskProperties;
  "martillo-newsletter": MartilloNewsletterProperties;
  "martillo-notifications": MartilloNotificationsProperties;
  "martillo-offer-box": MartilloOfferBoxProperties;
  "martillo-offer-list": MartilloOfferListProperties;
  "martillo-organization": MartilloOrganizationProperties;
  "martillo-paper-list": MartilloPaperListProperties;
  "martillo-password-change": MartilloPasswordChangeProperties;
  "martillo-password-reset": MartilloPasswordResetProperties;
  "martillo-payment": MartilloPaymentProperties;
  "martillo-payment-result": MartilloPaymentResultProperties;
  "martillo-photo-uploader": MartilloPhotoUploaderProperties;
  "martillo-plan-table": MartilloPlanTableProperties;
  "martillo-profile": MartilloProfileProperties;
  "martillo-purchase-list": MartilloPurchaseListProperties;
  "martillo-registration": MartilloRegistrationProperties;
  "martillo-report": MartilloReportProperties;
  "martillo-return-request": MartilloReturnRequestProperties;
  "martillo-saved-search": MartilloSavedSearchProperties;
  "martillo-saved-search-list": MartilloSavedSearchListProperties;
  "martillo-search-box": MartilloSearchBoxProperties;
  "martillo-seller-account": MartilloSellerAccountProperties;
  "martillo-seller-card": MartilloSellerCardProperties;
  "martillo-selling-home": MartilloSellingHomeProperties;
  "martillo-selling-list": MartilloSellingListProperties;
  "martillo-static-page": MartilloStaticPageProperties;
  "martillo-subscription": MartilloSubscriptionProperties;
  "martillo-templates": MartilloTemplatesProperties;
  "martillo-transaction-list": MartilloTransactionListProperties;
  "martillo-wallet": MartilloWalletProperties;
  "martillo-provider": MartilloProviderProperties;
}

/** Events by tag. */
export interface MartilloElementEvents {
  "martillo-access-requests": MartilloAccessRequestsEvents;
  "martillo-account-menu": MartilloAccountMenuEvents;
  "martillo-account-switch": MartilloAccountSwitchEvents;
  "martillo-address-book": MartilloAddressBookEvents;
  "martillo-alerts": MartilloAlertsEvents;
  "martillo-appointment-picker": MartilloAppointmentPickerEvents;
  "martillo-ask-seller": MartilloAskSellerEvents;
  "martillo-auction-access": MartilloAuctionAccessEvents;
  "martillo-auction-editor": MartilloAuctionEditorEvents;
  "martillo-auction-list": MartilloAuctionListEvents;
  "martillo-bank-manager": MartilloBankManagerEvents;
  "martillo-bid-box": MartilloBidBoxEvents;
  "martillo-buy-box": MartilloBuyBoxEvents;
  "martillo-card-manager": MartilloCardManagerEvents;
  "martillo-cart": MartilloCartEvents;
  "martillo-checkout": MartilloCheckoutEvents;
  "martillo-company-owners": MartilloCompanyOwnersEvents;
  "martillo-contact-form": MartilloContactFormEvents;
  "martillo-cookie-banner": MartilloCookieBannerEvents;
  "martillo-dashboard": MartilloDashboardEvents;
  "martillo-deposit-list": MartilloDepositListEvents;
  "martillo-edit-winner": MartilloEditWinnerEvents;
  "martillo-email-verification": MartilloEmailVerificationEvents;
  "martillo-follow-seller": MartilloFollowSellerEvents;
  "martillo-identity-check": MartilloIdentityCheckEvents;
  "martillo-inbox": MartilloInboxEvents;
  "martillo-invitation": MartilloInvitationEvents;
  "martillo-invoice-list": MartilloInvoiceListEvents;
  "martillo-invoice-viewer": MartilloInvoiceViewerEvents;
  "martillo-language-switch": MartilloLanguageSwitchEvents;
  "martillo-login": MartilloLoginEvents;
  "martillo-lot-card": MartilloLotCardEvents;
  "martillo-lot-comments": MartilloLotCommentsEvents;
  "martillo-lot-detail": MartilloLotDetailEvents;
  "martillo-lot-editor": MartilloLotEditorEvents;
  "martillo-lot-import": MartilloLotImportEvents;
  "martillo-lot-list": MartilloLotListEvents;
  "martillo-money-desk": MartilloMoneyDeskEvents;
  "martillo-newsletter": MartilloNewsletterEvents;
  "martillo-notifications": MartilloNotificationsEvents;
  "martillo-offer-box": MartilloOfferBoxEvents;
  "martillo-offer-list": MartilloOfferListEvents;
  "martillo-organization": MartilloOrganizationEvents;
  "martillo-paper-list": MartilloPaperListEvents;
  "martillo-password-change": MartilloPasswordChangeEvents;
  "martillo-password-reset": MartilloPasswordResetEvents;
  "martillo-payment": MartilloPaymentEvents;
  "martillo-payment-result": MartilloPaymentResultEvents;
  "martillo-photo-uploader": MartilloPhotoUploaderEvents;
  "martillo-plan-table": MartilloPlanTableEvents;
  "martillo-profile": MartilloProfileEvents;
  "martillo-purchase-list": MartilloPurchaseListEvents;
  "martillo-registration": MartilloRegistrationEvents;
  "martillo-report": MartilloReportEvents;
  "martillo-return-request": MartilloReturnRequestEvents;
  "martillo-saved-search": MartilloSavedSearchEvents;
  "martillo-saved-search-list": MartilloSavedSearchListEvents;
  "martillo-search-box": MartilloSearchBoxEvents;
  "martillo-seller-account": MartilloSellerAccountEvents;
  "martillo-seller-card": MartilloSellerCardEvents;
  "martillo-selling-home": MartilloSellingHomeEvents;
  "martillo-selling-list": MartilloSellingListEvents;
  "martillo-static-page": MartilloStaticPageEvents;
  "martillo-subscription": MartilloSubscriptionEvents;
  "martillo-templates": MartilloTemplatesEvents;
  "martillo-transaction-list": MartilloTransactionListEvents;
  "martillo-wallet": MartilloWalletEvents;
  "martillo-provider": MartilloProviderEvents;
}

/**
 * What a template may say about an element: attributes as HTML has them, and properties. Where both have one name, frameworks set
 * the property, and text is read as the attribute would be.
 */
export type MartilloTemplate<Tag extends keyof MartilloElements> = MartilloElementAttributes[Tag] &
  Omit<MartilloElementProperties[Tag], keyof MartilloElementAttributes[Tag]>;

declare global {
  interface HTMLElementTagNameMap extends MartilloElements {}
}
