import { useEffect } from "react";
import { useRouteError } from "react-router";

/** A page that broke, or whose code could not be fetched. The rest of the site stays. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main id="contenido" data-page="error" tabIndex={-1} className="site-wrap site-notice">
      <h1>No se ha podido mostrar esta página</h1>
      <p className="site-notice__text">
        Puede deberse a un corte de conexión. Sus pujas ya confirmadas no se ven afectadas.
      </p>
      <p className="site-notice__actions">
        <button type="button" className="site-button" onClick={() => location.reload()}>
          Volver a intentarlo
        </button>
        <a className="site-button" data-kind="quiet" href="/">
          Ir al inicio
        </a>
      </p>
    </main>
  );
}
