import { PATHS } from "martillo/contract";
import { Link, useParams } from "react-router";
import { EmailVerification, useMessages } from "martillo";
import { linkMessages } from "../../shell/navigation.messages";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { AccessPage } from "./AccessPage";

/** /verify_email/{token}: where the link of the letter leads. Opening it changes nothing: only the button does. */
export function VerifyEmailPage() {
  const linkText = useMessages(linkMessages);
  const { token = "" } = useParams();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <AccessPage>
      <EmailVerification linkToken={token} headingLevel={1} onLoginRequest={onLoginRequest} />
      <p className="site-access__next">
        <Link className="site-link" to={PATHS.searchAuctions}>
          {linkText("seeAuctions")}
        </Link>
        <Link className="site-link" to={PATHS.profile}>
          {linkText("profile")}
        </Link>
      </p>
    </AccessPage>
  );
}
