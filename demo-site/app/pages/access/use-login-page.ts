import { PATHS } from "martillo/contract";
import { useCallback } from "react";
import { useNavigate } from "react-router";

/** For pages to which a visitor should not come back after signing in: the sign-in is at its own address. */
export function useLoginPage(): () => false {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(PATHS.login);
    return false;
  }, [navigate]);
}
