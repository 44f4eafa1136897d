import { useParams } from "react-router";
import { PasswordReset } from "martillo";
import { AccessPage } from "./AccessPage";
import { useLoginPage } from "./use-login-page";

/** /reset_password/{token}: where the link of the letter leads. */
export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const goLogin = useLoginPage();
  return (
    <AccessPage>
      <PasswordReset linkToken={token} headingLevel={1} onLoginRequest={goLogin} />
    </AccessPage>
  );
}
