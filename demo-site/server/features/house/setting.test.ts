import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("setting ($name)", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    // Answers are kept, so that only a dropped cache tells what is new.
    api = await createTestApi({ db: open.db, config: { cacheSeconds: 600 } });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const defaults = async (set: "for_spanish" | "for_argentina" = "for_spanish") =>
    (await api.call("common/getDefault", { for: set })).responseData;

  describe("phrases", () => {
    it("are the house's, until staff writes others; and again when these are taken away", async () => {
      const key = "Please enter code";
      expect((await defaults()).phrases[key]).toBe("Introduzca el código.");

      const values = { language: "for_spanish", key, text: "Escriba el código." } as const;
      const { record } = (
        await api.call("setting/datatable_insert", { table: "phrases", values }, staff)
      ).responseData;
      expect(record).toMatchObject({ key, default_text: "Introduzca el código." });
      expect((await defaults()).phrases[key]).toBe("Escriba el código.");
      expect((await defaults("for_argentina")).phrases[key]).toBe("Ingresá el código.");

      const id = record.id ?? 0;
      const again = await api.call("setting/datatable_insert", { table: "phrases", values }, staff);
      expect(again.refusal.fields).toHaveProperty(["values.key"]);
      const text = "<img src=x onerror=alert(1)>";
      await api.call("setting/datatable_update", { table: "phrases", id, values: { text } }, staff);
      expect((await defaults()).phrases[key]).toBe(text);

      const gone = { table: "phrases", id, action: "delete" } as const;
      expect((await api.call("setting/searchTableAction", gone, staff)).responseData).toEqual({
        changed: 1,
      });
      expect((await defaults()).phrases[key]).toBe("Introduzca el código.");
      expect((await api.call("setting/searchTableAction", gone, staff)).code).toBe("NOT_FOUND");
    });

    it("of widgets may be written as well, and are taken away together or not at all", async () => {
      const ids: number[] = [];
      for (const key of ["bidBox.review", "bidBox.currentPrice"]) {
        const values = { language: "for_argentina", key, text: `Texto de ${key}` } as const;
        const { responseData } = await api.call(
          "setting/datatable_insert",
          { table: "phrases", values },
          staff,
        );
        ids.push(responseData.record.id ?? 0);
      }
      expect((await defaults("for_argentina")).phrases["bidBox.review"]).toBe(
        "Texto de bidBox.review",
      );
      const remove = (wanted: number[]) =>
        api.call(
          "setting/multiTableAction",
          { table: "phrases", ids: wanted, action: "delete" },
          staff,
        );
      expect((await remove([...ids, 999_999])).code).toBe("NOT_FOUND");
      expect((await defaults("for_argentina")).phrases["bidBox.review"]).toBeDefined();
      expect((await remove(ids)).responseData).toEqual({ changed: 2 });
      expect((await defaults("for_argentina")).phrases["bidBox.review"]).toBeUndefined();
    });

    it("are searched by key and text, page by page", async () => {
      const { responseData } = await api.call(
        "setting/searchTable",
        { table: "phrases", search: "CÓDIGO", language: "for_spanish", limit: 2 },
        staff,
      );
      expect(responseData.records).toHaveLength(2);
      expect(responseData.totalRecords).toBeGreaterThanOrEqual(2);
      expect(responseData.setDisp).toBe(`1–2 de ${responseData.totalRecords}`);
      for (const { text } of responseData.records) expect(text.toLowerCase()).toContain("código");
    });

    it.each([
      [{ language: "for_klingon", key: "a", text: "b" }],
      [{ language: "for_spanish", key: " ", text: "b" }],
      [{ language: "for_spanish", key: "a", text: "" }],
      [{ language: "for_spanish", key: "a", text: "x".repeat(2001) }],
    ])("refuse %j", async (values) => {
      const input = { table: "phrases", values } as never;
      expect((await api.call("setting/datatable_insert", input, staff)).code).toBe("INVALID_INPUT");
    });

    it("are the only table that is open", async () => {
      const input = { table: "users", page: 1 } as never;
      expect((await api.call("setting/searchTable", input, staff)).code).toBe("INVALID_INPUT");
    });
  });

  describe("configurations", () => {
    it("are written by key, checked, and followed at once", async () => {
      expect((await defaults()).features).not.toHaveProperty("collections");
      const write = (input: object) =>
        api.call("setting/configurationAction", input as never, staff);
      await write({ key: "features", value: { collections: true } });
      await write({ key: "variables", value: { seller_phone: "+34 910 000 000" } });
      await write({
        key: "maintenance",
        value: { active: 1, message: "Volvemos a las 10.", exclude_route: "/", exclude_ip: "" },
      });
      await write({
        key: "buyer_premium",
        value: [
          { from: "0", percent: 10 },
          { from: 10_000, percent: 7.5 },
        ],
      });
      expect(await defaults()).toMatchObject({
        features: { collections: true },
        variables: { seller_phone: "+34 910 000 000" },
        maintenance: { active: 1, message: "Volvemos a las 10." },
        buyer_premium: [
          { from: "0.00", percent: 10 },
          { from: "10000.00", percent: 7.5 },
        ],
      });
      const { records } = (await api.call("setting/configurationVariables", {}, staff))
        .responseData;
      expect(records.map(({ key }) => key)).toEqual([
        "maintenance",
        "features",
        "variables",
        "tables",
        "buyer_premium",
        "listing",
        "sale",
      ]);
      const one = await api.call("setting/getSingleConfiguration", { key: "features" }, staff);
      expect(one.responseData.record).toEqual({ key: "features", value: { collections: true } });
    });

    it.each([
      [{ key: "receipt_key", value: "mine" }],
      [{ key: "features", value: { google: "yes" } }],
      [{ key: "maintenance", value: { active: 2 } }],
      [{ key: "buyer_premium", value: [{ from: "100.00", percent: 5 }] }],
      [{ key: "buyer_premium", value: [{ from: "0.00", percent: 101 }] }],
      [{ key: "variables", value: { "no name": 1 } }],
      [{ key: "listing", value: { min_photos: 41 } }],
      [{ key: "listing", value: { min_photos: -1 } }],
      [{ key: "listing", value: { min_photos: "3" } }],
      [{ key: "listing", value: { min_photos: 3, most: 9 } }],
    ])("refuse %j", async (input) => {
      const answer = await api.call("setting/configurationAction", input as never, staff);
      expect(answer.code).toBe("INVALID_INPUT");
    });
  });

  describe("increments", () => {
    it("change for lots that are published later; the others keep theirs", async () => {
      const lot = await api.seedLot({ startCents: 100_000 });
      const draft = await api.seedLot({ startCents: 100_000, status: "draft" });
      const stepsOf = async (id: number) => {
        const { record } = (await api.call("product/singleProduct", { id }, staff)).responseData;
        return record.increments.map(({ step }) => step);
      };
      const before = (await api.call("setting/getAllBidIncrements", {}, staff)).responseData;
      expect(before.records[0]).toEqual({ id: "0.00", from: "0.00", step: "1.00" });

      const write = (input: object) =>
        api.call("setting/bidIncrementAction", input as never, staff);
      await write({ from: "200000", step: "5000" });
      const changed = await write({ id: "0.00", from: 0, step: "2" });
      expect(changed.responseData.records[0]).toEqual({ id: "0.00", from: "0.00", step: "2.00" });
      expect((await defaults()).bid_increments.default.at(-1)).toEqual({
        from: "200000.00",
        step: "5000.00",
      });
      expect((await stepsOf(lot))[0]).toBe("1.00");
      expect((await stepsOf(draft))[0]).toBe("2.00");
      const later = await api.seedLot({ startCents: 100_000 });
      await api.db.query("update lots set status = 'open' where id = $1", [draft]);
      await write({ id: "0.00", from: 0, step: "3" });
      for (const id of [later, draft]) expect((await stepsOf(id))[0]).toBe("2.00");
      await api.db.query("update lots set status = 'draft' where id = $1", [draft]);
      expect((await stepsOf(draft))[0]).toBe("3.00");
      // One row for each table, and none of a lot.
      const own = await api.db.query("select 1 from lots where increments is not null");
      expect(own).toEqual([]);

      const one = await api.call("setting/getSingleBidIncrement", { id: "200000.00" }, staff);
      expect(one.responseData.record.step).toBe("5000.00");
      await api.call("setting/deleteBidIncrement", { id: 200_000 }, staff);
      const none = await api.call("setting/getSingleBidIncrement", { id: 200_000 }, staff);
      expect(none.code).toBe("NOT_FOUND");
    });

    it.each([
      ["a step of nothing", "bidIncrementAction", { from: "7", step: "0" }, "INVALID_INPUT"],
      ["a price twice", "bidIncrementAction", { from: "0", step: "1" }, "INVALID_INPUT"],
      ["no row from zero", "bidIncrementAction", { id: 0, from: 3, step: 1 }, "INVALID_INPUT"],
      ["the row from zero", "deleteBidIncrement", { id: 0 }, "INVALID_INPUT"],
      ["a row that is not there", "deleteBidIncrement", { id: 77 }, "NOT_FOUND"],
    ])("refuse %s", async (_what, action, input, code) => {
      const answer = await api.call(`setting/${action}` as never, input as never, staff);
      expect(answer.code).toBe(code);
    });
  });
});
