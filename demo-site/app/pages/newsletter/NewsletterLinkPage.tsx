import { customConfirmNewsletter, customUnsubscribeNewsletter } from "martillo/contract";
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { type CallError, useRuntime } from "martillo";
import { useSiteRoute } from "../../routing/use-site-route";
import { Page } from "../../shell/Page";

type Outcome = "waiting" | "done" | CallError;

/** Where the links of the newsletter's letters lead: one click confirms, one click ends. */
export function NewsletterLinkPage() {
  const isEnd = useSiteRoute().page === "newsletter-end";
  const { token = "" } = useParams();
  const { call } = useRuntime();
  const [outcome, setOutcome] = useState<Outcome>("waiting");
  const asked = useRef("");

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const action = isEnd ? customUnsubscribeNewsletter : customConfirmNewsletter;
    void call(action, { token }).then((result) => setOutcome(result.ok ? "done" : result.error));
  }, [call, isEnd, token]);

  return (
    <Page className="site-wrap site-notice">
      <h1>{headingOf(outcome, isEnd)}</h1>
      <p className="site-notice__text" role="status">
        {textOf(outcome, isEnd)}
      </p>
      <p className="site-notice__actions">
        <Link className="site-button" to="/search/auctions">
          Ver subastas
        </Link>
        <Link className="site-button" data-kind="quiet" to="/">
          Ir al inicio
        </Link>
      </p>
    </Page>
  );
}

function headingOf(outcome: Outcome, isEnd: boolean): string {
  if (outcome === "waiting") return "Un momento…";
  if (outcome !== "done") return "Este enlace no sirve";
  return isEnd ? "Ya no recibirá el boletín" : "Suscripción confirmada";
}

function textOf(outcome: Outcome, isEnd: boolean): string {
  if (outcome === "waiting") return "Estamos comprobando el enlace.";
  if (outcome !== "done") return [outcome.message, outcome.next].filter(Boolean).join(" ");
  return isEnd
    ? "Hemos dado de baja su dirección. Si cambia de idea, puede suscribirse de nuevo en el pie de cualquier página."
    : "A partir de ahora recibirá nuestras novedades. Cada correo lleva un enlace para darse de baja con un clic.";
}
