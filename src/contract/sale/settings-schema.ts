import * as z from "zod/mini";

const between = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most));
const countBetween = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** `08:45`, local time. */
const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** What the house takes of the price of a seller, without its IVA: a percentage of the price, between a least and a most in euro. */
export const SellerCommission = z
  .object({
    percent: between(0, 50),
    minimum: between(0, 100_000),
    /** Null for no limit. */
    maximum: z.nullable(between(0, 1_000_000)),
  })
  .check(
    z.refine(({ minimum, maximum }) => maximum === null || maximum >= minimum, {
      path: ["maximum"],
      error: "El máximo no puede ser menor que el mínimo.",
    }),
  );

export type SellerCommission = z.infer<typeof SellerCommission>;

/** What the operator decides about sales; key `sale` of the settings. */
export const SaleSettings = z.object({
  /** Business days to pay, after the day of the sale. */
  payment_days: z._default(countBetween(0, 90), 3),
  /** Days of the house's calendar that are no business days: `2026-12-08`. */
  holidays: z._default(z.array(z.iso.date()).check(z.maxLength(400)), []),
  /** Hours in which who did not press a button that binds may consent. */
  consent_hours: z._default(between(1, 240), 48),
  /** Hours in which the seller of an auction below its reserve decides; after them it is let go. */
  decision_hours: z._default(between(1, 720), 72),
  /** Hours for which an offer stands, a counter and a second chance, too. */
  offer_hours: z._default(between(1, 240), 48),
  /** Least that may be offered for a direct sale, of its price. */
  offer_minimum_percent: z._default(between(1, 100), 50),
  /** `informativo`: the issued document is no invoice for the tax office. */
  invoicing: z._default(z.enum(["informativo", "factura"]), "informativo"),
  /**
   * Of invoices for the tax office: `kept`, their records are kept here and a QR leads to the tax office; `sent`, the records go there, too, which
   * asks for the service that sends them.
   */
  verifactu: z._default(z.enum(["off", "kept", "sent"]), "off"),
  /** Hours for which a lot goes on at least after a withdrawal that changed its price or leader. */
  withdrawal_grace: z._default(between(2, 24), 2),
  /** How long a direct sale is kept for the buyer who put it into the cart, in seconds. */
  reservation_s: z._default(between(1, 86_400), 900),
  /** Longest that one reservation lasts, the checkout included, in seconds. */
  reservation_max_s: z._default(between(1, 172_800), 1_800),
  /** Most vehicles that one person may keep at a time. */
  holds: z._default(countBetween(1, 50), 3),
  /** What the house asks to see to the papers, in euro, IVA included. */
  admin_fee: z._default(between(0, 100_000), 71.72),
  /** What a certificate of ownership costs, in euro: paid in the buyer's name. */
  ownership_certificate: z._default(between(0, 100_000), 55.7),
  /** Until how many hours before an appointment its buyer may change it. */
  change_before_hours: z._default(between(0, 240), 12),
  /** What keeping a vehicle costs that is ready and not picked up; euro with IVA. */
  storage: z._default(z.object({ free_days: countBetween(0, 365), per_day: between(0, 10_000) }), {
    free_days: 10,
    per_day: 18.15,
  }),
  /** When vehicles are picked up whose seller has not said it. Weekdays from 0, Sunday. */
  pickup: z._default(
    z.object({
      weekdays: z.array(countBetween(0, 6)),
      start: Clock,
      end: Clock,
      timeframe_min: countBetween(5, 480),
      per_slot: countBetween(1, 100),
    }),
    {
      weekdays: [1, 2, 3, 4, 5],
      start: "09:00",
      end: "14:00",
      timeframe_min: 30,
      per_slot: 2,
    },
  ),
  /** Whether consumers who buy of a trader may withdraw, by how it was sold. */
  withdrawal: z._default(z.object({ direct: z.boolean(), auction: z.boolean() }), {
    direct: true,
    auction: true,
  }),
  /** The most that a seller may deduct for lost value of a vehicle that came back, in % of its price. */
  loss_maximum_percent: z._default(between(0, 50), 20),
  /** Where the house is paid by transfer; nothing where it is not. */
  bank: z._default(
    z.object({
      holder: z.string().check(z.maxLength(100)),
      iban: z.string().check(z.maxLength(50)),
    }),
    { holder: "", iban: "" },
  ),
  /** What the house takes of sellers. A lot keeps what held when it was published. */
  seller_commission: z._default(SellerCommission, { percent: 0, minimum: 0, maximum: null }),
  /** Business days in which the house pays a seller, after the day on which the buyer has paid all. */
  payout_days: z._default(countBetween(0, 90), 5),
  thank_you: z._default(z.string().check(z.maxLength(500)), "Gracias por confiar en nosotros."),
});

export type SaleSettings = z.infer<typeof SaleSettings>;
