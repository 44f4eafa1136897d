/** What a seller of the demo prepares: an auction of forty vehicles that end one after the other, for those whom the seller admits. */
import {
  type IVA_PERCENT,
  SHOWN_FIELDS,
  type ShownField,
  type VehicleValues,
} from "martillo/contract";
import { dayAfter, dayOf, instantOf } from "martillo/domain";
import type { MoneyContext } from "../features/money";
import { calls } from "../features/selling";
import { ms } from "../platform/db/db";
import { as } from "./as";

const LOTS = 40;
/** Still without a price, as such work is. */
const UNFINISHED = 3;
const STARTS_IN_DAYS = 6;
const ENDS_AFTER_DAYS = 7;

interface Vehicle extends VehicleValues<ShownField> {
  title: string;
  description: string;
  iva_percent: typeof IVA_PERCENT | null;
  images: string[];
  start_cents: number;
}

/** Lays it out by the calls that people make. Does nothing where there is one already. Returns how many lots it has. */
export async function seedAuctionInPreparation(ctx: MoneyContext): Promise<number> {
  const [known] = await ctx.db.query("select 1 from auctions where stagger_s is not null limit 1");
  const [seller] = await ctx.db.query<{ id: number }>(
    "select id from users where email like 'vendedor%' and admin order by id limit 1",
  );
  if (known || !seller) return 0;
  const vehicles = await ctx.db.query<Vehicle>(
    `select title, description, ${SHOWN_FIELDS.join(", ")}, iva_percent, start_cents,
       jsonb_path_query_array(images, '$[*].src') as images
     from lots where auction = 1 and status = 'sold' and seller_id <> $1 order by id desc limit ${LOTS}`,
    [seller.id],
  );
  if (vehicles.length < LOTS) return 0;
  const call = as(ctx, seller.id);
  const ids: number[] = [];
  for (const [at, { start_cents, ...facts }] of vehicles.entries()) {
    const isFinished = at < LOTS - UNFINISHED;
    const { record } = await calls["product/projectAction"](
      {
        action: "save",
        ...facts,
        auction: 1,
        ...(isFinished && { start_price: String(start_cents / 100) }),
      },
      call,
    );
    ids.push(record.id);
  }
  const [clock] = await ctx.db.query<{ now_ms: number }>(`select ${ms("now()")} as now_ms`);
  const nowMs = clock?.now_ms ?? 0;
  const { record } = await calls["auction/auctionAction"](
    {
      action: "add",
      title: "Fin de renting: cuarenta vehículos de flota",
      description:
        "Vehículos de una flota de renting que termina su contrato. Cierran uno tras otro, cada minuto.",
      date_start: at(nowMs, STARTS_IN_DAYS, 10),
      date_closed: at(nowMs, STARTS_IN_DAYS + ENDS_AFTER_DAYS, 18),
      stagger_s: 60,
      access: "request",
      auto_approve: "bought_before",
      viewing: "En la campa de Getafe, de lunes a viernes de 9 a 14 h, con cita.",
      contact: "Departamento de flotas",
    },
    call,
  );
  if (!record) return 0;
  await calls["auction/addtoAuction"]({ auction_id: record.id, project_ids: ids }, call);
  await calls["auction/updateAuctionTerms"](
    {
      action: "update",
      auction_id: record.id,
      html: "<h3>Pago</h3><p>En cinco días hábiles desde el cierre.</p><h3>Recogida</h3><p>En la campa de Getafe, con cita y en los quince días siguientes al pago.</p>",
      summary: "",
      requires_acceptance: true,
    },
    call,
  );
  return ids.length;
}

/** So many days on, at an hour of the house's clock. */
function at(nowMs: number, days: number, hour: number): number {
  const [year = 0, month = 0, day = 0] = dayAfter(dayOf(nowMs), days).split("-").map(Number);
  return instantOf({ year, month, day, hour, minute: 0, second: 0, millisecond: 0 });
}
