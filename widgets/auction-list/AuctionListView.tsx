import { useId, useMemo, useState } from "react";
import { customOwnAuctions, type SellerAuction } from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import {
  EDIT_EVENT_PAGE,
  EDIT_LOT_PAGE,
  EVENT_PAGE,
  NEW_EVENT_PAGE,
  REPORTS_PAGE,
} from "../../src/paths/pages";
import {
  type CallError,
  type Emit,
  useQuery,
  useRuntime,
  useSession,
  type WidgetRuntime,
} from "../../src/state";
import { Button, ButtonLink, Dialog, EmptyState, Refusal } from "../../src/ui";
import {
  type DataTableModel,
  type RowAction,
  selectedCount,
  type tableChunk,
  useDataTable,
} from "../../src/ui/data-table";
import { DoneNote } from "../account";
import { auctionListMessages } from "./auction-list.messages";
import { CancelAuction } from "./CancelAuction";
import { columnsOf, filtersOf, nameOf, type Say, scopeOf } from "./columns";
import { KeepTemplate } from "./KeepTemplate";
import {
  type Act,
  ASKED,
  type Done,
  isOffered,
  type Offered,
  OFFERED,
  useAuctionActs,
} from "./use-auction-acts";
import { type AuctionListName, type ManyAct, manyActsOf, useManyActs } from "./use-many-acts";

export interface AuctionListOptions {
  list: AuctionListName;
  keepAddress: boolean;
  emit: Emit;
}

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];

/** Acts that need a name. */
type Named = "keep_template" | "rename";

interface Planned {
  row: SellerAuction;
  action: Offered | Named;
}

/** The auctions as a table, and what is done to them. */
export function AuctionListView({
  Table,
  list,
  keepAddress,
  emit,
}: AuctionListOptions & { Table: Table }) {
  const t = useMessages(auctionListMessages);
  const runtime = useRuntime();
  const { urlTo } = runtime;
  const isTemplates = list === "templates";
  const columns = useMemo(() => columnsOf(runtime, t, isTemplates), [runtime, t, isTemplates]);
  const filters = useMemo(() => filtersOf(list, t), [list, t]);
  const model = useDataTable({
    table: `auctions-${list}`,
    columns,
    filters,
    hasAddress: keepAddress,
  });
  const { page, pageSize } = model.query;
  const scope = useMemo(() => scopeOf(list, model.query), [list, model.query]);
  const { data, error, retry } = useQuery(
    customOwnAuctions,
    { ...scope, page, limit: pageSize },
    { keepPrevious: true },
  );
  const { act, done, refusal, isBusy, forget } = useAuctionActs({ emit, onChanged: retry });
  const many = useManyActs({ scope, model, emit, onChanged: retry });
  const [planned, setPlanned] = useState<Planned>();
  const isStaff = useSession().user?.staff === 1;
  const manyActs = manyActsOf(list, model.query.filters["archived"] === true);
  const doMany = (action: ManyAct) => {
    forget();
    many.act(action);
  };
  const doPlanned = async (id: number, action: Act, text?: string) => {
    many.clear();
    // A reason stays in its field until the server has taken it.
    if (!(isStaff && action === "cancel")) setPlanned(undefined);
    if (await act(id, action, text)) setPlanned(undefined);
  };

  return (
    <div className="martillo-auction-list__body">
      <Outcome done={done} isBusy={isBusy} onUndo={(id) => void act(id, "restore")} />
      <Refusal of={planned ? undefined : refusal} className="martillo-auction-list__error" />
      <ManyOutcome many={many} rows={data?.records} />
      <Table<SellerAuction>
        label={t("label")}
        model={model}
        answer={{
          rows: data?.records,
          total: data?.totalRecords ?? 0,
          isCapped: false,
          error: error && { message: error.message, next: error.next, retry },
        }}
        rowId={(row) => row.id}
        rowName={(row) => nameOf(row, t)}
        rowActions={(row) => rowActionsOf(row, { t, urlTo, isStaff })}
        bulk={
          manyActs.length === 0 ? undefined : (
            <ManyButtons acts={manyActs} model={model} isBusy={many.isBusy} onAct={doMany} />
          )
        }
        tools={
          !isTemplates && (
            <ButtonLink size="s" href={withQuery(urlTo(REPORTS_PAGE), "report=auctions")}>
              {t("report")}
            </ButtonLink>
          )
        }
        onRowAction={(row, action) => {
          many.clear();
          if (action === "use" || action === "copy") return void act(row.id, action);
          forget();
          if (isNamed(action)) return setPlanned({ row, action });
          const asked = OFFERED.find((one) => one === action);
          if (!asked) return;
          if (ASKED.has(asked)) setPlanned({ row, action: asked });
          else void act(row.id, asked);
        }}
        empty={<NoAuctions isTemplates={isTemplates} />}
      />
      {planned && (
        <PlannedAct
          {...planned}
          isStaff={isStaff}
          refusal={refusal}
          isBusy={isBusy}
          onClose={() => {
            forget();
            setPlanned(undefined);
          }}
          onConfirm={(text) => void doPlanned(planned.row.id, planned.action, text)}
        />
      )}
    </div>
  );
}

function NoAuctions({ isTemplates }: { isTemplates: boolean }) {
  const t = useMessages(auctionListMessages);
  const { urlTo } = useRuntime();
  return (
    <EmptyState
      icon="gavel"
      title={t(isTemplates ? "noTemplates" : "none")}
      actions={<ButtonLink href={urlTo(NEW_EVENT_PAGE)}>{t("newAuction")}</ButtonLink>}
    >
      {t(isTemplates ? "noTemplatesText" : "noneText")}
    </EmptyState>
  );
}

function isNamed(action: string): action is Named {
  return action === "keep_template" || action === "rename";
}

/** Asks for the name or the reason that an act needs, or whether it is meant. */
function PlannedAct({
  row,
  action,
  isStaff,
  refusal,
  isBusy,
  onClose,
  onConfirm,
}: Planned & {
  isStaff: boolean;
  refusal: CallError | undefined;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (text?: string) => void;
}) {
  const t = useMessages(auctionListMessages);
  if (action === "cancel" && isStaff) {
    return (
      <CancelAuction
        title={t("cancel")}
        text={t("ask_cancel", { title: nameOf(row, t), count: row.lot_count })}
        hasBids={row.bid_count > 0}
        refusal={refusal}
        isBusy={isBusy}
        onClose={onClose}
        onCancel={onConfirm}
      />
    );
  }
  if (!isNamed(action)) {
    return <ConfirmAct {...{ row, action, isBusy, onClose }} onConfirm={() => onConfirm()} />;
  }
  return (
    <KeepTemplate
      action={action}
      proposed={row.template ?? row.title}
      isBusy={isBusy}
      onClose={onClose}
      onKeep={onConfirm}
    />
  );
}

/** What came of the last act, with what follows from it. */
function Outcome({
  done,
  isBusy,
  onUndo,
}: {
  done: Done | undefined;
  isBusy: boolean;
  onUndo: (id: number) => void;
}) {
  const t = useMessages(auctionListMessages);
  const { urlTo } = useRuntime();
  return (
    <>
      <div className="martillo-auction-list__note">
        <DoneNote>{done && t(`done_${done.action}`)}</DoneNote>
        {done?.action === "use" && (
          <ButtonLink size="s" href={urlTo(EDIT_EVENT_PAGE, { action: done.id })}>
            {t("edit")}
          </ButtonLink>
        )}
        {done?.action === "delete" && (
          <Button size="s" disabled={isBusy} onClick={() => onUndo(done.id)}>
            {t("undo")}
          </Button>
        )}
      </div>
      {done && done.failed.length > 0 && (
        <ul>
          {done.failed.map(({ id, message }) => (
            <li key={id}>
              <a href={urlTo(EDIT_LOT_PAGE, { action: id })}>{t("lotNumber", { id })}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What came of an act on many auctions, or its progress. */
function ManyOutcome({
  many: { outcome, progress, refusal, changed, isBusy, undo },
  rows,
}: {
  many: ReturnType<typeof useManyActs>;
  rows: readonly SellerAuction[] | undefined;
}) {
  const t = useMessages(auctionListMessages);
  const id = useId();
  const count = outcome?.done.length ?? 0;
  const failed = outcome?.failed ?? [];
  return (
    <>
      {progress && (
        <label htmlFor={id} className="martillo-auction-list__note">
          {t("working", {
            done: formatNumber(progress.done),
            total: formatNumber(progress.total),
          })}
          <progress id={id} max={progress.total} value={progress.done} />
        </label>
      )}
      <div className="martillo-auction-list__note">
        <DoneNote>{outcome && count > 0 && t(`many_${outcome.action}`, { count })}</DoneNote>
        {outcome?.action === "delete" && count > 0 && (
          <Button size="s" disabled={isBusy} onClick={undo}>
            {t("undo")}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <div role="alert">
          <p>{t("manyFailed", { count: failed.length })}:</p>
          <ul>
            {failed.map(({ id: auction, message }) => {
              const row = rows?.find((each) => each.id === auction);
              return (
                <li key={auction}>
                  {row ? nameOf(row, t) : t("numbered", { id: auction })}: {message}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Refusal
        of={
          changed === undefined
            ? refusal
            : { message: t("manyChanged", { count: changed }), next: t("manyAgain") }
        }
        className="martillo-auction-list__error"
      />
    </>
  );
}

/** What can be done to the auctions that are chosen; before they are deleted it asks. */
function ManyButtons({
  acts,
  model,
  isBusy,
  onAct,
}: {
  acts: readonly ManyAct[];
  model: DataTableModel<SellerAuction>;
  isBusy: boolean;
  onAct: (action: ManyAct) => void;
}) {
  const t = useMessages(auctionListMessages);
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  return (
    <>
      {acts.map((action) => (
        <Button
          key={action}
          size="s"
          variant={action === "delete" ? "danger" : "secondary"}
          disabled={isBusy}
          onClick={() => (action === "delete" ? setDeleting(true) : onAct(action))}
        >
          {t(action)}
        </Button>
      ))}
      <Dialog
        open={isDeleting}
        title={t("delete")}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t("goBack")}</Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                onAct("delete");
              }}
            >
              {t("delete")}
            </Button>
          </>
        }
      >
        <p>{t("ask_deleteMany", { count: selectedCount(model.selection) })}</p>
      </Dialog>
    </>
  );
}

/** Asks before an act that takes something away. */
function ConfirmAct({
  row,
  action,
  isBusy,
  onClose,
  onConfirm,
}: {
  row: SellerAuction;
  action: Offered;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useMessages(auctionListMessages);
  return (
    <Dialog
      open
      title={t(action)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {t(action)}
          </Button>
        </>
      }
    >
      <p>
        {t(row.template === null ? (`ask_${action}` as "ask_delete") : "ask_delete_template", {
          title: nameOf(row, t),
          count: row.lot_count,
        })}
      </p>
    </Dialog>
  );
}

const TAKES_LOTS: ReadonlySet<string> = new Set(["draft", "scheduled", "running"]);

/** The menu of a row. */
function rowActionsOf(
  row: SellerAuction,
  { t, urlTo, isStaff }: { t: Say; urlTo: WidgetRuntime["urlTo"]; isStaff: boolean },
): RowAction[] {
  return [
    ...(row.template === null ? [] : [{ id: "use", label: t("use") }]),
    {
      id: "edit",
      label: t("edit"),
      href: urlTo(EDIT_EVENT_PAGE, { action: row.id }),
    },
    ...(row.template === null && TAKES_LOTS.has(row.state) && !row.archived
      ? [
          {
            id: "lots",
            label: t("addLots"),
            href: withQuery(urlTo(EDIT_EVENT_PAGE, { action: row.id }), "step=lots"),
          },
          {
            id: "terms",
            label: t("terms"),
            href: withQuery(urlTo(EDIT_EVENT_PAGE, { action: row.id }), "step=access"),
          },
        ]
      : []),
    ...(row.template === null
      ? []
      : [
          { id: "rename", label: t("rename") },
          { id: "copy", label: t("copy") },
        ]),
    ...(row.access !== "open" && row.state !== "draft"
      ? [
          {
            id: "requests",
            label: t("seeRequests"),
            href: withQuery(urlTo(EDIT_EVENT_PAGE, { action: row.id }), "step=access"),
          },
        ]
      : []),
    ...(row.state === "draft"
      ? []
      : [{ id: "see", label: t("see"), href: urlTo(EVENT_PAGE, { id: row.id }) }]),
    ...OFFERED.filter((action) => isOffered(row, action, isStaff)).map((id) => ({
      id,
      label: t(id),
      isDanger: id === "delete" || id === "cancel",
    })),
    ...(row.template === null ? [{ id: "keep_template", label: t("keep_template") }] : []),
  ];
}
