import { CookieBanner, useMessages } from "martillo";
import { useCookieSettings } from "./cookie-settings-state";
import { reloadIfNothingIsLost } from "./reload-safely";
import { shellMessages } from "./shell.messages";

/** The one banner about cookies; the footer and the page about them open it again. */
export function Cookies() {
  const { isOpen, close } = useCookieSettings();
  return (
    <CookieBanner
      open={isOpen}
      policyUrl="/politica-cookies"
      onConsentClosed={close}
      // What somebody is typing is worth more than a fresh page; the choice counts at once either way.
      onConsentReloadRequest={() => {
        void reloadIfNothingIsLost();
        return false;
      }}
    />
  );
}

/** A button that shows the choice about cookies. */
export function CookieSettingsButton({ className }: { className: string }) {
  const t = useMessages(shellMessages);
  const { open } = useCookieSettings();
  return (
    <button type="button" className={className} onClick={open}>
      {t("cookieSettings")}
    </button>
  );
}
