import { PATHS } from "martillo/contract";
import { CompanyOwners, Organization, useMessages } from "martillo";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { organizationPageMessages } from "./organization.messages";

/** /seller/organization: the people who work for a seller, the invited ones, and the permissions of each. */
export function OrganizationPage() {
  const t = useMessages(organizationPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const title = routeText("organization");
  return (
    <Page title={title} className="site-account-page">
      <h1>{title}</h1>
      <p className="site-account-page__lead">
        <Link to={PATHS.profile}>{t("company")}</Link>
      </p>
      <section className="site-account-section" aria-labelledby="organizacion-permisos">
        <h2 id="organizacion-permisos">{t("permissions")}</h2>
        <Organization onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-section" aria-labelledby="organizacion-personas">
        <h2 id="organizacion-personas">{t("people")}</h2>
        <CompanyOwners onLoginRequest={onLoginRequest} />
      </section>
    </Page>
  );
}
