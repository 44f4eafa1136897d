import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocale, useMessages } from "../../i18n";
import { useRuntime } from "../../state";
import { ButtonLink } from "../../ui";
import { payFrameMessages } from "./pay-frame.messages";
import { readFrameMessage } from "./read-frame-message";

export interface PayFrameProps {
  /** What a call answered as `frame_url`: a path under the API's address. */
  path: string;
  /** It came to rest: paid, or looked at by staff. */
  onDone?: (done: { payment: number; status: string }) => void;
  /** A card was saved without a payment. */
  onSaved?: (card: { id: string; brand: string; last4: string }) => void;
  /** The bank asks its person, or has been answered. */
  onChallenge?: (isOpen: boolean) => void;
  /** The frame is over, or refused something: a code of the API, `TICKET_EXPIRED` among them. */
  onError?: (code: string) => void;
}

/** What the frame may be dressed in. */
const TOKENS = [
  "color-surface",
  "color-text",
  "color-text-muted",
  "color-border",
  "color-border-strong",
  "color-accent",
  "color-on-accent",
  "color-focus",
  "radius-m",
];
/** Of a bank's question, as tall as most of them are. */
const CHALLENGE_HEIGHT = 640;
const FIRST_HEIGHT = 420;
/** Where its page is refused to ours, the browser shows another and does not report it. */
const READY_LIMIT_MS = 10_000;

/** The house's pay frame: it alone sees the number of a card, and it alone can be pressed to pay. */
export function PayFrame(props: PayFrameProps) {
  const t = useMessages(payFrameMessages);
  const { locale } = useLocale();
  const { assetUrl } = useRuntime();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  const address = assetUrl(props.path);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const port = useRef<MessagePort>(undefined);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = props;
  });
  // Before the browser has looked at the frame: it says once whether it may.
  useLayoutEffect(() => {
    // The policy of the page around may forbid the frame: the browser says so at once, and shows nothing in its place.
    function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
      if (!/^(frame|child|default)-src$/.test(effectiveDirective) || blockedURI === "") return;
      // Some browsers say the whole address, others its origin alone.
      const wanted = new URL(address, location.href).href;
      if (wanted.startsWith(blockedURI)) setFailed(true);
    }
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [address]);
  useEffect(
    () => () => {
      clearTimeout(limit.current);
      port.current?.close();
    },
    [],
  );

  function take(data: unknown) {
    const message = readFrameMessage(data);
    switch (message?.kind) {
      case "ready":
        return clearTimeout(limit.current);
      case "height":
        return setHeight(message.height);
      case "challenge":
        setAsked(message.state === "open");
        return latest.current.onChallenge?.(message.state === "open");
      case "done":
        return latest.current.onDone?.(message);
      case "saved":
        return latest.current.onSaved?.(message);
      case "error":
        return latest.current.onError?.(message.code);
    }
  }

  function greet() {
    const element = frame.current;
    if (!element?.contentWindow) return;
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => take(data);
    port.current?.close();
    port.current = channel.port1;
    // Its origin is opaque and has no name; its address, which is the house's, tells its identity.
    const hello = { kind: "martillo-pay", locale, theme: themeOf(element) };
    element.contentWindow.postMessage(hello, "*", [channel.port2]);
    clearTimeout(limit.current);
    limit.current = setTimeout(() => setFailed(true), READY_LIMIT_MS);
  }

  // In a window of its own it is the house's page alone: no page around it can forbid it. What becomes of the payment is told by the house.
  if (hasFailed)
    return (
      <div role="alert">
        <p>{t("noFrame")}</p>
        <ButtonLink variant="primary" href={address} target="_blank" rel="noopener noreferrer">
          {t("openWindow")}
        </ButtonLink>
      </div>
    );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its page sandboxes itself where it sees a number; a vendor's fields would not work in one
    <iframe
      ref={frame}
      title={t("title")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- tools that judge the page from outside cannot see its fields
      tabIndex={0}
      src={address}
      height={isAsked ? Math.max(height, CHALLENGE_HEIGHT) : height}
      width="100%"
      style={{ border: 0, display: "block" }}
      onLoad={greet}
    />
  );
}

function themeOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const theme: Record<string, string> = { "color-scheme": style.colorScheme };
  for (const token of TOKENS) {
    const value = style.getPropertyValue(`--martillo-${token}`).trim();
    if (value !== "") theme[token] = value;
  }
  return theme;
}
