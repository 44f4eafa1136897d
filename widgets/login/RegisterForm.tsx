import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, CheckboxField, Icon, PasswordField, TextField, useStyles } from "../../src/ui";
import { EmailField } from "./EmailField";
import { FormAlert, textOf, useFocusFirstError } from "./form-errors";
import styles from "./register.css?inline";
import { registerMessages } from "./register.messages";
import { PASSWORD_RULES, registrationProblems } from "./registration-rules";
import type { LoginModel } from "./use-login";

/** A new account with the fewest questions. */
export function RegisterForm({ model }: { model: Extract<LoginModel, { status: "register" }> }) {
  const t = useMessages(registerMessages);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const { errors } = model;
  useFocusFirstError(form, errors.attempt);
  useStyles(form, styles);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = {
      email: textOf(data, "email"),
      password: textOf(data, "password"),
      confirm_password: textOf(data, "confirm_password"),
      first_name: textOf(data, "first_name"),
      last_name: textOf(data, "last_name"),
      seller_type: data.get("seller_type") === "seller" ? "seller" : "buyer",
      registration_terms: data.has("registration_terms"),
    } as const;
    const problems = Object.entries(registrationProblems(fields));
    if (problems.length === 0) return model.submit(fields, { EMAIL_TAKEN: t("emailTaken") });
    model.refuse(Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)])));
  }

  return (
    <form
      ref={form}
      className="martillo-login__form"
      part="form"
      noValidate
      onSubmit={handleSubmit}
    >
      <FormAlert errors={errors} />
      <KindChoice />
      <div className="martillo-login__names">
        <TextField
          label={t("firstName")}
          name="first_name"
          autoComplete="given-name"
          required
          error={errors.fields.first_name}
        />
        <TextField
          label={t("lastName")}
          name="last_name"
          autoComplete="family-name"
          required
          error={errors.fields.last_name}
        />
      </div>
      <EmailField defaultValue={model.email} error={errors.fields.email} />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<PasswordRules password={password} />}
        error={errors.fields.password}
      />
      <PasswordField
        label={t("confirmPassword")}
        name="confirm_password"
        autoComplete="new-password"
        required
        error={errors.fields.confirm_password}
      />
      <CheckboxField
        name="registration_terms"
        label={t("terms")}
        error={errors.fields.registration_terms}
      />
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {t("register")}
      </Button>
      <p className="martillo-login__switch">
        <span>{t("hasAccount")}</span>
        <button
          type="button"
          className="martillo-login__link"
          part="login-link"
          onClick={model.goLogin}
        >
          {t("goLogin")}
        </button>
      </p>
    </form>
  );
}

function KindChoice() {
  const t = useMessages(registerMessages);
  const id = useId();
  return (
    <fieldset className="martillo-login__kinds">
      <legend className="martillo-login__legend">{t("kind")}</legend>
      {(["buyer", "seller"] as const).map((kind) => (
        <label key={kind} className="martillo-login__kind" part="kind">
          <input
            type="radio"
            name="seller_type"
            value={kind}
            defaultChecked={kind === "buyer"}
            aria-describedby={`${id}-${kind}`}
          />
          <strong>{t(kind)}</strong>
          <span id={`${id}-${kind}`} className="martillo-login__kind-why">
            {t(kind === "buyer" ? "buyerWhy" : "sellerWhy")}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The rules, ticked off while typing. */
function PasswordRules({ password }: { password: string }) {
  const t = useMessages(registerMessages);
  return (
    <span className="martillo-login__rules" part="password-rules">
      {PASSWORD_RULES.map((rule) => {
        const isMet = rule.test(password);
        return (
          <span key={rule.key} className="martillo-login__rule" data-met={isMet || undefined}>
            <Icon name={isMet ? "check" : "minus"} size={14} />
            {t(rule.key)}
            {isMet && <span className="martillo-visually-hidden"> ({t("ruleMet")})</span>}
          </span>
        );
      })}
    </span>
  );
}
