import { type ComponentType, useState } from "react";
import type { InputOf, User, userLogin } from "../../src/contract";
import { hasDetails } from "../../src/domain";
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
import { type LoginFields, loginProblems } from "./credential-rules";
import type { RegistrationDraft, RegistrationVariant } from "../registration";
import { loginMessages } from "./login.messages";
import { registerChunk } from "./register-chunk";
import { windowChunk } from "./window-chunk";

/** Which form comes first: for those who have an account, or for new ones. */
export type LoginMode = "login" | "register";

/** Texts of refused fields by name, and one for the whole form. */
export interface FormErrors<Name extends string> {
  fields: Partial<Record<Name, string>>;
  form: { text: string; next: string | undefined; retry?: () => void } | undefined;
  /** Rises with each refused try, so that the focus can go to the first error again. */
  attempt: number;
}

/** The sign-in; already there, but not yet in use, while a stored session is checked. */
export interface LoginFormModel {
  status: "checking" | "login";
  note: string | undefined;
  isBusy: boolean;
  errors: FormErrors<keyof LoginFields>;
  resetUrl: string;
  /** Somebody is about to sign in: the other ways in are worth asking for. */
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
  /** Nobody is known by that way yet: a registration begins with what it tells. */
  register: (draft: RegistrationDraft) => void;
  /** Back to e-mail and password. */
  goBack: () => void;
}

/** The host signs its visitors in by a window: nobody is asked for a password here. */
export interface LoginWindowModel {
  status: "window";
  note: string | undefined;
  /** Whether anybody is signed in. */
  isKnown: boolean;
  /** What is asked for besides the usual. */
  scope: "bid" | undefined;
  /** Its code is here. */
  View: ComponentType<{ model: LoginWindowModel }> | undefined;
  succeed: (user: User) => void;
}

/** Everything that the view shows. */
export type LoginModel =
  | LoginFormModel
  | LoginWindowModel
  | OtherWayModel
  | { status: "signed_in"; user: User; logout: () => void }
  /** Signed in, on the way to a bid, and nobody knows yet who it is. */
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
      /** What was typed before the registration was opened. */
      email: string;
      /** What was typed into the registration before it was left. */
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
  /** It was opened by a press: nobody has to come near first. */
  isOpened: boolean;
}

const NO_ERRORS = { fields: {}, form: undefined, attempt: 0 };

const NOTES = {
  bid: "toBid",
  watch: "toWatch",
  buy: "toGoOn",
  offer: "toGoOn",
  account: "toGoOn",
  "session-ended": "sessionEnded",
} as const satisfies Record<LoginReason, string>;

/** Signing in, signing up and out: one state for all three. */
export function useLogin({ mode, reason, emit, onSignedIn, isOpened }: LoginOptions): LoginModel {
  const t = useMessages(loginMessages);
  const { apiBase } = useRuntime();
  const session = useSession();
  const isByWindow = useHostSignIn() !== undefined;
  const { module: byWindow } = useChunk(windowChunk, isByWindow);
  const [chosenMode, setMode] = useState<LoginMode>();
  const [email, setEmail] = useState("");
  const [draft] = useState<RegistrationDraft>(() => ({}));
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors<string>>(NO_ERRORS);
  const [isNear, setNear] = useState(isOpened);
  const [Way, setWay] = useState<OtherWay>();
  const [hasLoggedOut, setLoggedOut] = useState(false);

  function fail(fields: FormErrors<string>["fields"], form?: FormErrors<string>["form"]) {
    setErrors(({ attempt }) => ({ fields, form, attempt: attempt + 1 }));
  }

  function go(next: LoginMode) {
    setErrors(NO_ERRORS);
    setMode(next);
  }

  function succeed(user: User) {
    setErrors(NO_ERRORS);
    setWay(undefined);
    setLoggedOut(false);
    emit("martillo-login-succeeded", { userId: user.id });
    // A bid needs somebody with a name, and goes on then.
    if (reason !== "bid" || hasDetails(user)) onSignedIn?.();
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

  async function send(action: () => Promise<Result<User>>) {
    if (isBusy) return;
    setBusy(true);
    const result = await tell(action());
    setBusy(false);
    if (result.ok) return;
    const { message, next, fields } = result.error;
    const isField = fields !== undefined && Object.keys(fields).length > 0;
    if (isField) fail(fields);
    else fail({}, { text: message, next });
  }

  function submitLogin(fields: LoginFields) {
    const problems = Object.entries(loginProblems(fields));
    if (problems.length > 0) {
      return fail(Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)])));
    }
    void send(() => session.login(fields));
  }

  const wantsRegister = (chosenMode ?? mode) === "register";
  const needsDetails = reason === "bid" && session.user !== null && !hasDetails(session.user);
  const register = useChunk(
    registerChunk,
    (wantsRegister && session.status === "guest") || (needsDetails && !isByWindow),
  );
  const openRegister = () => void registerChunk.load();
  /** False where the host does that by itself. */
  function openRegistration(typed: string): boolean {
    if (!emit("martillo-register-request", typed === "" ? {} : { email: typed })) return false;
    setEmail(typed);
    go("register");
    openRegister();
    return true;
  }
  const notOpened: FormErrors<never> = {
    fields: {},
    form: register.hasFailed
      ? { text: t("notOpened"), next: t("notOpenedNext"), retry: openRegister }
      : undefined,
    attempt: 0,
  };

  if (session.user && needsDetails && !isByWindow) {
    return { status: "details", values: draft.values, errors: notOpened, saved: onSignedIn };
  }
  if (session.user && !needsDetails) {
    return {
      status: "signed_in",
      user: session.user,
      logout() {
        setLoggedOut(true);
        void session.logout().then(() => emit("martillo-logged-out", {}));
      },
    };
  }
  const isKnown = session.status !== "unknown";
  const note = hasLoggedOut ? t("loggedOut") : reason && t(NOTES[reason]);
  if (isByWindow) {
    return {
      status: "window",
      note,
      isKnown,
      scope: reason === "bid" ? reason : undefined,
      View: byWindow?.LoginWindow,
      succeed,
    };
  }
  if (isKnown && Way) {
    return {
      status: "other",
      Way,
      signIn: (input) => tell(session.login(input)),
      register({ values, google }) {
        const typed = values?.["email"] ?? "";
        if (!openRegistration(typed)) return;
        Object.assign(draft, { values, google });
        setWay(undefined);
      },
      goBack: () => setWay(undefined),
    };
  }
  if (isKnown && wantsRegister && register.module) {
    return {
      status: "register",
      // Whoever wants to bid has said what the account is for.
      variant: reason === "bid" ? "buyer" : "choice",
      email,
      draft,
      emit,
      registered: succeed,
      goLogin: () => go("login"),
    };
  }
  if (wantsRegister && chosenMode === undefined) return { status: "opening", errors: notOpened };
  return {
    status: isKnown ? "login" : "checking",
    note,
    isBusy,
    errors: wantsRegister && register.hasFailed ? notOpened : errors,
    resetUrl: `${apiBase}/forgot_password`,
    isNear: isKnown && isNear,
    comeNear: () => setNear(true),
    isOpening: wantsRegister && !register.hasFailed,
    prepareRegister() {
      if (!register.hasFailed) openRegister();
    },
    noteEmail: setEmail,
    submit: submitLogin,
    show: (way) => setWay(() => way),
    goRegister: (typed) => void openRegistration(typed),
    askReset: (typed) =>
      emit("martillo-password-reset-request", typed === "" ? {} : { email: typed }),
  };
}
