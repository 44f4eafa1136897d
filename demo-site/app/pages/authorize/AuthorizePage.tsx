import { useMemo } from "react";
import { useLocation } from "react-router";
import { Alerts, Login } from "martillo";
import { Mark } from "../../shell/Mark";
import { Page } from "../../shell/Page";
import { type AuthorizationRequest, readRequest } from "./authorization-request";
import { AccessList } from "./AccessList";
import { Asking } from "./Asking";
import "./authorize.css";
import { type AskingSite, useAuthorization } from "./use-authorization";

/** /autorizar: a partner's page opens it in a window, and the visitor decides here what that page may do. */
export function AuthorizePage() {
  const { search } = useLocation();
  const request = useMemo(() => readRequest(search), [search]);
  return (
    <>
      <Page
        className="site-authorize"
        title={request ? "Autorizar una página" : "Páginas con acceso"}
      >
        <p className="site-authorize__brand">
          <Mark />
          <span>Martillo</span>
        </p>
        {request ? <Decision request={request} /> : <AccessList isBroken={search !== ""} />}
      </Page>
      <Alerts />
    </>
  );
}

function Decision({ request }: { request: AuthorizationRequest }) {
  const model = useAuthorization(request);
  switch (model.status) {
    case "loading":
      return <p role="status">Comprobando quién lo pide…</p>;
    case "refused":
      return (
        <>
          <h1>
            {model.error.code === "UNKNOWN_PARTNER"
              ? "No conocemos esa página"
              : "No se ha podido comprobar"}
          </h1>
          <p className="site-authorize__origin">{request.origin}</p>
          <p role="alert">
            {model.error.message} {model.error.next}
          </p>
          {model.error.code === "UNKNOWN_PARTNER" ? (
            <p>
              No escriba aquí su contraseña si ha llegado desde ella. Puede cerrar esta ventana.
            </p>
          ) : (
            <button type="button" className="site-button" onClick={model.retry}>
              Reintentar
            </button>
          )}
        </>
      );
    case "signing-in":
      return (
        <>
          <h1>Inicie sesión para continuar en {model.site.name}</h1>
          <WhoAsks site={model.site} />
          <p>Su contraseña se queda aquí: la otra página no la ve.</p>
          <Login />
        </>
      );
    case "asking":
      return (
        <Asking model={model}>
          <WhoAsks site={model.site} />
        </Asking>
      );
    case "answered":
      return (
        <>
          <h1>Ya puede volver a {model.site.name}</h1>
          <p role="status">
            {model.isHeard
              ? "Esta ventana se cierra sola. Si no lo hace, ciérrela usted."
              : "Esta ventana no se abrió desde esa página, y no hay a quién responder. Ciérrela y empiece desde allí."}
          </p>
        </>
      );
  }
}

function WhoAsks({ site: { name, origin } }: { site: AskingSite }) {
  return (
    <p className="site-authorize__who">
      Lo pide <strong>{name}</strong> desde <span className="site-authorize__origin">{origin}</span>
    </p>
  );
}
