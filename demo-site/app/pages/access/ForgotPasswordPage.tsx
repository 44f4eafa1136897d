import { PasswordReset } from "martillo";
import { AccessPage } from "./AccessPage";
import { useLoginPage } from "./use-login-page";

/** /forgot_password: asks for a link to a new password. */
export function ForgotPasswordPage() {
  const goLogin = useLoginPage();
  return (
    <AccessPage description="Le enviamos un enlace para elegir una contraseña nueva.">
      <PasswordReset headingLevel={1} onLoginRequest={goLogin} />
    </AccessPage>
  );
}
