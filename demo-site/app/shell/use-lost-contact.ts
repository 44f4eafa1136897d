import { useEffect, useRef } from "react";
import { useConnection, useMessages, showAlert } from "martillo";
import { shellMessages } from "./shell.messages";
import { lookForNewBuild, useSiteNews } from "./site-news";

/** Says that a page could not be opened, and asks after a lost connection whether the site is another one by now. */
export function useLostContact(): void {
  const t = useMessages(shellMessages);
  const connection = useConnection();
  const { missedPages } = useSiteNews();
  const told = useRef(missedPages);
  const wasLost = useRef(false);

  useEffect(() => {
    if (told.current === missedPages) return;
    told.current = missedPages;
    showAlert(t("pageOutOfReach"), "error");
  }, [missedPages, t]);

  useEffect(() => {
    if (connection === "reconnecting" || connection === "offline") wasLost.current = true;
    if (connection !== "live" || !wasLost.current) return;
    wasLost.current = false;
    void lookForNewBuild();
  }, [connection]);
}
