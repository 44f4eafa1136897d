import { PATHS } from "martillo/contract";
import type { galleryMessages } from "./gallery.messages";

export type GalleryText = keyof (typeof galleryMessages)["texts"];

export interface Example {
  name: GalleryText;
  /** What it does, in a sentence. */
  text: GalleryText;
  /** Attributes that give it something to show. */
  attributes?: Readonly<Record<string, string>>;
  /** An attribute whose number depends on what there is in the house, or was bought by the visitor. */
  number?: { attribute: string; of: keyof GalleryNumbers };
  /** What stands between its tags. */
  inside?: string;
  /** Said in its place while there is no such number. */
  instead?: GalleryText;
  /** A second one would say everything twice: a button makes the page's own show something. */
  isOfPage?: boolean;
}

/** Numbers of what some elements show; undefined where there is none. */
export interface GalleryNumbers {
  /** A direct sale of the house. */
  sale: number | undefined;
  /** An auction of the house. */
  event: number | undefined;
  /** An account that sells something. */
  seller: number | undefined;
  /** A draft of the visitor. For a guest any: the element asks them to sign in first. */
  draft: number | undefined;
  /** A purchase of the visitor. For a guest any: the element asks them to sign in first. */
  purchase: number | undefined;
  /** A cart of the visitor with something in it; for a guest as above. */
  cart: number | undefined;
}

const NEXT = { lot: "next" };

/** In the order of the page. An element without an entry comes last, by its bare tag. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  "martillo-lot-card": { name: "lotCard", text: "lotCardText", attributes: NEXT },
  "martillo-bid-box": { name: "bidBox", text: "bidBoxText", attributes: NEXT },
  "martillo-lot-list": {
    name: "lotList",
    text: "lotListText",
    attributes: { auction: "1", limit: "3", "hide-filters": "" },
  },
  "martillo-search-box": {
    name: "searchBox",
    text: "searchBoxText",
    attributes: { action: PATHS.searchAuctions },
  },
  "martillo-lot-detail": { name: "lotDetail", text: "lotDetailText", attributes: NEXT },
  "martillo-seller-card": {
    name: "sellerCard",
    text: "sellerCardText",
    instead: "sellerCardInstead",
    number: { attribute: "seller", of: "seller" },
  },
  "martillo-follow-seller": {
    name: "followSeller",
    text: "followSellerText",
    instead: "sellerCardInstead",
    number: { attribute: "seller", of: "seller" },
  },
  "martillo-ask-seller": {
    name: "askSeller",
    text: "askSellerText",
    instead: "buyBoxInstead",
    number: { attribute: "lot", of: "sale" },
  },
  "martillo-lot-comments": {
    name: "lotComments",
    text: "lotCommentsText",
    instead: "buyBoxInstead",
    number: { attribute: "lot", of: "sale" },
  },
  "martillo-inbox": { name: "inbox", text: "inboxText" },
  "martillo-saved-search": { name: "savedSearch", text: "savedSearchText" },
  "martillo-saved-search-list": { name: "savedSearchList", text: "savedSearchListText" },
  "martillo-login": { name: "login", text: "loginText" },
  "martillo-registration": { name: "registration", text: "registrationText" },
  "martillo-account-menu": { name: "accountMenu", text: "accountMenuText" },
  "martillo-account-switch": { name: "accountSwitch", text: "accountSwitchText" },
  "martillo-profile": { name: "profile", text: "profileText" },
  "martillo-address-book": { name: "addressBook", text: "addressBookText" },
  "martillo-plan-table": { name: "planTable", text: "planTableText" },
  "martillo-subscription": { name: "subscription", text: "subscriptionText" },
  "martillo-wallet": { name: "wallet", text: "walletText" },
  "martillo-money-desk": { name: "moneyDesk", text: "moneyDeskText" },
  "martillo-payment": {
    name: "payment",
    text: "paymentText",
    attributes: { purpose: "topup", amount: "50.00" },
  },
  "martillo-payment-result": { name: "paymentResult", text: "paymentResultText" },
  "martillo-buy-box": {
    name: "buyBox",
    text: "buyBoxText",
    instead: "buyBoxInstead",
    number: { attribute: "lot", of: "sale" },
  },
  "martillo-offer-box": {
    name: "offerBox",
    text: "offerBoxText",
    instead: "offerBoxInstead",
    number: { attribute: "lot", of: "sale" },
  },
  "martillo-lot-editor": { name: "lotEditor", text: "lotEditorText" },
  "martillo-photo-uploader": {
    name: "photoUploader",
    text: "photoUploaderText",
    instead: "photoUploaderInstead",
    number: { attribute: "lot", of: "draft" },
  },
  "martillo-auction-editor": { name: "auctionEditor", text: "auctionEditorText" },
  "martillo-auction-list": { name: "auctionList", text: "auctionListText" },
  "martillo-auction-access": {
    name: "auctionAccess",
    text: "auctionAccessText",
    instead: "auctionAccessInstead",
    number: { attribute: "auction", of: "event" },
  },
  "martillo-access-requests": { name: "accessRequests", text: "accessRequestsText" },
  "martillo-templates": { name: "templates", text: "templatesText" },
  "martillo-lot-import": { name: "lotImport", text: "lotImportText" },
  "martillo-selling-list": { name: "sellingList", text: "sellingListText" },
  "martillo-offer-list": { name: "offerList", text: "offerListText" },
  "martillo-cart": { name: "cart", text: "cartText" },
  "martillo-checkout": {
    name: "checkout",
    text: "checkoutText",
    instead: "checkoutInstead",
    number: { attribute: "cart", of: "cart" },
  },
  "martillo-invoice-list": { name: "invoiceList", text: "invoiceListText" },
  "martillo-invoice-viewer": {
    name: "invoiceViewer",
    text: "invoiceViewerText",
    instead: "invoiceViewerInstead",
    number: { attribute: "invoice", of: "purchase" },
  },
  "martillo-edit-winner": {
    name: "editWinner",
    text: "editWinnerText",
    instead: "editWinnerInstead",
    number: { attribute: "invoice", of: "purchase" },
  },
  "martillo-appointment-picker": {
    name: "appointmentPicker",
    text: "appointmentPickerText",
    instead: "appointmentPickerInstead",
    number: { attribute: "invoice", of: "purchase" },
  },
  "martillo-return-request": {
    name: "returnRequest",
    text: "returnRequestText",
    instead: "returnRequestInstead",
    number: { attribute: "invoice", of: "purchase" },
  },
  "martillo-purchase-list": { name: "purchaseList", text: "purchaseListText" },
  "martillo-paper-list": { name: "paperList", text: "paperListText" },
  "martillo-deposit-list": { name: "depositList", text: "depositListText" },
  "martillo-transaction-list": { name: "transactionList", text: "transactionListText" },
  "martillo-card-manager": { name: "cardManager", text: "cardManagerText" },
  "martillo-bank-manager": { name: "bankManager", text: "bankManagerText" },
  "martillo-company-owners": { name: "companyOwners", text: "companyOwnersText" },
  "martillo-seller-account": { name: "sellerAccount", text: "sellerAccountText" },
  "martillo-selling-home": { name: "sellingHome", text: "sellingHomeText" },
  "martillo-dashboard": { name: "dashboard", text: "dashboardText" },
  "martillo-report": { name: "report", text: "reportText" },
  "martillo-organization": { name: "organization", text: "organizationText" },
  "martillo-identity-check": { name: "identityCheck", text: "identityCheckText" },
  "martillo-notifications": { name: "notifications", text: "notificationsText" },
  "martillo-password-change": { name: "passwordChange", text: "passwordChangeText" },
  "martillo-password-reset": { name: "passwordReset", text: "passwordResetText" },
  "martillo-email-verification": { name: "emailVerification", text: "emailVerificationText" },
  "martillo-invitation": { name: "invitation", text: "invitationText" },
  "martillo-newsletter": { name: "newsletter", text: "newsletterText" },
  "martillo-contact-form": { name: "contactForm", text: "contactFormText" },
  "martillo-static-page": {
    name: "staticPage",
    text: "staticPageText",
    attributes: { page: "preguntas-frequentes" },
  },
  "martillo-language-switch": { name: "languageSwitch", text: "languageSwitchText" },
  "martillo-cookie-banner": {
    name: "cookieBanner",
    text: "cookieBannerText",
    attributes: { position: "inline", open: "" },
  },
  "martillo-alerts": { name: "alerts", text: "alertsText", isOfPage: true },
  "martillo-provider": {
    name: "provider",
    text: "providerText",
    attributes: { theme: "dark" },
    inside: '\n  <martillo-lot-card lot="next"></martillo-lot-card>\n',
  },
};

/** Its attributes with the number that it needs; undefined where there is none. */
export function attributesOf(
  { attributes = {}, number }: Pick<Example, "attributes" | "number">,
  numbers: GalleryNumbers,
): Readonly<Record<string, string>> | undefined {
  if (!number) return attributes;
  const value = numbers[number.of];
  return value === undefined ? undefined : { ...attributes, [number.attribute]: String(value) };
}

/** The line that puts an element on a page. */
export function lineOf(
  tag: string,
  { attributes = {}, inside = "" }: Pick<Example, "attributes" | "inside"> = {},
): string {
  const said = Object.entries(attributes).map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${value}"`,
  );
  return `<${tag}${said.join("")}>${inside}</${tag}>`;
}
