import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../platform/db/db";
import { writeSetting } from "../seed/write-rows";
import { DEMO_SETTING } from "../seed/seed";
import { openTestDb } from "../testing/test-db";
import { claimMode, requireMode } from "./house-mode";

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec("delete from settings; delete from users");
});

function addUser() {
  return db.query(
    `insert into users (email, password_hash, first_name, last_name, status)
     values ('ana@real.example', 'x', 'Ana', 'Real', 'active')`,
  );
}

const DEMO_ON_PRODUCTION = /holds a production house[^]*MARTILLO_MODE=production/;
const PRODUCTION_ON_DEMO = /laid out by a demo[^]*empty database/;

describe("a database", () => {
  it("is for the mode that began it, and refuses the other from then on", async () => {
    await requireMode(db, "production");
    await claimMode(db, "production");
    await claimMode(db, "production");
    await expect(requireMode(db, "demo")).rejects.toThrow(DEMO_ON_PRODUCTION);
    await db.exec("delete from settings");
    await claimMode(db, "demo");
    await expect(requireMode(db, "production")).rejects.toThrow(PRODUCTION_ON_DEMO);
  });

  it("is claimed by one of two that start at once", async () => {
    const ends = await Promise.allSettled([claimMode(db, "demo"), claimMode(db, "production")]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("from before that note is a demo's where one was laid out, and otherwise whoever is in it is real", async () => {
    await addUser();
    await expect(requireMode(db, "demo")).rejects.toThrow(DEMO_ON_PRODUCTION);
    await expect(claimMode(db, "demo")).rejects.toThrow(DEMO_ON_PRODUCTION);
    await requireMode(db, "production");
    await writeSetting(db, DEMO_SETTING, { seededAtMs: 0 });
    await expect(requireMode(db, "production")).rejects.toThrow(PRODUCTION_ON_DEMO);
    await requireMode(db, "demo");
  });

  it("without tables is anybody's", async () => {
    await db.exec("create schema bare; set search_path to bare");
    await requireMode(db, "demo");
    await requireMode(db, "production");
    await db.exec("set search_path to public");
  });
});
