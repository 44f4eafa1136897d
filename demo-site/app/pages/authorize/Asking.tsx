import { type ReactNode, useEffect, useState } from "react";
import type { Scope } from "martillo/contract";
import type { Authorization } from "./use-authorization";

export const SCOPE_TEXTS: Record<Scope, string> = {
  read: "Ver su nombre, sus pujas y los lotes que sigue.",
  bid: "Pujar en su nombre, con los límites de su cuenta. Permítalo solo a quien conozca.",
};

/** A page can lay its own button where this window is about to open; nobody means to press one that has just appeared. */
const SETTLING_MS = 500;

export interface AskingProps {
  model: Extract<Authorization, { status: "asking" }>;
  /** Who asks. */
  children: ReactNode;
}

/** The question itself. */
export function Asking({ model, children }: AskingProps) {
  const { site, userName, isBusy, error, allow, deny, leave } = model;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1>¿Permite a {site.name} actuar por usted?</h1>
      {children}
      <h2>Esa página podrá</h2>
      <ul>
        {site.scopes.map((scope) => (
          <li key={scope}>{SCOPE_TEXTS[scope]}</li>
        ))}
      </ul>
      <h2>Y no podrá</h2>
      <ul>
        <li>Ver su contraseña, su correo ni su teléfono.</li>
        <li>Adjudicar lotes, anular pujas ni cambiar nada de su cuenta.</li>
      </ul>
      <p>
        Vale hasta que usted lo retire en{" "}
        <a href="/autorizar" target="_blank" rel="noreferrer">
          Páginas con acceso
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
          Permitir
        </button>
        <button type="button" className="site-button" data-kind="quiet" onClick={deny}>
          No permitir
        </button>
      </p>
      <p className="site-authorize__account">
        Ha entrado como {userName}.{" "}
        <button type="button" className="site-authorize__switch" onClick={leave}>
          Usar otra cuenta
        </button>
      </p>
    </>
  );
}
