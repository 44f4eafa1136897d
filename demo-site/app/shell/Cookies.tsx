import { CookieBanner, useMessages } from "martillo";
import { useCookieSettings } from "./cookie-settings-state";
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
      onConsentReloadRequest={() => !isAnythingTyped()}
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

function isAnythingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")]
    .filter((field) => !field.closest(".martillo-cookie-banner"))
    .some((field) => field.type !== "radio" && field.value !== field.defaultValue);
}
