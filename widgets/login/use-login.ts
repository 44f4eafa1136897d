import { type ComponentType, type Reducer, useReducer, useState } from "react";
import type { InputOf, User, userLogin } from "../../src/contract";
import { hasDetails } from "../../src/domain";
import type { FormErrors } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import {
  type Emit,
  type LoginReason,
  type Result,
  useHostSignIn,
  useRuntime,
  useSession,
} from "../../src/state";
import { useChunk } from "../../src/late";
import { FORGOT_PASSWORD_PAGE } from "../../src/paths/pages";
import { type LoginFields, loginProblems } from "./credential-rules";
import {
  bindingScope,
  type LoginEvent,
  type LoginFlow,
  loginFlow,
  type LoginMode,
  loginScene,
  loginStart,
  NO_ERRORS,
  registrationOf,
  wantsRegistration,
} from "./login-flow";
import type { SignInWindowModel } from "../../src/patterns/sign-in-window";
import type { RegistrationDraft, RegistrationVariant } from "../registration";
import { loginMessages } from "./login.messages";
import { registerChunk } from "./register-chunk";
import { windowChunk } from "./window-chunk";

export type { LoginMode } from "./login-flow";

/** The sign-in; already there, but not yet in use, while a stored session is checked. */
export interface LoginFormModel {
  status: "checking" | "login";
  note: string | undefined;
  isBusy: boolean;
  errors: FormErrors<keyof LoginFields>;
  resetUrl: string;
  /** The visitor is about to sign in: the other ways in are worth asking for. */
  isNear: boolean;
  /** A pointer or the focus came in. */
  comeNear: () => void;
  /** The registration was asked for, and its code is on the way. */
  isOpening: boolean;
  /** The registration may be asked for in a moment. */
  prepareRegister: () => void;
  /** An address that the registration starts with. */
  noteEmail: (email: string) => void;
  submit: (fields: LoginFields) => void;
  goRegister: (email: string) => void;
  askReset: (email: string) => boolean;
  /** Puts another way in into the place of the form. */
  show: (way: OtherWay) => void;
}

/** A way in without a password; its code comes when it is chosen. */
export type OtherWay = ComponentType<{ model: OtherWayModel }>;

/** What another way in may do. */
export interface OtherWayModel {
  status: "other";
  Way: OtherWay;
  signIn: (input: InputOf<typeof userLogin>) => Promise<Result<User>>;
  /** That way knows no account yet: a registration begins with its data. */
  register: (draft: RegistrationDraft) => void;
  /** Back to e-mail and password. */
  goBack: () => void;
}

/** The host signs its visitors in by a window: this page asks for no password. */
export interface LoginWindowModel extends SignInWindowModel {
  status: "window";
  /** Its code is here. */
  View: ComponentType<{ model: LoginWindowModel }> | undefined;
}

/** Everything that the view shows. */
export type LoginModel =
  | LoginFormModel
  | LoginWindowModel
  | OtherWayModel
  | { status: "signed_in"; user: User; logout: () => void }
  /** The user is signed in and on the way to a bid, but has given no personal details yet. */
  | {
      status: "details";
      values: RegistrationDraft["values"];
      errors: FormErrors<never>;
      saved: (() => void) | undefined;
    }
  /** The registration comes first, and its code is on the way. */
  | { status: "opening"; errors: FormErrors<never> }
  | {
      status: "register";
      variant: RegistrationVariant;
      /** The e-mail that was typed before the registration was opened. */
      email: string;
      /** The typed text of the registration when the visitor left it. */
      draft: RegistrationDraft;
      emit: Emit;
      registered: (user: User) => void;
      goLogin: () => void;
    };

export interface LoginOptions {
  mode: LoginMode;
  reason: LoginReason | undefined;
  emit: Emit;
  onSignedIn: (() => void) | undefined;
  /** A press opened it: the visitor need not come near first. */
  isOpened: boolean;
}

const NOTES = {
  bid: "toBid",
  watch: "toWatch",
  buy: "toGoOn",
  offer: "toGoOn",
  sell: "toSell",
  account: "toGoOn",
  "session-ended": "sessionEnded",
} as const satisfies Record<LoginReason, string>;

const step: Reducer<LoginFlow<OtherWay>, LoginEvent<OtherWay>> = loginFlow;

/** Signing in, signing up and out: one state for all three. */
export function useLogin({ mode, reason, emit, onSignedIn, isOpened }: LoginOptions): LoginModel {
  const t = useMessages(loginMessages);
  const { urlTo } = useRuntime();
  const session = useSession();
  const isByWindow = useHostSignIn() !== undefined;
  const { module: byWindow } = useChunk(windowChunk, isByWindow);
  const [flow, happen] = useReducer(step, isOpened, loginStart);
  const [draft] = useState<RegistrationDraft>(() => ({}));
  const { status: known, user } = session;
  const setting = { ...session, mode, reason, isByWindow };

  function succeed(who: User) {
    happen({ type: "succeeded" });
    emit("martillo-login-succeeded", { userId: who.id });
    // A bid needs a user with personal details, and goes on when they are there.
    if (reason !== "bid" || hasDetails(who)) onSignedIn?.();
  }

  /** Tells how it went. */
  async function tell(action: Promise<Result<User>>): Promise<Result<User>> {
    const result = await action;
    if (result.ok) succeed(result.data);
    else {
      const { code, message } = result.error;
      emit("martillo-login-failed", { code, message });
    }
    return result;
  }

  async function submit(fields: LoginFields) {
    if (flow.isBusy) return;
    const problems = Object.entries(loginProblems(fields));
    if (problems.length > 0) {
      const texts = Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)]));
      return happen({ type: "refused", fields: texts });
    }
    happen({ type: "sent" });
    const result = await tell(session.login(fields));
    if (result.ok) return;
    const { message: text, next, fields: refused = {} } = result.error;
    const isField = Object.keys(refused).length > 0;
    happen({ type: "refused", fields: refused, form: isField ? undefined : { text, next } });
  }

  const wantsRegister = wantsRegistration(flow, setting);
  const status = loginScene(flow, setting, registerChunk.read().module !== undefined);
  const register = useChunk(
    registerChunk,
    status === "details" || (wantsRegister && known === "guest"),
  );
  const openRegister = () => void registerChunk.load();
  /** False where the host does that by itself. */
  function openRegistration(email: string): boolean {
    if (!emit("martillo-register-request", email === "" ? {} : { email })) return false;
    happen({ type: "went", to: "register", email });
    openRegister();
    return true;
  }
  const notOpened: FormErrors<never> = {
    ...NO_ERRORS,
    form: register.hasFailed
      ? { text: t("notOpened"), next: t("notOpenedNext"), retry: openRegister }
      : undefined,
  };

  const note = flow.hasLoggedOut ? t("loggedOut") : reason && t(NOTES[reason]);
  const isKnown = known !== "unknown";
  if (status === "details") {
    return { status, values: draft.values, errors: notOpened, saved: onSignedIn };
  }
  if (status === "signed_in" && user) {
    return {
      status,
      user,
      logout() {
        happen({ type: "left" });
        void session.logout().then(() => emit("martillo-logged-out", {}));
      },
    };
  }
  if (status === "window") {
    return {
      status,
      note,
      isKnown,
      scope: bindingScope(reason),
      View: byWindow?.SignInWindow,
      succeed,
    };
  }
  if (status === "other" && flow.way) {
    return {
      status,
      Way: flow.way,
      signIn: (input) => tell(session.login(input)),
      register({ values, google }) {
        const typed = values?.["email"] ?? "";
        if (!openRegistration(typed)) return;
        Object.assign(draft, { values, google });
        happen({ type: "chose" });
      },
      goBack: () => happen({ type: "chose" }),
    };
  }
  if (status === "register") {
    return {
      status,
      variant: registrationOf(reason),
      email: flow.email,
      draft,
      emit,
      registered: succeed,
      goLogin: () => happen({ type: "went", to: "login" }),
    };
  }
  if (status === "opening") return { status, errors: notOpened };
  return {
    status: isKnown ? "login" : "checking",
    note,
    isBusy: flow.isBusy,
    errors: wantsRegister && register.hasFailed ? notOpened : flow.errors,
    resetUrl: urlTo(FORGOT_PASSWORD_PAGE),
    isNear: isKnown && flow.isNear,
    comeNear: () => happen({ type: "neared" }),
    isOpening: wantsRegister && !register.hasFailed,
    prepareRegister() {
      if (!register.hasFailed) openRegister();
    },
    noteEmail: (email) => happen({ type: "typed", email }),
    submit: (fields) => void submit(fields),
    show: (way) => happen({ type: "chose", way }),
    goRegister: (typed) => void openRegistration(typed),
    askReset: (email) => emit("martillo-password-reset-request", email === "" ? {} : { email }),
  };
}
