import "./saved-searches.css";
import { Link } from "react-router";
import { SavedSearch, StaticPage, useSession } from "martillo";
import { Page } from "../../shell/Page";

/** /activar-alerta: the form of an alert, for everybody. */
export function ActivateAlertPage() {
  const { status } = useSession();
  return (
    <Page
      className="site-wrap site-lists saved-searches"
      description="Díganos qué vehículo busca y le avisaremos por correo en cuanto salga a la venta."
    >
      <h1>Activar una alerta</h1>
      <StaticPage page="activar-alerta" heading="none" />
      {status === "authenticated" && (
        <p>
          <Link className="site-link" to="/saved_search">
            Ver mis alertas
          </Link>
        </p>
      )}
      <SavedSearch />
    </Page>
  );
}
