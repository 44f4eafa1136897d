import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDb } from "../../testing/test-db";
import type { Db } from "../db/db";
import { ApiFault } from "../call/fault";
import { Attempts } from "./attempts";

const CONFIG = {
  loginsPerEmail: { perSecond: 0.01, burst: 3 },
  failuresPerAddress: { perSecond: 0.01, burst: 50 },
};
const HOME = "203.0.113.7";

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

interface Guess {
  subject: string;
  ip?: string;
  isRight?: boolean;
  isKnownHere?: boolean;
}

/** "right", "wrong", or the seconds to wait. */
async function guess(attempts: Attempts, { subject, ip = HOME, isRight, isKnownHere }: Guess) {
  try {
    const found = await attempts.run(
      "login",
      { subject, ip, isKnownHere: () => Promise.resolve(isKnownHere === true) },
      () => Promise.resolve(isRight ? "right" : null),
    );
    return found ?? "wrong";
  } catch (error) {
    if (error instanceof ApiFault) return error.details.retry_after;
    throw error;
  }
}

function rowCount(): Promise<{ count: number }[]> {
  return db.query<{ count: number }>("select count(*) from attempts");
}

describe("guesses", () => {
  it("are counted for all processes together, and by none that starts anew", async () => {
    const processes = [new Attempts(db, CONFIG), new Attempts(db, CONFIG)] as const;
    const subject = "dos@example.test";
    const said = [];
    for (let n = 0; n < 4; n++) said.push(await guess(processes[n % 2 === 0 ? 0 : 1], { subject }));
    expect(said.slice(0, 3)).toEqual(["wrong", "wrong", "wrong"]);
    expect(said[3]).toBeGreaterThan(90);
    const restarted = new Attempts(db, CONFIG);
    expect(await guess(restarted, { subject, isRight: true })).toBeGreaterThan(90);
  });

  it("write nothing when they are right", async () => {
    const attempts = new Attempts(db, CONFIG);
    const before = await rowCount();
    for (let n = 0; n < 20; n++) {
      expect(await guess(attempts, { subject: "bien@example.test", isRight: true })).toBe("right");
    }
    expect(await rowCount()).toEqual(before);
  });

  it("at the same moment are no more than one after the other", async () => {
    const attempts = new Attempts(db, CONFIG);
    const subject = "prisa@example.test";
    const said = await Promise.all(Array.from({ length: 40 }, () => guess(attempts, { subject })));
    expect(said.filter((one) => one === "wrong")).toHaveLength(3);
  });

  it("run out with time", async () => {
    const attempts = new Attempts(db, CONFIG);
    const subject = "luego@example.test";
    for (let n = 0; n < 3; n++) await guess(attempts, { subject });
    await db.query("update attempts set updated_at = updated_at - interval '101 seconds'");
    expect(await guess(attempts, { subject, isRight: true })).toBe("right");
    expect(await guess(attempts, { subject })).toBe("wrong");
    expect(await guess(attempts, { subject })).toBeGreaterThan(0);
  });

  it("from everywhere do not keep the owner out at home", async () => {
    const attempts = new Attempts(db, CONFIG);
    const subject = "atacada@example.test";
    for (let n = 0; n < 40; n++) await guess(attempts, { subject, ip: `198.51.100.${n}` });
    expect(await guess(attempts, { subject, isRight: true })).toBeGreaterThan(0);
    expect(await guess(attempts, { subject, isRight: true, isKnownHere: true })).toBe("right");
    // At home guesses are counted as ever.
    for (let n = 0; n < 3; n++) await guess(attempts, { subject, isKnownHere: true });
    expect(await guess(attempts, { subject, isRight: true, isKnownHere: true })).toBeGreaterThan(0);
  });

  it("at many accounts from one address have an end; from this machine itself they have not", async () => {
    const attempts = new Attempts(db, CONFIG);
    const from = async (ip: string) => {
      const said = [];
      for (let n = 0; n < 60; n++)
        said.push(await guess(attempts, { subject: `n${n}@x.test`, ip }));
      return said.filter((one) => one === "wrong").length;
    };
    expect(await from("192.0.2.44")).toBe(50);
    expect(await from("127.0.0.1")).toBe(60);
  });

  it("say nothing of what was typed, also not to whoever reads the database", async () => {
    const attempts = new Attempts(db, CONFIG);
    await guess(attempts, { subject: "contraseña-en-el-campo-del-correo" });
    const stored = JSON.stringify(await db.query("select * from attempts"));
    expect(stored).not.toContain("correo");
    expect(stored).not.toContain(HOME);
  });

  it("are not what our own trouble is", async () => {
    const attempts = new Attempts(db, CONFIG);
    const options = { subject: "averia@example.test", ip: HOME };
    for (let n = 0; n < 10; n++) {
      const broken = attempts.run("login", options, () => Promise.reject(new Error("no database")));
      await expect(broken).rejects.toThrow("no database");
    }
    expect(await guess(attempts, { subject: options.subject, isRight: true })).toBe("right");
  });
});
