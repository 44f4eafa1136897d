import { useState } from "react";
import { type Form, textOf, useForm } from "../../src/forms";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type Emit, useSession } from "../../src/state";
import { registrationInput } from "./registration-input";
import { registrationMessages } from "./registration.messages";
import {
  ACCOUNT_FIELDS,
  type AccountKind,
  accountRules,
  detailRules,
  type RegistrationField,
} from "./registration-rules";
import { type EmailCheck, useEmailCheck } from "./use-email-check";

/** For buyers, for sellers, or as the visitor says. */
export type RegistrationVariant = AccountKind | "choice";

/** What was typed, for a form that comes back. */
export interface RegistrationDraft {
  values?: Readonly<Record<string, string>>;
}

/** What a registration is told. */
export interface RegistrationOptions {
  variant: RegistrationVariant;
  draft: RegistrationDraft;
  emit: Emit;
  /** Registered and signed in. */
  onRegistered: (user: User) => void;
}

/** Everything that the form shows. */
export interface RegistrationModel {
  form: Form<RegistrationField>;
  step: 1 | 2;
  kind: AccountKind;
  variant: RegistrationVariant;
  emailCheck: EmailCheck;
  typeEmail: (email: string) => void;
  choose: (kind: AccountKind) => void;
  goBack: () => void;
}

/** A registration from its first field to the new session. */
export function useRegistration({
  variant,
  draft,
  emit,
  onRegistered,
}: RegistrationOptions): RegistrationModel {
  const t = useMessages(registrationMessages);
  const session = useSession();
  const [step, setStep] = useState<1 | 2>(1);
  const [chosen, setChosen] = useState<AccountKind>(
    draft.values?.["seller_type"] === "seller" ? "seller" : "buyer",
  );
  const [attempt, setAttempt] = useState(0);
  const kind = variant === "choice" ? chosen : variant;
  const { check, type, settle } = useEmailCheck(t("emailTaken"));

  async function send(data: FormData) {
    const problem = await settle(textOf(data, "email"));
    if (problem !== undefined) return form.fail({ email: problem });
    if (step === 1) {
      form.clear();
      return setStep(2);
    }
    const result = await session.register(registrationInput(data, kind));
    if (!result.ok) {
      const { code, message } = result.error;
      emit("martillo-registration-failed", { code, message });
    }
    return result;
  }

  const form: Form<RegistrationField> = useForm<RegistrationField, User>({
    rules: () => ({ ...accountRules(t), ...(step === 2 && detailRules(t, kind)) }),
    send: (data) => send(data) as ReturnType<typeof session.register>,
    onSent(user) {
      emit("martillo-registered", { userId: user.id });
      onRegistered(user);
    },
    texts: { EMAIL_TAKEN: t("emailTaken") },
  });

  // A fault in what was filled in first leads back there, before the focus goes to it.
  if (form.errors.attempt !== attempt) {
    setAttempt(form.errors.attempt);
    const isAccount = Object.keys(form.errors.fields).some((name) => ACCOUNT_FIELDS.includes(name));
    if (isAccount) setStep(1);
  }

  return {
    form,
    step,
    kind,
    variant,
    emailCheck: check,
    typeEmail: type,
    choose: setChosen,
    goBack() {
      form.clear();
      setStep(1);
    },
  };
}
