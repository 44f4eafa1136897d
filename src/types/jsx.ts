// Written by `npm run generate` from the descriptors of the widgets. Do not edit.
import type { HTMLAttributes, RefAttributes } from "react";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** `onmartillo-bid-placed={(event) => …}`: React listens to an event of an element by its exact name. */
type Listeners<Tag extends keyof MartilloElements> = {
  [Name in keyof MartilloElementEvents[Tag] as `on${Extract<Name, string>}`]?:
    | ((event: MartilloElementEvents[Tag][Name]) => void)
    | undefined;
};

type Intrinsic<Tag extends keyof MartilloElements> = MartilloTemplate<Tag> &
  Listeners<Tag> &
  RefAttributes<MartilloElements[Tag]> &
  Omit<HTMLAttributes<MartilloElements[Tag]>, keyof MartilloTemplate<Tag>>;

/** The elements in JSX, by tag. */
export interface MartilloJsxElements {
  "martillo-access-requests": Intrinsic<"martillo-access-requests">;
  "martillo-account-menu": Intrinsic<"martillo-account-menu">;
  "martillo-account-switch": Intrinsic<"martillo-account-switch">;
  "martillo-address-book": Intrinsic<"martillo-address-book">;
  "martillo-alerts": Intrinsic<"martillo-alerts">;
  "martillo-appointment-picker": Intrinsic<"martillo-appointment-picker">;
  "martillo-ask-seller": Intrinsic<"martillo-ask-seller">;
  "martillo-auction-access": Intrinsic<"martillo-auction-access">;
  "martillo-auction-editor": Intrinsic<"martillo-auction-editor">;
  "martillo-auction-list": Intrinsic<"martillo-auction-list">;
  "martillo-bank-manager": Intrinsic<"martillo-bank-manager">;
  "martillo-bid-box": Intrinsic<"martillo-bid-box">;
  "martillo-buy-box": Intrinsic<"martillo-buy-box">;
  "martillo-card-manager": Intrinsic<"martillo-card-manager">;
  "martillo-cart": Intrinsic<"martillo-cart">;
  "martillo-checkout": Intrinsic<"martillo-checkout">;
  "martillo-company-owners": Intrinsic<"martillo-company-owners">;
  "martillo-contact-form": Intrinsic<"martillo-contact-form">;
  "martillo-cookie-banner": Intrinsic<"martillo-cookie-banner">;
  "martillo-dashboard": Intrinsic<"martillo-dashboard">;
  "martillo-deposit-list": Intrinsic<"martillo-deposit-list">;
  "martillo-edit-winner": Intrinsic<"martillo-edit-winner">;
  "martillo-email-verification": Intrinsic<"martillo-email-verification">;
  "martillo-follow-seller": Intrinsic<"martillo-follow-seller">;
  "martillo-identity-check": Intrinsic<"martillo-identity-check">;
  "martillo-inbox": Intrinsic<"martillo-inbox">;
  "martillo-invitation": Intrinsic<"martillo-invitation">;
  "martillo-invoice-list": Intrinsic<"martillo-invoice-list">;
  "martillo-invoice-viewer": Intrinsic<"martillo-invoice-viewer">;
  "martillo-language-switch": Intrinsic<"martillo-language-switch">;
  "martillo-login": Intrinsic<"martillo-login">;
  "martillo-lot-card": Intrinsic<"martillo-lot-card">;
  "martillo-lot-comments": Intrinsic<"martillo-lot-comments">;
  "martillo-lot-detail": Intrinsic<"martillo-lot-detail">;
  "martillo-lot-editor": Intrinsic<"martillo-lot-editor">;
  "martillo-lot-import": Intrinsic<"martillo-lot-import">;
  "martillo-lot-list": Intrinsic<"martillo-lot-list">;
  "martillo-money-desk": Intrinsic<"martillo-money-desk">;
  "martillo-newsletter": Intrinsic<"martillo-newsletter">;
  "martillo-notifications": Intrinsic<"martillo-notifications">;
  "martillo-offer-box": Intrinsic<"martillo-offer-box">;
  "martillo-offer-list": Intrinsic<"martillo-offer-list">;
  "martillo-organization": Intrinsic<"martillo-organization">;
  "martillo-paper-list": Intrinsic<"martillo-paper-list">;
  "martillo-password-change": Intrinsic<"martillo-password-change">;
  "martillo-password-reset": Intrinsic<"martillo-password-reset">;
  "martillo-payment": Intrinsic<"martillo-payment">;
  "martillo-payment-result": Intrinsic<"martillo-payment-result">;
  "martillo-photo-uploader": Intrinsic<"martillo-photo-uploader">;
  "martillo-plan-table": Intrinsic<"martillo-plan-table">;
  "martillo-profile": Intrinsic<"martillo-profile">;
  "martillo-purchase-list": Intrinsic<"martillo-purchase-list">;
  "martillo-registration": Intrinsic<"martillo-registration">;
  "martillo-report": Intrinsic<"martillo-report">;
  "martillo-return-request": Intrinsic<"martillo-return-request">;
  "martillo-saved-search": Intrinsic<"martillo-saved-search">;
  "martillo-saved-search-list": Intrinsic<"martillo-saved-search-list">;
  "martillo-search-box": Intrinsic<"martillo-search-box">;
  "martillo-seller-account": Intrinsic<"martillo-seller-account">;
  "martillo-seller-card": Intrinsic<"martillo-seller-card">;
  "martillo-selling-home": Intrinsic<"martillo-selling-home">;
  "martillo-selling-list": Intrinsic<"martillo-selling-list">;
  "martillo-static-page": Intrinsic<"martillo-static-page">;
  "martillo-subscription": Intrinsic<"martillo-subscription">;
  "martillo-templates": Intrinsic<"martillo-templates">;
  "martillo-transaction-list": Intrinsic<"martillo-transaction-list">;
  "martillo-wallet": Intrinsic<"martillo-wallet">;
  "martillo-provider": Intrinsic<"martillo-provider">;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends MartilloJsxElements {}
  }
}
