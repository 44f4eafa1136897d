import { AskSeller } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** The visitor's question to the seller; its code comes after the page. */
export function AskPlace({ lot }: { lot: number }) {
  const { onLoginRequest } = useSiteHandlers();
  return <AskSeller lot={lot} onLoginRequest={onLoginRequest} />;
}
