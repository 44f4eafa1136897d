import {
  formatMomentDay,
  Login,
  useCall,
  useMessages,
  useQuery,
  useSession,
  showAlert,
} from "martillo";
import { partnerGrants, partnerRevokeGrant } from "martillo/contract";
import { authorizeMessages } from "./authorize.messages";

/** The pages that the visitor has let act, and how to end that. */
export function AccessList({ isBroken }: { isBroken: boolean }) {
  const t = useMessages(authorizeMessages);
  const { status } = useSession();
  if (isBroken) {
    return (
      <>
        <h1>{t("broken")}</h1>
        <p role="alert">{t("brokenText")}</p>
      </>
    );
  }
  return (
    <>
      <h1>{t("listHeading")}</h1>
      {status === "guest" && <Login />}
      {status === "authenticated" && <Grants />}
    </>
  );
}

function Grants() {
  const t = useMessages(authorizeMessages);
  const { data, error, retry } = useQuery(partnerGrants, {});
  const { run, isRunning } = useCall(partnerRevokeGrant);

  async function revoke(id: number, name: string) {
    const result = await run({ id });
    showAlert(
      result.ok ? t("revoked", { name }) : result.error.message,
      result.ok ? undefined : "error",
    );
    retry();
  }

  if (error) {
    return (
      <p role="alert">
        {error.message}{" "}
        <button type="button" className="site-authorize__switch" onClick={retry}>
          {t("retry")}
        </button>
      </p>
    );
  }
  if (!data) return <p role="status">{t("loading")}</p>;
  if (data.records.length === 0) return <p>{t("none")}</p>;
  return (
    <ul className="site-authorize__list">
      {data.records.map(({ id, name, scopes, origins, since }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p className="site-authorize__origin">{origins.join(", ")}</p>
          <p>{t("since", { day: formatMomentDay(since) })}</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{t(scope)}</li>
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
            {t("revoke", { name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
