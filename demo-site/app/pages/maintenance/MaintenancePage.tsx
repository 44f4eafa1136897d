import { Link, Navigate, useLocation } from "react-router";
import { useSession } from "martillo";
import { returnPath } from "../../routing/return-path";
import { useMaintenance } from "../../routing/use-maintenance";
import { useLoginDialog } from "../../shell/login-dialog-state";
import { Page } from "../../shell/Page";

const ASK_AGAIN_MS = 15_000;

/** Tells why a page is shut, asks again by itself, and goes back to it as soon as it is open. */
export function MaintenancePage() {
  const { rules, isSentFrom } = useMaintenance(ASK_AGAIN_MS);
  const { search } = useLocation();
  const cameFrom = new URLSearchParams(search).has("from");
  const wanted = returnPath(search, location.origin) ?? "/";
  const isShut = cameFrom ? isSentFrom(pathOf(wanted)) : rules?.active === 1;

  if (cameFrom && rules !== undefined && !isShut) return <Navigate to={wanted} replace />;
  if (rules !== undefined && !isShut) return <NothingShut />;
  return (
    <Page className="site-wrap site-notice">
      <p className="site-notice__badge">Mantenimiento</p>
      <h1>Volvemos enseguida</h1>
      <p className="site-notice__text" role="status">
        {rules?.message || "Estamos haciendo mejoras en esta parte del sitio."}
      </p>
      <p className="site-notice__text">
        {cameFrom
          ? "No hace falta que recargue: esta página lo comprueba cada pocos segundos y le llevará a donde iba en cuanto esté disponible."
          : "Algunas páginas pueden no estar disponibles mientras tanto."}
      </p>
      <p className="site-notice__text">
        Las subastas siguen su curso en el servidor: sus pujas máximas se mantienen y se ejecutan
        como siempre.
      </p>
      <StaffSignIn />
    </Page>
  );
}

function NothingShut() {
  return (
    <Page className="site-wrap site-notice">
      <h1>El sitio funciona con normalidad</h1>
      <p className="site-notice__text">Ahora mismo no hay ninguna parada de mantenimiento.</p>
      <p className="site-notice__actions">
        <Link className="site-button" to="/">
          Ir al inicio
        </Link>
      </p>
    </Page>
  );
}

/** The house's own people get through, once they have said who they are. */
function StaffSignIn() {
  const { status } = useSession();
  const { open } = useLoginDialog();
  if (status !== "guest") return null;
  return (
    <p className="site-notice__actions">
      <button type="button" className="site-button" data-kind="quiet" onClick={() => open("login")}>
        Acceso del personal
      </button>
    </p>
  );
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}
