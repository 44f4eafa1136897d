import type { User } from "../../src/contract";
import { hasDetails } from "../../src/domain";
import type { FormErrors } from "../../src/forms";
import type { LoginReason, SessionStatus } from "../../src/state";

/** Which form comes first: for those who have an account, or for new ones. */
export type LoginMode = "login" | "register";

/** A sign-in as its visitor has led it so far. `Way` is another way in that stands in the place of the form. */
export interface LoginFlow<Way> {
  /** The form that was asked for; undefined before that. */
  mode: LoginMode | undefined;
  /** An address that the registration starts with. */
  email: string;
  isBusy: boolean;
  errors: FormErrors;
  /** The visitor is about to sign in. */
  isNear: boolean;
  way: Way | undefined;
  hasLoggedOut: boolean;
}

/** What happens to it. */
export type LoginEvent<Way> =
  /** A pointer or the focus came in. */
  | { type: "neared" }
  | { type: "typed"; email: string }
  | { type: "sent" }
  /** By the form's own rules, or by the house. */
  | ({ type: "refused" } & Pick<FormErrors, "fields"> & Partial<Pick<FormErrors, "form">>)
  | { type: "succeeded" }
  /** Another form was asked for; the registration begins with the address that was typed. */
  | { type: "went"; to: LoginMode; email?: string }
  /** Without one back to e-mail and password. */
  | { type: "chose"; way?: Way }
  | { type: "left" };

/** Nothing is wrong. */
export const NO_ERRORS: FormErrors<never> = { fields: {}, form: undefined, attempt: 0 };

/** Before anything has happened. After a press that opened it, the visitor need not come near first. */
export function loginStart(isOpened: boolean): LoginFlow<never> {
  return {
    mode: undefined,
    email: "",
    isBusy: false,
    errors: NO_ERRORS,
    isNear: isOpened,
    way: undefined,
    hasLoggedOut: false,
  };
}

/** One step of a sign-in. */
export function loginFlow<Way>(flow: LoginFlow<Way>, event: LoginEvent<Way>): LoginFlow<Way> {
  switch (event.type) {
    case "neared":
      return { ...flow, isNear: true };
    case "typed":
      return { ...flow, email: event.email };
    case "sent":
      return { ...flow, isBusy: true };
    case "refused": {
      const { fields, form } = event;
      return { ...flow, isBusy: false, errors: { fields, form, attempt: flow.errors.attempt + 1 } };
    }
    case "succeeded":
      return { ...flow, isBusy: false, errors: NO_ERRORS, way: undefined, hasLoggedOut: false };
    case "went":
      return { ...flow, mode: event.to, email: event.email ?? flow.email, errors: NO_ERRORS };
    case "chose":
      return { ...flow, way: event.way };
    case "left":
      return { ...flow, hasLoggedOut: true };
  }
}

/** The known facts around a sign-in. */
export interface LoginSetting {
  /** The form that the page wants first. */
  mode: LoginMode;
  reason: LoginReason | undefined;
  status: SessionStatus;
  user: User | null;
  /** The host signs its visitors in by a window. */
  isByWindow: boolean;
}

/** True when the registration is asked for: by the visitor, or by the page. */
export function wantsRegistration(
  { mode: asked }: Pick<LoginFlow<unknown>, "mode">,
  { mode }: Pick<LoginSetting, "mode">,
): boolean {
  return (asked ?? mode) === "register";
}

/** What a visitor would have to allow another page for it; undefined for what binds to nothing. */
export function bindingScope(reason: LoginReason | undefined): "bid" | "buy" | undefined {
  if (reason === "bid") return reason;
  return reason === "buy" || reason === "offer" ? "buy" : undefined;
}

/** A visitor on the way to a bid, a purchase or a plan has said what the account is for. */
export function registrationOf(reason: LoginReason | undefined): "buyer" | "seller" | "choice" {
  if (reason === "sell") return "seller";
  return bindingScope(reason) ? "buyer" : "choice";
}

/** The user is signed in and on the way to a binding step, but has given no personal details yet. */
function needsDetails({ reason, user }: Pick<LoginSetting, "reason" | "user">): boolean {
  return bindingScope(reason) !== undefined && user !== null && !hasDetails(user);
}

/** Which of its faces a sign-in shows. `hasRegistration`: the code of the registration is here. */
export function loginScene(
  flow: Pick<LoginFlow<unknown>, "mode" | "way">,
  setting: LoginSetting,
  hasRegistration: boolean,
) {
  const { status, user, isByWindow } = setting;
  if (user && !needsDetails(setting)) return "signed_in";
  if (isByWindow) return "window";
  if (user) return "details";
  const isKnown = status !== "unknown";
  if (isKnown && flow.way) return "other";
  if (wantsRegistration(flow, setting)) {
    if (isKnown && hasRegistration) return "register";
    // A visitor who pressed the button for it waits in the form with that button.
    if (flow.mode === undefined) return "opening";
  }
  return isKnown ? "login" : "checking";
}
