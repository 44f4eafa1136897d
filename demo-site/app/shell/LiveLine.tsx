import { useConnection, useMessages } from "martillo";
import { shellMessages } from "./shell.messages";

/** Says when prices may be old, and nothing while all is well. */
export function LiveLine() {
  const t = useMessages(shellMessages);
  const connection = useConnection();
  const isCut = connection === "reconnecting" || connection === "offline";
  return (
    <div className="site-live" role="status" data-connection={connection}>
      {isCut && <p>{t(connection)}</p>}
    </div>
  );
}
