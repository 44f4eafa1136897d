import "./users.css";
import { useMessages } from "martillo";
import { LatePart } from "martillo/ui";
import { tableChunk } from "martillo/ui/data-table";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { UsersTable } from "./UsersTable";
import { staffUsersMessages } from "./users.messages";

/** /gestion/usuarios: the accounts of the house, found, opened and changed, one by one or many at once. */
export function UsersPage() {
  const t = useMessages(staffUsersMessages);
  const routeText = useMessages(routeMessages);
  return (
    <Page className="site-account-page">
      <h1>{routeText("staffUsers")}</h1>
      <div className="martillo-root site-users">
        <LatePart chunk={tableChunk} loading={t("loading")} failed={t("notOpened")}>
          {({ DataTable }) => <UsersTable Table={DataTable} />}
        </LatePart>
      </div>
    </Page>
  );
}
