import { useState } from "react";
import { useConnection, useMessages } from "martillo";
import { reloadIfReachable } from "./reload-safely";
import { shellMessages } from "./shell.messages";
import { useSiteNews } from "./site-news";

/** Says when prices may be old or parts of the page are gone, and nothing while all is well. */
export function LiveLine() {
  const t = useMessages(shellMessages);
  const connection = useConnection();
  const isCut = connection === "reconnecting" || connection === "offline";
  return (
    <>
      <div className="site-live" role="status" data-connection={connection}>
        {isCut && <p>{t(connection)}</p>}
      </div>
      <NewBuildLine />
    </>
  );
}

/** It is the visitor who says when: only they know what they have begun here. */
function NewBuildLine() {
  const t = useMessages(shellMessages);
  const { isIncomplete } = useSiteNews();
  const [isOutOfReach, setOutOfReach] = useState(false);

  async function reload() {
    setOutOfReach(!(await reloadIfReachable()));
  }

  return (
    <div className="site-live" role="status">
      {isIncomplete && (
        <p>
          {t(isOutOfReach ? "stillOutOfReach" : "newBuild")}{" "}
          <button type="button" onClick={() => void reload()}>
            {t("reload")}
          </button>
        </p>
      )}
    </div>
  );
}
