import { useState } from "react";
import { Link, useLocation } from "react-router";
import { AddressBook, CompanyOwners, IdentityCheck, ProfileDialog, useSession } from "martillo";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { Page } from "../../shell/Page";
import { accountTiles } from "./account-tiles";

/** /cuenta/perfil: the profile, as a popup over where an account begins. */
export function ProfilePage() {
  const { key } = useLocation();
  const { user } = useSession();
  const { onLoginRequest } = useSiteHandlers();
  // Each visit opens it, also from a link on this very page.
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = closedAt !== key;

  return (
    <Page className="site-account-page" isReady={!isOpen}>
      <h1>Mi cuenta</h1>
      <p className="site-account-page__lead">
        Sus datos, sus pujas y sus avisos, en un solo lugar.
      </p>
      <p>
        <button type="button" className="site-button" onClick={() => setClosedAt(undefined)}>
          Ver mi perfil
        </button>
      </p>
      <ul className="site-account-tiles">
        {accountTiles(user).map((tile) => (
          <li key={tile.to}>
            <Link className="site-account-tile" to={tile.to}>
              <strong>{tile.label}</strong>
              <span>{tile.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="site-account-section" aria-labelledby="cuenta-direcciones">
        <h2 id="cuenta-direcciones">Mis direcciones</h2>
        <AddressBook onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-section" aria-labelledby="cuenta-identidad">
        <h2 id="cuenta-identidad">Mi identidad</h2>
        <IdentityCheck onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-section" aria-labelledby="cuenta-empresa">
        <h2 id="cuenta-empresa">Personas de mi empresa</h2>
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
