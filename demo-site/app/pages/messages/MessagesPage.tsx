import { useSearchParams } from "react-router";
import { Inbox, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** Name of the open conversation in the address; letters lead to it. */
const THREAD = "conversacion";

/** /messages: what the person and others write to each other; `?conversacion=` is the one that is open. */
export function MessagesPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const [query, setQuery] = useSearchParams();
  const thread = Number(query.get(THREAD));
  const isThread = Number.isSafeInteger(thread) && thread > 0;
  return (
    <Page className="site-account-page">
      <h1>{routeText("messages")}</h1>
      <Inbox
        {...(isThread && { thread })}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onThreadOpened={({ thread: opened }) =>
          setQuery(opened === null ? {} : { [THREAD]: String(opened) })
        }
      />
    </Page>
  );
}
