import { useId, useMemo, useState } from "react";
import {
  customOwnAuctions,
  type InputOf,
  type SellerLot,
  TEMPLATE_NAME_LENGTH,
} from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { lotPage } from "../../src/paths";
import {
  EDIT_LOT_PAGE,
  IMPORT_LOTS_PAGE,
  NEW_LOT_PAGE,
  OPEN_AUCTIONS_PAGE,
  OPEN_SALES_PAGE,
  SELLER_LOTS_PAGE,
  SOLD_INVOICE_PAGE,
} from "../../src/paths/pages";
import { useHouseOptions } from "../../src/patterns/house-options";
import { LateRelist } from "../../src/patterns/relist";
import { useQuery, useRuntime, type WidgetRuntime } from "../../src/state";
import { Button, ButtonLink, EmptyState, Refusal } from "../../src/ui";
import type { tableChunk } from "../../src/ui/data-table";
import {
  type DataTableModel,
  selectedCount,
  type TableFilter,
  useDataTable,
} from "../../src/ui/data-table";
import { DoneNote } from "../account";
import { type Actor, actionsOf, bulkActionsOf, type ShownList, STATES } from "./actions";
import { columnsOf, nameOf } from "./columns";
import { ConfirmChange, type Planned } from "./ConfirmChange";
import { FailedLots } from "./FailedLots";
import { sellingListMessages } from "./selling-list.messages";
import { Views } from "./Views";
import {
  IMPORT_FILTER,
  type OfferedAction,
  type SellingAction,
  type SellingChanges,
  type SellingListOptions,
  useChanges,
  useLiveRows,
  useRows,
} from "./use-selling-list";

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];

/** The house counts no further. */
const MOST_COUNTED = 10_000;

/** Actions that are asked about before they are done. */
const ASKED: ReadonlySet<OfferedAction> = new Set([
  "withdraw",
  "archive",
  "delete",
  "price_percent",
  "keep",
  "rename",
  "set",
  "assign_auction",
  "addendum",
  "request_withdraw",
  "request_review",
  "hide",
  "cancel",
]);

/** The lots as a table, and what is done to them. */
export function SellingListView({ Table, ...options }: SellingListOptions & { Table: Table }) {
  const t = useMessages(sellingListMessages);
  const runtime = useRuntime();
  const { apiBase } = runtime;
  const { list, kind } = options;
  const table = `selling-${kind}-${list}`;
  const columns = useMemo(() => columnsOf({ list, kind, apiBase, t }), [list, kind, apiBase, t]);
  const model = useDataTable({
    table,
    columns,
    filters: useFilters(options),
    hasAddress: options.keepAddress,
  });
  const rows = useRows(options, model);
  const changes = useChanges(options, model, rows);
  const [planned, setPlanned] = useState<Planned>();
  const relist = useRelist(rows.retry);
  const { data, error, retry } = rows;
  const live = useLiveRows(data?.records, options);
  const actor: Actor = { permissions: data?.permissions ?? [], isStaff: data?.staff === 1 };

  function begin(action: OfferedAction, row?: SellerLot) {
    const ids = row && [row.id];
    const count = ids?.length ?? selectedCount(model.selection);
    const name = (row?.template ?? row?.title)?.slice(0, TEMPLATE_NAME_LENGTH);
    if (ASKED.has(action)) setPlanned({ action, ids, count, ...(name && { name }) });
    else changes.change(action, ids);
  }

  return (
    <div className="martillo-selling-list__body">
      <Decide
        count={list === "unsold" ? (data?.counts.decide ?? 0) : 0}
        onShow={() => model.ask({ filters: { state: ["provisional"] } })}
      />
      <Outcome changes={changes} list={list} kind={kind} />
      <DoneNote>{relist.isDone && t("done_relist")}</DoneNote>
      <Table<SellerLot>
        label={t("label")}
        model={model}
        answer={{
          rows: live.rows,
          total: Math.min(data?.totalRecords ?? 0, MOST_COUNTED),
          isCapped: (data?.totalRecords ?? 0) > MOST_COUNTED,
          error: error && { message: error.message, next: error.next, retry },
        }}
        rowId={(row) => row.id}
        rowName={(row) => nameOf(row, t)}
        rowActions={(row) =>
          actionsOf(row, actor).map(({ id, isDanger = false }) => ({
            id,
            label: t(id),
            isDanger,
            ...linkOf(id, row, runtime),
          }))
        }
        onRowAction={(row, action) => {
          if (action === "relist") relist.begin(row);
          else if (!("href" in linkOf(action, row, runtime))) begin(action as OfferedAction, row);
        }}
        bulk={
          <BulkButtons
            shown={{ list, kind, isArchived: model.query.filters["archived"] === true }}
            actor={actor}
            isBusy={changes.isBusy}
            onBegin={begin}
          />
        }
        tools={
          list !== "templates" && (
            <Tools
              model={model}
              table={table}
              moved={live.moved}
              canExport={actor.permissions.includes("report")}
              changes={changes}
              onRefresh={retry}
            />
          )
        }
        empty={<NoLots list={list} />}
      />
      <Relisting relist={relist} />
      {planned && (
        <ConfirmChange
          planned={planned}
          ofTemplates={list === "templates"}
          open={data?.counts.open ?? 0}
          onCancel={() => setPlanned(undefined)}
          onConfirm={(more) => {
            setPlanned(undefined);
            changes.change(planned.action, planned.ids, more);
          }}
        />
      )}
      <Failed changes={changes} rows={data?.records} onSelect={model.markOnly} />
    </div>
  );
}

/** Listing one lot again, on terms that are asked for. */
function useRelist(retry: () => void) {
  const [lot, setLot] = useState<SellerLot>();
  const [isDone, setDone] = useState(false);
  return {
    lot,
    isDone,
    begin(row: SellerLot) {
      setDone(false);
      setLot(row);
    },
    cancel: () => setLot(undefined),
    finish() {
      setLot(undefined);
      setDone(true);
      retry();
    },
  };
}

function Relisting({ relist: { lot, cancel, finish } }: { relist: ReturnType<typeof useRelist> }) {
  const t = useMessages(sellingListMessages);
  if (!lot) return null;
  return <LateRelist lot={lot.id} title={nameOf(lot, t)} onCancel={cancel} onDone={finish} />;
}

/** Lots that stayed as they were, to be chosen again. */
function Failed({
  changes: { result, dismiss },
  rows,
  onSelect,
}: {
  changes: SellingChanges;
  rows: readonly SellerLot[] | undefined;
  onSelect: (ids: readonly number[]) => void;
}) {
  const t = useMessages(sellingListMessages);
  if (!result || result.failed.length === 0) return null;
  return (
    <FailedLots
      result={result}
      nameOf={(id) => {
        const row = rows?.find((each) => each.id === id);
        return row ? nameOf(row, t) : t("lotNumber", { id });
      }}
      onSelect={(ids) => {
        onSelect(ids);
        dismiss();
      }}
      onClose={dismiss}
    />
  );
}

/** What can be done to the lots that are chosen. */
function BulkButtons({
  shown,
  actor,
  isBusy,
  onBegin,
}: {
  shown: ShownList;
  actor: Actor;
  isBusy: boolean;
  onBegin: (action: OfferedAction) => void;
}) {
  const t = useMessages(sellingListMessages);
  return bulkActionsOf(shown, actor).map((action) => (
    <Button
      key={action}
      size="s"
      variant={
        action === "delete" || action === "hide" || action === "cancel" ? "danger" : "secondary"
      }
      disabled={isBusy}
      onClick={() => onBegin(action)}
    >
      {t(action)}
    </Button>
  ));
}

/** Rows that came since, views that were kept, and files of the list. */
function Tools({
  model,
  table,
  moved,
  canExport,
  changes,
  onRefresh,
}: {
  model: DataTableModel<SellerLot>;
  table: string;
  moved: number;
  canExport: boolean;
  changes: SellingChanges;
  onRefresh: () => void;
}) {
  const t = useMessages(sellingListMessages);
  return (
    <>
      {moved > 0 && (
        <Button size="s" variant="soft" onClick={onRefresh}>
          {t("refresh", { count: moved })}
        </Button>
      )}
      <Views table={table} model={model} />
      {canExport && (
        <>
          <Button size="s" disabled={changes.isBusy} onClick={() => changes.save("xlsx")}>
            {t("exportXlsx")}
          </Button>
          <Button size="s" disabled={changes.isBusy} onClick={() => changes.save("csv")}>
            {t("exportCsv")}
          </Button>
        </>
      )}
    </>
  );
}

function NoLots({ list }: Pick<SellingListOptions, "list">) {
  const t = useMessages(sellingListMessages);
  const { urlTo } = useRuntime();
  return (
    <EmptyState
      icon="tag"
      title={t(`none_${list}`)}
      actions={
        <>
          <ButtonLink href={urlTo(NEW_LOT_PAGE)}>{t("newLot")}</ButtonLink>
          <ButtonLink href={urlTo(IMPORT_LOTS_PAGE)} variant="ghost">
            {t("importLots")}
          </ButtonLink>
        </>
      }
    >
      {t(list === "templates" ? "noneTemplatesText" : "noneText")}
    </EmptyState>
  );
}

/** Where an action leads that is done elsewhere; the result of a lot is decided on its own page. */
function linkOf(
  action: string,
  row: SellerLot,
  { lotUrl, urlTo }: WidgetRuntime,
): { href?: string } {
  switch (action) {
    case "see":
    case "award":
      return { href: lotUrl(row.id, lotPage(row.auction)) };
    case "edit":
      return { href: urlTo(EDIT_LOT_PAGE, { action: row.id }) };
    case "invoice":
      return { href: urlTo(SOLD_INVOICE_PAGE, { id: row.invoice ?? 0 }) };
    default:
      return {};
  }
}

/** The newest auctions of the seller; undefined until they are read. */
function useAuctions({ list, kind }: SellingListOptions): TableFilter["options"] {
  const hasAuctions = kind !== "direct" && list !== "templates";
  const { data } = useQuery(customOwnAuctions, hasAuctions ? NEWEST_AUCTIONS : null, {
    refreshOnFocus: false,
  });
  return useMemo(
    () => data?.records.map(({ id, title }) => ({ value: String(id), label: title || `#${id}` })),
    [data],
  );
}

const NEWEST_AUCTIONS: InputOf<typeof customOwnAuctions> = { limit: 100 };

function useFilters(options: SellingListOptions): readonly TableFilter[] {
  const { list, kind } = options;
  const t = useMessages(sellingListMessages);
  const auctions = useAuctions(options);
  const categories = useHouseOptions("category");
  const names = categories.map(({ value }) => value).join();
  return useMemo(() => {
    const isDraft = list === "draft" || list === "templates";
    const state = STATES[list].map((value) => ({ value, label: t(`state_${value}`) }));
    return [
      ...(state.length > 1
        ? [{ id: "state", label: t("state"), kind: "choice" as const, options: state }]
        : []),
      ...(kind === "all"
        ? [
            {
              id: "kind",
              label: t("kind"),
              kind: "choice" as const,
              options: [
                { value: "auction", label: t("kind_auction") },
                { value: "direct", label: t("kind_direct") },
              ],
            },
          ]
        : []),
      { id: "brand", label: t("brand"), kind: "choice" },
      {
        id: "category",
        label: t("category"),
        kind: "choice",
        ...(names !== "" && { options: categories }),
      },
      // A seller without auctions has none to choose; until they are read, the address may name one.
      ...(kind === "direct" || list === "templates" || auctions?.length === 0
        ? []
        : [
            {
              id: "auction",
              label: t("auctionLabel"),
              kind: "choice" as const,
              isSingle: true,
              pattern: /^[1-9]\d{0,14}$/,
              ...(auctions && { options: auctions }),
            },
          ]),
      { id: "price", label: t("price"), kind: "number" },
      ...(list === "draft"
        ? [{ id: IMPORT_FILTER, label: t("import"), kind: "whole" as const }]
        : []),
      ...(isDraft ? [] : [{ id: "end", label: t("end"), kind: "date" as const }]),
      ...(isDraft
        ? []
        : [
            { id: "met", label: t("met"), kind: "flag" as const },
            { id: "archived", label: t("archived"), kind: "flag" as const },
            { id: "hidden", label: t("hidden"), kind: "flag" as const },
          ]),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the options are read anew at each drawing; their names say whether they changed
  }, [list, kind, t, names, auctions]);
}

/** What waits for its seller's word. */
function Decide({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useMessages(sellingListMessages);
  if (count === 0) return null;
  return (
    <div part="decide">
      <Button size="s" onClick={onShow}>
        {t("decide", { count })}
      </Button>
    </div>
  );
}

/** The text about the last action; templates have words of their own. */
function doneText(action: SellingAction, ofTemplates: boolean) {
  if (ofTemplates && action === "delete") return "done_delete_templates";
  return ofTemplates && action === "restore"
    ? "done_restore_templates"
    : (`done_${action}` as const);
}

/** Where lots are once they are published. */
const OPEN_LIST = {
  all: SELLER_LOTS_PAGE,
  auction: OPEN_AUCTIONS_PAGE,
  direct: OPEN_SALES_PAGE,
} as const;

/** The result of the last action, or its progress. */
function Outcome({
  changes,
  list,
  kind,
}: Pick<SellingListOptions, "list" | "kind"> & { changes: SellingChanges }) {
  const t = useMessages(sellingListMessages);
  const { urlTo } = useRuntime();
  const id = useId();
  const { result, progress, saved } = changes;
  const done = result?.done.length ?? 0;
  return (
    <div>
      {progress && (
        <label htmlFor={id} className="martillo-selling-list__note">
          {t("working", {
            done: formatNumber(progress.done),
            total: formatNumber(progress.total),
          })}
          <progress id={id} max={progress.total} value={progress.done} />
        </label>
      )}
      <div className="martillo-selling-list__note">
        <DoneNote>
          {result && done > 0
            ? t(doneText(result.action, list === "templates"), { count: done })
            : saved && t(saved.isCut ? "exportCut" : "exported", { count: saved.count })}
        </DoneNote>
        {result?.action === "delete" && done > 0 && (
          <Button size="s" disabled={changes.isBusy} onClick={changes.undo}>
            {t("undo")}
          </Button>
        )}
        {result?.action === "publish" && done > 0 && (
          <ButtonLink size="s" href={urlTo(OPEN_LIST[kind])}>
            {t("seeOpen")}
          </ButtonLink>
        )}
      </div>
      <Refusal of={changes.refusal} className="martillo-selling-list__error" />
    </div>
  );
}
