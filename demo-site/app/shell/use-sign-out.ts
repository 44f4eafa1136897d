import { PATHS } from "martillo/contract";
import { useNavigate } from "react-router";
import { useSession, showAlert } from "martillo";

/** Goes home and ends the session; in this order, and with home already shown, for a page of the account would ask to sign in again. */
export function useSignOut(): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    void (async () => {
      await navigate(PATHS.home, { flushSync: true });
      await logout();
      showAlert("Logged out successfully");
    })();
  };
}
