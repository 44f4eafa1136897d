import type { Defaults, LanguageSet } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../platform/call/log";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

describe("common/getDefault", () => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await engineOfRun().open();
    api = await createTestApi({ db: open.db });
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

  it("tells the ways in that are switched on", async () => {
    const { responseData } = await api.call("common/getDefault", {});
    expect(responseData.features["phone_login"]).toBe(true);
    expect(responseData.variables["google_client_id"]).toBeUndefined();
    const strict = await createTestApi({
      db: open.db,
      config: { mode: "production", googleClientId: "house.apps.example" },
    });
    const answer = await strict.call("common/getDefault", {});
    expect(answer.responseData.features["phone_login"]).toBe(false);
    expect(answer.responseData.variables["google_client_id"]).toBe("house.apps.example");
    await strict.close();
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

  it("has every list of the specification, as staff wrote it", async () => {
    const staff = await api.seedUser({ staff: true });
    const tables = async () => (await api.call("common/getDefault", {})).responseData.tables;
    const before = await tables();
    const lists = `category subcategory organization business_category vat_category notification time_zone
      event_type location condition ui_setting damage_type package_type bidding_plan home_banner`;
    expect(Object.keys(before)).toEqual(expect.arrayContaining(lists.split(/\s+/)));
    expect(before["vat_category"]).toContainEqual({
      id: "iva_21",
      description: "IVA 21 %",
      variable: "vat_category",
      percent: 21,
      active: 1,
    });
    expect(before["bidding_plans"]).toHaveLength(7);
    expect(before["bidding_plan"]).toEqual(before["bidding_plans"]);
    expect(before["home_banner"]).toEqual([]);
    const value = {
      home_banner: [
        { id: "verano", description: "Subasta de verano", image: "/uploads/templates/v.jpg" },
        { id: "otoño", description: "Subasta de otoño", active: 2 as const },
      ],
      damage_type: [
        { id: "hail", description: "Pedrisco" },
        { id: "fire", description: "Incendio", active: 0 as const },
      ],
    };
    const written = await api.call("setting/configurationAction", { key: "tables", value }, staff);
    expect(written.responseData.record).toEqual({ key: "tables", value });
    const after = await tables();
    expect(after["home_banner"]).toEqual([
      {
        id: "verano",
        description: "Subasta de verano",
        image: "/uploads/templates/v.jpg",
        variable: "home_banner",
        active: 1,
      },
    ]);
    const damages = JSON.stringify(after["damage_type"]);
    expect(damages).toContain("Pedrisco");
    expect(damages).not.toMatch(/Granizo|Incendio/);
    expect(after["vat_category"]).toEqual(before["vat_category"]);
    await api.db.query("delete from settings where key = 'tables'");
  });

  it("speaks the language that was asked for", async () => {
    const said = async (set: LanguageSet) =>
      (await api.call("common/getDefault", { for: set })).responseData.phrases["Please enter code"];
    expect(await said("for_spanish")).toBe("Introduzca el código.");
    expect(await said("for_argentina")).toBe("Ingresá el código.");
    expect(await said("for_english")).toBe("Enter the code");
  });

  it("tells the market, and where the visitor seems to be", async () => {
    const { market } = (await api.call("common/getDefault", {})).responseData;
    expect(market).toMatchObject({
      country: null,
      language: "for_spanish",
      default_country: "ES",
      default_state: "Comunidad de Madrid",
      currency: "EUR",
      locale: "de-DE",
      date_format: "DD-MM-YYYY",
      datetime_format: "DD-MM-YYYY HH:mm",
    });
    const bare = await createTestApi({ db: open.db, config: { dateFormat: null } });
    expect((await bare.call("common/getDefault", {})).responseData.market).toMatchObject({
      date_format: "MM-DD-YYYY",
      datetime_format: "MM-DD-YYYY h:mm a",
    });
    await bare.close();
    const places: Record<string, string | null> = { AR: "for_argentina", GB: "for_uruguay" };
    for (const [country, language] of Object.entries(places)) {
      const there = await createTestApi({
        db: open.db,
        ports: {
          ipCountry: { countryOf: async () => country },
        },
      });
      const answer = await there.call("common/getDefault", {});
      expect(answer.responseData.market).toMatchObject({ country, language });
      await there.close();
    }
  });

  it("takes the visitor's address from a page that knows it, for words alone", async () => {
    const there = await createTestApi({
      db: open.db,
      ports: {
        ipCountry: { countryOf: async ({ ip }) => (ip === "203.0.113.9" ? "AR" : null) },
      },
    });
    await api.db.query(`insert into settings (key, value) values ('maintenance', $1::jsonb)`, [
      JSON.stringify({ active: 1, message: "", exclude_route: "", exclude_ip: "203.0.113.9" }),
    ]);
    const asked = async (ipaddress: string) => {
      const headers = { "content-type": "application/json", ipaddress };
      const init = { method: "POST", headers, body: "{}" };
      const answer = await there.fetch("http://house.test/api/common/getDefault", init);
      return ((await answer.json()) as { responseData: Defaults }).responseData;
    };
    const told = await asked("203.0.113.9");
    expect(told.market).toMatchObject({ country: "AR", language: "for_argentina" });
    expect(told.maintenance).toMatchObject({ address_matches: 0, exclude_ip: "" });
    for (const odd of ["999.0.113.9", "203.0.113.9, 1.1.1.1", "<script>", ""]) {
      expect((await asked(odd)).market.country).toBeNull();
    }
    await api.db.query("delete from settings where key = 'maintenance'");
    await there.close();
  });

  it("keeps Spain's words where the country cannot be told", async () => {
    const warn = vi.fn();
    const there = await createTestApi({
      db: open.db,
      log: { ...silentLog, warn },
      ports: {
        ipCountry: { countryOf: () => Promise.reject(new Error("no service")) },
      },
    });
    const { market } = (await there.call("common/getDefault", {})).responseData;
    expect(market).toMatchObject({ country: null, language: "for_spanish" });
    expect(warn).toHaveBeenCalledOnce();
    await there.close();
  });
});
