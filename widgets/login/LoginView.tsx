import { useMessages } from "../../src/i18n";
import { Button, Icon, Spinner } from "../../src/ui";
import { loginMessages } from "./login.messages";
import { LoginForm } from "./LoginForm";
import { RegisterForm } from "./RegisterForm";
import type { LoginModel } from "./use-login";

/** Markup of the widget; a dialog around it brings its own heading. */
export function LoginView({ model, heading }: { model: LoginModel; heading: boolean }) {
  const t = useMessages(loginMessages);
  const isForm = model.status === "login" || model.status === "register";
  return (
    <div className="martillo-root martillo-login" part="base" data-state={model.status}>
      {heading && isForm && (
        <h2 className="martillo-login__title" part="title">
          {t(model.status === "login" ? "title" : "registerTitle")}
        </h2>
      )}
      <LoginBody model={model} />
    </div>
  );
}

function LoginBody({ model }: { model: LoginModel }) {
  const t = useMessages(loginMessages);
  switch (model.status) {
    case "checking":
      return (
        <p className="martillo-login__checking">
          <Spinner /> {t("checking")}
        </p>
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
    case "login":
      return <LoginForm model={model} />;
    case "register":
      return <RegisterForm model={model} />;
  }
}
