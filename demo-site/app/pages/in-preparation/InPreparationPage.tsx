import { Link } from "react-router";
import { PREPARATION_PAGE } from "../../routes";
import { useSiteRoute } from "../../routing/use-site-route";
import { Page } from "../../shell/Page";

/** Says openly that a page of the site is not there yet, and what it will offer. */
export function InPreparationPage() {
  const route = useSiteRoute();
  return (
    <Page name={PREPARATION_PAGE} className="site-wrap site-notice">
      <p className="site-notice__badge">En preparación</p>
      <h1>{route.title}</h1>
      <p className="site-notice__text">{route.promise}</p>
      <p className="site-notice__text">Todavía no está disponible. Mientras tanto, puede:</p>
      <p className="site-notice__actions">
        <Link className="site-button" to="/search/auctions">
          Ver subastas
        </Link>
        <Link className="site-button" data-kind="quiet" to="/buscar/ventas">
          Ver venta directa
        </Link>
      </p>
    </Page>
  );
}
