import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { FormAlert, NO_ERRORS } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, useStyles } from "../../src/ui";
import { AccountStep } from "./AccountStep";
import { detailsChunk, verificationChunk } from "./late-chunks";
import styles from "./registration-form.css?inline";
import { registrationMessages } from "./registration.messages";
import { Terms } from "./Terms";
import { useRegistration } from "./use-registration";
import type { RegistrationDraft, RegistrationModel } from "./registration-model";
import { useChunk } from "../../src/late";
import type { RegistrationFormProps } from "./registration-form-props";

/** The form of a registration, for the widget and for the sign-in. */
export function RegistrationForm({
  variant,
  email = "",
  verification,
  picture,
  invited,
  autoRegister = true,
  brief = false,
  draft: kept,
  emit,
  onRegistered,
  onLogin,
}: RegistrationFormProps) {
  const t = useMessages(registrationMessages);
  const panel = useRef<HTMLDivElement>(null);
  useStyles(panel, styles);
  const [own] = useState<RegistrationDraft>(() => ({}));
  const draft = kept ?? own;
  const model = useRegistration({
    variant,
    verification,
    picture,
    invited,
    autoRegister,
    isBrief: brief,
    draft,
    emit,
    onRegistered,
  });
  const { form, step, kind, isBrief, verification: codes } = model;
  const isVerifying = brief && codes.stage !== "closed";
  const { module: details } = useChunk(detailsChunk, false);
  const [isReached, setReached] = useState(false);
  if (step === 2 && !isReached) setReached(true);
  useDraft(form.props.ref, draft);
  useStepFocus(model);
  useBeginning(form.props.ref, brief);
  const values = { ...draft.values, ...(email && { email }) };

  return (
    <div ref={panel} className="martillo-registration__panel">
      <form
        {...form.props}
        className="martillo-registration__form"
        part="form"
        hidden={isVerifying}
        data-step={step}
        data-kind={kind}
      >
        {!isBrief && (
          <p className="martillo-registration__steps" part="steps">
            <strong>{t(step === 1 ? "accountStep" : "detailsStep")}</strong>
            <span>{t("steps", { step, count: 2 })}</span>
          </p>
        )}
        <FormAlert errors={form.errors} />
        <div className="martillo-registration__step" hidden={step !== 1}>
          <AccountStep model={model} values={values} />
        </div>
        <div className="martillo-registration__step" hidden={step !== 2}>
          {details && isReached && (
            <details.DetailsStep model={model} values={values}>
              <details.CaptchaOfForm model={model} />
              <Terms model={model} values={values} />
            </details.DetailsStep>
          )}
        </div>
        {details && isBrief && <details.CaptchaOfForm model={model} />}
        {isBrief && <Terms model={model} values={values} />}
        <div className="martillo-registration__buttons">
          {step === 2 && (
            <Button icon="chevron-left" onClick={model.goBack}>
              {t("back")}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t(step === 1 && !isBrief ? "next" : "register")}
          </Button>
        </div>
        <p className="martillo-registration__switch">
          <span>{t("hasAccount")}</span>
          <button
            type="button"
            className="martillo-registration__link"
            part="login-link"
            onClick={onLogin}
          >
            {t("goLogin")}
          </button>
        </p>
      </form>
      <Verification model={model} isInPlace={brief} />
    </div>
  );
}

/** It stands beside the form: it has forms of its own. */
function Verification({
  model: { step, isBrief, verification },
  isInPlace,
}: {
  model: RegistrationModel;
  isInPlace: boolean;
}) {
  const t = useMessages(registrationMessages);
  const { module, hasFailed } = useChunk(verificationChunk, step === 2 || isBrief);
  const isAsked = verification.stage !== "closed";
  if (module) return <module.VerificationFlow model={verification} isInPlace={isInPlace} />;
  const text = { text: t("notLoaded"), retry: () => void verificationChunk.load() };
  return <FormAlert errors={{ ...NO_ERRORS, form: isAsked && hasFailed ? text : undefined }} />;
}

/** Keeps the typed text when the form goes away. */
function useDraft(form: { current: HTMLFormElement | null }, draft: RegistrationDraft) {
  useLayoutEffect(() => {
    const node = form.current;
    if (!node) return;
    return () => {
      const texts = [...new FormData(node)].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      // A second step that was not opened again keeps its earlier answers.
      const earlier = node.elements.namedItem("first_name") ? {} : draft.values;
      draft.values = { ...earlier, ...Object.fromEntries(texts) };
    };
  }, [form, draft]);
}

/** Where it takes the place of another form, the focus comes along. */
function useBeginning(form: { current: HTMLFormElement | null }, isBrief: boolean) {
  useEffect(() => {
    if (isBrief) form.current?.querySelector<HTMLElement>("[name=email]")?.focus();
  }, [form, isBrief]);
}

/** The next step begins with its first field. */
function useStepFocus({ form, step }: RegistrationModel) {
  const { ref } = form.props;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const isFault = ref.current?.querySelector("[aria-invalid=true]");
    const shown = ref.current?.querySelector(".martillo-registration__step:not([hidden])");
    if (!isFault) shown?.querySelector<HTMLElement>("input:not([type=radio])")?.focus();
  }, [ref, step]);
}
