import { Link } from "react-router";
import { Page } from "../../shell/Page";

export function NotFoundPage() {
  return (
    <Page name="not-found" title="Página no encontrada" className="site-wrap site-notice">
      <p className="site-notice__code" aria-hidden="true">
        404
      </p>
      <h1>Esta página no existe</h1>
      <p className="site-notice__text">
        Puede que la dirección tenga una errata o que el vehículo ya no esté publicado.
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
