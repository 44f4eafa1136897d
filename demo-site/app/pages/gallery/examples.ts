import { PATHS } from "martillo/domain";
import type { galleryMessages } from "./gallery.messages";

export type GalleryText = keyof (typeof galleryMessages)["texts"];

export interface Example {
  name: GalleryText;
  /** What it does, in a sentence. */
  text: GalleryText;
  /** Attributes that give it something to show. */
  attributes?: Readonly<Record<string, string>>;
  /** What stands between its tags. */
  inside?: string;
  /** Said in its place where a second one would disturb the page. */
  instead?: GalleryText;
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
  "martillo-buy-box": { name: "buyBox", text: "buyBoxText", instead: "buyBoxInstead" },
  "martillo-offer-box": { name: "offerBox", text: "offerBoxText", instead: "offerBoxInstead" },
  "martillo-lot-editor": { name: "lotEditor", text: "lotEditorText" },
  "martillo-auction-editor": { name: "auctionEditor", text: "auctionEditorText" },
  "martillo-auction-list": { name: "auctionList", text: "auctionListText" },
  "martillo-auction-access": {
    name: "auctionAccess",
    text: "auctionAccessText",
    instead: "auctionAccessInstead",
  },
  "martillo-lot-import": { name: "lotImport", text: "lotImportText" },
  "martillo-selling-list": { name: "sellingList", text: "sellingListText" },
  "martillo-offer-list": { name: "offerList", text: "offerListText" },
  "martillo-cart": { name: "cart", text: "cartText" },
  "martillo-checkout": { name: "checkout", text: "checkoutText", instead: "checkoutInstead" },
  "martillo-invoice-list": { name: "invoiceList", text: "invoiceListText" },
  "martillo-invoice-viewer": {
    name: "invoiceViewer",
    text: "invoiceViewerText",
    instead: "invoiceViewerInstead",
  },
  "martillo-edit-winner": {
    name: "editWinner",
    text: "editWinnerText",
    instead: "editWinnerInstead",
  },
  "martillo-appointment-picker": {
    name: "appointmentPicker",
    text: "appointmentPickerText",
    instead: "appointmentPickerInstead",
  },
  "martillo-return-request": {
    name: "returnRequest",
    text: "returnRequestText",
    instead: "returnRequestInstead",
  },
  "martillo-purchase-list": { name: "purchaseList", text: "purchaseListText" },
  "martillo-paper-list": { name: "paperList", text: "paperListText" },
  "martillo-deposit-list": { name: "depositList", text: "depositListText" },
  "martillo-transaction-list": { name: "transactionList", text: "transactionListText" },
  "martillo-card-manager": { name: "cardManager", text: "cardManagerText" },
  "martillo-bank-manager": { name: "bankManager", text: "bankManagerText" },
  "martillo-company-owners": { name: "companyOwners", text: "companyOwnersText" },
  "martillo-seller-account": { name: "sellerAccount", text: "sellerAccountText" },
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
  "martillo-alerts": { name: "alerts", text: "alertsText", instead: "alertsInstead" },
  "martillo-provider": {
    name: "provider",
    text: "providerText",
    attributes: { theme: "dark" },
    inside: '\n  <martillo-lot-card lot="next"></martillo-lot-card>\n',
  },
};

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
