import { useState } from "react";
import { formatMoney, formatNumber, useMessages, useQuery } from "martillo";
import {
  type DashboardList,
  type Lot,
  lotPath,
  type StaffUser,
  userProductDashboard,
} from "martillo/contract";
import { Pager, SelectField } from "martillo/ui";
import { Link } from "react-router";
import { ListError } from "../../lots/list-faces";
import { staffUserMessages } from "./user.messages";

const PAGE_SIZE = 10;
const BUYING = ["all", "winning", "outbid", "won", "lost", "watchlist", "favorites"] as const;
const SELLING = [
  "selling_open",
  "selling_sold",
  "selling_unsold",
  "selling_draft",
  "selling_archived",
  "selling_templates",
] as const;

const STATES = {
  draft: "lotDraft",
  scheduled: "lotScheduled",
  open: "lotOpen",
  closing: "lotClosing",
  closed: "lotClosed",
  sold: "lotSold",
  provisional: "lotProvisional",
  unsold: "lotUnsold",
  cancelled: "lotCancelled",
  reserved: "lotReserved",
  withdrawn: "lotWithdrawn",
} as const satisfies Record<Lot["market_status"], string>;

/** The lists of the account: its bids and follows, and what it sells. */
export function UserActivity({ user }: { user: StaffUser }) {
  const t = useMessages(staffUserMessages);
  const sells = user.admin === 1 || user.as_employees_id !== null;
  const lists: readonly DashboardList[] = sells ? [...SELLING, ...BUYING] : BUYING;
  const [list, setList] = useState<DashboardList>(sells ? "selling_open" : "all");
  const [page, setPage] = useState(1);
  const { data, error, retry } = useQuery(
    userProductDashboard,
    { user_id: user.id, action: list, page, limit: PAGE_SIZE },
    { keepPrevious: true, refreshOnFocus: false },
  );
  return (
    <section className="site-user__section" aria-labelledby="cuenta-actividad">
      <h2 id="cuenta-actividad">{t("activity")}</h2>
      <div className="martillo-root site-user__activity">
        <SelectField
          label={t("list")}
          value={list}
          options={lists.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) => {
            setPage(1);
            setList(lists.find((one) => one === currentTarget.value) ?? "all");
          }}
        />
        {error && !data && <ListError error={error} onRetry={retry} />}
        <p role="status">
          {data ? t("found", { count: formatNumber(data.totalRecords) }) : !error && t("loading")}
        </p>
        <ul className="site-user__list">
          {data?.records.map((lot) => (
            <li key={lot.id}>
              <Link to={lotPath(lot)}>{lot.title || t("lotNumber", { id: lot.id })}</Link>
              <span className="site-user__note">
                {[formatMoney(lot.wprice), t(STATES[lot.market_status])].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        {data && data.totalRecords > PAGE_SIZE && (
          <Pager
            page={page}
            pageCount={Math.ceil(data.totalRecords / PAGE_SIZE)}
            onPageChange={setPage}
          />
        )}
      </div>
    </section>
  );
}
