import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isIncrementTable, replay, type IncrementStep } from "martillo/domain";
import { ExtensionRule, LotImage } from "martillo/contract/schemas";
import { maximaOf } from "../features/bidding/bid-log";
import { readBidLog } from "../features/bidding";
import { auditChain } from "../features/bidding/testing/audit";
import type { Db } from "../platform/db/db";
import { LOT_STATE_COLUMNS, type LotStateRow } from "../features/lots/lot-row";
import { bidStateOf, phaseOf, rulesOf } from "../features/lots/lot-state";
import { CHEAP_HASH_COST, hashPassword, verifyPassword } from "../ports/passwords/inline-passwords";
import { createTestApi } from "../testing/test-api";
import { openTestDb } from "../testing/test-db";
import type { DemoAccount } from "./accounts";
import { COLOUR_NAMES } from "./catalogue/pictures";
import { seedDemo } from "./seed";
import { DAY, MINUTE } from "./times";

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const SOON_MS = 60 * MINUTE;

let db: Db;
let accounts: DemoAccount[];
let lots: LotStateRow[];

function seed(target: Db, nowMs = NOW) {
  return seedDemo({
    db: target,
    nowMs,
    hashPassword: (password) => hashPassword(password, CHEAP_HASH_COST),
  });
}

/** Form and colour of a lot's first picture. */
const PICTURE = "substring(l.images->0->>'src' from '([a-z]+-[a-z]+)-[a-z]+-1280')";

/** What can be seen on the pictures of each form. */
const SHOWN: Record<string, { types: string[]; doors?: number[] }> = {
  turismo: { types: ["Compacto", "Urbano"], doors: [5] },
  berlina: { types: ["Berlina"], doors: [4, 5] },
  familiar: { types: ["Familiar"], doors: [5] },
  suv: { types: ["SUV"], doors: [5] },
  cabrio: { types: ["Cabrio"], doors: [2] },
  coupe: { types: ["Coupé"], doors: [2] },
  monovolumen: { types: ["Monovolumen"], doors: [5] },
  pickup: { types: ["Pick-up"], doors: [4] },
  furgoneta: { types: ["Furgón medio", "Furgón grande"], doors: [5] },
  camion: { types: ["Caja cerrada"], doors: [2] },
  remolque: { types: ["Remolque de dos ejes"] },
  moto: { types: ["Naked", "Clásica"] },
  scooter: { types: ["Escúter"] },
  tractor: { types: ["Tractor agrícola"] },
  excavadora: { types: ["Excavadora de cadenas"] },
  carretilla: { types: ["Carretilla elevadora"] },
};

beforeAll(async () => {
  db = await openTestDb();
  accounts = (await seed(db)) ?? [];
  lots = await db.query<LotStateRow>(`select ${LOT_STATE_COLUMNS} from lots l order by l.id`);
});

afterAll(() => db.close());

async function numbers(sql: string, params: unknown[] = []): Promise<Record<string, number>> {
  const rows = await db.query<{ key: string; n: number }>(sql, params);
  return Object.fromEntries(rows.map((row) => [row.key, row.n]));
}

describe("accounts", () => {
  it("are three buyers, two sellers and one of staff, ready to bid", async () => {
    expect(accounts.map((account) => account.role).toSorted()).toEqual([
      "buyer",
      "buyer",
      "buyer",
      "seller",
      "seller",
      "staff",
    ]);
    const rows = await db.query<{ ready: boolean; admin: boolean; staff: boolean; email: string }>(
      `select email, admin, staff,
         status = 'active' and approved_to_bid and email_verified and phone_verified as ready
       from users where email = any($1::text[])`,
      [accounts.map((account) => account.email)],
    );
    for (const account of accounts) {
      expect(rows.find((row) => row.email === account.email)).toEqual({
        email: account.email,
        ready: true,
        admin: account.role === "seller",
        staff: account.role === "staff",
      });
    }
  });

  it("have passwords of their own that are good enough to register with", async () => {
    expect(new Set(accounts.map((account) => account.password)).size).toBe(accounts.length);
    for (const { email, password } of accounts) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*#?&]).{12,}$/);
      const [row] = await db.query<{ hash: string }>(
        "select password_hash as hash from users where email = $1",
        [email],
      );
      expect(await verifyPassword(password, row?.hash ?? "")).toBe(true);
    }
  });
});

describe("a second time", () => {
  it("writes nothing", async () => {
    expect(await seed(db)).toBeNull();
    expect(await numbers("select 'lots' as key, count(*) as n from lots")).toEqual({
      lots: lots.length,
    });
  });

  it("makes the same catalogue in another database, with other passwords", async () => {
    const other = await openTestDb();
    const again = (await seed(other)) ?? [];
    const [all] = await other.query<{ digest: string }>(DIGEST);
    expect(await db.query(DIGEST)).toEqual([all]);
    expect(again.map((account) => account.email)).toEqual(accounts.map((a) => a.email));
    expect(again[0]?.password).not.toBe(accounts[0]?.password);
    await other.close();
  });
});

const DIGEST = `select md5(string_agg(l::text, '|' order by l.id)) as digest from (
  select id, title, description, price_cents, seq, closes_at, images from lots) l`;

describe("the catalogue", () => {
  it("has lots in every part of their life", async () => {
    const found = await numbers(
      "select status || ' ' || auction as key, count(*) as n from lots group by 1",
    );
    expect(lots.length).toBeGreaterThan(400);
    expect(found["open 1"]).toBeGreaterThanOrEqual(195);
    expect(found["open 0"]).toBeGreaterThanOrEqual(95);
    expect(found["scheduled 1"]).toBeGreaterThanOrEqual(55);
    expect(found["sold 1"]).toBeGreaterThanOrEqual(35);
    expect(found["provisional 1"]).toBeGreaterThanOrEqual(5);
    expect(found["unsold 1"]).toBeGreaterThanOrEqual(5);
    expect(found["draft 1"]).toBeGreaterThanOrEqual(3);
  });

  it("has vehicles of every kind in most of the country", async () => {
    const kinds = await numbers("select category as key, count(*) as n from lots group by 1");
    expect(Object.keys(kinds).toSorted()).toEqual([
      "Camiones",
      "Coches",
      "Furgonetas",
      "Maquinaria",
      "Motos",
      "Remolques",
    ]);
    expect(Math.min(...Object.values(kinds))).toBeGreaterThanOrEqual(10);
    const places = await numbers("select location as key, count(*) as n from lots group by 1");
    expect(Object.keys(places).length).toBeGreaterThanOrEqual(40);
    const taxes = await numbers(
      "select coalesce(iva_percent::text, 'REBU') as key, count(*) as n from lots group by 1",
    );
    expect(taxes["REBU"]).toBeGreaterThan(40);
    expect(taxes["21"]).toBeGreaterThan(200);
  });

  it("ends something every few minutes in the first hour, and the rest within nine days", () => {
    const ends = lots
      .filter((lot) => lot.status === "open" && lot.auction === 1)
      .map((lot) => lot.closes_ms - NOW)
      .toSorted((a, b) => a - b);
    const soon = [0, ...ends.filter((end) => end < SOON_MS)];
    const gaps = soon.slice(1).map((end, index) => end - (soon[index] ?? 0));
    expect(ends[0]).toBeGreaterThan(MINUTE);
    expect(soon.length).toBeGreaterThan(18);
    expect(Math.max(...gaps)).toBeLessThan(4 * MINUTE);
    expect(ends.at(-1)).toBeLessThan(10 * DAY);
  });

  it("shows each lot in the phase that is stored", () => {
    const odd = lots.filter((lot) => {
      const phase = phaseOf({ ...lot, now_ms: NOW });
      return phase !== lot.status && phase !== "closing";
    });
    expect(odd).toEqual([]);
  });

  it("groups lots into events, past, running and coming", async () => {
    const events = await db.query<{ title: string; phase: string; lots: number }>(
      `select a.title, case when a.closes_at < to_timestamp($1::float8 / 1000) then 'past'
           when a.opens_at < to_timestamp($1::float8 / 1000) then 'running' else 'coming' end as phase,
         count(l.id) as lots
       from auctions a join lots l on l.auction_id = a.id and l.seller_id = a.seller_id
         and l.closes_at <= a.closes_at group by a.id order by a.id`,
      [NOW],
    );
    expect(events.map((event) => event.title)).toContain("Renting nacional – noviembre");
    expect(events.map((event) => event.title)).toContain("Vehículo industrial");
    expect(new Set(events.map((event) => event.phase))).toEqual(
      new Set(["past", "running", "coming"]),
    );
    expect(Math.min(...events.map((event) => event.lots))).toBeGreaterThanOrEqual(10);
  });

  it("gives the demo sellers lots to work with, one of them to be awarded", async () => {
    const found = await numbers(
      `select l.status as key, count(*) as n from lots l join users u on u.id = l.seller_id
       where u.email = $1 group by 1`,
      [accounts.find((account) => account.role === "seller")?.email],
    );
    expect(found).toMatchObject({ open: 4, draft: 2, scheduled: 1 });
    expect(found["provisional"]).toBeGreaterThanOrEqual(1);
  });

  it("asks a deposit for one of them, of a twentieth of the start price at most", async () => {
    const rows = await db.query<{ start_cents: number; deposit_required_cents: number }>(
      `select l.start_cents, l.deposit_required_cents from lots l join users u on u.id = l.seller_id
       where u.email = $1 and l.deposit_required_cents is not null and l.status = 'open'
         and l.bid_count = 0`,
      [accounts.find((account) => account.role === "seller")?.email],
    );
    expect(rows).toHaveLength(1);
    for (const row of rows) {
      expect(row.deposit_required_cents).toBeGreaterThan(0);
      expect(row.deposit_required_cents).toBeLessThanOrEqual(row.start_cents / 20);
    }
  });

  it("lets the demo buyers lead here and be outbid there", async () => {
    for (const { email } of accounts.filter((account) => account.role === "buyer")) {
      const found = await numbers(
        `select case when l.leader_id = u.id then 'leading' else 'outbid' end as key,
           count(distinct l.id) as n
         from bids b join users u on u.id = b.bidder_id join lots l on l.id = b.lot_id
         where u.email = $1 and l.status = 'open' group by 1`,
        [email],
      );
      expect(found["leading"]).toBeGreaterThanOrEqual(1);
      expect(found["outbid"]).toBeGreaterThanOrEqual(1);
    }
    const won = await numbers(
      "select 'won' as key, count(*) as n from sales s join users u on u.id = s.winner_id where u.email = $1",
      [accounts[0]?.email],
    );
    expect(won["won"]).toBeGreaterThanOrEqual(1);
  });

  it("has a result for each settled lot, and no other", async () => {
    const wrong = await db.query(
      `select l.id, l.status, s.outcome from lots l full join sales s on s.lot_id = l.id
       where (l.status in ('sold', 'provisional', 'unsold')) is distinct from (s.lot_id is not null)
         or (s.outcome is not null and s.outcome <> l.status)
         or (s.outcome = 'sold') <> (s.winner_id is not null and s.bid_id is not null)
         or (s.outcome = 'unsold') <> (s.lot_id is not null and l.bid_count = 0)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("histories", () => {
  it("verify, number bidders in order and replay to the stored state", async () => {
    const withBids = lots.filter((lot) => lot.bid_count > 0);
    expect(withBids.length).toBeGreaterThan(150);
    for (const lot of withBids) {
      const log = await readBidLog(db, lot.id);
      expect(await auditChain(db, lot.id)).toEqual({ ok: true });
      expect(replay(rulesOf(lot), maximaOf(log)).state).toEqual(bidStateOf(lot));
      const firstSeen = [...new Set(log.map((row) => row.bidder_no))];
      expect(firstSeen).toEqual(firstSeen.map((_, index) => index + 1));
      expect(new Set(log.map((row) => row.bidder_id)).size).toBe(firstSeen.length);
      const times = log.map((row) => row.created_ms);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(Math.min(NOW, lot.closes_ms));
      expect(log.some((row) => row.bidder_id === lot.seller_id)).toBe(false);
    }
  });
});

describe("what visitors read and see", () => {
  it("has pictures that follow the scheme, told in Spanish", async () => {
    const rows = await db.query<{ images: unknown[] }>("select images from lots");
    for (const { images } of rows) {
      expect(images.length).toBeGreaterThanOrEqual(2);
      for (const image of images) {
        const { src, thumb, alt } = LotImage.parse(image);
        expect(src).toMatch(
          /^\/uploads\/demo\/[a-z]+-[a-z]+-(frontal|lateral|trasera|detalle)-1280\.webp$/,
        );
        expect(thumb).toBe(src.replace("-1280.", "-480."));
        expect(alt).toMatch(/, color [a-z]+, (vista|detalle)/);
      }
    }
  });

  it("says of a vehicle what its picture shows", async () => {
    const rows = await db.query<{
      body_type: string;
      picture: string;
      color: string;
      doors: number | null;
    }>(`select body_type, doors, color, ${PICTURE} as picture from lots l`);
    const odd = rows.filter(({ body_type, picture, color, doors }) => {
      const [form = "", paint = ""] = picture.split("-");
      const shown = SHOWN[form];
      return (
        !shown?.types.includes(body_type) ||
        !(doors === null ? shown.doors === undefined : shown.doors?.includes(doors)) ||
        COLOUR_NAMES[paint] !== color
      );
    });
    expect(odd).toEqual([]);
  });

  it("tells of no damage that no picture shows", async () => {
    const rows = await db.query<{ text: string }>(
      "select condition || ' ' || title || ' ' || description as text from lots",
    );
    const damage =
      /daños|abolla|\brot[oa]s?\b|hundid|partid[oa]|rasgad|fisurad|deformad|desencajad|doblad|picada|roces en|arañazos (en|superf)|semirremolque|cabeza tractora/i;
    expect(rows.filter(({ text }) => damage.test(text))).toEqual([]);
  });

  it("never shows one picture three times in a row", async () => {
    const lists: Record<string, string> = {
      "auctions by their end":
        "where l.auction = 1 and l.status = 'open' order by l.closes_at, l.id",
      "direct sales": "where l.auction = 0 and l.status = 'open' order by l.id desc",
      "new arrivals": "where l.status in ('open', 'scheduled') order by l.id desc",
      ...Object.fromEntries(
        ["Coches", "Furgonetas", "Motos", "Camiones", "Remolques", "Maquinaria"].map((category) => [
          `auctions of ${category}`,
          `where l.auction = 1 and l.status = 'open' and l.category = '${category}' order by l.closes_at, l.id`,
        ]),
      ),
      "events, one after the other":
        "where l.auction_id is not null order by l.auction_id, l.closes_at",
    };
    for (const [name, rest] of Object.entries(lists)) {
      const rows = await db.query<{ picture: string }>(
        `select ${PICTURE} as picture from lots l ${rest}`,
      );
      const thrice = rows.filter(
        ({ picture }, at) => picture === rows[at - 1]?.picture && picture === rows[at - 2]?.picture,
      );
      expect(thrice, name).toEqual([]);
    }
  });

  it("is free of English", async () => {
    const rows = await db.query<{ text: string }>(
      `select title || ' ' || description as text from lots
       union all select title || ' ' || description from auctions`,
    );
    const english =
      /\b(the|and|with|for|from|this|has|have|been|vehicle|engine|sale|lot|undefined|null|NaN)\b/;
    expect(rows.filter((row) => english.test(row.text))).toEqual([]);
  });

  it("describes each lot in five paragraphs, none twice the same", async () => {
    const rows = await db.query<{ description: string }>("select description from lots");
    for (const { description } of rows) {
      const paragraphs = description.split("\n\n");
      expect(paragraphs).toHaveLength(5);
      for (const paragraph of paragraphs) {
        expect(paragraph).toMatch(/^[A-ZÁÉÍÓÚÑŠ].*\.$/);
        expect(paragraph).not.toMatch(/ {2}|\.\.|,\.|\$\{/);
      }
    }
    expect(new Set(rows.map((row) => row.description)).size).toBe(rows.length);
  });

  it("asks plausible prices and keeps plausible terms", async () => {
    const rows = await db.query<{
      title: string;
      start_cents: number;
      extension: unknown;
      increments: IncrementStep[] | null;
    }>("select title, start_cents, extension, increments from lots");
    const odd = rows.filter(({ start_cents }) => start_cents < 10_000 || start_cents > 20_000_000);
    expect(odd).toEqual([]);
    expect(rows.filter(({ increments }) => increments && !isIncrementTable(increments))).toEqual(
      [],
    );
    for (const { extension } of rows) z.nullable(ExtensionRule).parse(extension);
    expect(rows.some((row) => row.increments !== null)).toBe(true);
  });

  it("suggests brands and models", async () => {
    const terms = await numbers(
      "select 'terms' as key, count(*) as n from search_terms where folded like 'volkswagen%'",
    );
    expect(terms["terms"]).toBeGreaterThan(3);
  });
});

it("is what the calls of the API may answer", async () => {
  // In test mode the server checks each answer against the contract.
  const api = await createTestApi({ db });
  for (const page of [1, 2, 3, 4, 5]) {
    const filters = { market_status: "all" as const };
    const found = await api.call("product/search", { page, limit: 100, filters });
    expect(found.httpStatus).toBe(200);
  }
  const events = await api.call("auction/search", { status: "all" });
  expect(events.responseData.records.length).toBeGreaterThanOrEqual(9);
  expect((await api.call("common/getDefault", {})).httpStatus).toBe(200);
  const signedIn = await api.call("user/login", accounts[0] ?? { email: "", password: "" });
  expect(signedIn.httpStatus).toBe(200);
  await api.close();
});

it("fits the turn of the year as well", async () => {
  const other = await openTestDb();
  const nowMs = Date.UTC(2027, 0, 1, 0, 0, 5);
  expect(await seed(other, nowMs)).not.toBeNull();
  const titles = await other.query<{ title: string }>(
    "select title from auctions where title like 'Renting%' order by id",
  );
  expect(titles.map((row) => row.title)).toEqual([
    "Renting nacional – diciembre",
    "Renting nacional – enero",
    "Renting nacional – febrero",
  ]);
  await other.close();
});
