import type { AuctionAccess, AuctionState, SellerAuction } from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import type { Translate } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE } from "../../src/paths/pages";
import type { WidgetRuntime } from "../../src/state";
import { Badge, type IconName, type Tone } from "../../src/ui";
import type { FilterRange, TableColumn, TableFilter, TableQuery } from "../../src/ui/data-table";
import type { auctionListMessages } from "./auction-list.messages";
import { type AuctionListName, type Scope, STATES } from "./use-many-acts";

export type Say = Translate<keyof (typeof auctionListMessages)["texts"]>;

const LOOKS: Record<SellerAuction["state"], { icon: IconName; tone: Tone }> = {
  draft: { icon: "info", tone: "neutral" },
  scheduled: { icon: "calendar", tone: "accent" },
  running: { icon: "gavel", tone: "accent" },
  finished: { icon: "check", tone: "positive" },
  cancelled: { icon: "close", tone: "neutral" },
};

/** What a row is called. */
export function nameOf({ template, title, id }: SellerAuction, t: Say): string {
  return template ?? (title || t("untitled", { id }));
}

export function filtersOf(list: AuctionListName, t: Say): readonly TableFilter[] {
  if (list === "templates") return [];
  const states = STATES[list].map((value) => ({ value, label: t(`state_${value}`) }));
  const access = (["open", "request", "invited"] as const).map((value) => ({
    value,
    label: t(`access_${value}`),
  }));
  return [
    ...(states.length > 1
      ? [{ id: "state", label: t("state"), kind: "choice" as const, options: states }]
      : []),
    { id: "access", label: t("access"), kind: "choice", options: access },
    { id: "end", label: t("first"), kind: "date" },
    { id: "archived", label: t("archived"), kind: "flag" },
  ];
}

/** Orders of the call by the name of their column. */
const ORDERS: Readonly<Record<string, NonNullable<Scope["orderby"]>>> = {
  title: "title",
  first: "date_closed",
  bids: "bid_count",
  hammer: "hammer_total",
  updated: "updated_at",
};

/** What the table shows, as the call names it. */
export function scopeOf(list: AuctionListName, { search, filters, sort }: TableQuery): Scope {
  const { from, to } = (filters["end"] ?? {}) as FilterRange;
  const orderby = sort && ORDERS[sort.id];
  return {
    list,
    ...(search !== "" && { search }),
    ...(filters["state"] !== undefined && { state: filters["state"] as AuctionState[] }),
    ...(filters["access"] !== undefined && { access: filters["access"] as AuctionAccess[] }),
    ...((from !== undefined || to !== undefined) && {
      end: {
        ...(from !== undefined && { min: beginOfDay(from) }),
        ...(to !== undefined && { max: beginOfDay(to, 1) - 1 }),
      },
    }),
    ...(filters["archived"] === true && { archived: true }),
    ...(orderby && { orderby, order: sort.desc ? ("desc" as const) : ("asc" as const) }),
  };
}

export function columnsOf(
  { apiBase, urlTo }: WidgetRuntime,
  t: Say,
  isTemplates: boolean,
): TableColumn<SellerAuction>[] {
  const columns: TableColumn<SellerAuction>[] = [
    {
      id: "cover",
      label: t("cover"),
      kind: "imagewithcompressedurl",
      value: ({ avatar }) =>
        // The smallest of the widths that the house keeps.
        avatar === ""
          ? null
          : { src: apiBase + avatar.replace("-1600.webp", "-480.webp"), alt: "" },
    },
    {
      id: "title",
      label: t(isTemplates ? "template" : "title"),
      isMain: true,
      isSortable: !isTemplates,
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
    {
      id: "first",
      label: t("first"),
      kind: "datetime",
      isSortable: true,
      value: (row) => row.date_closed,
    },
    { id: "last", label: t("last"), kind: "datetime", value: (row) => row.date_last },
    {
      id: "bids",
      label: t("bids"),
      isOptional: true,
      isSortable: true,
      value: (row) => row.bid_count,
    },
    {
      id: "hammer",
      label: t("hammer"),
      kind: "price",
      isOptional: true,
      isSortable: true,
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
    {
      id: "updated",
      label: t("updated"),
      kind: "datetime",
      isSortable: true,
      value: (row) => row.updated_at,
    },
  ];
}
