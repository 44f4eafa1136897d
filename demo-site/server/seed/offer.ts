import { DEFAULT_EXTENSION, type IncrementStep, type ReserveMode } from "martillo/domain";
import {
  type ExtensionRule,
  IVA_PERCENT,
  SHOWN_FIELDS,
  type ShownField,
  UNSAID_VEHICLE,
  vehicleOf,
  type VehicleValues,
} from "martillo/contract";
import { COLOUR_NAMES, picturesOf, type Picture, type PictureManifest } from "./catalogue/pictures";
import { PLACES } from "./catalogue/places";
import type { SellerProfile } from "./catalogue/sellers";
import { roundEuros } from "./catalogue/value";
import { drawVehicle, type Category, type Today, type Vehicle } from "./catalogue/vehicle";
import type { Random } from "./random";
import type { PicturesNear } from "./spread";
import { describeVehicle } from "./text/description";
import { nounOf } from "./text/words";

/** What a seller offers: the vehicle, its texts and its terms; not yet when. Keys are columns of `lots`. */
export interface Offer extends VehicleValues<ShownField> {
  auction: 0 | 1;
  title: string;
  description: string;
  start_cents: number;
  reserve_cents: number | null;
  reserve_mode: ReserveMode;
  increments: IncrementStep[] | null;
  extension: ExtensionRule | null;
  buy_now_cents: number | null;
  buy_now_policy: "until_first_bid" | "until_reserve_met" | "until_price_exceeds" | "none";
  iva_percent: number | null;
  images: Picture[];
}

export interface OfferWish {
  seller: SellerProfile;
  category: Category;
  auction: 0 | 1;
  /** Left to chance unless given. */
  reserve?: "none" | "low" | "high";
}

export interface OfferContext {
  random: Random;
  today: Today;
  manifest: PictureManifest | null;
  pictures?: PicturesNear;
}

/** Vehicles that are drawn at most until one does not repeat its neighbours' picture. */
const TRIES = 12;

/** A vehicle whose picture stands beside the lot as rarely as can be. */
function drawApart(wish: OfferWish, { random, today, manifest, pictures }: OfferContext): Vehicle {
  let best = drawVehicle(random, wish.category, today, manifest);
  if (!pictures) return best;
  let least = pictures.repetitions(pictureOf(best));
  for (let tries = 1; least > 0 && tries < TRIES; tries++) {
    const other = drawVehicle(random, wish.category, today, manifest);
    const repetitions = pictures.repetitions(pictureOf(other));
    if (repetitions >= least) continue;
    best = other;
    least = repetitions;
  }
  pictures.take(pictureOf(best));
  return best;
}

function pictureOf({ body, colour }: Vehicle): string {
  return `${body}-${colour}`;
}

/** An offer and the trade value of what is offered, which bidders have in mind. */
export function drawOffer(
  wish: OfferWish,
  context: OfferContext,
): { offer: Offer; valueCents: number } {
  const { random, today, manifest } = context;
  const { seller, auction } = wish;
  const vehicle = drawApart(wish, context);
  const place = placeOf(seller, random);
  const town = random.pick(place.towns);
  const hasIva = random.chance(seller.ivaShare);
  const description = describeVehicle({
    vehicle,
    noun: nounOf(vehicle),
    seller,
    town,
    province: place.province,
    hasIva,
    isAuction: auction === 1,
    today,
    random,
  });
  const { valueCents } = vehicle;
  const offer: Offer = {
    auction,
    title: vehicle.title,
    description,
    ...(auction === 1 ? auctionTerms(wish, valueCents, random) : fixedTerms(valueCents, random)),
    iva_percent: hasIva ? IVA_PERCENT : null,
    images: picturesOf({ ...vehicle, name: vehicle.shortName }, manifest),
    ...vehicleOf(UNSAID_VEHICLE, SHOWN_FIELDS),
    category: vehicle.category,
    brand: vehicle.brand,
    model: vehicle.model,
    fuel: vehicle.fuel,
    kilometers: vehicle.kilometers,
    registration_year: vehicle.year,
    power: vehicle.power,
    transmission: vehicle.transmission,
    body_type: vehicle.bodyType,
    doors: vehicle.doors,
    color: COLOUR_NAMES[vehicle.colour] ?? vehicle.colour,
    condition: vehicle.condition,
    location: place.province,
  };
  return { offer, valueCents };
}

function placeOf(seller: SellerProfile, random: Random) {
  const home = PLACES.find((place) => place.province === seller.province);
  return home && !(seller.isNational && random.chance(0.85)) ? home : random.pick(PLACES);
}

type Terms = Pick<
  Offer,
  | "start_cents"
  | "reserve_cents"
  | "reserve_mode"
  | "increments"
  | "extension"
  | "buy_now_cents"
  | "buy_now_policy"
>;

function auctionTerms(wish: OfferWish, valueCents: number, random: Random): Terms {
  const start_cents = share(valueCents, random.between(0.35, 0.65));
  const reserve =
    wish.reserve ??
    random.weighted([
      ["none", 6],
      ["low", 3],
      ["high", 2],
    ] as const);
  const reserve_cents =
    reserve === "none"
      ? null
      : share(
          valueCents,
          reserve === "low" ? random.between(0.66, 0.74) : random.between(1.02, 1.1),
        );
  const hasBuyNow = random.chance(0.2);
  const policies = ["until_first_bid", "until_price_exceeds"] as const;
  return {
    start_cents,
    reserve_cents,
    reserve_mode: random.chance(0.3) ? "full" : "standard",
    increments: random.chance(0.03) ? ownIncrements(valueCents) : null,
    extension: random.chance(0.85)
      ? DEFAULT_EXTENSION
      : { window_s: 180, mode: "add_to_end", amount_s: 60, max_extensions: 20 },
    buy_now_cents: hasBuyNow ? share(valueCents, random.between(1.12, 1.2)) : null,
    buy_now_policy: hasBuyNow
      ? reserve === "low"
        ? "until_reserve_met"
        : random.pick(policies)
      : "none",
  };
}

/** Prices that end in 90 or 50, as a price list has them. */
function fixedTerms(valueCents: number, random: Random): Terms {
  const euros = roundEuros((valueCents / 100) * random.between(1.05, 1.18));
  return {
    start_cents: (euros >= 1_000 ? euros - 10 : euros) * 100,
    reserve_cents: null,
    reserve_mode: "standard",
    increments: null,
    extension: null,
    buy_now_cents: null,
    buy_now_policy: "none",
  };
}

/** Some sellers want one step throughout. */
function ownIncrements(valueCents: number): IncrementStep[] {
  return [{ fromCents: 0, stepCents: valueCents > 2_000_000 ? 25_000 : 10_000 }];
}

function share(cents: number, part: number): number {
  return roundEuros((cents / 100) * part) * 100;
}
