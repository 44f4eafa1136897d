import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { LoginDialog, useAlerts, useSession } from "martillo";
import { userRegister, PATHS } from "martillo/contract";
import { hasDetails } from "martillo/domain";
import { AUCTIONS_SEARCH } from "../pages/search/search-type";
import { returnPath, withoutReturnPath } from "../routing/return-path";
import { useLoginDialog } from "./login-dialog-state";

export interface SignInProps {
  /** A visitor has registered who was on the way to nothing else. */
  onRegistered: () => void;
}

/** The one sign-in dialog. Widgets ask for it by event, pages by address, the header by its buttons. */
export function SignIn({ onRegistered }: SignInProps) {
  const { request, close } = useLoginDialog();
  const { status, user } = useSession();
  const leave = useLeaveSignInAddress();
  const navigate = useNavigate();
  // The dialog also asks who it is, on the way to a bid.
  const isSignedIn = user !== null && (request?.reason !== "bid" || hasDetails(user));

  const goTo = request?.goTo;
  const finish = useCallback(() => {
    close();
    if (goTo === undefined) leave("signed-in");
    else void navigate(goTo);
  }, [close, leave, navigate, goTo]);

  function handleClose() {
    close();
    leave("dismissed");
  }

  useOwnRegistrationWords();

  const wasGuest = useRef(false);
  useEffect(() => {
    if (!request || status === "unknown") return;
    if (!isSignedIn) {
      wasGuest.current = true;
      return;
    }
    // The visitor signed in meanwhile, perhaps in another tab; one who was signed in before has nothing to do here.
    if (wasGuest.current) finish();
    else {
      close();
      void navigate(PATHS.home);
    }
    wasGuest.current = false;
  }, [request, status, isSignedIn, finish, close, navigate]);

  return (
    <LoginDialog
      key={request?.mode ?? "closed"}
      open={request !== undefined && !isSignedIn}
      mode={request?.mode ?? "login"}
      {...(request?.reason && { reason: request.reason })}
      onClose={handleClose}
      onSignedIn={finish}
      // A visitor on the way to something sees that go on, and nothing may cover it.
      onRegistered={() => {
        if (!request?.reason) onRegistered();
      }}
      onPasswordResetRequest={() => {
        close();
        void navigate(PATHS.forgotPassword);
        return false;
      }}
    />
  );
}

/** Takes away the message that a registration raises: every place of the site where people register says it in the page. */
function useOwnRegistrationWords() {
  const { alerts, dismiss } = useAlerts();
  useLayoutEffect(() => {
    for (const { id, kind, caller } of alerts) {
      if (kind === "info" && caller === userRegister.name) dismiss(id);
    }
  }, [alerts, dismiss]);
}

/**
 * Where the visitor goes from an address that asked for a sign-in: back to the page wanted, from /login to the search.
 * On any other page a sign-in changes nothing but who one is.
 */
function useLeaveSignInAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (how: "signed-in" | "dismissed") => {
      const wanted = returnPath(search, location.origin);
      if (!wanted && !/^\/login\/?$/i.test(pathname)) return;
      if (how === "dismissed" && !/^\/(?:login\/?)?$/i.test(pathname)) return;
      const target =
        how === "signed-in"
          ? (wanted ?? AUCTIONS_SEARCH)
          : { pathname: "/", search: withoutReturnPath(search) };
      void navigate(target, { replace: true });
    },
    [pathname, search, navigate],
  );
}
