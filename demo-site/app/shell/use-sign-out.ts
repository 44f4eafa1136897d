import { useNavigate } from "react-router";
import { useSession } from "martillo";
import { showToast } from "./toast-store";

/** Goes home and ends the session; in this order, and with home already shown, for a page of the account would ask to sign in again. */
export function useSignOut(): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    void (async () => {
      await navigate("/", { flushSync: true });
      await logout();
      showToast("Logged out successfully");
    })();
  };
}
