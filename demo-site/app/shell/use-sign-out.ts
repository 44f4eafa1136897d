import { useNavigate } from "react-router";
import { useSession } from "martillo";
import { showToast } from "./toast-store";

/** Ends the session and goes home. */
export function useSignOut(): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    void Promise.resolve(logout()).then(() => {
      showToast("Sesión cerrada correctamente.");
      return navigate("/");
    });
  };
}
