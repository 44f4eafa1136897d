// The built server on the bench's database, with accounts and lots put there directly.
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "demo-site/dist/server/main.js");
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

export async function startServer(connectionString, settings = {}) {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: npm run build`);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "martillo-bench-data-"));
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: connectionString,
      MARTILLO_DATA: folder,
      MARTILLO_MODE: "production",
      MARTILLO_BIDS_PER_SECOND: "1000000",
      MARTILLO_PAYMENTS_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const until = performance.now() + START_LIMIT_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      throw new Error("the server did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      process.off("exit", kill);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        // It finishes what it has begun, which in a house of a bench may be years of work.
        const limit = setTimeout(kill, STOP_LIMIT_MS);
        await ended;
        clearTimeout(limit);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isHealthy(port) {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Below the range that systems give to outgoing connections. */
async function freePort() {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const isFree = await new Promise((resolve) => {
      const probe = createServer().once("error", () => resolve(false));
      probe.listen(port, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Accounts that may bid, each with a session; returns their tokens. */
export async function addBidders(client, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  await client.query(
    `with person as (
       insert into users (email, password_hash, first_name, last_name, status, approved_to_bid)
       select gen_random_uuid() || '@bench.example', 'x', 'Postor', 'Prueba', 'active', true
       from generate_series(1, $1::int) returning id
     ), numbered as (select id, row_number() over () as n from person)
     insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day'
     from numbered join unnest($2::text[]) with ordinality as h (hash, n) using (n)`,
    [count, hashes],
  );
  return tokens;
}

/** Open lots of one seller; returns their ids. */
export async function addLots(client, count) {
  const { rows } = await client.query(
    `with seller as (
       insert into users (email, password_hash, first_name, last_name, status, admin)
       values (gen_random_uuid() || '@bench.example', 'x', 'Casa', 'Prueba', 'active', true)
       returning id
     )
     insert into lots (seller_id, status, title, description, start_cents, price_cents, opens_at,
       closes_at, extension, category, brand, model)
     select id, 'open', 'Seat León 1.5 TSI ' || n, repeat('Revisado y con garantía. ', 40), 100000,
       100000, now() - interval '1 day', now() + interval '1 day',
       '{"window_s": 120, "mode": "top_up", "amount_s": 120}', 'Turismo', 'Seat', 'León'
     from seller, generate_series(1, $1::int) n returning id`,
    [count],
  );
  return rows.map((row) => Number(row.id));
}

/** An account that may sell, with a session. */
export async function addSeller(client) {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await client.query(
    `with person as (
       insert into users (email, email_verified, password_hash, first_name, last_name, status, admin, membership)
       values (gen_random_uuid() || '@bench.example', true, 'x', 'Casa', 'Prueba', 'active', true, 'enterprise')
       returning id
     )
     insert into sessions (token_hash, user_id, expires_at)
     select $1, id, now() + interval '1 day' from person returning user_id as id`,
    [createHash("sha256").update(token).digest("hex")],
  );
  return { token, id: Number(rows[0].id) };
}

/** Drafts of a seller that lack nothing; returns their ids. */
export async function addDrafts(client, seller, count) {
  const { rows } = await client.query(
    `insert into lots (seller_id, status, title, description, start_cents, price_cents, opens_at, closes_at, extension,
       category, brand, model, registration_year, kilometers, location, images)
     select $1, 'draft', 'Seat León 1.5 TSI ' || n, repeat('Revisado y con garantía. ', 40), 100000, 100000,
       now(), now() + interval '7 days', '{"window_s": 120, "mode": "top_up", "amount_s": 120}', 'Turismo', 'Seat', 'León',
       2018, 50000 + n, 'Madrid', '["/a.webp", "/b.webp", "/c.webp"]'
     from generate_series(1, $2::int) n returning id`,
    [seller, count],
  );
  return rows.map((row) => Number(row.id));
}
