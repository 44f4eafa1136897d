import { useMemo } from "react";
import { useNavigate } from "react-router";
import { type EventProps, formatMoney, useMessages, useRuntime } from "martillo";
import { useLoginDialog } from "./login-dialog-state";
import { shellMessages } from "./shell.messages";
import { showToast } from "./toast-store";

export type SiteHandlers = Required<
  EventProps<
    | "martillo-lot-open-request"
    | "martillo-login-request"
    | "martillo-password-reset-request"
    | "martillo-outbid"
  >
>;

/**
 * Event props for every widget of the site: lots open as pages, sign-ins happen in the one dialog,
 * and whoever is outbid on another part of the page hears of it.
 */
export function useSiteHandlers(): SiteHandlers {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const { open } = useLoginDialog();
  const { lots } = useRuntime();
  return useMemo(
    () => ({
      onLotOpenRequest({ url }) {
        void navigate(url);
        return false;
      },
      onLoginRequest({ reason }) {
        open("login", reason);
        return false;
      },
      onPasswordResetRequest() {
        void navigate("/forgot_password");
        return false;
      },
      onOutbid({ lot, price }) {
        const title = lots.store.getState()[lot]?.record?.lot.title ?? t("oneOfYours");
        showToast(t("outbid", { title, amount: formatMoney(price) }), "error");
      },
    }),
    [navigate, open, lots, t],
  );
}
