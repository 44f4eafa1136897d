import { type EventProps, useWidgetEvents } from "../../src/state";
import { CookieBannerView } from "./CookieBannerView";
import { useCookieBanner } from "./use-cookie-banner";
import type { CookieBannerPosition } from "./cookie-banner-position";

/** Names of the events that the banner tells. */
export type CookieBannerEvents =
  | "martillo-consent-changed"
  | "martillo-consent-closed"
  | "martillo-consent-reload-request";

/** Props of `CookieBanner`: whether it is shown anyway, where, and a callback for each event. */
export interface CookieBannerProps extends EventProps<CookieBannerEvents> {
  /** Shows it, with its settings, although the visitor has chosen. @default false */
  open?: boolean;
  /** @default "bottom" */
  position?: CookieBannerPosition;
  /** Address of the page that tells what is kept. @default "{apiBase}/politica-cookies" */
  policyUrl?: string;
}

/** Asks what the page may keep and count, until the visitor accepts or rejects; nothing is before that. */
export function CookieBanner({
  open = false,
  position = "bottom",
  policyUrl,
  ...events
}: CookieBannerProps) {
  const emit = useWidgetEvents(events);
  const model = useCookieBanner({ open, isAtBottom: position === "bottom", policyUrl, emit });
  return <CookieBannerView model={model} position={position} />;
}
