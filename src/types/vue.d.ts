// Written by `npm run generate` from the descriptors of the widgets. Do not edit.
import type { HTMLAttributes, PublicProps } from "vue";
import type { MartilloElementEvents, MartilloElements, MartilloTemplate } from "./dom";

/** `@martillo-bid-placed` in a template is this prop. */
interface ListenerNames {
  "martillo-login-request": "onMartilloLoginRequest";
  "martillo-access-decided": "onMartilloAccessDecided";
  "martillo-error": "onMartilloError";
  "martillo-logout-request": "onMartilloLogoutRequest";
  "martillo-logged-out": "onMartilloLoggedOut";
  "martillo-account-switched": "onMartilloAccountSwitched";
  "martillo-invoice-open-request": "onMartilloInvoiceOpenRequest";
  "martillo-appointment-booked": "onMartilloAppointmentBooked";
  "martillo-appointment-cancelled": "onMartilloAppointmentCancelled";
  "martillo-login-succeeded": "onMartilloLoginSucceeded";
  "martillo-login-failed": "onMartilloLoginFailed";
  "martillo-registered": "onMartilloRegistered";
  "martillo-register-request": "onMartilloRegisterRequest";
  "martillo-password-reset-request": "onMartilloPasswordResetRequest";
  "martillo-message-sent": "onMartilloMessageSent";
  "martillo-access-requested": "onMartilloAccessRequested";
  "martillo-terms-accepted": "onMartilloTermsAccepted";
  "martillo-auction-saved": "onMartilloAuctionSaved";
  "martillo-auction-published": "onMartilloAuctionPublished";
  "martillo-step-changed": "onMartilloStepChanged";
  "martillo-auctions-changed": "onMartilloAuctionsChanged";
  "martillo-bank-added": "onMartilloBankAdded";
  "martillo-bank-verified": "onMartilloBankVerified";
  "martillo-bank-deleted": "onMartilloBankDeleted";
  "martillo-scope-request": "onMartilloScopeRequest";
  "martillo-bid-request": "onMartilloBidRequest";
  "martillo-bid-placed": "onMartilloBidPlaced";
  "martillo-bid-refused": "onMartilloBidRefused";
  "martillo-bid-unknown": "onMartilloBidUnknown";
  "martillo-outbid": "onMartilloOutbid";
  "martillo-leading": "onMartilloLeading";
  "martillo-lot-extended": "onMartilloLotExtended";
  "martillo-lot-closed": "onMartilloLotClosed";
  "martillo-payment-request": "onMartilloPaymentRequest";
  "martillo-payment-started": "onMartilloPaymentStarted";
  "martillo-payment-pending": "onMartilloPaymentPending";
  "martillo-payment-succeeded": "onMartilloPaymentSucceeded";
  "martillo-payment-failed": "onMartilloPaymentFailed";
  "martillo-deposit-paid": "onMartilloDepositPaid";
  "martillo-cart-changed": "onMartilloCartChanged";
  "martillo-checkout-open-request": "onMartilloCheckoutOpenRequest";
  "martillo-buy-request": "onMartilloBuyRequest";
  "martillo-bought": "onMartilloBought";
  "martillo-buy-refused": "onMartilloBuyRefused";
  "martillo-buy-unknown": "onMartilloBuyUnknown";
  "martillo-card-added": "onMartilloCardAdded";
  "martillo-card-updated": "onMartilloCardUpdated";
  "martillo-card-deleted": "onMartilloCardDeleted";
  "martillo-card-default-changed": "onMartilloCardDefaultChanged";
  "martillo-lot-open-request": "onMartilloLotOpenRequest";
  "martillo-reservation-ending": "onMartilloReservationEnding";
  "martillo-reservation-ended": "onMartilloReservationEnded";
  "martillo-checkout-request": "onMartilloCheckoutRequest";
  "martillo-checkout-completed": "onMartilloCheckoutCompleted";
  "martillo-checkout-refused": "onMartilloCheckoutRefused";
  "martillo-contact-sent": "onMartilloContactSent";
  "martillo-consent-changed": "onMartilloConsentChanged";
  "martillo-consent-closed": "onMartilloConsentClosed";
  "martillo-consent-reload-request": "onMartilloConsentReloadRequest";
  "martillo-deposit-returned": "onMartilloDepositReturned";
  "martillo-winner-changed": "onMartilloWinnerChanged";
  "martillo-email-verified": "onMartilloEmailVerified";
  "martillo-seller-followed": "onMartilloSellerFollowed";
  "martillo-thread-opened": "onMartilloThreadOpened";
  "martillo-unread-changed": "onMartilloUnreadChanged";
  "martillo-invitation-accepted": "onMartilloInvitationAccepted";
  "martillo-invoice-paid": "onMartilloInvoicePaid";
  "martillo-payment-recorded": "onMartilloPaymentRecorded";
  "martillo-invoice-cancelled": "onMartilloInvoiceCancelled";
  "martillo-registration-failed": "onMartilloRegistrationFailed";
  "martillo-verification-sent": "onMartilloVerificationSent";
  "martillo-verification-succeeded": "onMartilloVerificationSucceeded";
  "martillo-watch-changed": "onMartilloWatchChanged";
  "martillo-question-asked": "onMartilloQuestionAsked";
  "martillo-favorite-changed": "onMartilloFavoriteChanged";
  "martillo-lot-saved": "onMartilloLotSaved";
  "martillo-lot-published": "onMartilloLotPublished";
  "martillo-import-finished": "onMartilloImportFinished";
  "martillo-query-changed": "onMartilloQueryChanged";
  "martillo-search-saved": "onMartilloSearchSaved";
  "martillo-newsletter-requested": "onMartilloNewsletterRequested";
  "martillo-preferences-updated": "onMartilloPreferencesUpdated";
  "martillo-offer-request": "onMartilloOfferRequest";
  "martillo-offer-sent": "onMartilloOfferSent";
  "martillo-offer-refused": "onMartilloOfferRefused";
  "martillo-offer-unknown": "onMartilloOfferUnknown";
  "martillo-offer-countered": "onMartilloOfferCountered";
  "martillo-offer-accepted": "onMartilloOfferAccepted";
  "martillo-offer-declined": "onMartilloOfferDeclined";
  "martillo-offer-withdrawn": "onMartilloOfferWithdrawn";
  "martillo-offer-expired": "onMartilloOfferExpired";
  "martillo-permissions-changed": "onMartilloPermissionsChanged";
  "martillo-paper-added": "onMartilloPaperAdded";
  "martillo-contract-signed": "onMartilloContractSigned";
  "martillo-password-changed": "onMartilloPasswordChanged";
  "martillo-password-link-sent": "onMartilloPasswordLinkSent";
  "martillo-password-reset": "onMartilloPasswordReset";
  "martillo-photos-changed": "onMartilloPhotosChanged";
  "martillo-plan-request": "onMartilloPlanRequest";
  "martillo-profile-updated": "onMartilloProfileUpdated";
  "martillo-return-requested": "onMartilloReturnRequested";
  "martillo-return-changed": "onMartilloReturnChanged";
  "martillo-search-request": "onMartilloSearchRequest";
  "martillo-lots-changed": "onMartilloLotsChanged";
  "martillo-lot-edit-request": "onMartilloLotEditRequest";
  "martillo-plan-changed": "onMartilloPlanChanged";
  "martillo-trial-started": "onMartilloTrialStarted";
}

type Listeners<Tag extends keyof MartilloElements> = {
  [
    Name in keyof MartilloElementEvents[Tag] as Name extends keyof ListenerNames
      ? ListenerNames[Name]
      : never
  ]?: ((event: MartilloElementEvents[Tag][Name]) => void) | undefined;
};

/** An element of the package as templates see it. */
export type VueElement<Tag extends keyof MartilloElements> = new () => MartilloElements[Tag] & {
  /** For the template checker alone. */
  $props: MartilloTemplate<Tag> &
    Listeners<Tag> &
    PublicProps &
    Omit<HTMLAttributes, keyof MartilloTemplate<Tag>>;
};

declare module "vue" {
  interface GlobalComponents {
    "martillo-access-requests": VueElement<"martillo-access-requests">;
    "martillo-account-menu": VueElement<"martillo-account-menu">;
    "martillo-account-switch": VueElement<"martillo-account-switch">;
    "martillo-address-book": VueElement<"martillo-address-book">;
    "martillo-alerts": VueElement<"martillo-alerts">;
    "martillo-appointment-picker": VueElement<"martillo-appointment-picker">;
    "martillo-ask-seller": VueElement<"martillo-ask-seller">;
    "martillo-auction-access": VueElement<"martillo-auction-access">;
    "martillo-auction-editor": VueElement<"martillo-auction-editor">;
    "martillo-auction-list": VueElement<"martillo-auction-list">;
    "martillo-bank-manager": VueElement<"martillo-bank-manager">;
    "martillo-bid-box": VueElement<"martillo-bid-box">;
    "martillo-buy-box": VueElement<"martillo-buy-box">;
    "martillo-card-manager": VueElement<"martillo-card-manager">;
    "martillo-cart": VueElement<"martillo-cart">;
    "martillo-checkout": VueElement<"martillo-checkout">;
    "martillo-company-owners": VueElement<"martillo-company-owners">;
    "martillo-contact-form": VueElement<"martillo-contact-form">;
    "martillo-cookie-banner": VueElement<"martillo-cookie-banner">;
    "martillo-dashboard": VueElement<"martillo-dashboard">;
    "martillo-deposit-list": VueElement<"martillo-deposit-list">;
    "martillo-edit-winner": VueElement<"martillo-edit-winner">;
    "martillo-email-verification": VueElement<"martillo-email-verification">;
    "martillo-follow-seller": VueElement<"martillo-follow-seller">;
    "martillo-identity-check": VueElement<"martillo-identity-check">;
    "martillo-inbox": VueElement<"martillo-inbox">;
    "martillo-invitation": VueElement<"martillo-invitation">;
    "martillo-invoice-list": VueElement<"martillo-invoice-list">;
    "martillo-invoice-viewer": VueElement<"martillo-invoice-viewer">;
    "martillo-language-switch": VueElement<"martillo-language-switch">;
    "martillo-login": VueElement<"martillo-login">;
    "martillo-lot-card": VueElement<"martillo-lot-card">;
    "martillo-lot-comments": VueElement<"martillo-lot-comments">;
    "martillo-lot-detail": VueElement<"martillo-lot-detail">;
    "martillo-lot-editor": VueElement<"martillo-lot-editor">;
    "martillo-lot-import": VueElement<"martillo-lot-import">;
    "martillo-lot-list": VueElement<"martillo-lot-list">;
    "martillo-money-desk": VueElement<"martillo-money-desk">;
    "martillo-newsletter": VueElement<"martillo-newsletter">;
    "martillo-notifications": VueElement<"martillo-notifications">;
    "martillo-offer-box": VueElement<"martillo-offer-box">;
    "martillo-offer-list": VueElement<"martillo-offer-list">;
    "martillo-organization": VueElement<"martillo-organization">;
    "martillo-paper-list": VueElement<"martillo-paper-list">;
    "martillo-password-change": VueElement<"martillo-password-change">;
    "martillo-password-reset": VueElement<"martillo-password-reset">;
    "martillo-payment": VueElement<"martillo-payment">;
    "martillo-payment-result": VueElement<"martillo-payment-result">;
    "martillo-photo-uploader": VueElement<"martillo-photo-uploader">;
    "martillo-plan-table": VueElement<"martillo-plan-table">;
    "martillo-profile": VueElement<"martillo-profile">;
    "martillo-purchase-list": VueElement<"martillo-purchase-list">;
    "martillo-registration": VueElement<"martillo-registration">;
    "martillo-report": VueElement<"martillo-report">;
    "martillo-return-request": VueElement<"martillo-return-request">;
    "martillo-saved-search": VueElement<"martillo-saved-search">;
    "martillo-saved-search-list": VueElement<"martillo-saved-search-list">;
    "martillo-search-box": VueElement<"martillo-search-box">;
    "martillo-seller-account": VueElement<"martillo-seller-account">;
    "martillo-seller-card": VueElement<"martillo-seller-card">;
    "martillo-selling-home": VueElement<"martillo-selling-home">;
    "martillo-selling-list": VueElement<"martillo-selling-list">;
    "martillo-static-page": VueElement<"martillo-static-page">;
    "martillo-subscription": VueElement<"martillo-subscription">;
    "martillo-templates": VueElement<"martillo-templates">;
    "martillo-transaction-list": VueElement<"martillo-transaction-list">;
    "martillo-wallet": VueElement<"martillo-wallet">;
    "martillo-provider": VueElement<"martillo-provider">;
  }
}
