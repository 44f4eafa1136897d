import { type FormEvent, type MouseEvent, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, CheckboxField, TextField } from "../../src/ui";
import { FormAlert, textOf, useFocusFirstError } from "./form-errors";
import { loginMessages } from "./login.messages";
import type { LoginModel } from "./use-login";

/** E-mail and password. The inputs are the browser's own, so that a password manager can fill them. */
export function LoginForm({ model }: { model: Extract<LoginModel, { status: "login" }> }) {
  const t = useMessages(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const { errors } = model;
  useFocusFirstError(form, errors.attempt);

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
    <form
      ref={form}
      className="martillo-login__form"
      part="form"
      noValidate
      onSubmit={handleSubmit}
    >
      {model.note && <p className="martillo-login__note">{model.note}</p>}
      <FormAlert errors={errors} />
      <TextField
        label={t("email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.fields.email}
      />
      <TextField
        label={t("password")}
        name="password"
        type="password"
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
        {t("noAccount")}{" "}
        <button
          type="button"
          className="martillo-login__link"
          part="register-link"
          onClick={() => model.goRegister(typedEmail())}
        >
          {t("goRegister")}
        </button>
      </p>
    </form>
  );
}
