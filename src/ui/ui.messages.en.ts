import type { MessageKeyOf } from "../i18n";
import type { captchaMessages } from "./captcha.messages";
import type { editorMessages } from "./editor.messages";
import type { pagerMessages } from "./pager.messages";
import type { passwordMessages } from "./password.messages";
import type { strengthMessages } from "./strength.messages";
import type { suggestionMessages } from "./suggestion.messages";
import type { uiMessages } from "./ui.messages";

export const uiEnglish = {
  "ui.close": "Close",
  "ui.retry": "Try again",
  "ui.notLoaded": "It could not be loaded. Check your connection.",
  "ui.imageNotFound": "No picture available",
  "ui.pages": "Pages",
  "ui.page": "Page {page}",
  "ui.previousPage": "Previous page",
  "ui.nextPage": "Next page",
  "ui.showPassword": "Show password",
  "ui.hidePassword": "Hide password",
  "ui.required": "required",
  "ui.strength": "Password strength:",
  "ui.suggestions": "Suggestions",
  "ui.suggestionCount":
    "{count, plural, =0 {No suggestions.} one {# suggestion.} other {# suggestions.}}",
  "ui.suggestionsFailed": "The suggestions could not be loaded.",
  "ui.tools": "Text formatting",
  "ui.bold": "Bold",
  "ui.italic": "Italic",
  "ui.underline": "Underline",
  "ui.heading": "Heading",
  "ui.bulletList": "List",
  "ui.orderedList": "Numbered list",
  "ui.blockquote": "Quotation",
  "ui.undo": "Undo",
  "ui.redo": "Redo",
  "ui.editorFailed": "The editor could not be loaded.",
  "ui.captcha": "Check that you are not a robot",
  "ui.captchaFailed": "The check could not be loaded.",
  "ui.captchaRetry": "Try again",
} satisfies Record<
  MessageKeyOf<
    | typeof captchaMessages
    | typeof editorMessages
    | typeof pagerMessages
    | typeof passwordMessages
    | typeof strengthMessages
    | typeof suggestionMessages
    | typeof uiMessages
  >,
  string
>;
