/** Vehicles of the demo on their way to their buyers: one with an appointment, one that waits for one, and one handed over with its papers. */
import type { MoneyContext } from "../features/money";
import { calls as ofPapers } from "../features/papers";
import { calls as ofPickup } from "../features/pickup";
import { calls as ofSales, concludeForgotten } from "../features/sale";
import { as } from "./as";

const calls = { ...ofSales, ...ofPickup, ...ofPapers };

/** As many as the demo may have sold before it begins. */
const ALL = 10_000;
const CHECKS = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
/** Of the days that are offered, which the buyers choose, and which time of it. */
const DAY = 2;
const TIME = 3;

interface SaleRow {
  id: number;
  buyer_id: number;
  seller_id: number;
}

/**
 * Lays them out by the calls that people make, so that every rule holds for them. Does nothing where there are appointments already, or
 * where no demo buyer has bought enough. Returns how many vehicles are on their way.
 */
export async function seedPickups(ctx: MoneyContext): Promise<number> {
  const [known] = await ctx.db.query("select 1 from appointments limit 1");
  if (known) return 0;
  await concludeForgotten(ctx, ALL);
  const [booked, collected, waiting] = await ctx.db.query<SaleRow>(
    `select i.id, i.buyer_id, i.seller_id from invoices i join users u on u.id = i.buyer_id
     where u.email like 'comprador%' and i.status = 'draft' and i.bound order by i.buyer_id, i.id limit 3`,
  );
  if (!booked || !collected || !waiting) return 0;
  for (const sale of [booked, collected, waiting]) {
    const seller = as(ctx, sale.seller_id);
    await calls["seller/invoice/changeStatus"](
      { action: "paid", invoice_ids: [sale.id], notes: "Transferencia recibida." },
      seller,
    );
    await calls["custom/delivery"]({ invoice_id: sale.id, delivered: 2 }, seller);
  }
  await book(ctx, booked);
  await book(ctx, collected);
  await collect(ctx, collected);
  return 3;
}

async function book(ctx: MoneyContext, { id, buyer_id }: SaleRow): Promise<void> {
  const buyer = as(ctx, buyer_id);
  const { dates } = await calls["appointment/checkAppointments"]({ invoice_id: id }, buyer);
  const slots = dates.at(DAY)?.slots ?? [];
  const start = slots.at(TIME)?.start ?? slots[0]?.start;
  if (start === undefined) throw new Error("martillo: nothing of the demo can be picked up");
  await calls["appointment/update"]({ invoice_id: id, appointmentTime: start }, buyer);
}

async function collect(ctx: MoneyContext, { id, buyer_id, seller_id }: SaleRow): Promise<void> {
  const [buyer, seller] = [as(ctx, buyer_id), as(ctx, seller_id)];
  const of = { invoice_id: id };
  const { appointmentDetail } = await calls["appointment/checkAppointments"](of, buyer);
  const code = appointmentDetail?.pickup_code ?? "";
  await calls["custom/handover"](
    {
      ...of,
      code,
      checks: CHECKS,
      km_confirmed: 0,
      keys_given: 2,
      notes: "El manual va en la guantera.",
    },
    seller,
  );
  for (const kind of ["permiso_circulacion", "ficha_tecnica"] as const) {
    const file = new File([pdfOf(kind)], `${kind}.pdf`);
    await calls["custom/salePaper"]({ ...of, kind, action: "upload", file }, seller);
  }
  await calls["custom/salePaper"]({ ...of, kind: "permiso_circulacion", action: "verify" }, buyer);
}

/** One empty page. */
function pdfOf(title: string): string {
  return [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj",
    `4 0 obj << /Title (${title}) >> endobj`,
    "trailer << /Root 1 0 R /Info 4 0 R >>",
    "%%EOF",
    "",
  ].join("\n");
}
