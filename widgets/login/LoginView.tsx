import { useMessages } from "../../src/i18n";
import { Button, Icon, Spinner } from "../../src/ui";
import { FormAlert } from "./form-errors";
import { loginMessages } from "./login.messages";
import { LoginForm } from "./LoginForm";
import { registerChunk } from "./register-chunk";
import type { LoginModel } from "./use-login";

/** Markup of the widget; a dialog around it brings its own heading. */
export function LoginView({ model, heading }: { model: LoginModel; heading: boolean }) {
  const t = useMessages(loginMessages);
  return (
    <div className="martillo-root martillo-login" part="base" data-state={model.status}>
      {heading && model.status !== "signed_in" && (
        <h2 className="martillo-login__title" part="title">
          {t(titleOf(model))}
        </h2>
      )}
      <LoginBody model={model} />
    </div>
  );
}

/** What the heading says. */
export function titleOf({ status }: LoginModel) {
  if (status === "details") return "detailsTitle";
  return status === "register" || status === "opening" ? "registerTitle" : "title";
}

function LoginBody({ model }: { model: LoginModel }) {
  const t = useMessages(loginMessages);
  switch (model.status) {
    case "checking":
    case "login":
      return (
        <>
          {model.status === "checking" && <Wait text={t("checking")} />}
          <LoginForm model={model} />
        </>
      );
    case "signed_in":
      return (
        <div className="martillo-login__user" part="user">
          <Icon name="user" size={24} />
          <p>
            {t("signedInAs")}
            <strong>
              {model.user.first_name} {model.user.last_name}
            </strong>
            <span className="martillo-login__email">{model.user.email}</span>
          </p>
          <Button onClick={model.logout}>{t("logout")}</Button>
        </div>
      );
    case "window":
      return model.View ? <model.View model={model} /> : <Wait text={t("opening")} />;
    case "details": {
      const AccountDetails = registerChunk.read().module?.AccountDetails;
      if (AccountDetails) return <AccountDetails values={model.values} onSaved={model.saved} />;
      return (
        <>
          <FormAlert errors={model.errors} />
          {!model.errors.form && <Wait text={t("opening")} />}
        </>
      );
    }
    case "other":
      return <model.Way model={model} />;
    case "opening":
      return (
        <>
          <FormAlert errors={model.errors} />
          {!model.errors.form && <Wait text={t("opening")} />}
        </>
      );
    case "register": {
      const RegistrationForm = registerChunk.read().module?.RegistrationForm;
      return (
        RegistrationForm && (
          <RegistrationForm
            brief
            variant={model.variant}
            email={model.email}
            draft={model.draft}
            emit={model.emit}
            onRegistered={model.registered}
            onLogin={model.goLogin}
          />
        )
      );
    }
  }
}

function Wait({ text }: { text: string }) {
  return (
    <p className="martillo-login__wait">
      <Spinner /> {text}
    </p>
  );
}
