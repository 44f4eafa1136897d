import { X } from "lucide-react";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Login, useSession } from "martillo";
import { AUCTIONS_SEARCH } from "../pages/search/search-type";
import { returnPath, withoutReturnPath } from "../routing/return-path";
import { useLoginDialog } from "./login-dialog-state";
import { ModalDialog } from "./ModalDialog";

/** The one sign-in dialog. Widgets ask for it by event, pages by address, the header by its buttons. */
export function LoginDialog() {
  const { view, open, close } = useLoginDialog();
  const { status } = useSession();
  const leave = useLeaveSignInAddress();

  useEffect(() => {
    const openForWidget = () => open("login");
    document.addEventListener("martillo-login-request", openForWidget);
    return () => document.removeEventListener("martillo-login-request", openForWidget);
  }, [open]);

  const isSignedIn = status === "authenticated";
  const dismiss = useCallback(() => {
    close();
    leave("dismissed");
  }, [close, leave]);
  const finish = useCallback(() => {
    close();
    leave("signed-in");
  }, [close, leave]);

  useEffect(() => {
    if (view && isSignedIn) finish();
  }, [view, isSignedIn, finish]);

  return (
    <ModalDialog
      isOpen={view !== undefined && !isSignedIn}
      onClose={dismiss}
      label={view === "register" ? "Crear una cuenta" : "Iniciar sesión"}
      className="site-login"
    >
      <button
        type="button"
        className="site-icon-button site-login__close"
        aria-label="Cerrar"
        onClick={dismiss}
      >
        <X size={22} aria-hidden="true" />
      </button>
      <Login view={view ?? "login"} />
    </ModalDialog>
  );
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
      const isLoginPage = /^\/login\/?$/i.test(pathname);
      if (how === "signed-in" && (wanted || isLoginPage)) {
        void navigate(wanted ?? AUCTIONS_SEARCH, { replace: true });
      } else if (how === "dismissed" && (wanted || isLoginPage)) {
        const query = withoutReturnPath(search);
        void navigate({ pathname: "/", search: query }, { replace: true });
      }
    },
    [pathname, search, navigate],
  );
}
