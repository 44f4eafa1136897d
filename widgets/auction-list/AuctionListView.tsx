import { useMemo, useState } from "react";
import {
  auctionAction,
  auctionChangeStatus,
  customOwnAuctions,
  type OutputOf,
  type SellerAuction,
} from "../../src/contract";
import { type AuctionAction, mayActOnAuction } from "../../src/domain";
import { type Translate, useMessages } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE, EDIT_LOT_PAGE, EVENT_PAGE, NEW_EVENT_PAGE } from "../../src/paths/pages";
import { useRequestKey } from "../../src/patterns/press";
import {
  type CallError,
  type Emit,
  useCall,
  useQuery,
  useRuntime,
  type WidgetRuntime,
} from "../../src/state";
import {
  Badge,
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  type IconName,
  Refusal,
  TextField,
  type Tone,
} from "../../src/ui";
import type { tableChunk } from "../../src/ui/data-table";
import { type TableColumn, type TableFilter, useDataTable } from "../../src/ui/data-table";
import { DoneNote } from "../account";
import { auctionListMessages } from "./auction-list.messages";

export interface AuctionListOptions {
  list: "open" | "sold" | "unsold" | "draft" | "templates" | "all";
  keepAddress: boolean;
  emit: Emit;
}

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];
type Say = Translate<keyof (typeof auctionListMessages)["texts"]>;

const LOOKS: Record<SellerAuction["state"], { icon: IconName; tone: Tone }> = {
  draft: { icon: "info", tone: "neutral" },
  scheduled: { icon: "calendar", tone: "accent" },
  running: { icon: "gavel", tone: "accent" },
  finished: { icon: "check", tone: "positive" },
  cancelled: { icon: "close", tone: "neutral" },
};

/** What is offered; what was deleted is brought back by undoing that. */
const OFFERED = [
  "publish",
  "duplicate",
  "unpublish",
  "unarchive",
  "archive",
  "cancel",
  "delete",
] as const satisfies readonly AuctionAction[];

/** `keep_template` makes a template of an auction, `use` an auction of a template. */
type TemplateAction = "keep_template" | "use";
type Offered = (typeof OFFERED)[number];
type Act = AuctionAction | TemplateAction;
type Done = { action: Act; id: number; failed: OutputOf<typeof auctionAction>["failed"] };

/** Asked about before they are done. */
const ASKED: ReadonlySet<string> = new Set(["cancel", "delete", "unpublish"]);

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
  const status = useCall(auctionChangeStatus);
  const acting = useCall(auctionAction);
  const keys = useRequestKey();
  const [done, setDone] = useState<Done>();
  const [refusal, setRefusal] = useState<CallError>();
  const [planned, setPlanned] = useState<{
    row: SellerAuction;
    action: Offered | "keep_template";
  }>();
  const isBusy = status.isRunning || acting.isRunning;

  function ask(id: number, action: Act, name: string) {
    switch (action) {
      case "duplicate": {
        const client_key = keys.keyOf(`duplicate ${id}`);
        return acting.run({ action, id, with_unsold: true, client_key });
      }
      case "keep_template": {
        const client_key = keys.keyOf(`keep ${id} ${name}`);
        return acting.run({ action: "duplicate", id, template: name, client_key });
      }
      case "use": {
        const client_key = keys.keyOf(`use ${id}`);
        return acting.run({ action: "from_template", template_id: id, client_key });
      }
      default:
        return status.run({ id, action });
    }
  }

  async function act(id: number, action: Act, name = "") {
    setPlanned(undefined);
    setDone(undefined);
    setRefusal(undefined);
    const answer = await ask(id, action, name);
    retry();
    if (!answer.ok) return setRefusal(answer.error);
    keys.forget();
    const auction = answer.data.record?.id ?? id;
    setDone({ action, id: action === "use" ? auction : id, failed: answer.data.failed });
    emit("martillo-auctions-changed", { auction, action });
  }

  return (
    <div className="martillo-auction-list__body">
      <div className="martillo-auction-list__note">
        <DoneNote>{done && t(`done_${done.action}`)}</DoneNote>
        {done?.action === "use" && (
          <ButtonLink size="s" href={urlTo(EDIT_EVENT_PAGE, { action: done.id })}>
            {t("edit")}
          </ButtonLink>
        )}
        {done?.action === "delete" && (
          <Button size="s" disabled={isBusy} onClick={() => void act(done.id, "restore")}>
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
        rowActions={(row) => [
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
        ]}
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
          onKeep={(name) => void act(planned.row.id, "keep_template", name)}
        />
      )}
      {planned && planned.action !== "keep_template" && (
        <Dialog
          open
          title={t(planned.action)}
          onClose={() => setPlanned(undefined)}
          footer={
            <>
              <Button onClick={() => setPlanned(undefined)}>{t("keep")}</Button>
              <Button
                variant="danger"
                busy={isBusy}
                onClick={() => void act(planned.row.id, planned.action)}
              >
                {t(planned.action)}
              </Button>
            </>
          }
        >
          <p>
            {t(`ask_${planned.action}` as "ask_delete", {
              title: planned.row.title,
              count: planned.row.lot_count,
            })}
          </p>
        </Dialog>
      )}
    </div>
  );
}

/** Asks what the template is to be called. */
function KeepTemplate({
  title,
  isBusy,
  onClose,
  onKeep,
}: {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onKeep: (name: string) => void;
}) {
  const t = useMessages(auctionListMessages);
  const [name, setName] = useState(title.slice(0, 80));
  const [isTold, setTold] = useState(false);
  function keep() {
    setTold(true);
    if (name.trim() !== "") onKeep(name.trim());
  }
  return (
    <Dialog
      open
      title={t("keep_template")}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("goBack")}</Button>
          <Button variant="primary" busy={isBusy} onClick={keep}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label={t("templateName")}
          hint={t("templateHint")}
          maxLength={80}
          value={name}
          error={isTold && name.trim() === "" ? t("templateFault") : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** What a row is called. */
function nameOf({ template, title, id }: SellerAuction, t: Say): string {
  return template ?? (title || t("untitled", { id }));
}

/** What can be done to it now. The server has the last word. */
function isOffered(row: SellerAuction, action: AuctionAction): boolean {
  if (row.template !== null) return action === "delete";
  return mayActOnAuction(action, {
    state: row.state,
    hasBids: row.bid_count > 0,
    isArchived: row.archived,
    isDeleted: false,
    isByStaff: false,
  });
}

function filtersOf(t: Say): readonly TableFilter[] {
  return [{ id: "archived", label: t("archived"), kind: "flag" }];
}

function columnsOf(
  { apiBase, urlTo }: WidgetRuntime,
  t: Say,
  isTemplates: boolean,
): TableColumn<SellerAuction>[] {
  const columns: TableColumn<SellerAuction>[] = [
    {
      id: "cover",
      label: t("cover"),
      kind: "imagewithcompressedurl",
      value: ({ avatar }) => (avatar === "" ? null : { src: apiBase + avatar, alt: "" }),
    },
    {
      id: "title",
      label: t(isTemplates ? "template" : "title"),
      isMain: true,
      value: (row) => nameOf(row, t),
      render: (row) => (
        <a href={urlTo(EDIT_EVENT_PAGE, { action: row.id })} className="martillo-table__link">
          {nameOf(row, t)}
        </a>
      ),
    },
    {
      id: "state",
      label: t("state"),
      value: ({ state }) => t(`state_${state}`),
      render: ({ state }) => <Badge {...LOOKS[state]}>{t(`state_${state}`)}</Badge>,
    },
    {
      id: "lots",
      label: t("lots"),
      value: ({ lot_count: count, open_lot_count: open, sold_lot_count: sold, state }) =>
        state === "draft" || state === "scheduled"
          ? String(count)
          : t("lotsOf", { count, open, sold }),
    },
    { id: "first", label: t("first"), kind: "datetime", value: (row) => row.date_closed },
    { id: "last", label: t("last"), kind: "datetime", value: (row) => row.date_last },
    { id: "bids", label: t("bids"), isOptional: true, value: (row) => row.bid_count },
    {
      id: "hammer",
      label: t("hammer"),
      kind: "price",
      isOptional: true,
      value: ({ hammer_total: sum }) => (Number(sum) === 0 ? null : sum),
    },
    {
      id: "requests",
      label: t("requests"),
      value: ({ access, requests }) => (access === "open" ? null : requests),
      render: (row) =>
        row.requests === 0 ? (
          <>{row.access === "open" ? "–" : "0"}</>
        ) : (
          <a href={withQuery(urlTo(EDIT_EVENT_PAGE, { action: row.id }), "step=access")}>
            <Badge icon="user" tone="warning">
              {t("waiting", { count: row.requests })}
            </Badge>
          </a>
        ),
    },
  ];
  if (!isTemplates) return columns;
  return [
    ...columns.filter(({ id }) => id === "cover" || id === "title"),
    { id: "auctionTitle", label: t("title"), value: ({ title }) => title || null },
    { id: "updated", label: t("updated"), kind: "datetime", value: (row) => row.updated_at },
  ];
}
