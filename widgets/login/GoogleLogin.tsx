import { useCallback, useEffect, useRef, useState } from "react";
import { FormAlert, NO_ERRORS } from "../../src/forms";
import { useLocale, useMessages } from "../../src/i18n";
import type { CallError } from "../../src/state";
import { Button, Spinner, useStyles } from "../../src/ui";
import { googleDraft } from "./google-draft";
import { googleIdentity } from "./google-identity";
import type { OtherWayModel } from "./use-login";
import { useWays } from "./use-ways";
import { waysMessages } from "./ways.messages";
import styles from "./ways.css?inline";

const WIDEST_BUTTON = 400;
const NARROWEST_BUTTON = 200;

/** Google's own button, which gives the token that the API takes in place of a password. */
export function GoogleLogin({ model }: { model: OtherWayModel }) {
  const t = useMessages(waysMessages);
  const { locale } = useLocale();
  const clientId = useWays()?.googleClientId;
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed" | "busy">("loading");
  const [error, setError] = useState<CallError>();
  const [unknown, setUnknown] = useState<string>();
  const { signIn } = model;
  const latest = useRef(signIn);
  useEffect(() => {
    latest.current = signIn;
  });
  useStyles(element, styles);

  const take = useCallback(async (credential: string) => {
    setState("busy");
    setError(undefined);
    setUnknown(undefined);
    const result = await latest.current({ google_id: credential });
    if (result.ok) return;
    setError(result.error);
    if (result.error.code === "GOOGLE_UNKNOWN") setUnknown(credential);
    setState("ready");
  }, []);

  const begin = useCallback(async () => {
    const google = await googleIdentity();
    const parent = place.current;
    if (!google || !parent || clientId === undefined) return setState("failed");
    google.initialize({
      client_id: clientId,
      callback: ({ credential }) => void take(credential),
      ux_mode: "popup",
      itp_support: true,
    });
    const width = parent.parentElement?.clientWidth ?? WIDEST_BUTTON;
    google.renderButton(parent, {
      theme: "outline",
      size: "large",
      text: "continue_with",
      locale,
      width: Math.max(NARROWEST_BUTTON, Math.min(WIDEST_BUTTON, width)),
    });
    setState("ready");
  }, [clientId, locale, take]);

  useEffect(() => {
    void begin();
  }, [begin]);

  function retry() {
    setState("loading");
    void begin();
  }

  return (
    <div ref={element} className="martillo-login__form" part="form">
      <FormAlert
        errors={
          error ? { ...NO_ERRORS, form: { text: error.message, next: error.next } } : NO_ERRORS
        }
      />
      {unknown !== undefined && (
        <Button variant="primary" full onClick={() => model.register(googleDraft(unknown))}>
          {t("registerTitle")}
        </Button>
      )}
      <p className="martillo-login__wait" role="status">
        {(state === "loading" || state === "busy") && <Spinner />}{" "}
        {state === "failed"
          ? t("wayNotLoaded")
          : t(state === "ready" ? "googleNext" : "googleLoading")}
      </p>
      <div ref={place} className="martillo-login__google" part="google" />
      {state === "failed" && (
        <Button full onClick={retry}>
          {t("retry")}
        </Button>
      )}
      <button
        type="button"
        className="martillo-login__link"
        part="login-link"
        onClick={model.goBack}
      >
        {t("goBack")}
      </button>
    </div>
  );
}
