import { useReducer } from "react";
import type { User } from "../../src/contract";
import { type Form, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type CallError, type Emit, type Result, useSession } from "../../src/state";
import { detailsChunk } from "./late-chunks";
import { registrationMessages } from "./registration.messages";
import { registrationFlow, registrationStart } from "./registration-flow";
import { accountRules, type RegistrationField } from "./registration-rules";
import { useEmailCheck } from "./use-email-check";
import { useAskedOfAccounts } from "./use-asked";
import type { House, PictureMode } from "./asked";
import { useVerification } from "./use-verification";
import { sameEmail, type VerificationMode } from "./verification-flow";
import { useChunk } from "../../src/late";
import type {
  RegistrationVariant,
  RegistrationDraft,
  RegistrationInvite,
  RegistrationModel,
} from "./registration-model";

/** What a registration is told. */
export interface RegistrationOptions {
  variant: RegistrationVariant;
  verification: VerificationMode | undefined;
  picture: PictureMode | undefined;
  invited: RegistrationInvite | undefined;
  autoRegister: boolean;
  /** Buyers are asked for e-mail and password alone; for personal details only when they are needed. */
  isBrief: boolean;
  draft: RegistrationDraft;
  emit: Emit;
  /** Registered and signed in. */
  onRegistered: (user: User) => void;
}

/** Refusals after which another address, or the same once more, is to be verified. */
const VERIFY_AGAIN: readonly CallError["code"][] = ["EMAIL_TAKEN", "PHONE_TAKEN", "PROOF_EXPIRED"];

/** A registration from its first field to the new session. */
export function useRegistration({
  variant,
  verification: given,
  picture: askedPicture,
  invited,
  autoRegister,
  isBrief: mayBeBrief,
  draft,
  emit,
  onRegistered,
}: RegistrationOptions): RegistrationModel {
  const t = useMessages(registrationMessages);
  const session = useSession();
  const [flow, happen] = useReducer(
    registrationFlow,
    { kind: draft.values?.["seller_type"], google: draft.google },
    registrationStart,
  );
  const { step, google } = flow;
  const kind = variant === "choice" ? flow.kind : variant;
  const isBrief = mayBeBrief && kind === "buyer";
  const emailCheck = useEmailCheck(t("emailTaken"));
  const { module: late } = useChunk(detailsChunk, false);
  const { house, fields, settle } = useAskedOfAccounts(kind, late);
  const mode = given ?? (house?.methods.length === 0 ? "off" : "required");
  const picture = late?.pictureMode(house, askedPicture);
  const details = late?.ownDetails(kind, fields ?? []) ?? [];
  // A code costs a captcha of its own, and a visitor who comes with a proof needs no other.
  const captcha = mode === "required" ? undefined : house?.captcha;

  const form: Form<RegistrationField> = useForm<RegistrationField, User>({
    rules: () => ({
      ...accountRules(t, isBrief),
      ...(step === 2 && {
        ...late?.detailRules(t, kind, details, house?.phones),
        ...(fields && late?.customFieldRules(fields, undefined, house?.phones)),
        ...late?.pictureRules(picture),
      }),
      ...((step === 2 || isBrief) &&
        late &&
        captcha &&
        !verification.hasProof() && { captcha: late.isSolved }),
    }),
    send: (data) => send(data),
    onSent(user) {
      emit("martillo-registered", { userId: user.id });
      onRegistered(user);
    },
    texts: { EMAIL_TAKEN: t("emailTaken") },
  });
  const verification = useVerification({
    form: form.props.ref,
    submit: form.submit,
    isAutomatic: autoRegister,
    isBrief,
    emit,
  });

  /** Undefined while something else has to come first. */
  async function send(data: FormData): Promise<Result<User> | undefined> {
    const problem = await emailCheck.settle(textOf(data, "email"));
    if (problem !== undefined) {
      form.fail({ email: problem });
      return undefined;
    }
    const module = late ?? (await detailsChunk.load());
    if (!module) {
      form.fail({}, { text: t("notLoaded"), retry: form.submit });
      return undefined;
    }
    if (step === 1 && !isBrief) {
      form.clear();
      happen({ type: "went_on" });
      return undefined;
    }
    const asked = await settle(module);
    if (!asked?.house) return asked?.error && { ok: false, error: asked.error };
    const email = sameEmail(textOf(data, "email"));
    const isOfGoogle = google?.email === email;
    // The link is in the letter: a visitor who has it can read the mailbox.
    const isKnown = isOfGoogle || invited?.email === email;
    if (!isKnown && verification.isMissing(data, asked.house, mode)) return undefined;
    const { phones } = asked.house;
    const result = await session.register({
      ...(isBrief
        ? module.briefInput(data, phones, verification.phone(), invited?.key)
        : module.registrationInput(data, kind, phones, invited?.key)),
      ...(fields &&
        !isBrief &&
        module.givenAnswers(module.accountFieldInputs(fields, data, phones))),
      ...verification.proofs(),
      ...(isOfGoogle && { google_id: google.token }),
    });
    if (!result.ok && result.error.code === "GOOGLE_REJECTED") happen({ type: "google_rejected" });
    if (!result.ok) refused(result.error, data, asked.house);
    return result;
  }

  function refused(error: CallError, data: FormData, asked: House) {
    emit("martillo-registration-failed", { code: error.code, message: error.message });
    if (mode === "off" || !VERIFY_AGAIN.includes(error.code)) return;
    const isTaken = error.code === "EMAIL_TAKEN";
    verification.reopen(data, asked, mode, {
      ...error,
      ...(isTaken && { message: t("emailTaken") }),
    });
  }

  const { attempt, fields: faults } = form.errors;
  // The step of a fault is shown before the focus goes to it.
  if (attempt !== flow.seenAttempt) {
    happen({ type: "refused", attempt, fields: Object.keys(faults) });
  }

  return {
    form,
    step,
    isBrief,
    kind,
    variant,
    captcha,
    picture,
    phones: house?.phones,
    details,
    fields,
    emailCheck: emailCheck.check,
    verified: verification.verified,
    verification: verification.model,
    typeEmail(text) {
      emailCheck.type(text);
      verification.typed("email", text);
    },
    typePhone: (text) => verification.typed("sms", text),
    choose: (next) => happen({ type: "chose", kind: next }),
    prepare: () => void (late ?? detailsChunk.load()),
    goBack() {
      form.clear();
      happen({ type: "went_back" });
    },
  };
}
