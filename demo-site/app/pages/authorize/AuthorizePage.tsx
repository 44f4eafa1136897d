import { useMemo } from "react";
import { useLocation } from "react-router";
import { Alerts, Login, useMessages } from "martillo";
import { routeMessages } from "../../routing/route.messages";
import { Mark } from "../../shell/Mark";
import { Page } from "../../shell/Page";
import { type AuthorizationRequest, bindsVisitor, readRequest } from "./authorization-request";
import { AccessList } from "./AccessList";
import { Asking } from "./Asking";
import { authorizeMessages } from "./authorize.messages";
import "./authorize.css";
import { type AskingSite, useAuthorization } from "./use-authorization";

/** /autorizar: a partner's page opens it in a window, and the visitor decides here what that page may do. */
export function AuthorizePage() {
  const t = useMessages(authorizeMessages);
  const routeText = useMessages(routeMessages);
  const { search } = useLocation();
  const request = useMemo(() => readRequest(search), [search]);
  return (
    <>
      <Page className="site-authorize" title={request ? routeText("authorize") : t("listTitle")}>
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
  const t = useMessages(authorizeMessages);
  const model = useAuthorization(request);
  switch (model.status) {
    case "loading":
      return <p role="status">{t("checking")}</p>;
    case "refused":
      return (
        <>
          <h1>{t(model.error.code === "UNKNOWN_PARTNER" ? "unknown" : "notChecked")}</h1>
          <p className="site-authorize__origin">{request.origin}</p>
          <p role="alert">
            {model.error.message} {model.error.next}
          </p>
          {model.error.code === "UNKNOWN_PARTNER" ? (
            <p>{t("unknownText")}</p>
          ) : (
            <button type="button" className="site-button" onClick={model.retry}>
              {t("retry")}
            </button>
          )}
        </>
      );
    case "signing-in":
      return (
        <>
          <h1>{t("signIn", { name: model.site.name })}</h1>
          <WhoAsks site={model.site} />
          <p>{t("passwordStays")}</p>
          <Login {...(bindsVisitor(model.site) && { reason: "bid" })} />
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
          <h1>{t("answered", { name: model.site.name })}</h1>
          <p role="status">{t(model.isHeard ? "closes" : "nobodyListens")}</p>
        </>
      );
  }
}

function WhoAsks({ site: { name, origin } }: { site: AskingSite }) {
  const t = useMessages(authorizeMessages);
  return (
    <p className="site-authorize__who">
      {t("asks")} <strong>{name}</strong> {t("from")}{" "}
      <span className="site-authorize__origin">{origin}</span>
    </p>
  );
}
