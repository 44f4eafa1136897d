import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./_made/migrations";
import { migrate } from "./platform/db/migrations";
import { openPostgres } from "./platform/db/postgres";
import { accountsIn, type RunningServer, useBuiltServer } from "./testing/built-server";
import { emptyDatabase } from "./testing/engines";

const LIMIT_MS = 180_000;

const built = useBuiltServer();

describe("in production", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await built.start({ MARTILLO_MODE: "production" });
  }, LIMIT_MS);

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
});

describe("on a PostgreSQL", () => {
  it(
    "starts several processes at once: one lays out the demo, all serve it",
    async () => {
      const { connectionString: DATABASE_URL, drop } = await emptyDatabase();
      const folder = join(built.dataFolder, "with-postgres");
      const servers = await Promise.all(
        [1, 2].map(() => built.start({ DATABASE_URL, MARTILLO_DATA: folder })),
      );
      const [account] = accountsIn(folder);
      if (!account) throw new Error("no account");
      const [one, two] = servers;
      if (!one || !two) throw new Error("no servers");
      const { token } = (await one.call("user/login", account)).responseData;
      expect((await two.call("user/validateUser", {}, token)).status).toBe("success");
      await one.call("user/logout", {}, token);
      expect((await two.call("user/validateUser", {}, token)).responseData.code).toBe(
        "SESSION_EXPIRED",
      );
      const [, guessed = account] = accountsIn(folder);
      for (let n = 0; n < 12; n++) {
        const guess = { ...guessed, password: `guess-${n}` };
        await (n % 2 === 0 ? one : two).call("user/login", guess);
      }
      // Each has seen six of them, and both know of all.
      for (const server of [one, two]) {
        const late = await server.call("user/login", guessed);
        expect(late.responseData.code).toBe("RATE_LIMITED");
      }
      expect(await Promise.all(servers.map((server) => server.end("SIGTERM")))).toEqual([0, 0]);
      await drop();
    },
    LIMIT_MS,
  );

  it(
    "lays no demo out where a house is, changes nothing there, and is no house where a demo is",
    async () => {
      const { connectionString: DATABASE_URL, drop } = await emptyDatabase();
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
      const ofDemo = await emptyDatabase();
      const demo = ofDemo.connectionString;
      const server = await built.start({ DATABASE_URL: demo, MARTILLO_DATA });
      await server.end("SIGTERM");
      const house = { DATABASE_URL: demo, MARTILLO_DATA, MARTILLO_MODE: "production" };
      await expect(built.start(house)).rejects.toThrow(
        /ended with 1: martillo: this is a production start, and the database was laid out by a demo/,
      );
      await db.close();
      await drop();
      await ofDemo.drop();
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
