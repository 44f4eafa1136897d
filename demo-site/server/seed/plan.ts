/** Decides what the demo consists of: how many lots of whom, when each opens and ends, and what becomes of it. */
import type { DemoBuyer } from "./accounts";
import { DEMO_SELLERS, SELLERS, type SellerProfile } from "./catalogue/sellers";
import type { Category } from "./catalogue/vehicle";
import { planEvents, type EventPlan } from "./event-plan";
import type { OfferWish } from "./offer";
import type { Random } from "./random";
import { DAY, eveningOf, HOUR, MINUTE, roundUpTo } from "./times";

export type Phase = "past" | "running" | "scheduled" | "fixed" | "draft";

/** A demo buyer's part in an auction. */
export interface Part {
  buyer: DemoBuyer;
  as: "leading" | "outbid";
}

export interface LotPlan extends OfferWish {
  phase: Phase;
  opensMs: number;
  closesMs: number;
  /** Title of the event that it belongs to. */
  event: string | null;
  /** A bidder must have paid a deposit to bid on it. */
  asksDeposit?: boolean;
  /** How many people want it; 0 leaves it without bids. */
  interest: number;
  parts: Part[];
}

export interface Plan {
  lots: LotPlan[];
  events: EventPlan[];
}

/** How much of the catalogue is of each kind. */
const MIX: readonly (readonly [Category, number])[] = [
  ["Coches", 52],
  ["Furgonetas", 17],
  ["Motos", 12],
  ["Camiones", 7],
  ["Remolques", 3],
  ["Maquinaria", 9],
];

const COUNTS = { past: 38, soon: 24, day: 40, days: 64, scheduled: 36, fixed: 96 };

export function planDemo(nowMs: number, random: Random): Plan {
  const events = planEvents(nowMs);
  const lots = [
    ...events.flatMap((event) => lotsOfEvent(event, random)),
    ...repeat(COUNTS.past, () => pastLot(nowMs, random)),
    ...repeat(COUNTS.soon, (index) => soonLot(nowMs, index, random)),
    ...repeat(COUNTS.day, () => runningLot(nowMs, HOUR, DAY, random)),
    ...repeat(COUNTS.days, () => runningLot(nowMs, DAY, 9 * DAY, random)),
    ...repeat(COUNTS.scheduled, () => scheduledLot(nowMs, random)),
    ...repeat(COUNTS.fixed, () => fixedLot(nowMs, random)),
    ...lotsOfDemoSellers(nowMs, random),
  ];
  castBuyers(lots, nowMs);
  return { lots: inOrder(lots, random), events };
}

/** A seller and a category that it deals in, as often as the mix says. */
export function drawWish(random: Random, auction: 0 | 1): OfferWish {
  const category = random.weighted(MIX);
  const seller = random.pick(SELLERS.filter((each) => each.categories.includes(category)));
  return { seller, category, auction };
}

function plan(
  random: Random,
  lot: Pick<LotPlan, "phase" | "opensMs" | "closesMs"> & Partial<LotPlan>,
) {
  return {
    ...drawWish(random, lot.phase === "fixed" ? 0 : 1),
    event: null,
    interest: 0,
    parts: [],
    ...lot,
  } satisfies LotPlan;
}

export function lotsOfEvent(event: EventPlan, random: Random): LotPlan[] {
  return repeat(event.lots, (index) =>
    plan(random, {
      phase: event.phase,
      seller: event.seller,
      category: random.pick(event.categories),
      event: event.title,
      opensMs: event.opensMs,
      // One after the other, so that no bidder has to be in two places at once.
      closesMs: event.firstEndMs + index * 3 * MINUTE,
      interest: event.phase === "scheduled" ? 0 : interestOf(random),
      ...(event.phase === "past" && { reserve: random.chance(0.3) ? "low" : "none" }),
    }),
  );
}

/** Less than sellers have to decide. */
const DECISION_MS = 2 * DAY;

function pastLot(nowMs: number, random: Random): LotPlan {
  const closesMs = roundUpTo(nowMs - random.between(0.2, 40) * DAY, 30 * MINUTE);
  // Without interest it stays unsold, with a high reserve the seller has to decide.
  const fate = random.weighted([
    ["sold", 7],
    ["provisional", 1.4],
    ["unsold", 1.6],
  ] as const);
  // A lot that its seller does not decide in time is let go: one that waits has ended a short while ago.
  const ageMs = fate === "provisional" ? (nowMs - closesMs) % DECISION_MS : nowMs - closesMs;
  const end = nowMs - Math.max(ageMs, HOUR);
  return plan(random, {
    phase: "past",
    opensMs: end - random.int(4, 9) * DAY,
    closesMs: end,
    interest: fate === "unsold" ? 0 : random.int(2, 7),
    reserve: fate === "provisional" ? "high" : random.chance(0.4) ? "low" : "none",
  });
}

/** The first hour: one end every two or three minutes. */
function soonLot(nowMs: number, index: number, random: Random): LotPlan {
  const closesMs = nowMs + 2 * MINUTE + index * 2.5 * MINUTE + random.int(-20, 20) * 1000;
  return plan(random, {
    phase: "running",
    opensMs: closesMs - random.int(3, 8) * DAY,
    closesMs: Math.floor(closesMs),
    interest: random.chance(0.1) ? 0 : random.int(2, 8),
  });
}

function runningLot(nowMs: number, from: number, to: number, random: Random): LotPlan {
  const closesMs = roundUpTo(nowMs + random.between(from, to), 10 * MINUTE);
  return plan(random, {
    phase: "running",
    opensMs: roundUpTo(nowMs - random.between(0.3, 5) * DAY, 30 * MINUTE) - HOUR,
    closesMs,
    interest: interestOf(random),
  });
}

function scheduledLot(nowMs: number, random: Random): LotPlan {
  const opensMs = roundUpTo(nowMs + random.between(0.5 * HOUR, 7 * DAY), 30 * MINUTE);
  return plan(random, {
    phase: "scheduled",
    opensMs,
    closesMs: eveningOf(opensMs, random.int(3, 7)) + random.int(0, 11) * 10 * MINUTE,
  });
}

function fixedLot(nowMs: number, random: Random): LotPlan {
  return plan(random, {
    phase: "fixed",
    opensMs: roundUpTo(nowMs - random.between(0.2, 20) * DAY, HOUR) - HOUR,
    closesMs: roundUpTo(nowMs + random.between(30, 90) * DAY, HOUR),
  });
}

function interestOf(random: Random): number {
  return random.weighted([
    [0, 16],
    [1, 14],
    [2, 16],
    [3, 18],
    [4, 14],
    [5, 10],
    [6, 7],
    [8, 5],
  ] as const);
}

/** Lots of all phases, for a visitor who tries the sellers' pages. */
function lotsOfDemoSellers(nowMs: number, random: Random): LotPlan[] {
  const [first, second] = DEMO_SELLERS as [SellerProfile, SellerProfile];
  const soon = { opensMs: nowMs - 4 * DAY, closesMs: eveningOf(nowMs, 2) };
  const later = { opensMs: nowMs - 2 * DAY, closesMs: eveningOf(nowMs, 5) };
  const past = { opensMs: nowMs - 9 * DAY, closesMs: eveningOf(nowMs, -3) };
  const coming = { opensMs: eveningOf(nowMs, 2), closesMs: eveningOf(nowMs, 8) };
  const shop = { opensMs: nowMs - 5 * DAY, closesMs: nowMs + 60 * DAY };
  const lots: [
    SellerProfile,
    Pick<LotPlan, "phase" | "opensMs" | "closesMs"> & Partial<LotPlan>,
  ][] = [
    [first, { phase: "running", ...soon, interest: 5, reserve: "none" }],
    [first, { phase: "running", ...later, interest: 4, reserve: "high" }],
    [first, { phase: "running", ...later, interest: 0, reserve: "none", asksDeposit: true }],
    [first, { phase: "past", ...past, interest: 5, reserve: "high" }],
    [first, { phase: "past", ...past, interest: 6, reserve: "none" }],
    [first, { phase: "past", ...past, interest: 0, reserve: "none" }],
    [first, { phase: "scheduled", ...coming }],
    [first, { phase: "fixed", ...shop }],
    [first, { phase: "draft", ...coming }],
    [first, { phase: "draft", ...coming }],
    [second, { phase: "running", ...soon, interest: 4, reserve: "low" }],
    [second, { phase: "running", ...later, interest: 2, reserve: "none" }],
    [second, { phase: "past", ...past, interest: 4, reserve: "high" }],
    [second, { phase: "fixed", ...shop }],
    [second, { phase: "draft", ...coming }],
  ];
  return lots.map(([seller, lot]) =>
    plan(random, { seller, category: random.pick(seller.categories), ...lot }),
  );
}

/** Demo buyers lead here, are outbid there, and have won and lost. */
function castBuyers(lots: LotPlan[], nowMs: number): void {
  const parts: [Phase, Part[]][] = [
    ["running", [{ buyer: "comprador1", as: "leading" }]],
    ["running", [{ buyer: "comprador1", as: "outbid" }]],
    ["running", [{ buyer: "comprador2", as: "leading" }]],
    [
      "running",
      [
        { buyer: "comprador2", as: "outbid" },
        { buyer: "comprador1", as: "leading" },
      ],
    ],
    ["running", [{ buyer: "comprador3", as: "leading" }]],
    [
      "running",
      [
        { buyer: "comprador1", as: "outbid" },
        { buyer: "comprador3", as: "outbid" },
      ],
    ],
    ["past", [{ buyer: "comprador1", as: "leading" }]],
    [
      "past",
      [
        { buyer: "comprador2", as: "outbid" },
        { buyer: "comprador1", as: "leading" },
      ],
    ],
    ["past", [{ buyer: "comprador1", as: "outbid" }]],
    ["past", [{ buyer: "comprador2", as: "leading" }]],
    ["past", [{ buyer: "comprador3", as: "outbid" }]],
  ];
  const free = lots.filter(
    (lot) => lot.interest > 1 && !DEMO_SELLERS.includes(lot.seller) && lot.reserve !== "high",
  );
  for (const [phase, cast] of parts) {
    // Not those that end soonest: they are gone before anybody has signed in.
    const lot = free.find(
      (each) =>
        each.phase === phase &&
        each.parts.length === 0 &&
        (phase === "past" || each.closesMs > nowMs + 8 * HOUR),
    );
    if (lot) {
      lot.parts = cast;
      lot.reserve = "none";
    }
  }
}

/** Past lots have the lowest numbers; the rest is mixed as it would have come in. */
function inOrder(lots: LotPlan[], random: Random): LotPlan[] {
  const past = lots.filter((lot) => lot.phase === "past");
  const rest = lots.filter((lot) => lot.phase !== "past");
  return [...past.toSorted((a, b) => a.opensMs - b.opensMs), ...random.sample(rest, rest.length)];
}

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
