import { formatDay, Login, useAction, useQuery, useSession } from "martillo";
import { partnerGrants, partnerRevokeGrant } from "martillo/contract";
import { showToast } from "../../shell/toast-store";
import { SCOPE_TEXTS } from "./Asking";

/** The pages that the visitor has let act, and how to end that. */
export function AccessList({ isBroken }: { isBroken: boolean }) {
  const { status } = useSession();
  if (isBroken) {
    return (
      <>
        <h1>Esta petición no está completa</h1>
        <p role="alert">Vuelva a la página desde la que llegó e inténtelo de nuevo desde allí.</p>
      </>
    );
  }
  return (
    <>
      <h1>Páginas con acceso a su cuenta</h1>
      {status === "guest" && <Login />}
      {status === "authenticated" && <Grants />}
    </>
  );
}

function Grants() {
  const { data, error, retry } = useQuery(partnerGrants, {});
  const { run, isRunning } = useAction(partnerRevokeGrant);

  async function revoke(id: number, name: string) {
    const result = await run({ id });
    showToast(
      result.ok ? `${name} ya no tiene acceso.` : result.error.message,
      result.ok ? undefined : "error",
    );
    retry();
  }

  if (error) {
    return (
      <p role="alert">
        {error.message}{" "}
        <button type="button" className="site-authorize__switch" onClick={retry}>
          Reintentar
        </button>
      </p>
    );
  }
  if (!data) return <p role="status">Cargando…</p>;
  if (data.records.length === 0) return <p>Ninguna página de un socio puede actuar por usted.</p>;
  return (
    <ul className="site-authorize__list">
      {data.records.map(({ id, name, scopes, origins, since }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p className="site-authorize__origin">{origins.join(", ")}</p>
          <p>Desde el {formatDay(since)}.</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{SCOPE_TEXTS[scope]}</li>
            ))}
          </ul>
          <button
            type="button"
            className="site-button"
            data-kind="quiet"
            data-size="s"
            disabled={isRunning}
            onClick={() => void revoke(id, name)}
          >
            Retirar el acceso de {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
