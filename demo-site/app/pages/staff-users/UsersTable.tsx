import { useMemo, useState } from "react";
import { formatNumber, useMessages, useQuery, useRuntime } from "martillo";
import { pathTo, type StaffUser, userAllbuyers } from "martillo/contract";
import { Button, EmptyState } from "martillo/ui";
import {
  type DataTableModel,
  selectedCount,
  type TableSelection,
  type tableChunk,
  useDataTable,
} from "martillo/ui/data-table";
import { type BulkAction, type BulkResult, reasonsOf } from "./bulk";
import { BulkDialog } from "./BulkDialog";
import { columnsOf, filtersOf, nameOf, type Say } from "./columns";
import { InviteDialog, NewAccountDialog } from "./NewAccountDialog";
import { useBulk } from "./use-bulk";
import { useQueueCount } from "./use-queue-count";
import { inputOf, QUEUES } from "./users-query";
import { staffUsersMessages } from "./users.messages";

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];

/** The house counts no further. */
const MOST_COUNTED = 10_000;

/** A change that is not confirmed yet, and its accounts. */
interface Planned {
  action: BulkAction;
  selection: TableSelection;
}

/** The accounts as a table whose state is in the address. */
export function UsersTable({ Table }: { Table: Table }) {
  const t = useMessages(staffUsersMessages);
  const { invalidate } = useRuntime();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  const model = useDataTable({ table: "staff-users", columns, filters, hasAddress: true });
  const input = useMemo(() => inputOf(model.query), [model.query]);
  const { data, error, retry } = useQuery(userAllbuyers, input, { keepPrevious: true });
  const [planned, setPlanned] = useState<Planned>();
  const bulk = useBulk(input, ({ failed }) => {
    model.markOnly(failed.map(({ id }) => id));
    // The counts of the queues, too.
    invalidate(userAllbuyers.name);
  });

  return (
    <div className="site-users__body">
      <Openers />
      <Told bulk={bulk} t={t} />
      <Table<StaffUser>
        label={t("label")}
        model={model}
        answer={{
          rows: data?.records,
          total: Math.min(data?.totalRecords ?? 0, MOST_COUNTED),
          isCapped: (data?.totalRecords ?? 0) > MOST_COUNTED,
          error: error && { message: error.message, next: error.next, retry },
        }}
        rowId={({ id }) => id}
        rowName={nameOf}
        rowActions={(row) => [
          { id: "see", label: t("see"), href: pathTo("staffUser", { id: row.id }) },
          ...actionsOf(row).map((id) => ({ id, label: t(id), isDanger: id === "close" })),
        ]}
        onRowAction={(row, action) => {
          if (action === "see") return;
          const selection = { kind: "ids" as const, ids: new Set([row.id]) };
          setPlanned({ action: action as BulkAction, selection });
        }}
        bulk={ACTIONS.map((action) => (
          <Button
            key={action}
            size="s"
            variant={action === "close" ? "danger" : "secondary"}
            disabled={bulk.isBusy}
            onClick={() => setPlanned({ action, selection: model.selection })}
          >
            {t(action)}
          </Button>
        ))}
        tools={<Queues model={model} />}
        empty={<EmptyState icon="user" title={t("none")} />}
      />
      {planned && (
        <BulkDialog
          action={planned.action}
          count={selectedCount(planned.selection)}
          onClose={() => setPlanned(undefined)}
          onConfirm={(reason) => {
            setPlanned(undefined);
            void bulk.change(planned.action, planned.selection, reason);
          }}
        />
      )}
    </div>
  );
}

const ACTIONS: readonly BulkAction[] = ["approve", "close", "open"];

/** The changes that make sense for one account. */
function actionsOf({ status, approved_to_bid: approved }: StaffUser): readonly BulkAction[] {
  if (status === "deactivate") return ["open"];
  return approved === 1 ? ["close"] : ["approve", "close"];
}

/** Ways to another account. */
function Openers() {
  const t = useMessages(staffUsersMessages);
  const [shown, setShown] = useState<"add" | "invite">();
  const [invited, setInvited] = useState("");
  const close = () => setShown(undefined);
  return (
    <>
      <div className="site-users__bar">
        <Button variant="primary" onClick={() => setShown("add")}>
          {t("add")}
        </Button>
        <Button onClick={() => setShown("invite")}>{t("invite")}</Button>
      </div>
      <p role="status">{invited !== "" && t("invited", { email: invited })}</p>
      {shown === "add" && <NewAccountDialog onClose={close} />}
      {shown === "invite" && (
        <InviteDialog
          onClose={close}
          onInvited={(email) => {
            setInvited(email);
            close();
          }}
        />
      )}
    </>
  );
}

/** The accounts that wait for staff, as ready-made filters. */
function Queues({ model }: { model: DataTableModel<StaffUser> }) {
  const t = useMessages(staffUsersMessages);
  const limit = useQueueCount("limit").data?.totalRecords ?? 0;
  const approval = useQueueCount("approval").data?.totalRecords ?? 0;
  return (
    <>
      {limit > 0 && (
        <Button
          size="s"
          variant="soft"
          onClick={() => model.ask({ search: "", filters: QUEUES.limit })}
        >
          {t("queueLimit", { count: formatNumber(limit) })}
        </Button>
      )}
      {approval > 0 && (
        <Button
          size="s"
          variant="soft"
          onClick={() => model.ask({ search: "", filters: QUEUES.approval })}
        >
          {t("queueApproval", { count: formatNumber(approval) })}
        </Button>
      )}
    </>
  );
}

interface Told {
  progress: { done: number; total: number } | undefined;
  result: BulkResult | undefined;
  fault: string;
}

/** The outcome of the last change: how many changed, and why the others stayed. */
function Told({ bulk: { progress, result, fault }, t }: { bulk: Told; t: Say }) {
  return (
    <div className="site-users__told">
      <p role="status">
        {progress
          ? t("working", { done: progress.done, total: progress.total })
          : result && t("done", { count: result.done.length })}
      </p>
      <div role="alert">
        {fault !== "" && <p>{fault}</p>}
        {result &&
          reasonsOf(result).map(([message, ids]) => (
            <p key={message}>{t("failed", { count: ids.length, message })}</p>
          ))}
      </div>
    </div>
  );
}
