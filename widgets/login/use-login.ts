import { useState } from "react";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  type FailureCode,
  type LoginReason,
  type MartilloEventName,
  type MartilloEvents,
  useRuntime,
  useSession,
} from "../../src/state";
import { usePart } from "../../src/ui";
import { type LoginFields, loginProblems } from "./credential-rules";
import { loginMessages } from "./login.messages";
import { registerPart } from "./register-part";
import type { RegistrationFields } from "./registration-rules";

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
  /** The registration was asked for, and its code is on the way. */
  isOpening: boolean;
  /** The registration may be asked for in a moment. */
  prepareRegister: () => void;
  /** An address that the registration starts with. */
  noteEmail: (email: string) => void;
  submit: (fields: LoginFields) => void;
  goRegister: (email: string) => void;
  askReset: (email: string) => boolean;
}

/** Everything that the view shows. */
export type LoginModel =
  | LoginFormModel
  | { status: "signed_in"; user: User; logout: () => void }
  /** The registration comes first, and its code is on the way. */
  | { status: "opening"; errors: FormErrors<never> }
  | {
      status: "register";
      isBusy: boolean;
      errors: FormErrors<keyof RegistrationFields>;
      /** What was typed before the registration was opened. */
      email: string;
      /** Fields that `registrationProblems` finds nothing wrong with; `texts` say what a code means here. */
      submit: (fields: RegistrationFields, texts?: Partial<Record<FailureCode, string>>) => void;
      /** Shows these texts at the fields. */
      refuse: (texts: Partial<Record<keyof RegistrationFields, string>>) => void;
      goLogin: () => void;
    };

export interface LoginOptions {
  mode: LoginMode;
  reason: LoginReason | undefined;
  emit: <Name extends MartilloEventName>(name: Name, detail: MartilloEvents[Name]) => boolean;
  onSignedIn: (() => void) | undefined;
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
export function useLogin({ mode, reason, emit, onSignedIn }: LoginOptions): LoginModel {
  const t = useMessages(loginMessages);
  const { apiBase } = useRuntime();
  const session = useSession();
  const [chosenMode, setMode] = useState<LoginMode>();
  const [email, setEmail] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors<string>>(NO_ERRORS);

  function fail(fields: FormErrors<string>["fields"], form?: FormErrors<string>["form"]) {
    setErrors(({ attempt }) => ({ fields, form, attempt: attempt + 1 }));
  }

  function go(next: LoginMode) {
    setErrors(NO_ERRORS);
    setMode(next);
  }

  async function send(
    action: () => ReturnType<typeof session.login>,
    succeeded: (userId: number) => void,
    texts: Partial<Record<FailureCode, string>> = {},
  ) {
    if (isBusy) return;
    setBusy(true);
    const result = await action();
    setBusy(false);
    if (result.ok) {
      setErrors(NO_ERRORS);
      succeeded(result.data.id);
      onSignedIn?.();
      return;
    }
    const { code, message, next, fields } = result.error;
    emit("martillo-login-failed", { code, message });
    const isField = fields !== undefined && Object.keys(fields).length > 0;
    if (isField) fail(fields);
    else fail({}, { text: texts[code] ?? message, next });
  }

  function submitLogin(fields: LoginFields) {
    const problems = Object.entries(loginProblems(fields));
    if (problems.length > 0) {
      return fail(Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)])));
    }
    void send(
      () => session.login(fields),
      (userId) => emit("martillo-login-succeeded", { userId }),
    );
  }

  const wantsRegister = (chosenMode ?? mode) === "register";
  const register = usePart(registerPart, wantsRegister && session.status === "guest");
  const openRegister = () => void registerPart.load();
  const notOpened: FormErrors<never> = {
    fields: {},
    form: register.hasFailed
      ? { text: t("notOpened"), next: t("notOpenedNext"), retry: openRegister }
      : undefined,
    attempt: 0,
  };

  if (session.user) {
    return {
      status: "signed_in",
      user: session.user,
      logout: () => void session.logout().then(() => emit("martillo-logged-out", {})),
    };
  }
  const isKnown = session.status !== "unknown";
  if (isKnown && wantsRegister && register.module) {
    return {
      status: "register",
      isBusy,
      errors,
      email,
      submit(fields, texts) {
        void send(
          () => session.register({ ...fields, termCheck: true }),
          (userId) => {
            emit("martillo-registered", { userId });
            emit("martillo-login-succeeded", { userId });
          },
          texts,
        );
      },
      refuse: (texts) => fail(texts),
      goLogin: () => go("login"),
    };
  }
  if (wantsRegister && chosenMode === undefined) return { status: "opening", errors: notOpened };
  return {
    status: isKnown ? "login" : "checking",
    note: reason && t(NOTES[reason]),
    isBusy,
    errors: wantsRegister && register.hasFailed ? notOpened : errors,
    resetUrl: `${apiBase}/forgot_password`,
    isOpening: wantsRegister && !register.hasFailed,
    prepareRegister() {
      if (!register.hasFailed) openRegister();
    },
    noteEmail: setEmail,
    submit: submitLogin,
    goRegister(typed) {
      if (!emit("martillo-register-request", typed === "" ? {} : { email: typed })) return;
      setEmail(typed);
      go("register");
      openRegister();
    },
    askReset: (typed) =>
      emit("martillo-password-reset-request", typed === "" ? {} : { email: typed }),
  };
}
