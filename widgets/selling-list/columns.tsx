import type { MarketStatus, SellerLot } from "../../src/contract";
import { commissionTerms, parseCents, sellerProceeds, toDecimal } from "../../src/domain";
import { formatMomentDay, type Translate } from "../../src/i18n";
import { lotPage } from "../../src/paths";
import { EDIT_LOT_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { Badge, type IconName, type Tone } from "../../src/ui";
import type { TableColumn } from "../../src/ui/data-table";
import type { sellingListMessages } from "./selling-list.messages";
import type { SellingListOptions } from "./use-selling-list";

const LOOKS: Record<MarketStatus, { icon: IconName; tone: Tone }> = {
  draft: { icon: "info", tone: "neutral" },
  scheduled: { icon: "calendar", tone: "accent" },
  open: { icon: "gavel", tone: "accent" },
  closing: { icon: "clock", tone: "warning" },
  closed: { icon: "clock", tone: "neutral" },
  sold: { icon: "check", tone: "positive" },
  provisional: { icon: "info", tone: "warning" },
  unsold: { icon: "minus", tone: "neutral" },
  cancelled: { icon: "close", tone: "neutral" },
  reserved: { icon: "clock", tone: "warning" },
  withdrawn: { icon: "minus", tone: "neutral" },
};

type Say = Translate<keyof (typeof sellingListMessages)["texts"]>;

interface ColumnOptions extends Pick<SellingListOptions, "list" | "kind"> {
  apiBase: string;
  t: Say;
}

/** Columns of a list; those that are optional are shown to who asks for them. */
export function columnsOf({ list, kind, apiBase, t }: ColumnOptions): TableColumn<SellerLot>[] {
  const hasBids = kind !== "direct";
  const isTemplate = list === "templates";
  const isDraft = list === "draft" || isTemplate;
  const columns: (TableColumn<SellerLot> | false)[] = [
    {
      id: "picture",
      label: t("picture"),
      kind: "imagewithcompressedurl",
      value: ({ images: [first], title }) =>
        first ? { src: apiBase + first.thumb, alt: first.alt || title } : null,
    },
    {
      id: "title",
      label: t(isTemplate ? "template" : "title"),
      isMain: true,
      isSortable: !isTemplate,
      value: (row) => nameOf(row, t),
      render: (row) => <Title row={row} t={t} />,
    },
    !isTemplate && {
      id: "state",
      label: t("state"),
      value: ({ market_status: state }) => t(`state_${state}`),
      render: (row) => <State row={row} t={t} />,
    },
    kind === "all" && {
      id: "kind",
      label: t("kind"),
      value: ({ auction }) => t(auction === 1 ? "kind_auction" : "kind_direct"),
    },
    {
      id: "price",
      label: t("price"),
      kind: "price",
      isSortable: true,
      value: ({ wprice }) => (Number(wprice) === 0 ? null : wprice),
    },
    !isDraft && receivesColumn(t),
    hasBids &&
      !isDraft && {
        id: "bids",
        label: t("bids"),
        isSortable: true,
        value: (row) => (row.auction === 1 ? row.bid_count : null),
      },
    hasBids &&
      !isDraft && {
        id: "bidders",
        label: t("bidders"),
        isOptional: true,
        value: (row) => row.bidders,
      },
    kind !== "auction" &&
      !isDraft && {
        id: "offers",
        label: t("offers"),
        isOptional: kind === "all",
        value: (row) => row.offers,
      },
    stageColumn(list, t),
    hasBids &&
      !isDraft && {
        id: "met",
        label: t("met"),
        isOptional: true,
        value: ({ reserve_met: isMet }) => (isMet === null ? null : t(isMet === 1 ? "yes" : "no")),
      },
    !isDraft && { id: "visits", label: t("visits"), isOptional: true, value: (row) => row.views },
    hasBids &&
      !isTemplate && {
        id: "lotNo",
        label: t("lotNo"),
        isOptional: true,
        value: ({ lot_no: place }) => place ?? null,
      },
    !isDraft && {
      id: "watchers",
      label: t("watchers"),
      isOptional: true,
      value: (row) => row.watchers,
    },
    {
      id: "updated",
      label: t("updated"),
      kind: "datetime",
      isSortable: true,
      isOptional: !isDraft,
      value: (row) => row.updated_at,
    },
    {
      id: "updatedBy",
      label: t("updatedBy"),
      isOptional: !isTemplate,
      value: (row) => row.updated_by,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** What matters while a lot is at this stage: of a template its lot, of a draft what it lacks, else when it ends. */
function stageColumn(list: SellingListOptions["list"], t: Say): TableColumn<SellerLot> {
  if (list === "templates") {
    return { id: "lotTitle", label: t("title"), value: ({ title }) => title || null };
  }
  if (list === "draft") {
    return {
      id: "missing",
      label: t("missing"),
      value: ({ missing }) => missingText(missing, t),
    };
  }
  return {
    id: "end",
    label: t("end"),
    kind: "datetime",
    isSortable: true,
    value: (row) => (row.auction === 1 ? row.date_closed : null),
  };
}

/** What nearly every draft lacks at first, in the order of the editor. */
const NAMED_GAPS = [
  "category",
  "brand",
  "model",
  "location",
  "images",
  "title",
  "start_price",
  "date_closed",
] as const;

/** Two of the missing fields by name, and how many others there are. */
function missingText(missing: SellerLot["missing"], t: Say): string {
  const count = Object.keys(missing).length;
  if (count === 0) return t("missingNone");
  const named = NAMED_GAPS.filter((name) => name in missing).slice(0, 2);
  if (named.length === 0) return t("missingCount", { count });
  const names = named.map((name) => t(`missing_${name}`)).join(", ");
  return t("missingNames", { names, count: count - named.length });
}

/** What a row is called. */
export function nameOf({ template, title, id }: SellerLot, t: Say): string {
  return template ?? (title || t("untitled", { id }));
}

/** Its name leads to where it is worked on: a draft's form, else as its buyers see it. */
function Title({ row, t }: { row: SellerLot; t: Say }) {
  const { id, ref, market_status: state } = row;
  const { lotUrl, urlTo } = useRuntime();
  const href =
    state === "draft" ? urlTo(EDIT_LOT_PAGE, { action: id }) : lotUrl(id, lotPage(row.auction));
  return (
    <>
      <a href={href} className="martillo-table__link">
        {nameOf(row, t)}
      </a>
      {ref !== null && <span className="martillo-selling-list__ref">{t("ref", { ref })}</span>}
    </>
  );
}

/** Where it stands, with what else a seller must know of it. */
function State({ row, t }: { row: SellerLot; t: Say }) {
  const { market_status: state, returned_date: returned, hidden } = row;
  return (
    <>
      <Badge {...LOOKS[state]}>{t(`state_${state}`)}</Badge>
      {returned !== null && (
        <Badge icon="check">{t("returned", { date: formatMomentDay(returned) })}</Badge>
      )}
      {hidden !== null && (
        <>
          <Badge tone="warning" icon="warning">
            {t("hidden")}
          </Badge>
          {hidden !== "" && <span className="martillo-selling-list__ref">{hidden}</span>}
        </>
      )}
    </>
  );
}

/** What its seller receives at the price of now, which bids change while the table is open. */
function receivesColumn(t: Say): TableColumn<SellerLot> {
  return { id: "receives", label: t("receives"), kind: "price", value: receives };
}

/** What its seller receives at its price; decimal euro. */
function receives({ wprice, iva_percent: ivaPercent, commission }: SellerLot): string | null {
  const priceCents = parseCents(wprice);
  if (priceCents === 0) return null;
  const terms = commissionTerms(commission);
  return toDecimal(sellerProceeds({ priceCents, ivaPercent, terms }).receivesCents);
}
