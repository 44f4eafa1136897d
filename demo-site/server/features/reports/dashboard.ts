/** What a seller has to decide, and what has come of the last days. */
import {
  DASHBOARD_DAYS,
  DASHBOARD_LISTS,
  type DashboardRow,
  type DashboardTile,
  type ParsedInputOf,
  type productGetSellerDashboardData,
} from "martillo/contract";
import { dayAfter, toDecimal, decimalOrNull } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { ownerIdOf } from "../lots";
import {
  countNow,
  type DashboardScope,
  type DayRow,
  type Figures,
  readDays,
  readFigures,
} from "./dashboard-repository";
import { mayActOn } from "./may-act-on";
import type { ListId, ListRow } from "./seller-list-repository";
import { readShown } from "./shown-list";
import { checkDays, daysBetween, today } from "./report-scope";

type Input = ParsedInputOf<typeof productGetSellerDashboardData>;

const USUAL_DAYS = 30;

export const sellerDashboard: Handler<typeof productGetSellerDashboardData> = async (
  input,
  ctx,
) => {
  const viewer = ctx.requireViewer();
  const scope = scopeOf(input, ctx);
  const shown = DASHBOARD_LISTS.filter((list) => mayActOn(list, viewer));
  const now = await countNow(ctx.db, scope.sellerId);
  const figures = await readFigures(ctx.db, scope);
  const days = await readDays(ctx.db, scope);
  const lists = [];
  for (const id of shown) lists.push({ id, ...(await listOf(id, scope, ctx)) });
  return {
    tiles: tilesOf(now, figures, days, scope),
    lists,
    series: days.filter(({ at }) => at >= scope.from),
    from: scope.from,
    to: scope.to,
    tz: input.tz,
  };
};

function scopeOf({ from, to, tz, account_id: account }: Input, ctx: CallContext): DashboardScope {
  const viewer = ctx.requireViewer();
  const own = ownerIdOf(viewer);
  if (account !== undefined && account !== own && !viewer.staff) throw new ApiFault("NOT_FOUND");
  const end = to ?? today(tz).to;
  const first = from ?? dayAfter(end, -USUAL_DAYS);
  checkDays(first, end, DASHBOARD_DAYS);
  const before = dayAfter(first, -daysBetween(first, end));
  return { sellerId: account ?? own, from: first, to: end, before, tz };
}

async function listOf(id: ListId, scope: DashboardScope, ctx: CallContext) {
  const { rows, total } = await readShown(id, scope, ctx);
  return { total, records: rows.flatMap(toRow) };
}

function toRow({ id, lot, title, auction, at, amount, count }: ListRow): DashboardRow[] {
  if (lot === null) return [];
  return [{ id, lot, title, auction, at, amount: decimalOrNull(amount), count }];
}

function tilesOf(
  now: Awaited<ReturnType<typeof countNow>>,
  figures: readonly Figures[],
  days: readonly DayRow[],
  scope: DashboardScope,
): DashboardTile[] {
  const current = figures.find(({ is_now }) => is_now);
  const past = figures.find(({ is_now }) => !is_now);
  const sumOf = (key: "views" | "bids", isNow: boolean) =>
    days.reduce((sum, day) => sum + (day.at >= scope.from === isNow ? day[key] : 0), 0);
  const hammer = [current?.hammer ?? 0, past?.hammer ?? 0] as const;
  return [
    still("open", now.open),
    still("ending", now.ending),
    still("without_bids", now.without_bids),
    {
      id: "hammer",
      kind: "price",
      value: toDecimal(hammer[0]),
      before: toDecimal(hammer[1]),
      change: changeOf(...hammer),
    },
    counted("sold", current?.sold ?? 0, past?.sold ?? 0),
    sellThrough(soldPercent(current), soldPercent(past)),
    counted("views", sumOf("views", true), sumOf("views", false)),
    counted("bids", sumOf("bids", true), sumOf("bids", false)),
  ];
}

function still(id: DashboardTile["id"], value: number): DashboardTile {
  return { id, kind: "number", value, before: null, change: null };
}

function counted(id: DashboardTile["id"], value: number, before: number): DashboardTile {
  return { id, kind: "number", value, before, change: changeOf(value, before) };
}

function sellThrough(value: number | null, before: number | null): DashboardTile {
  const change = value === null || before === null ? null : Math.round((value - before) * 10) / 10;
  return { id: "sell_through", kind: "percent", value, before, change };
}

/** In percent of what was before. */
function changeOf(value: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (value - before)) / before);
}

function soldPercent(figures: Figures | undefined): number | null {
  return figures ? Math.round((1_000 * figures.sold) / figures.offered) / 10 : null;
}
