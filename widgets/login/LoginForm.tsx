import { type FormEvent, type MouseEvent, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, CheckboxField, PasswordField } from "../../src/ui";
import { EmailField } from "./EmailField";
import { FormAlert, textOf, useFocusFirstError } from "./form-errors";
import { loginMessages } from "./login.messages";
import type { LoginFormModel } from "./use-login";
import { waysChunk } from "./ways-chunk";
import { useChunk } from "../../src/late";

/** E-mail and password. The inputs are the browser's own, so that a password manager can fill them. */
export function LoginForm({ model }: { model: LoginFormModel }) {
  const t = useMessages(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const { errors } = model;
  useFocusFirstError(form, errors.attempt);
  const { module: ways, hasFailed: hasNoWays } = useChunk(waysChunk, model.isNear);

  function typedEmail() {
    return form.current ? textOf(new FormData(form.current), "email").trim() : "";
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    model.submit({
      email: textOf(data, "email"),
      password: textOf(data, "password"),
      remember_me: data.has("remember_me"),
    });
  }

  function handleReset(event: MouseEvent) {
    if (!model.askReset(typedEmail())) event.preventDefault();
  }

  return (
    // It only notices that a visitor comes near.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="martillo-login__form"
      part="form"
      noValidate
      inert={model.status === "checking"}
      onPointerEnter={model.comeNear}
      onFocus={model.comeNear}
      onSubmit={handleSubmit}
    >
      {model.note && <p className="martillo-login__note">{model.note}</p>}
      <FormAlert errors={errors} />
      <EmailField error={errors.fields.email} onText={model.noteEmail} />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        required
        error={errors.fields.password}
      />
      <div className="martillo-login__between">
        <CheckboxField name="remember_me" label={t("rememberMe")} />
        <a
          className="martillo-login__link"
          part="reset-link"
          href={model.resetUrl}
          onClick={handleReset}
        >
          {t("forgot")}
        </a>
      </div>
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("submit")}
      </Button>
      <p className="martillo-login__switch">
        <span>{t("noAccount")}</span>
        <button
          type="button"
          className="martillo-login__link"
          part="register-link"
          aria-busy={model.isOpening || undefined}
          // Its code is on the way before the press.
          onPointerEnter={model.prepareRegister}
          onFocus={model.prepareRegister}
          onClick={() => model.goRegister(typedEmail())}
        >
          {t("goRegister")}
        </button>
      </p>
      {/* Last, so that nothing moves away from a visitor who is about to press it. */}
      {ways && model.isNear ? (
        <ways.Ways model={model} />
      ) : (
        <div className="martillo-login__ways" hidden={hasNoWays} />
      )}
    </form>
  );
}
