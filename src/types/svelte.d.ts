// Written by `npm run generate` from the descriptors of the widgets. Do not edit.
import type { HTMLAttributes } from "svelte/elements";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** `onmartillo-bid-placed={…}` in Svelte 5, `on:martillo-bid-placed={…}` in Svelte 4. */
type Listeners<Tag extends keyof MartilloElements> = {
  [
    Name in keyof MartilloElementEvents[Tag] as
      | `on${Extract<Name, string>}`
      | `on:${Extract<Name, string>}`
  ]?: ((event: MartilloElementEvents[Tag][Name]) => void) | undefined;
};

type Template<Tag extends keyof MartilloElements> = MartilloTemplate<Tag> &
  Listeners<Tag> &
  Omit<HTMLAttributes<MartilloElements[Tag]>, keyof MartilloTemplate<Tag>>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "martillo-access-requests": Template<"martillo-access-requests">;
    "martillo-account-menu": Template<"martillo-account-menu">;
    "martillo-account-switch": Template<"martillo-account-switch">;
    "martillo-address-book": Template<"martillo-address-book">;
    "martillo-alerts": Template<"martillo-alerts">;
    "martillo-appointment-picker": Template<"martillo-appointment-picker">;
    "martillo-ask-seller": Template<"martillo-ask-seller">;
    "martillo-auction-access": Template<"martillo-auction-access">;
    "martillo-auction-editor": Template<"martillo-auction-editor">;
    "martillo-auction-list": Template<"martillo-auction-list">;
    "martillo-bank-manager": Template<"martillo-bank-manager">;
    "martillo-bid-box": Template<"martillo-bid-box">;
    "martillo-buy-box": Template<"martillo-buy-box">;
    "martillo-card-manager": Template<"martillo-card-manager">;
    "martillo-cart": Template<"martillo-cart">;
    "martillo-checkout": Template<"martillo-checkout">;
    "martillo-company-owners": Template<"martillo-company-owners">;
    "martillo-contact-form": Template<"martillo-contact-form">;
    "martillo-cookie-banner": Template<"martillo-cookie-banner">;
    "martillo-dashboard": Template<"martillo-dashboard">;
    "martillo-deposit-list": Template<"martillo-deposit-list">;
    "martillo-edit-winner": Template<"martillo-edit-winner">;
    "martillo-email-verification": Template<"martillo-email-verification">;
    "martillo-follow-seller": Template<"martillo-follow-seller">;
    "martillo-identity-check": Template<"martillo-identity-check">;
    "martillo-inbox": Template<"martillo-inbox">;
    "martillo-invitation": Template<"martillo-invitation">;
    "martillo-invoice-list": Template<"martillo-invoice-list">;
    "martillo-invoice-viewer": Template<"martillo-invoice-viewer">;
    "martillo-language-switch": Template<"martillo-language-switch">;
    "martillo-login": Template<"martillo-login">;
    "martillo-lot-card": Template<"martillo-lot-card">;
    "martillo-lot-comments": Template<"martillo-lot-comments">;
    "martillo-lot-detail": Template<"martillo-lot-detail">;
    "martillo-lot-editor": Template<"martillo-lot-editor">;
    "martillo-lot-import": Template<"martillo-lot-import">;
    "martillo-lot-list": Template<"martillo-lot-list">;
    "martillo-money-desk": Template<"martillo-money-desk">;
    "martillo-newsletter": Template<"martillo-newsletter">;
    "martillo-notifications": Template<"martillo-notifications">;
    "martillo-offer-box": Template<"martillo-offer-box">;
    "martillo-offer-list": Template<"martillo-offer-list">;
    "martillo-organization": Template<"martillo-organization">;
    "martillo-paper-list": Template<"martillo-paper-list">;
    "martillo-password-change": Template<"martillo-password-change">;
    "martillo-password-reset": Template<"martillo-password-reset">;
    "martillo-payment": Template<"martillo-payment">;
    "martillo-payment-result": Template<"martillo-payment-result">;
    "martillo-photo-uploader": Template<"martillo-photo-uploader">;
    "martillo-plan-table": Template<"martillo-plan-table">;
    "martillo-profile": Template<"martillo-profile">;
    "martillo-purchase-list": Template<"martillo-purchase-list">;
    "martillo-registration": Template<"martillo-registration">;
    "martillo-report": Template<"martillo-report">;
    "martillo-return-request": Template<"martillo-return-request">;
    "martillo-saved-search": Template<"martillo-saved-search">;
    "martillo-saved-search-list": Template<"martillo-saved-search-list">;
    "martillo-search-box": Template<"martillo-search-box">;
    "martillo-seller-account": Template<"martillo-seller-account">;
    "martillo-seller-card": Template<"martillo-seller-card">;
    "martillo-selling-home": Template<"martillo-selling-home">;
    "martillo-selling-list": Template<"martillo-selling-list">;
    "martillo-static-page": Template<"martillo-static-page">;
    "martillo-subscription": Template<"martillo-subscription">;
    "martillo-templates": Template<"martillo-templates">;
    "martillo-transaction-list": Template<"martillo-transaction-list">;
    "martillo-wallet": Template<"martillo-wallet">;
    "martillo-provider": Template<"martillo-provider">;
  }
}
