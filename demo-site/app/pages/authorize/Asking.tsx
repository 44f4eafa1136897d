import { PATHS } from "martillo/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "martillo";
import { authorizeMessages } from "./authorize.messages";
import type { Authorization } from "./use-authorization";

/** A page can lay its own button where this window opens: a press on a button that has just appeared is not meant. */
const SETTLING_MS = 500;

export interface AskingProps {
  model: Extract<Authorization, { status: "asking" }>;
  /** The site that asks. */
  children: ReactNode;
}

/** The question itself. */
export function Asking({ model, children }: AskingProps) {
  const t = useMessages(authorizeMessages);
  const { site, userName, isBusy, error, allow, deny, leave } = model;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1>{t("question", { name: site.name })}</h1>
      {children}
      <h2>{t("can")}</h2>
      <ul>
        {site.scopes.map((scope) => (
          <li key={scope}>{t(scope)}</li>
        ))}
      </ul>
      <h2>{t("cannot")}</h2>
      <ul>
        <li>{t("notSee")}</li>
        <li>{t("notChange")}</li>
      </ul>
      <p>
        {t("until")}{" "}
        <a href={PATHS.authorize} target="_blank" rel="noreferrer">
          {t("listTitle")}
        </a>
        .
      </p>
      {error && (
        <p role="alert" className="site-authorize__error">
          {error.message} {error.next}
        </p>
      )}
      <p className="site-authorize__actions">
        <button
          type="button"
          className="site-button"
          disabled={!isSettled || isBusy}
          onClick={allow}
        >
          {t("allow")}
        </button>
        <button type="button" className="site-button" data-kind="quiet" onClick={deny}>
          {t("deny")}
        </button>
      </p>
      <p className="site-authorize__account">
        {t("signedInAs", { name: userName })}{" "}
        <button type="button" className="site-authorize__switch" onClick={leave}>
          {t("otherAccount")}
        </button>
      </p>
    </>
  );
}
