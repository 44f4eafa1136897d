import { useState } from "react";
import { useSearchParams } from "react-router";
import { Invitation, Registration, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { AccessPage } from "../access/AccessPage";

/** /invite: where the link of an invitation leads. A visitor without an account opens one here, and goes on with the invitation. */
export function InvitePage() {
  const routeText = useMessages(routeMessages);
  const [params] = useSearchParams();
  const { onLoginRequest } = useSiteHandlers();
  const [step, setStep] = useState<"read" | "register" | "registered">("read");
  const key = params.get("clave") ?? "";
  return (
    <AccessPage isWide>
      <h1>{routeText("invite")}</h1>
      {step !== "read" && (
        <Registration
          invite={key}
          onLoginRequest={onLoginRequest}
          onRegistered={() => setStep("registered")}
        />
      )}
      {step !== "register" && (
        <Invitation
          inviteKey={key}
          onLoginRequest={onLoginRequest}
          onRegisterRequest={() => {
            setStep("register");
            return false;
          }}
        />
      )}
    </AccessPage>
  );
}
