import { useMessages, useQuery, useRuntime } from "martillo";
import { userAllbuyers, userGetSingleUser } from "martillo/contract";
import { useParams } from "react-router";
import { ListError } from "../../lots/list-faces";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { Page } from "../../shell/Page";
import { nameOf } from "./columns";
import { UserActions } from "./UserActions";
import { UserActivity } from "./UserActivity";
import { UserFacts } from "./UserFacts";
import { UserLog } from "./UserLog";
import { UserStrikes } from "./UserStrikes";
import { staffUserMessages } from "./user.messages";

/** /gestion/usuarios/{id}: one account, and what staff do with it. */
export function UserPage() {
  const t = useMessages(staffUserMessages);
  const { invalidate } = useRuntime();
  const id = Number(useParams()["id"]);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const found = useQuery(userGetSingleUser, isNumber ? { id } : null, { refreshOnFocus: false });
  const { data, error, retry } = found;
  if (!isNumber || error?.code === "NOT_FOUND") return <NotFoundPage />;
  const title = data && (nameOf(data.record) || data.record.email);
  return (
    <Page className="site-account-page" title={title} isReady={data !== undefined}>
      <h1>{title ?? t("account")}</h1>
      {error && !data && <ListError error={error} onRetry={retry} />}
      {!error && !data && <p role="status">{t("loading")}</p>}
      {data && (
        <>
          <UserFacts of={data} />
          <UserActions
            user={data.record}
            onChanged={() => invalidate(userGetSingleUser.name, userAllbuyers.name)}
          />
          <UserStrikes strikes={data.strikes} />
          <UserActivity user={data.record} />
          <UserLog audit={data.audit} />
        </>
      )}
    </Page>
  );
}
