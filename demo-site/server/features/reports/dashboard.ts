/** What a seller has to decide, and what has come of the last days. */
import {
  DASHBOARD_DAYS,
  DASHBOARD_LISTS,
  DASHBOARD_ROWS,
  type DashboardRow,
  type DashboardTile,
  type ParsedInputOf,
  type productGetSellerDashboardData,
  type SellerPermission,
} from "martillo/contract";
import { dayAfter, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { can } from "../../platform/security/permissions";
import { readLotChoices } from "../house";
import { ownerIdOf, readLots } from "../lots";
import { missingOf } from "../selling";
import {
  countNow,
  type DashboardScope,
  type DayRow,
  type Figures,
  type ListId,
  type ListRow,
  readDays,
  readFigures,
  readList,
} from "./dashboard-repository";
import { checkDays, daysBetween, today } from "./report-scope";

type Input = ParsedInputOf<typeof productGetSellerDashboardData>;

const USUAL_DAYS = 30;

/** Of these the ones that lack the least are shown. */
const DRAFTS_LOOKED_AT = 30;

/** The permission to decide about what a list shows; other lists run, or are everybody's who reads reports. */
const NEEDS: Readonly<Partial<Record<ListId, SellerPermission>>> = {
  provisional: "award",
  offers: "award",
  returns: "money",
  unpaid: "money",
  appointments: "money",
  drafts: "post",
};

export const sellerDashboard: Handler<typeof productGetSellerDashboardData> = async (
  input,
  ctx,
) => {
  const viewer = ctx.requireViewer();
  const scope = scopeOf(input, ctx);
  const shown = DASHBOARD_LISTS.filter((list) => {
    const needed = NEEDS[list];
    return needed === undefined || can(viewer, needed);
  });
  const now = await countNow(ctx.db, scope.sellerId);
  const figures = await readFigures(ctx.db, scope);
  const days = await readDays(ctx.db, scope);
  const lists = [];
  for (const id of shown) lists.push({ id, ...(await listOf(id, scope.sellerId, ctx)) });
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

async function listOf(id: ListId, sellerId: number, ctx: CallContext) {
  if (id === "drafts") return draftsOf(sellerId, ctx);
  const { rows, total } = await readList(ctx.db, id, sellerId);
  return { total, records: rows.map(toRow) };
}

/** Drafts with what they lack, the most complete first. */
async function draftsOf(sellerId: number, ctx: CallContext) {
  const { rows, total } = await readList(ctx.db, "drafts", sellerId, DRAFTS_LOOKED_AT);
  const lots = await readLots(
    ctx.db,
    rows.map(({ lot }) => lot),
    ctx.viewer,
  );
  const choices = await readLotChoices(ctx);
  const missing = new Map(lots.map((lot) => [lot.id, Object.keys(missingOf(lot, choices)).length]));
  const counted = rows.map((row) => ({ ...row, count: missing.get(row.lot) ?? null }));
  counted.sort((a, b) => (a.count ?? Infinity) - (b.count ?? Infinity));
  return { total, records: counted.slice(0, DASHBOARD_ROWS).map(toRow) };
}

function toRow({ amount, ...row }: ListRow): DashboardRow {
  return { ...row, amount: amount === null ? null : toDecimal(amount) };
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
