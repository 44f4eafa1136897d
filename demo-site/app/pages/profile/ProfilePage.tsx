import { Link } from "react-router";
import {
  AddressBook,
  CompanyOwners,
  IdentityCheck,
  Profile,
  useMessages,
  useSession,
} from "martillo";
import { AttentionHome } from "../../attention/AttentionHome";
import { routeMessages } from "../../routing/route.messages";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { Page } from "../../shell/Page";
import { accountTiles } from "./account-tiles";
import { profileMessages } from "./profile.messages";

/** /cuenta/perfil: the person as the house knows them, and links to the other pages of an account. */
export function ProfilePage() {
  const t = useMessages(profileMessages);
  const routeText = useMessages(routeMessages);
  const { user } = useSession();
  const { onLoginRequest } = useSiteHandlers();

  return (
    <Page className="site-account-page">
      <h1>{routeText("profile")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <AttentionHome />
      <section className="site-account-section" aria-labelledby="cuenta-datos">
        <h2 id="cuenta-datos">{t("own")}</h2>
        <Profile onLoginRequest={onLoginRequest} />
      </section>
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
    </Page>
  );
}
