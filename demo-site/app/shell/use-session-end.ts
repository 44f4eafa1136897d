import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "martillo";
import { showToast } from "./toast-store";

/** A session that the server ends in front of the visitor's eyes leads to /login, and from there back here. */
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
    showToast(endedBy.message, "error");
    void navigate(`/login?${new URLSearchParams({ from: pathname + search })}`);
  }, [status, endedBy, navigate, pathname, search]);
}
