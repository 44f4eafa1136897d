import { migrations } from "./_made/migrations";
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { migrate } from "./platform/db/migrations";
import { openPostgres } from "./platform/db/postgres";
import { buildServer, type BuiltServer, type RunningServer } from "./testing/built-server";
import { startPostgres } from "./testing/postgres";

interface Account {
  role: string;
  email: string;
  password: string;
}

const LIMIT_MS = 180_000;

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, LIMIT_MS);
afterAll(() => built.remove());

async function call(server: RunningServer, name: string, input: object, token?: string) {
  const response = await fetch(`${server.base}/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  return (await response.json()) as {
    status: string;
    responseData: { token?: string; totalRecords?: number; code?: string };
  };
}

function accountsIn(folder: string): Account[] {
  return JSON.parse(readFileSync(join(folder, "demo-accounts.json"), "utf8")) as Account[];
}

function roles(accounts: Account[], role: string): number {
  return accounts.filter((account) => account.role === role).length;
}

describe("on its own database", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await built.start();
  }, LIMIT_MS);

  it("serves the API, and pages where they are built", async () => {
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
    expect([200, 503]).toContain((await fetch(`${server.base}/subasta/1`)).status);
    expect((await fetch(`${server.base}/uploads/..%2fdemo-accounts.json`)).status).toBe(404);
  });

  it("prints accounts that work, and keeps them for its owner alone", async () => {
    const accounts = accountsIn(built.dataFolder);
    expect(statSync(join(built.dataFolder, "demo-accounts.json")).mode & 0o777).toBe(0o600);
    expect(roles(accounts, "buyer")).toBeGreaterThanOrEqual(3);
    expect(roles(accounts, "seller")).toBeGreaterThanOrEqual(2);
    expect(roles(accounts, "staff")).toBeGreaterThanOrEqual(1);
    for (const account of accounts) {
      expect(server.printed()).toContain(account.password);
      expect((await call(server, "user/login", account)).status).toBe("success");
    }
  });

  it("has lots on sale from the first moment", async () => {
    const { responseData } = await call(server, "product/search", {});
    expect(responseData.totalRecords).toBeGreaterThan(50);
  });

  it("sends large answers compressed to whoever can read that", async () => {
    const size = async (encoding: string) => {
      const response = await fetch(`${server.base}/api/common/getDefault`, {
        headers: { "accept-encoding": encoding },
      });
      expect(response.headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
      expect(response.headers.get("vary")).toContain("Accept-Encoding");
      return JSON.stringify(await response.json()).length;
    };
    expect(await size("gzip")).toBe(await size("identity"));
  });

  it("answers 10 MB without reading them", async () => {
    const { hostname, port } = new URL(server.base);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /api/product/search HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n{`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (chunk) => resolve(String(chunk))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    socket.destroy();
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
  });

  it(
    "is open to this machine alone, by either of its names, and says so when it is not",
    async () => {
      const { port } = new URL(server.base);
      expect((await fetch(`http://[::1]:${port}/api/health`)).status).toBe(200);
      expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
      expect(server.printed()).not.toContain("Open to other machines");
      const open = await built.start({
        MARTILLO_HOST: "0.0.0.0",
        MARTILLO_MODE: "production",
        MARTILLO_DATA: join(built.dataFolder, "open"),
      });
      expect(open.printed()).toContain("Open to other machines: the site and its API, on every");
      await open.end("SIGKILL");
    },
    LIMIT_MS,
  );

  it("refuses a second process on the same folder", async () => {
    await expect(built.start()).rejects.toThrow(
      /ended with 1: martillo: another process uses the data folder/,
    );
  });

  it(
    "refuses a port that is taken",
    async () => {
      const folder = join(built.dataFolder, "other");
      const { port } = new URL(server.base);
      await expect(
        built.start({ PORT: port, MARTILLO_DATA: folder, MARTILLO_MODE: "production" }),
      ).rejects.toThrow(`martillo: port ${port} is in use`);
    },
    LIMIT_MS,
  );

  it(
    "has everything again after it was killed",
    async () => {
      const form = {
        email: "queda@example.test",
        password: "Subasta-2026!",
        first_name: "Queda",
        last_name: "Escrito",
        city: "Cuenca",
        registration_terms: true,
      };
      const { token } = (await call(server, "user/register", form)).responseData;
      expect(await server.end("SIGKILL")).toBe("SIGKILL");
      const before = accountsIn(built.dataFolder);
      server = await built.start();
      expect(accountsIn(built.dataFolder)).toEqual(before);
      expect(server.printed()).toContain(before[0]?.password);
      expect((await call(server, "user/validateUser", {}, token)).status).toBe("success");
    },
    LIMIT_MS,
  );

  it(
    "stops when asked: sockets are told, the code is 0",
    async () => {
      const socket = new WebSocket(`${server.base.replace("http", "ws")}/api/realtime`);
      const closed = new Promise<number>((resolve) => socket.once("close", resolve));
      const first = await new Promise<string>((resolve) =>
        socket.once("message", (data) => resolve((data as Buffer).toString())),
      );
      expect(JSON.parse(first)).toMatchObject({ event: "servertime" });
      const code = server.end("SIGTERM");
      expect(await closed).toBe(1001);
      expect(await code).toBe(0);
    },
    LIMIT_MS,
  );

  it("says what is wrong with its configuration", async () => {
    await expect(built.start({ PORT: "x", MARTILLO_MODE: "y" })).rejects.toThrow(
      /MARTILLO_MODE is "y"[^]*PORT is "x"/,
    );
  });
});

describe("on a PostgreSQL", () => {
  it(
    "starts several processes at once: one lays out the demo, all serve it",
    async () => {
      const postgres = await startPostgres();
      const DATABASE_URL = await postgres.createDatabase();
      const folder = join(built.dataFolder, "with-postgres");
      const servers = await Promise.all(
        [1, 2].map(() => built.start({ DATABASE_URL, MARTILLO_DATA: folder })),
      );
      const [account] = accountsIn(folder);
      if (!account) throw new Error("no account");
      const [one, two] = servers;
      if (!one || !two) throw new Error("no servers");
      const { token } = (await call(one, "user/login", account)).responseData;
      expect((await call(two, "user/validateUser", {}, token)).status).toBe("success");
      await call(one, "user/logout", {}, token);
      expect((await call(two, "user/validateUser", {}, token)).responseData.code).toBe(
        "SESSION_EXPIRED",
      );
      const [, guessed = account] = accountsIn(folder);
      for (let n = 0; n < 12; n++) {
        const guess = { ...guessed, password: `guess-${n}` };
        await call(n % 2 === 0 ? one : two, "user/login", guess);
      }
      // Each has seen six of them, and both know of all.
      for (const server of [one, two]) {
        const late = await call(server, "user/login", guessed);
        expect(late.responseData.code).toBe("RATE_LIMITED");
      }
      expect(await Promise.all(servers.map((server) => server.end("SIGTERM")))).toEqual([0, 0]);
      await postgres.stop();
    },
    LIMIT_MS,
  );

  it(
    "lays no demo out where a house is, changes nothing there, and is no house where a demo is",
    async () => {
      const postgres = await startPostgres();
      const DATABASE_URL = await postgres.createDatabase();
      const MARTILLO_DATA = join(built.dataFolder, "of-a-house");
      const db = openPostgres({ connectionString: DATABASE_URL });
      // A house from before databases noted what they are for.
      await migrate(
        db,
        migrations.filter(({ id }) => id <= 14),
      );
      await db.query(
        `insert into users (email, password_hash, first_name, last_name, status)
         values ('ana@real.example', 'x', 'Ana', 'Real', 'active')`,
      );
      const stateOf = () =>
        db.query("select (select count(*) from users), (select count(*) from schema_migrations)");
      const before = await stateOf();
      await expect(built.start({ DATABASE_URL, MARTILLO_DATA })).rejects.toThrow(
        /ended with 1: martillo: this is a demo start, and the database holds a production house/,
      );
      expect(await stateOf()).toEqual(before);
      const demo = await postgres.createDatabase();
      const server = await built.start({ DATABASE_URL: demo, MARTILLO_DATA });
      await server.end("SIGTERM");
      const house = { DATABASE_URL: demo, MARTILLO_DATA, MARTILLO_MODE: "production" };
      await expect(built.start(house)).rejects.toThrow(
        /ended with 1: martillo: this is a production start, and the database was laid out by a demo/,
      );
      await db.close();
      await postgres.stop();
    },
    LIMIT_MS,
  );

  it(
    "says so when there is none",
    async () => {
      const DATABASE_URL = "postgres://nobody@127.0.0.1:9/none";
      await expect(built.start({ DATABASE_URL })).rejects.toThrow(
        "the database of DATABASE_URL cannot be used",
      );
    },
    LIMIT_MS,
  );
});
