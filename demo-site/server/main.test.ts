import { statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import {
  accountsIn,
  type DemoAccount,
  type RunningServer,
  useBuiltServer,
} from "./testing/built-server";

const LIMIT_MS = 180_000;

const built = useBuiltServer();

function roles(accounts: readonly DemoAccount[], role: string): number {
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
      expect((await server.call("user/login", account)).status).toBe("success");
    }
  });

  it(
    "shows what it would have sent, and the code in it verifies",
    async () => {
      const email = "aurora@example.test";
      await server.call("user/sendEmailVerifyCode", { email, isRegister: 1 });
      const outbox = await fetch(`${server.base}/dev/outbox`);
      expect(outbox.status).toBe(200);
      const html = await outbox.text();
      expect(html).toContain(email);
      const verify_code = /data-code>(\d{6})</.exec(html)?.[1];
      const proven = await server.call("user/verifyEmailVerifyCode", { email, verify_code });
      const { user } = (
        await server.call("user/register", {
          email,
          email_proof: proven.responseData["proof"],
          password: "Subasta-2026!",
          first_name: "Aurora",
          last_name: "Bermejo",
          city: "León",
          registration_terms: true,
        })
      ).responseData;
      expect(user).toMatchObject({ status: "active", email_verified: 1, approved_to_bid: 1 });
    },
    LIMIT_MS,
  );

  it("has lots on sale from the first moment", async () => {
    const { responseData } = await server.call("product/search", {});
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

  it("refuses a second process on the same folder", async () => {
    await expect(built.start()).rejects.toThrow(
      /ended with 1: martillo: another process uses the data folder/,
    );
  });

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
      const { token } = (await server.call("user/register", form)).responseData;
      expect(await server.end("SIGKILL")).toBe("SIGKILL");
      const before = accountsIn(built.dataFolder);
      server = await built.start();
      expect(accountsIn(built.dataFolder)).toEqual(before);
      expect(server.printed()).toContain(before[0]?.password);
      expect((await server.call("user/validateUser", {}, token)).status).toBe("success");
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
