import type { DashboardRow, DashboardTile } from "../../src/contract";
import { formatMoney, formatNumber, type Translate, useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { useLot, useMoments } from "../../src/state";
import { ErrorState, SelectField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { dashboardMessages } from "./dashboard.messages";
import { type DashboardList, SPANS, type Span, useDashboard } from "./use-dashboard";

type Say = Translate<keyof (typeof dashboardMessages)["texts"]>;
type Model = ReturnType<typeof useDashboard>;

/** Figures are read before they are drawn. */
const chartChunk = defineChunk(() => import("./DashboardChart"));

/** How much waits for a decision, then what runs, then what has come of it. */
export function DashboardView() {
  const t = useMessages(dashboardMessages);
  const model = useDashboard();
  const { data, error, retry, running } = model;
  const { module: chart } = useChunk(chartChunk, data !== undefined);
  if (!data) {
    return error ? (
      <ErrorState title={error.message} next={error.next} onRetry={retry} />
    ) : (
      <AccountSkeleton />
    );
  }
  return (
    <div className="martillo-dashboard__body">
      <p className="martillo-dashboard__decisions" part="decisions">
        <span>{t("decide", { count: model.decisionCount })}</span>{" "}
        <a href={model.homeHref}>{t("home")}</a>
      </p>
      <section aria-label={t("now")} className="martillo-dashboard__part" part="now">
        <h2>{t("now")}</h2>
        <Tiles tiles={model.now} model={model} t={t} />
        <Lists lists={running} model={model} t={t} />
      </section>
      <section aria-label={t("figures")} className="martillo-dashboard__part" part="figures">
        <div className="martillo-dashboard__head">
          <h2>{t("figures")}</h2>
          <SelectField
            label={t("span")}
            value={String(model.span)}
            options={SPANS.map((days) => ({ value: String(days), label: t("days", { days }) }))}
            onChange={(event) => model.choose(Number(event.currentTarget.value) as Span)}
          />
        </div>
        <Tiles tiles={model.figures} model={model} t={t} />
        {chart && <chart.DashboardChart days={data.series} />}
      </section>
    </div>
  );
}

function Tiles({ tiles, model, t }: { tiles: readonly DashboardTile[]; model: Model; t: Say }) {
  return (
    <ul className="martillo-dashboard__tiles">
      {tiles.map((tile) => (
        <li key={tile.id}>
          <a href={model.tileHref(tile)} className="martillo-dashboard__tile" part="tile">
            <span>{t(tile.id)}</span>
            <strong className="martillo-figures">{valueText(tile, t)}</strong>
            {tile.before !== null && <small>{changeText(tile, model.span, t)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function valueText({ kind, value }: DashboardTile, t: Say): string {
  if (value === null) return "-";
  if (kind === "price") return formatMoney(String(value));
  const figure = formatNumber(Number(value));
  return kind === "percent" ? t("percent", { percent: figure }) : figure;
}

/** In words: a colour or an arrow alone says nothing to many. */
function changeText({ kind, change }: DashboardTile, days: number, t: Say): string {
  if (change === null) return t("noBefore", { days });
  if (change === 0) return t("same", { days });
  const key = kind === "percent" ? "points" : "percent";
  const amount = t(key, { percent: formatNumber(Math.abs(change)) });
  return t(change > 0 ? "more" : "less", { amount, days });
}

function Lists({ lists, model, t }: { lists: readonly DashboardList[]; model: Model; t: Say }) {
  if (lists.length === 0) return null;
  return (
    <div className="martillo-dashboard__lists">
      {lists.map((list) => (
        <section key={list.id} className="martillo-dashboard__list" part="list">
          <h3>
            <a href={model.runningHref}>
              {t(list.id === "ending" ? "list_ending" : "list_without_bids")}{" "}
              <span>({formatNumber(list.total)})</span>
            </a>
          </h3>
          <ListRows list={list} model={model} t={t} />
        </section>
      ))}
    </div>
  );
}

function ListRows({ list, model, t }: { list: DashboardList; model: Model; t: Say }) {
  return (
    <ul>
      {list.records.map((row) => (
        <li key={row.id}>
          <a href={model.rowHref(row)}>{row.title || t("untitled")}</a>
          <span className="martillo-figures">
            <LiveFacts row={row} t={t} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Auctions that run are live: their price, bids and end are those of this moment. */
function LiveFacts({ row, t }: { row: DashboardRow; t: Say }) {
  const { lot } = useLot(row.lot);
  const moment = useMoments();
  const { at, amount, count } = lot
    ? { at: lot.date_closed, amount: lot.wprice, count: lot.bid_count }
    : row;
  const facts = [
    amount !== null && formatMoney(amount),
    count !== null && t("bidCount", { count }),
    at !== null && t("ends", { moment: moment(at) }),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}
