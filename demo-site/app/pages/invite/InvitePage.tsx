import { useSearchParams } from "react-router";
import { Invitation, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { useLoginDialog } from "../../shell/login-dialog-state";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { AccessPage } from "../access/AccessPage";

/** /invite: where the link of an invitation leads. */
export function InvitePage() {
  const routeText = useMessages(routeMessages);
  const [params] = useSearchParams();
  const { onLoginRequest } = useSiteHandlers();
  const { open } = useLoginDialog();
  return (
    <AccessPage isWide>
      <h1>{routeText("invite")}</h1>
      <Invitation
        inviteKey={params.get("clave") ?? ""}
        onLoginRequest={onLoginRequest}
        onRegisterRequest={() => {
          open("register");
          return false;
        }}
      />
    </AccessPage>
  );
}
