import { AccountSwitch } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { AccessPage } from "./AccessPage";

/** /switch: acting for another account, and back. */
export function SwitchPage() {
  const { onLoginRequest } = useSiteHandlers();
  return (
    <AccessPage isWide>
      <AccountSwitch headingLevel={1} onLoginRequest={onLoginRequest} />
    </AccessPage>
  );
}
