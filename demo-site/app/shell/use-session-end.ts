import { PATHS } from "martillo/contract";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { leadsToLogin, useSession, showAlert } from "martillo";

/**
 * A session that the server ends in front of the visitor's eyes leads to /login, and from there back here. One that a search meets
 * ends without a word: everybody may search.
 */
export function useSessionEnd(): void {
  const { status, endedBy } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === "authenticated") wasSignedIn.current = true;
    if (status !== "guest" || !wasSignedIn.current) return;
    wasSignedIn.current = false;
    if (!endedBy) return;
    showAlert(endedBy.message, "error");
    if (leadsToLogin())
      void navigate(`${PATHS.login}?${new URLSearchParams({ from: pathname + search })}`);
  }, [status, endedBy, navigate, pathname, search]);
}
