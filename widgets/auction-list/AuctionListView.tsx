import { useMemo, useState } from "react";
import { customOwnAuctions, type SellerAuction } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE, EDIT_LOT_PAGE, EVENT_PAGE, NEW_EVENT_PAGE } from "../../src/paths/pages";
import { type Emit, useQuery, useRuntime, type WidgetRuntime } from "../../src/state";
import { Button, ButtonLink, Dialog, EmptyState, Refusal } from "../../src/ui";
import { type RowAction, type tableChunk, useDataTable } from "../../src/ui/data-table";
import { DoneNote } from "../account";
import { auctionListMessages } from "./auction-list.messages";
import { columnsOf, filtersOf, nameOf, type Say } from "./columns";
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

export interface AuctionListOptions {
  list: "open" | "sold" | "unsold" | "draft" | "templates" | "all";
  keepAddress: boolean;
  emit: Emit;
}

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];

interface Planned {
  row: SellerAuction;
  action: Offered | "keep_template";
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
  const filters = useMemo(() => (isTemplates ? [] : filtersOf(t)), [t, isTemplates]);
  const model = useDataTable({
    table: `auctions-${list}`,
    columns,
    filters,
    hasAddress: keepAddress,
  });
  const { page, pageSize, search, filters: chosen } = model.query;
  const { data, error, retry } = useQuery(
    customOwnAuctions,
    {
      list,
      page,
      limit: pageSize,
      ...(search !== "" && { search }),
      ...(chosen["archived"] === true && { archived: true }),
    },
    { keepPrevious: true },
  );
  const { act, done, refusal, isBusy } = useAuctionActs({ emit, onChanged: retry });
  const [planned, setPlanned] = useState<Planned>();
  const doPlanned = (id: number, action: Act, name?: string) => {
    setPlanned(undefined);
    void act(id, action, name);
  };

  return (
    <div className="martillo-auction-list__body">
      <Outcome done={done} isBusy={isBusy} onUndo={(id) => void act(id, "restore")} />
      <Refusal of={refusal} className="martillo-auction-list__error" />
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
        rowActions={(row) => rowActionsOf(row, t, urlTo)}
        onRowAction={(row, action) => {
          if (action === "use") return void act(row.id, action);
          if (action === "keep_template") return setPlanned({ row, action });
          const asked = OFFERED.find((one) => one === action);
          if (!asked) return;
          if (ASKED.has(asked)) setPlanned({ row, action: asked });
          else void act(row.id, asked);
        }}
        empty={
          <EmptyState
            icon="gavel"
            title={t(isTemplates ? "noTemplates" : "none")}
            actions={<ButtonLink href={urlTo(NEW_EVENT_PAGE)}>{t("newAuction")}</ButtonLink>}
          >
            {t(isTemplates ? "noTemplatesText" : "noneText")}
          </EmptyState>
        }
      />
      {planned?.action === "keep_template" && (
        <KeepTemplate
          title={planned.row.title}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onKeep={(name) => doPlanned(planned.row.id, "keep_template", name)}
        />
      )}
      {planned && planned.action !== "keep_template" && (
        <ConfirmAct
          row={planned.row}
          action={planned.action}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onConfirm={() => doPlanned(planned.row.id, planned.action)}
        />
      )}
    </div>
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
        {t(`ask_${action}` as "ask_delete", {
          title: row.title,
          count: row.lot_count,
        })}
      </p>
    </Dialog>
  );
}

/** The menu of a row. */
function rowActionsOf(row: SellerAuction, t: Say, urlTo: WidgetRuntime["urlTo"]): RowAction[] {
  return [
    ...(row.template === null ? [] : [{ id: "use", label: t("use") }]),
    {
      id: "edit",
      label: t("edit"),
      href: urlTo(EDIT_EVENT_PAGE, { action: row.id }),
    },
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
    ...OFFERED.filter((action) => isOffered(row, action)).map((id) => ({
      id,
      label: t(id),
      isDanger: id === "delete" || id === "cancel",
    })),
    ...(row.template === null ? [{ id: "keep_template", label: t("keep_template") }] : []),
  ];
}
