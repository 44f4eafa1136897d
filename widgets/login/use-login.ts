import { useState } from "react";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  type LoginReason,
  type MartilloEventName,
  type MartilloEvents,
  useRuntime,
  useSession,
} from "../../src/state";
import {
  type LoginFields,
  loginProblems,
  type Problems,
  type RegistrationFields,
  registrationProblems,
} from "./credential-rules";
import { loginMessages } from "./login.messages";

export type LoginMode = "login" | "register";

/** Texts of refused fields by name, and one for the whole form. */
export interface FormErrors<Name extends string> {
  fields: Partial<Record<Name, string>>;
  form: { text: string; next: string | undefined } | undefined;
  /** Rises with each refused try, so that the focus can go to the first error again. */
  attempt: number;
}

/** Everything that the view shows. */
export type LoginModel =
  | { status: "checking" }
  | { status: "signed_in"; user: User; logout: () => void }
  | {
      status: "login";
      note: string | undefined;
      isBusy: boolean;
      errors: FormErrors<keyof LoginFields>;
      resetUrl: string;
      submit: (fields: LoginFields) => void;
      goRegister: (email: string) => void;
      askReset: (email: string) => boolean;
    }
  | {
      status: "register";
      isBusy: boolean;
      errors: FormErrors<keyof RegistrationFields>;
      submit: (fields: RegistrationFields) => void;
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
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors<string>>(NO_ERRORS);

  function fail(fields: FormErrors<string>["fields"], form?: FormErrors<string>["form"]) {
    setErrors(({ attempt }) => ({ fields, form, attempt: attempt + 1 }));
  }

  function refuse(problems: Problems<string>) {
    const texts = Object.entries(problems).map(([name, problem]) => [name, problem && t(problem)]);
    fail(Object.fromEntries(texts));
  }

  function go(next: LoginMode) {
    setErrors(NO_ERRORS);
    setMode(next);
  }

  async function send(
    action: () => ReturnType<typeof session.login>,
    succeeded: (userId: number) => void,
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
    else fail({}, { text: code === "EMAIL_TAKEN" ? t("emailTaken") : message, next });
  }

  function submitLogin(fields: LoginFields) {
    const problems = loginProblems(fields);
    if (Object.keys(problems).length > 0) return refuse(problems);
    void send(
      () => session.login(fields),
      (userId) => emit("martillo-login-succeeded", { userId }),
    );
  }

  function submitRegistration(fields: RegistrationFields) {
    const problems = registrationProblems(fields);
    if (Object.keys(problems).length > 0) return refuse(problems);
    void send(
      () => session.register({ ...fields, termCheck: true }),
      (userId) => {
        emit("martillo-registered", { userId });
        emit("martillo-login-succeeded", { userId });
      },
    );
  }

  if (session.status === "unknown") return { status: "checking" };
  if (session.user) {
    return {
      status: "signed_in",
      user: session.user,
      logout: () => void session.logout().then(() => emit("martillo-logged-out", {})),
    };
  }
  if ((chosenMode ?? mode) === "register") {
    return {
      status: "register",
      isBusy,
      errors,
      submit: submitRegistration,
      goLogin: () => go("login"),
    };
  }
  return {
    status: "login",
    note: reason && t(NOTES[reason]),
    isBusy,
    errors,
    resetUrl: `${apiBase}/forgot_password`,
    submit: submitLogin,
    goRegister(email) {
      if (emit("martillo-register-request", email === "" ? {} : { email })) go("register");
    },
    askReset: (email) => emit("martillo-password-reset-request", email === "" ? {} : { email }),
  };
}
