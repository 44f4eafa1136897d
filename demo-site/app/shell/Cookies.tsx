import { PATHS } from "martillo/contract";
import { CookieBanner, useMessages } from "martillo";
import { useCookieSettings } from "./cookie-settings-state";
import { reloadIfNothingIsLost } from "./reload-safely";
import { shellMessages } from "./shell.messages";

const BANNER = ".martillo-cookie-banner";

/** The one banner about cookies; the footer and the page about them open it again. */
export function Cookies() {
  const { isOpen, close } = useCookieSettings();
  return (
    <CookieBanner
      open={isOpen}
      policyUrl={PATHS.cookies}
      onConsentClosed={close}
      // The choice counts at once either way. A fresh page is begun where it takes nothing away: no words, no place on it, no focus.
      onConsentReloadRequest={() => {
        if (scrollY === 0 && !isAnythingFocused()) void reloadIfNothingIsLost();
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

function isAnythingFocused(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.closest(BANNER);
}
