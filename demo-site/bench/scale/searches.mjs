// What guests ask of a large house, each beside the bare statement for its page of twelve.
import { HttpClient } from "../http-client.mjs";
import { percentiles } from "../load.mjs";
import { one } from "./fill.mjs";

const PAGE = 12;
const LISTED = "lot_listing l";
const LIVE = "(l.auction = 0 or l.closes_at > now())";
const AUCTIONS = "l.auction = 1 and l.closes_at > now()";
const word = (n) => `l.tsv @@ to_tsquery('public.martillo_es', $${n})`;

function page(from, where, order) {
  return `select lots.id, lots.title, lots.price_cents, lots.closes_at, lots.status
    from (select l.id from ${from} where ${where} order by ${order} limit ${PAGE}) found join lots using (id)`;
}

/** @returns {Promise<{name: string, input: object, sql?: string, params?: unknown[]}[]>} */
export async function kindsOf(client) {
  const car = await one(
    client,
    `select brand, percentile_disc(0.6) within group (order by kilometers)::int as km,
       percentile_disc(0.5) within group (order by price_cents)::int / 100 as price
     from lot_listing where brand <> '' group by brand order by count(*) desc limit 1`,
  );
  const place = await one(
    client,
    `select location, fuel, percentile_disc(0.4) within group (order by registration_year) as year from lot_listing
     where fuel is not null group by location, fuel order by count(*) desc limit 1`,
  );
  const common = await commonWord(client);
  const model = await one(
    client,
    `select split_part(model, ' ', 1) as word from lot_listing where brand = $1 group by 1 order by count(*) desc limit 1`,
    [car.brand],
  );
  const code = await one(
    client,
    `select substring(description from 'Bastidor ([A-Z0-9]{17})\\.$') as vin from lots
     where description ~ 'Bastidor [A-Z0-9]{17}\\.$' and status = 'open' order by id desc limit 1`,
  );
  const two = `${car.brand} ${model.word}`.replace(/[^\p{L}\p{N} ]/gu, " ");
  const twoQuery = two.trim().split(/\s+/).join(" & ").concat(":*");
  const filters = {
    brand: [car.brand],
    kilometers: { max: car.km },
    price: { max: car.price },
  };
  const narrow = {
    location: [place.location],
    fuel: [place.fuel],
    registration_year: { min: place.year },
  };
  const narrowed = "l.location = $1 and l.fuel = $2 and l.registration_year >= $3";
  return [
    {
      name: "nothing asked, newest",
      input: { orderby: "p.id" },
      sql: page(LISTED, LIVE, "l.id desc"),
    },
    {
      name: "ended, newest",
      input: { orderby: "p.id", filters: { market_status: "ended" } },
      sql: page("lots l", "l.status in ('closed', 'sold', 'provisional', 'unsold')", "l.id desc"),
    },
    {
      name: "auctions, ending first",
      input: { auction: 1 },
      sql: page("lot_listing_order l", AUCTIONS, "l.closes_at, l.id"),
    },
    {
      name: "all, ending first",
      input: {},
      sql: page("lot_listing_order l", AUCTIONS, "l.closes_at, l.id"),
    },
    {
      name: "auctions, by price",
      input: { auction: 1, orderby: "wprice", order: "asc" },
      sql: page("lot_listing_order l", AUCTIONS, "l.price_cents, l.id"),
    },
    {
      name: "brand, kilometres, price",
      input: { filters, orderby: "p.id" },
      sql: page(
        LISTED,
        `${LIVE} and l.brand = $1 and l.kilometers <= $2 and l.price_cents <= $3`,
        "l.id desc",
      ),
      params: [car.brand, car.km, car.price * 100],
    },
    {
      name: "province, fuel, year",
      input: { filters: narrow, orderby: "p.id" },
      sql: page(LISTED, `${LIVE} and ${narrowed}`, "l.id desc"),
      params: [place.location, place.fuel, place.year],
    },
    {
      name: `common word (${common}), newest`,
      input: { search: common, orderby: "p.id" },
      sql: page(LISTED, `${LIVE} and ${word(1)}`, "l.id desc"),
      params: [`${common}:*`],
    },
    {
      name: "common word, by price",
      input: { search: common, orderby: "wprice", order: "asc" },
      sql: page(
        "lot_listing_order o join lot_listing l on l.id = o.id",
        `${LIVE} and ${word(1)}`,
        "o.price_cents, o.id",
      ),
      params: [`${common}:*`],
    },
    {
      name: `two words (${two}), newest`,
      input: { search: two, orderby: "p.id" },
      sql: page(LISTED, `${LIVE} and ${word(1)}`, "l.id desc"),
      params: [twoQuery],
    },
    {
      name: "two words, relevance",
      input: { search: two, orderby: "relevance" },
      sql: `select lots.id, lots.title, lots.price_cents, lots.closes_at, lots.status from (
          select id from (select l.id, l.tsv from lot_listing l where ${LIVE} and ${word(1)} order by l.id desc limit 1000) newest
          order by ts_rank(tsv, to_tsquery('public.martillo_es', $1)) desc, id desc limit ${PAGE}) found join lots using (id)`,
      params: [twoQuery],
    },
    { name: "a word that no lot has (actros)", input: { search: "actros" } },
    {
      name: "a number as last word (Model 3)",
      input: { search: "Model 3", orderby: "p.id" },
      sql: page(LISTED, `${LIVE} and ${word(1)}`, "l.id desc"),
      params: ["model & 3"],
    },
    {
      name: "chassis number, whole",
      input: { search: code.vin, orderby: "p.id" },
      sql: `select id from lots where id in (select id from lot_listing l where ${word(1)})`,
      params: [code.vin],
    },
    {
      name: "chassis number, half",
      input: { search: code.vin.slice(5, 14), orderby: "p.id" },
      sql: `select word from search_words where word like $1 limit 2000`,
      params: [`%${code.vin.slice(5, 14).toLowerCase()}%`],
    },
    {
      name: "page 80 of a brand, newest",
      input: { filters: { brand: [car.brand] }, orderby: "p.id", page: 80 },
      sql: page(LISTED, `${LIVE} and l.brand = $1`, "l.id desc").replace(
        `limit ${PAGE}`,
        `limit ${PAGE} offset 948`,
      ),
      params: [car.brand],
    },
  ];
}

/** One that about a fifth of the lots have. */
async function commonWord(client) {
  let best = { word: "manual", far: Infinity };
  const { n } = await one(client, "select count(*)::int as n from lot_listing");
  for (const candidate of ["manual", "llantas", "seat", "revision", "cuero", "camara", "motor"]) {
    const { hits } = await one(
      client,
      "select count(*)::int as hits from lot_listing where tsv @@ to_tsquery('public.martillo_es', $1)",
      [`${candidate}:*`],
    );
    const far = Math.abs(hits / n - 0.2);
    if (far < best.far) best = { word: candidate, far };
  }
  return best.word;
}

export async function measureSearch(kind, { client, port, times }) {
  const http = await timed(times, asker(port, "/api/product/search", kind.input));
  if (!kind.sql) return { http };
  const bare = await timed(times, () => client.query(kind.sql, kind.params));
  return { http, bare };
}

export async function measureSuggestions({ client, port, times }) {
  const texts = {
    "suggestions, prefix": ["vol", "merc", "ren", "sea", "bm"],
    "suggestions, two words": ["seat leon", "ford focus", "audi a", "golf diesel"],
    "suggestions, a slip of the finger": ["wolksvagen", "mercdes", "reanult", "citroem"],
    "suggestions, what nobody has": ["zzyzx", "actros 1845"],
  };
  const { rows: some } = await client.query(
    "select id from lot_listing order by md5(id::text) limit $1",
    [PAGE],
  );
  const ids = some.map(({ id }) => Number(id));
  // What an answer with twelve lots costs without any search.
  const floor = await timed(times, asker(port, "/api/product/lots", { ids }));
  const rows = [{ name: "twelve lots by id, for comparison", http: floor }];
  for (const [name, list] of Object.entries(texts)) {
    let n = 0;
    const http = await timed(times, (at) =>
      asker(port, "/api/product/suggestions", { q: list[n++ % list.length] })(at),
    );
    rows.push({ name, http });
  }
  return rows;
}

let caller = 0;

function asker(port, path, input) {
  return async () => {
    caller += 1;
    const http = new HttpClient(port);
    const from = `10.${(caller >> 14) & 127}.${(caller >> 7) & 127}.${caller & 127}`;
    const { status, body } = await http.post(path, null, input, from);
    http.close();
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(input)}: ${body.slice(0, 300)}`);
  };
}

async function timed(times, run) {
  for (let n = 0; n < 3; n++) await run(n);
  const took = [];
  for (let n = 0; n < times; n++) {
    const before = performance.now();
    await run(n);
    took.push(performance.now() - before);
  }
  return percentiles(took);
}
