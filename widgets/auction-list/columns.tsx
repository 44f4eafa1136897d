import type { SellerAuction } from "../../src/contract";
import type { Translate } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE } from "../../src/paths/pages";
import type { WidgetRuntime } from "../../src/state";
import { Badge, type IconName, type Tone } from "../../src/ui";
import type { TableColumn, TableFilter } from "../../src/ui/data-table";
import type { auctionListMessages } from "./auction-list.messages";

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

export function filtersOf(t: Say): readonly TableFilter[] {
  return [{ id: "archived", label: t("archived"), kind: "flag" }];
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
