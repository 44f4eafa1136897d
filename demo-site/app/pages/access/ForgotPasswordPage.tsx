import { PasswordReset, useMessages } from "martillo";
import { accessMessages } from "./access.messages";
import { AccessPage } from "./AccessPage";
import { useLoginPage } from "./use-login-page";

/** /forgot_password: asks for a link to a new password. */
export function ForgotPasswordPage() {
  const t = useMessages(accessMessages);
  const goLogin = useLoginPage();
  return (
    <AccessPage description={t("forgotDescription")}>
      <PasswordReset headingLevel={1} onLoginRequest={goLogin} />
    </AccessPage>
  );
}
