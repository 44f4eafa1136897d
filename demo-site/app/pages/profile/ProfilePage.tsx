import { useState } from "react";
import { Link, useLocation } from "react-router";
import {
  AddressBook,
  CompanyOwners,
  IdentityCheck,
  ProfileDialog,
  useMessages,
  useSession,
} from "martillo";
import { shellMessages } from "../../shell/shell.messages";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { Page } from "../../shell/Page";
import { accountTiles } from "./account-tiles";
import { profileMessages } from "./profile.messages";

/** /cuenta/perfil: the profile, as a popup over where an account begins. */
export function ProfilePage() {
  const t = useMessages(profileMessages);
  const shellText = useMessages(shellMessages);
  const { key } = useLocation();
  const { user } = useSession();
  const { onLoginRequest } = useSiteHandlers();
  // Each visit opens it, also from a link on this very page.
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = closedAt !== key;

  return (
    <Page className="site-account-page" isReady={!isOpen}>
      <h1>{shellText("myAccount")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <p>
        <button type="button" className="site-button" onClick={() => setClosedAt(undefined)}>
          {t("open")}
        </button>
      </p>
      <ul className="site-account-tiles">
        {accountTiles(user).map(({ to, texts: [label, text] }) => (
          <li key={to}>
            <Link className="site-account-tile" to={to}>
              <strong>{t(label)}</strong>
              <span>{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="site-account-section" aria-labelledby="cuenta-direcciones">
        <h2 id="cuenta-direcciones">{t("addresses")}</h2>
        <AddressBook onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-section" aria-labelledby="cuenta-identidad">
        <h2 id="cuenta-identidad">{t("identity")}</h2>
        <IdentityCheck onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-section" aria-labelledby="cuenta-empresa">
        <h2 id="cuenta-empresa">{t("company")}</h2>
        <CompanyOwners onLoginRequest={onLoginRequest} />
      </section>
      <ProfileDialog
        open={isOpen}
        onClose={() => setClosedAt(key)}
        onLoginRequest={onLoginRequest}
      />
    </Page>
  );
}
