import * as z from "zod";
import type { Db } from "../../platform/db/db";

/** What the operator decides about sales; key `sale` of the settings. */
const SaleSettings = z.object({
  /** Business days to pay, after the day of the sale. */
  payment_days: z.int().min(0).max(90).default(3),
  /** Days of the house's calendar that are no business days: `2026-12-08`. */
  holidays: z.array(z.iso.date()).default([]),
  /** Hours in which who did not press a button that binds may consent. */
  consent_hours: z.number().min(1).max(240).default(48),
  /** Hours for which an offer stands, a counter and a second chance, too. */
  offer_hours: z.number().min(1).max(240).default(48),
  /** Least that may be offered for a direct sale, of its price. */
  offer_minimum_percent: z.number().min(1).max(100).default(50),
  /** `informativo`: what is issued is no invoice for the tax office. */
  invoicing: z.enum(["informativo", "factura"]).default("informativo"),
  /** How long a direct sale is kept for who put it into the cart, in seconds. */
  reservation_s: z.number().min(1).max(86_400).default(900),
  /** Longest that one reservation lasts, the checkout included, in seconds. */
  reservation_max_s: z.number().min(1).max(172_800).default(1_800),
  /** Most vehicles that one person may keep at a time. */
  holds: z.int().min(1).max(50).default(3),
  /** What the house asks to see to the papers, in euro, IVA included. */
  admin_fee: z.number().min(0).max(100_000).default(71.72),
  /** What a certificate of ownership costs, in euro: paid in the buyer's name. */
  ownership_certificate: z.number().min(0).max(100_000).default(55.7),
  /** Until how many hours before an appointment its buyer may change it. */
  change_before_hours: z.number().min(0).max(240).default(12),
  /** What keeping a vehicle costs that is ready and not picked up; euro with IVA. */
  storage: z
    .object({ free_days: z.int().min(0).max(365), per_day: z.number().min(0).max(10_000) })
    .default({ free_days: 10, per_day: 18.15 }),
  /** When vehicles are picked up whose seller has not said it. Weekdays from 0, Sunday. */
  pickup: z
    .object({
      weekdays: z.array(z.int().min(0).max(6)),
      start: z.string().regex(/^\d{2}:\d{2}$/),
      end: z.string().regex(/^\d{2}:\d{2}$/),
      timeframe_min: z.int().min(5).max(480),
      per_slot: z.int().min(1).max(100),
    })
    .default({
      weekdays: [1, 2, 3, 4, 5],
      start: "09:00",
      end: "14:00",
      timeframe_min: 30,
      per_slot: 2,
    }),
  /** Whether consumers who buy of a trader may withdraw, by how it was sold. */
  withdrawal: z
    .object({ direct: z.boolean(), auction: z.boolean() })
    .default({ direct: true, auction: true }),
  thank_you: z.string().max(500).default("Gracias por confiar en nosotros."),
});

export type SaleSettings = z.infer<typeof SaleSettings>;

/** The operator's settings of sales. What nobody has set, or cannot be read, is as the house comes. */
export async function readSaleSettings(db: Db): Promise<SaleSettings> {
  const [row] = await db.query<{ value: unknown }>("select value from settings where key = 'sale'");
  const read = SaleSettings.safeParse(row?.value ?? {});
  return read.success ? read.data : SaleSettings.parse({});
}
