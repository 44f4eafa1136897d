import { PasswordChange } from "martillo";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /account/change: another password. */
export function ChangePasswordPage() {
  const { onLoginRequest, onPasswordResetRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>Contraseña</h1>
      <PasswordChange
        hideTitle
        onLoginRequest={onLoginRequest}
        onPasswordResetRequest={onPasswordResetRequest}
      />
    </Page>
  );
}
