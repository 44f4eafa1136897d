import type { ErrorCode } from "../../src/contract";
import type { boundaryMessages } from "../../src/element/boundary.messages";
import type { formsMessages } from "../../src/forms/forms.messages";
import type { rowsMessages } from "../../src/forms/rows.messages";
import type { Messages } from "../../src/i18n";
import type { pagerMessages } from "../../src/ui/pager.messages";
import type { passwordMessages } from "../../src/ui/password.messages";
import type { captchaMessages } from "../../src/ui/captcha.messages";
import type { suggestionMessages } from "../../src/ui/suggestion.messages";
import type { editorMessages } from "../../src/ui/editor.messages";
import type { strengthMessages } from "../../src/ui/strength.messages";
import type { richTextMessages } from "../../src/ui/rich-text.messages";
import type { uiMessages } from "../../src/ui/ui.messages";
import type { alertsMessages } from "../alerts/alerts.messages";
import type { accountMessages } from "../account/account.messages";
import type { accountMenuMessages } from "../account-menu/account-menu.messages";
import type { accountSwitchMessages } from "../account-switch/account-switch.messages";
import type { bidBoxMessages } from "../bid-box/bid-box.messages";
import type { bidHistoryMessages } from "../bid-box/bid-history.messages";
import type { bidStepsMessages } from "../bid-box/bid-steps.messages";
import type { extensionMessages } from "../bid-box/extension-text";
import type { languageSwitchMessages } from "../language-switch/language-switch.messages";
import type { emailVerificationMessages } from "../email-verification/email-verification.messages";
import type { addressBookMessages } from "../address-book/address-book.messages";
import type { companyOwnersMessages } from "../company-owners/company-owners.messages";
import type { identityCheckMessages } from "../identity-check/identity-check.messages";
import type { invitationMessages } from "../invitation/invitation.messages";
import type { loginMessages } from "../login/login.messages";
import type { waysMessages } from "../login/ways.messages";
import type { windowMessages } from "../login/window.messages";
import type { lotCardMessages } from "../lot-card/lot-card.messages";
import type { lotDetailMessages } from "../lot-detail/lot-detail.messages";
import type { lotListMessages } from "../lot-list/lot-list.messages";
import type { nextLotMessages } from "../next-lot/next-lot.messages";
import type { notificationsMessages } from "../notifications/notifications.messages";
import type { passwordChangeMessages } from "../password-change/password-change.messages";
import type { profileMessages } from "../profile/profile.messages";
import type { savedSearchMessages } from "../saved-search/saved-search.messages";
import type { savedSearchListMessages } from "../saved-search-list/saved-search-list.messages";
import type { flowMessages } from "../registration/flow.messages";
import type { invitedMessages } from "../registration/invited.messages";
import type { captureMessages } from "../picture/capture.messages";
import type { pictureMessages } from "../picture/picture.messages";
import type { registrationMessages } from "../registration/registration.messages";
import type { passwordResetMessages } from "../password-reset/password-reset.messages";
import type { searchBoxMessages } from "../search-box/search-box.messages";
import type { suggestionsMessages } from "../search-box/suggestions.messages";
import type { contactFormMessages } from "../contact-form/contact-form.messages";
import type { cookieBannerMessages } from "../cookie-banner/cookie-banner.messages";
import type { newsletterMessages } from "../newsletter/newsletter.messages";
import type { staticPageMessages } from "../static-page/static-page.messages";
import type { verificationMessages } from "../verification/verification.messages";

type KeyOf<M> =
  M extends Messages<infer Texts, infer Root> ? `${Root}.${keyof Texts & string}` : never;

/**
 * Key of every text of every widget, `bidBox.currentPrice`, and of every refusal, `error.CLOSED` and what to do then. A language is
 * complete when it has all of them.
 */
export type MessageKey = WidgetKey | `error.${ErrorCode}` | `error.${ErrorCode}.next`;

type WidgetKey = KeyOf<
  | typeof boundaryMessages
  | typeof uiMessages
  | typeof richTextMessages
  | typeof staticPageMessages
  | typeof contactFormMessages
  | typeof cookieBannerMessages
  | typeof newsletterMessages
  | typeof pagerMessages
  | typeof passwordMessages
  | typeof strengthMessages
  | typeof captchaMessages
  | typeof editorMessages
  | typeof suggestionMessages
  | typeof formsMessages
  | typeof rowsMessages
  | typeof alertsMessages
  | typeof bidBoxMessages
  | typeof bidHistoryMessages
  | typeof bidStepsMessages
  | typeof extensionMessages
  | typeof languageSwitchMessages
  | typeof addressBookMessages
  | typeof companyOwnersMessages
  | typeof identityCheckMessages
  | typeof invitationMessages
  | typeof loginMessages
  | typeof passwordResetMessages
  | typeof emailVerificationMessages
  | typeof accountSwitchMessages
  | typeof waysMessages
  | typeof windowMessages
  | typeof flowMessages
  | typeof invitedMessages
  | typeof captureMessages
  | typeof pictureMessages
  | typeof registrationMessages
  | typeof lotCardMessages
  | typeof lotDetailMessages
  | typeof lotListMessages
  | typeof nextLotMessages
  | typeof savedSearchMessages
  | typeof savedSearchListMessages
  | typeof searchBoxMessages
  | typeof suggestionsMessages
  | typeof verificationMessages
  | typeof accountMessages
  | typeof accountMenuMessages
  | typeof notificationsMessages
  | typeof passwordChangeMessages
  | typeof profileMessages
>;
