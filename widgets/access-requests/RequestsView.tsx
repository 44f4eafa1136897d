import { useMemo, useRef, useState } from "react";
import type { AccessRequest } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { OPEN_AUCTIONS_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { Button, ButtonLink, EmptyState, ErrorState, Refusal, useStyles } from "../../src/ui";
import {
  type DataTableModel,
  selectedCount,
  type TableColumn,
  tableChunk,
  useDataTable,
} from "../../src/ui/data-table";
import { AccountSkeleton, DoneNote } from "../account";
import { accessRequestsMessages } from "./access-requests.messages";
import { columnsOf, filtersOf, rowActionsOf, VERBS } from "./columns";
import { DecideDialog } from "./DecideDialog";
import { Invite } from "./Invite";
import styles from "./requests.css?inline";
import {
  type AccessRequestsModel,
  type Decided,
  type Decision,
  type Outcome,
  useAccessRequests,
} from "./use-access-requests";

/** Props of `RequestsView`. */
export interface RequestsViewProps {
  /** Number of the auction; undefined: all of the seller. */
  auction: number | undefined;
  /** Is told after each decision that the server has taken. */
  onDecided: (decided: Decided) => void;
}

/** A decision that is asked about once more: about one person, or about the chosen ones. */
interface Planned {
  row: AccessRequest | undefined;
  status: Exclude<Decision, "approved">;
}

/** So many people are named after a decision about many; those about whom it could not be made come first. */
const MOST_NAMED = 20;

const NO_COLUMNS: readonly TableColumn<AccessRequest>[] = [];

/** The requests to bid as a table, and their answers. */
export function RequestsView({ auction, onDecided }: RequestsViewProps) {
  const t = useMessages(accessRequestsMessages);
  const { urlTo } = useRuntime();
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const chunk = useChunk(tableChunk, true);
  const filters = useMemo(() => filtersOf(t), [t]);
  const table = useDataTable({ table: "access-requests", columns: NO_COLUMNS, filters });
  const model = useAccessRequests(auction, table, onDecided);
  const { outcome, invited, decide, invite } = useDecisions(model);
  const [planned, setPlanned] = useState<Planned>();
  const { rows, error, isBusy } = model;
  const columns = columnsOf({
    hasAuction: auction === undefined,
    isBusy,
    onApprove: (row) => void decide("approved", "", row),
    urlTo,
    t,
  });
  const begin = (status: Decision, row?: AccessRequest) => {
    if (status === "approved") void decide(status, "", row);
    else setPlanned({ row, status });
  };

  return (
    <section
      ref={root}
      aria-label={t("requests")}
      part="requests"
      className="martillo-requests"
      data-state={rows ? "ready" : error ? "failed" : "loading"}
    >
      <h3 className="martillo-account-title">{t("requests")}</h3>
      <Results outcome={outcome} invited={invited} />
      <Refusal of={planned ? undefined : model.refusal} className="martillo-requests__error" />
      {!planned && <Changed count={model.changed} />}
      {chunk.module && (
        <chunk.module.DataTable<AccessRequest>
          label={t("requests")}
          model={{ ...table, columns }}
          answer={{
            rows,
            total: model.total,
            error: error && { message: error.message, next: error.next, retry: model.retry },
          }}
          rowId={(row) => row.id}
          rowName={(row) => row.name}
          rowActions={(row) => rowActionsOf(row, t)}
          onRowAction={(row, action) => begin(action as Decision, row)}
          bulk={<BulkButtons isBusy={isBusy} onBegin={begin} />}
          hasSearch={false}
          tools={<Waiting pending={model.pending} table={table} />}
          empty={<NoRequests isOfAll={auction === undefined} />}
        />
      )}
      {!chunk.module && chunk.hasFailed && (
        <ErrorState title={t("notOpened")} onRetry={() => void tableChunk.load()} />
      )}
      {!chunk.module && !chunk.hasFailed && <AccountSkeleton />}
      {auction !== undefined && (
        <Invite isBusy={isBusy} onInvite={(emails) => invite(auction, emails)} />
      )}
      {planned && (
        <DecideDialog
          {...planned}
          count={selectedCount(table.selection)}
          isBusy={isBusy}
          refusal={model.refusal}
          news={<Changed count={model.changed} />}
          onClose={() => setPlanned(undefined)}
          onDecide={async (answer) => {
            const { row, status } = planned;
            if (await decide(status, answer, row)) setPlanned(undefined);
          }}
        />
      )}
    </section>
  );
}

/** Decisions, with what came of the last one. */
function useDecisions(model: AccessRequestsModel) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [invited, setInvited] = useState<number>();

  function clear() {
    setOutcome(undefined);
    setInvited(undefined);
  }

  /** True unless it was refused as a whole. */
  async function decide(status: Decision, answer: string, row?: AccessRequest): Promise<boolean> {
    clear();
    const result = await model.decide(status, answer, row);
    setOutcome(result);
    return result !== undefined;
  }

  async function invite(auctionId: number, emails: string[]): Promise<boolean> {
    clear();
    const isDone = await model.invite(auctionId, emails);
    if (isDone) setInvited(emails.length);
    return isDone;
  }

  return { outcome, invited, decide, invite };
}

/** What came of the last decision: of one person in a sentence, of several one by one. */
function Results({
  outcome,
  invited,
}: {
  outcome: Outcome | undefined;
  invited: number | undefined;
}) {
  const t = useMessages(accessRequestsMessages);
  const people = outcome?.people ?? [];
  const [first] = people;
  const failed = people.filter(({ reason }) => reason !== undefined);
  const done = people.filter(({ reason }) => reason === undefined);
  const hasMany = people.length > 1;
  const rest = hasMany ? done.slice(0, Math.max(0, MOST_NAMED - failed.length)) : [];
  return (
    <>
      <DoneNote>
        {invited !== undefined && t("invited", { count: invited })}
        {outcome &&
          first &&
          done.length > 0 &&
          (hasMany
            ? t(`done_${outcome.status}`, { count: done.length })
            : t(`decided_${outcome.status}`, { name: first.name }))}
      </DoneNote>
      {failed.length > 0 && (
        <ul role="alert" className="martillo-requests__results martillo-requests__error">
          {failed.map(({ id, name, reason = "" }) => (
            <li key={id}>{t("notDecided", { name, reason })}</li>
          ))}
        </ul>
      )}
      {outcome && rest.length > 0 && (
        <ul className="martillo-requests__results">
          {rest.map(({ id, name }) => (
            <li key={id}>{t(`result_${outcome.status}`, { name })}</li>
          ))}
          {rest.length < done.length && <li>{t("more", { count: done.length - rest.length })}</li>}
        </ul>
      )}
    </>
  );
}

/** Others have asked or were decided about since the requests of a filter were chosen. */
function Changed({ count }: { count: number | undefined }) {
  const t = useMessages(accessRequestsMessages);
  if (count === undefined) return null;
  return (
    <p role="alert" className="martillo-requests__error">
      {t("changed", { count })}
    </p>
  );
}

/** What can be decided about the chosen ones. */
function BulkButtons({
  isBusy,
  onBegin,
}: {
  isBusy: boolean;
  onBegin: (status: Decision) => void;
}) {
  const t = useMessages(accessRequestsMessages);
  return (["approved", "denied"] as const).map((status) => (
    <Button
      key={status}
      size="s"
      variant={status === "denied" ? "danger" : "secondary"}
      disabled={isBusy}
      onClick={() => onBegin(status)}
    >
      {t(VERBS[status])}
    </Button>
  ));
}

/** How many wait, and the way to them. */
function Waiting({ pending, table }: { pending: number; table: DataTableModel<AccessRequest> }) {
  const t = useMessages(accessRequestsMessages);
  const isShown = isSameList(table.query.filters["state"], WAITING);
  return (
    <>
      <p role="status" part="pending" className="martillo-requests__pending">
        {t("pending", { count: pending })}
      </p>
      {pending > 0 && !isShown && (
        <Button
          size="s"
          variant="ghost"
          onClick={() => table.ask({ filters: { ...table.query.filters, state: WAITING } })}
        >
          {t("showPending")}
        </Button>
      )}
    </>
  );
}

const WAITING = ["pending"];

function isSameList(a: unknown, b: readonly string[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function NoRequests({ isOfAll }: { isOfAll: boolean }) {
  const t = useMessages(accessRequestsMessages);
  const { urlTo } = useRuntime();
  return (
    <EmptyState
      icon="user"
      title={t("noRequests")}
      actions={
        isOfAll && <ButtonLink href={urlTo(OPEN_AUCTIONS_PAGE)}>{t("toAuctions")}</ButtonLink>
      }
    >
      {t("noRequestsText")}
    </EmptyState>
  );
}
