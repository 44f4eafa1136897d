import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pglite, type OpenEngine } from "../../testing/engines";
import { createInPageApi, type InPageApi } from "../../testing/in-page-api";
import { phrasesFor } from "./phrases";

describe("common/getDefault", () => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await pglite.open();
    api = await createInPageApi({ db: open.db });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  it("has the house's tables where nothing is configured", async () => {
    const { responseData } = await api.call("common/getDefault", {});
    expect(responseData.bid_increments.default[0]).toEqual({ from: "0.00", step: "1.00" });
    expect(responseData.buyer_premium).toEqual([]);
    expect(responseData.maintenance.active).toBe(0);
    expect(responseData.phrases["Required!"]).toBe("Obligatorio");
  });

  it("tells what is configured, and nothing that is secret", async () => {
    await api.db.query(
      `insert into settings (key, value) values
         ('bid_increments', '[{"fromCents": 0, "stepCents": 5000}]'),
         ('buyer_premium', '[{"fromCents": 0, "percent": 5}]'),
         ('some_secret', '"geheim"') on conflict (key) do update set value = excluded.value`,
    );
    const answer = await api.call("common/getDefault", {});
    expect(answer.responseData.bid_increments.default).toEqual([{ from: "0.00", step: "50.00" }]);
    expect(answer.responseData.buyer_premium).toEqual([{ from: "0.00", percent: 5 }]);
    expect(JSON.stringify(answer)).not.toContain("geheim");
  });

  it("tells a caller whether its own address is shut out, and nothing of others", async () => {
    const rule = (exclude_ip: string) =>
      api.db.query(
        `insert into settings (key, value) values ('maintenance', $1::jsonb)
         on conflict (key) do update set value = excluded.value`,
        [
          JSON.stringify({
            active: 1,
            message: "Volvemos a las 8.",
            exclude_route: "/cart",
            exclude_ip,
          }),
        ],
      );
    await rule("203.0.113.7, 198.51.100.1");
    const other = await api.call("common/getDefault", {});
    expect(other.responseData.maintenance).toEqual({
      active: 1,
      message: "Volvemos a las 8.",
      exclude_route: "/cart",
      exclude_ip: "",
      address_matches: 0,
    });
    expect(JSON.stringify(other)).not.toContain("203.0.113.7");
    await rule("203.0.113.7, 127.0.0.1");
    const own = (await api.call("common/getDefault", {})).responseData.maintenance;
    expect(own).toMatchObject({ exclude_ip: "127.0.0.1", address_matches: 1 });
    await api.db.query("delete from settings where key = 'maintenance'");
  });

  it("knows the kinds in use, models with their brand", async () => {
    await api.seedLot({ brand: "Škoda", model: "Octavia", category: "Turismos" });
    await api.seedLot({ brand: "Borrador", status: "draft" });
    const { tables, categories } = (await api.call("common/getDefault", {})).responseData;
    expect(tables["model"]).toContainEqual({
      id: "Octavia",
      description: "Octavia",
      variable: "model",
      level_id: "Škoda",
      active: 1,
    });
    expect(JSON.stringify(tables)).not.toContain("Borrador");
    expect(categories).toEqual([{ key: "Turismos", name: "Turismos", active_lots: 1 }]);
  });

  it("has a phrase for the same literals in every set", () => {
    const literals = Object.keys(phrasesFor("for_spanish"));
    expect(literals.length).toBeGreaterThan(80);
    for (const set of ["for_argentina", "for_uruguay"] as const) {
      expect(Object.keys(phrasesFor(set))).toEqual(literals);
    }
  });
});
