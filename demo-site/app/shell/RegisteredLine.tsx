import { PATHS } from "martillo/contract";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useMessages, usePhrase } from "martillo";
import { shellMessages } from "./shell.messages";

/** Pages that follow a registration by themselves open within this time, in milliseconds. */
const LED_ON_MS = 3_000;

/**
 * Says to a new member that they are registered, and what comes next. It is a line of the page: a message over the page would lie on the menu that
 * they look for now. It stays until they close it or go to another page.
 */
export function RegisteredLine({ since, onClose }: { since: number; onClose: () => void }) {
  const t = useMessages(shellMessages);
  const say = usePhrase();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first && performance.now() - since > LED_ON_MS) onClose();
  }, [pathname, first, since, onClose]);
  return (
    <p className="site-registered__line">
      <span>{say("Successfully registered!")}</span>{" "}
      <Link to={PATHS.profile}>{t("completeProfile")}</Link>
      <button type="button" aria-label={t("close")} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </p>
  );
}
