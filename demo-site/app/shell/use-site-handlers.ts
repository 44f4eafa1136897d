import { PATHS } from "martillo/contract";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { EventProps } from "martillo";
import { useLoginDialog } from "./login-dialog-state";
import { pathOf } from "./path-of";

export type SiteHandlers = Required<
  EventProps<
    | "martillo-lot-open-request"
    | "martillo-invoice-open-request"
    | "martillo-checkout-open-request"
    | "martillo-login-request"
    | "martillo-password-reset-request"
  >
>;

/** Event props for every widget of the site: lots, purchases and checkouts open as pages, and sign-ins happen in the one dialog. */
export function useSiteHandlers(): SiteHandlers {
  const navigate = useNavigate();
  const { open } = useLoginDialog();
  return useMemo(() => {
    const go = ({ url }: { url: string }) => {
      void navigate(pathOf(url));
      return false;
    };
    return {
      onLotOpenRequest: go,
      onInvoiceOpenRequest: go,
      onCheckoutOpenRequest: go,
      onLoginRequest({ reason }) {
        open("login", reason);
        return false;
      },
      onPasswordResetRequest() {
        void navigate(PATHS.forgotPassword);
        return false;
      },
    };
  }, [navigate, open]);
}
