import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useMessages, usePhrase } from "../i18n";
import { useStyles } from "./adopt-styles";
import { useFieldStyles } from "./use-field-styles";
import styles from "./captcha-field.css?inline";
import { type CaptchaProvider, loadCaptcha } from "./captcha-script";
import { captchaMessages } from "./captcha.messages";
import { FieldError } from "./Field";

export interface CaptchaConfig {
  provider: CaptchaProvider;
  /** What the provider calls the site key; no secret. */
  siteKey: string;
  /** Address of the provider's script where it is not the usual one, e.g. for regions that cannot reach that. */
  scriptUrl?: string;
}

export interface CaptchaFieldProps {
  /** Undefined where the house asks for none: nothing is shown, and nothing is loaded from another site. */
  config: CaptchaConfig | undefined;
  /** Name of the field that becomes `true` or `false`. The answer for the server is in `{name}_token`. @default "captcha" */
  name?: string;
  error?: string | undefined;
  /** Rises when an answer was used up, as after a refused try: the provider asks again. @default 0 */
  attempt?: number;
  onAnswer?: (token: string | undefined) => void;
}

/** How each provider is told the language; Google's script follows the browser. */
const LANGUAGE: Record<CaptchaProvider, (locale: string) => { hl?: string; language?: string }> = {
  hcaptcha: (locale) => ({ hl: locale }),
  turnstile: (locale) => ({ language: locale }),
  recaptcha: () => ({}),
};

/** Asks the configured provider whether a person is there. Its script is loaded only when this is shown. */
export function CaptchaField({ config, ...rest }: CaptchaFieldProps) {
  const [loads, setLoads] = useState(0);
  if (!config) return null;
  const { provider, siteKey } = config;
  return (
    <CaptchaWidget
      key={`${provider} ${siteKey} ${loads}`}
      config={config}
      onRetry={() => setLoads(loads + 1)}
      {...rest}
    />
  );
}

function CaptchaWidget({
  config: { provider, siteKey, scriptUrl },
  name = "captcha",
  error,
  attempt = 0,
  onAnswer,
  onRetry,
}: CaptchaFieldProps & { config: CaptchaConfig; onRetry: () => void }) {
  const t = useMessages(captchaMessages);
  const say = usePhrase();
  const id = useId();
  const { locale } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const askAgain = useRef<() => void>(undefined);
  const told = useRef(onAnswer);
  const [token, setToken] = useState<string>();
  const [status, setStatus] = useState<"loading" | "shown" | "failed">("loading");
  useFieldStyles(element);
  useStyles(element, styles);
  useEffect(() => {
    told.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    const holder = place.current;
    if (!holder) return undefined;
    let isOver = false;
    let remove: () => void = () => undefined;
    // The provider fills a node of its own, so that nothing of it outlives this.
    const node = holder.ownerDocument.createElement("div");
    holder.append(node);
    const answer = (next: string | undefined) => {
      if (isOver) return;
      setToken(next);
      told.current?.(next);
    };
    const begin = async () => {
      const api = await loadCaptcha(provider, holder.ownerDocument, scriptUrl);
      if (isOver) return;
      const widget = api.render(node, {
        sitekey: siteKey,
        ...LANGUAGE[provider](locale),
        callback: answer,
        "expired-callback": () => answer(undefined),
        "error-callback": () => answer(undefined),
      });
      askAgain.current = () => {
        answer(undefined);
        api.reset(widget);
      };
      remove = () => api.remove?.(widget);
      setStatus("shown");
    };
    begin().catch(() => {
      if (!isOver) setStatus("failed");
    });
    return () => {
      isOver = true;
      askAgain.current = undefined;
      remove();
      node.remove();
    };
  }, [provider, siteKey, scriptUrl, locale]);

  useEffect(() => {
    if (attempt > 0) askAgain.current?.();
  }, [attempt]);

  return (
    <div
      ref={element}
      className="martillo-field martillo-captcha"
      part="captcha"
      role="group"
      aria-label={t("captcha")}
      aria-describedby={error ? id : undefined}
      data-provider={provider}
      data-invalid={error ? true : undefined}
    >
      <input type="hidden" name={name} value={String(token !== undefined)} />
      <input type="hidden" name={`${name}_token`} value={token ?? ""} />
      <div ref={place} className="martillo-captcha__place" />
      {status === "failed" && (
        <p className="martillo-captcha__failed" role="alert">
          {t("captchaFailed")}{" "}
          <button type="button" className="martillo-captcha__retry" onClick={onRetry}>
            {t("captchaRetry")}
          </button>
        </p>
      )}
      {error && <FieldError id={id}>{say(error)}</FieldError>}
    </div>
  );
}
