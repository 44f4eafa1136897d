import { customConfirmSavedSearch, customStopSavedSearch } from "martillo/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useAction } from "martillo";
import { Page } from "../../shell/Page";

const TEXTS = {
  confirm: {
    title: "Activar la alerta",
    text: "Pulse el botón y le avisaremos por correo de los vehículos nuevos que encajen.",
    button: "Activar la alerta",
    done: (search: string) => `La alerta «${search}» está activada.`,
  },
  stop: {
    title: "Dejar de recibir avisos",
    text: "Pulse el botón y no volveremos a escribirle sobre esta búsqueda.",
    button: "Dejar de recibir avisos",
    done: (search: string) => `No recibirá más avisos de «${search}».`,
  },
};

/** Where the link of a letter leads. Programs that look at links change nothing: only the button does. */
export function AlertLink({ purpose, token }: { purpose: keyof typeof TEXTS; token: string }) {
  const { run, isRunning } = useAction(
    purpose === "confirm" ? customConfirmSavedSearch : customStopSavedSearch,
  );
  const [outcome, setOutcome] = useState<{ done?: string; error?: string }>({});
  const { title, text, button, done } = TEXTS[purpose];

  async function follow() {
    const result = await run({ token });
    if (result.ok) setOutcome({ done: done(result.data.search_text) });
    else setOutcome({ error: [result.error.message, result.error.next].filter(Boolean).join(" ") });
  }

  return (
    <Page title={title} className="site-wrap site-lists saved-searches">
      <h1>{title}</h1>
      {!outcome.done && <p>{text}</p>}
      <div role="status">{outcome.done && <p>{outcome.done}</p>}</div>
      <div role="alert">{outcome.error && <p>{outcome.error}</p>}</div>
      {outcome.done ? (
        <p>
          <Link className="site-link" to="/search/auctions">
            Ver las subastas
          </Link>
        </p>
      ) : (
        <p>
          <button
            type="button"
            className="site-button"
            aria-busy={isRunning || undefined}
            onClick={() => void follow()}
          >
            {button}
          </button>
        </p>
      )}
    </Page>
  );
}
