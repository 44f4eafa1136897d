import { PasswordChange, useMessages } from "martillo";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { profileMessages } from "../profile/profile.messages";

/** /account/change: another password. */
export function ChangePasswordPage() {
  const t = useMessages(profileMessages);
  const { onLoginRequest, onPasswordResetRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{t("password")}</h1>
      <PasswordChange
        hideTitle
        onLoginRequest={onLoginRequest}
        onPasswordResetRequest={onPasswordResetRequest}
      />
    </Page>
  );
}
