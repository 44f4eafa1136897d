import "./staff-home.css";
import { type QueryState, useMessages, useQuery } from "martillo";
import { customPayments, PATHS } from "martillo/contract";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useQueueCount } from "../staff-users/use-queue-count";
import { queueSearch, type UsersQueue } from "../staff-users/users-query";
import { countOf } from "./queue-text";
import { staffHomeMessages } from "./staff-home.messages";

/** /gestion: what waits for staff. */
export function StaffHomePage() {
  const t = useMessages(staffHomeMessages);
  const routeText = useMessages(routeMessages);
  return (
    <Page className="site-account-page">
      <h1>{routeText("staffHome")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <ul className="site-queues">
        <Accounts queue="limit" />
        <Accounts queue="approval" />
        <Payments />
      </ul>
    </Page>
  );
}

/** Accounts that wait for staff; the link leads to the table of these. */
function Accounts({ queue }: { queue: UsersQueue }) {
  const t = useMessages(staffHomeMessages);
  return (
    <Queue
      title={t(queue)}
      text={t(`${queue}Text`)}
      to={PATHS.staffUsers + queueSearch(queue)}
      of={useQueueCount(queue)}
    />
  );
}

/** Payments that came and fit nothing. */
function Payments() {
  const t = useMessages(staffHomeMessages);
  const found = useQuery(customPayments, { list: "review", limit: 1 });
  return <Queue title={t("payments")} text={t("paymentsText")} to={PATHS.houseMoney} of={found} />;
}

interface QueueProps {
  title: string;
  text: string;
  to: string;
  of: QueryState<{ totalRecords: number }>;
}

function Queue({ title, text, to, of: { data, error, retry } }: QueueProps) {
  const t = useMessages(staffHomeMessages);
  const count = data && countOf(data.totalRecords);
  return (
    <li className="site-queue" data-empty={data?.totalRecords === 0 || undefined}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {count ? (
        <p className="site-queue__count">
          {count.isMore ? t("moreThan", { text: count.text }) : count.text}
        </p>
      ) : (
        <p className="site-queue__count" aria-busy={!error}>
          –
        </p>
      )}
      {error && !data ? (
        <div role="alert">
          <p>{`${error.message} ${error.next ?? ""}`}</p>
          <button
            type="button"
            className="site-button"
            data-kind="quiet"
            data-size="s"
            onClick={retry}
          >
            {t("retry")}
          </button>
        </div>
      ) : (
        <p className="site-queue__text">{data?.totalRecords === 0 ? t("nothing") : text}</p>
      )}
    </li>
  );
}
