import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { builtInPlaces } from "../../ports/places/built-in-places";
import { readWorldCities } from "../../ports/places/world-cities";
import { spokenName } from "../../ports/places/spain";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

const byName = new Intl.Collator("es", { sensitivity: "base" });

function isSorted(rows: readonly { name: string }[]) {
  return rows.every((row, n) => n === 0 || byName.compare(rows[n - 1]?.name ?? "", row.name) <= 0);
}

describe("countries, states and cities", () => {
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

  it("names every country in Spanish, by name", async () => {
    const { records, totalRecords } = (await api.call("commonFunction/getAllCountries", {}))
      .responseData;
    expect(totalRecords).toBe(records.length);
    expect(records.length).toBeGreaterThan(240);
    expect(isSorted(records)).toBe(true);
    expect(records).toContainEqual({ name: "España", isoCode: "ES", phonecode: "34" });
    expect(records.every(({ phonecode }) => /^\d*$/.test(phonecode))).toBe(true);
  });

  it("goes through the names the way that is asked for", async () => {
    const states = async (order: object) =>
      (await api.call("commonFunction/getAllStates", order)).responseData;
    const { records, setDisp } = await states({ orderby: "name asc" });
    expect(setDisp).toBe("1–52 de 52");
    expect((await states({ orderby: "name", order: "desc" })).records).toEqual(
      records.toReversed(),
    );
    const other = await api.call("commonFunction/getAllStates", { orderby: "isoCode" } as never);
    expect(Object.keys(other.refusal.fields ?? {})).toEqual(["orderby"]);
  });

  it("knows the provinces and autonomous cities of Spain, and no more", async () => {
    const { records } = (await api.call("commonFunction/getAllStates", {})).responseData;
    expect(records).toHaveLength(52);
    expect(isSorted(records)).toBe(true);
    expect(new Set(records.map((row) => row.isoCode)).size).toBe(52);
    expect(records).toContainEqual({
      name: "Comunidad de Madrid",
      isoCode: "M",
      countryCode: "ES",
    });
    // Á sorts as A, before Albacete comes A Coruña.
    expect(records.slice(0, 3).map((row) => row.name)).toEqual(["A Coruña", "Álava", "Albacete"]);
  });

  it("knows every municipality of Spain by its spoken name, each in a province", async () => {
    const all = (await api.call("commonFunction/getAllCities", {})).responseData.records;
    expect(all.length).toBeGreaterThan(8_100);
    expect(isSorted(all)).toBe(true);
    const states = (await api.call("commonFunction/getAllStates", {})).responseData.records;
    const counts = await Promise.all(
      states.map(async ({ isoCode }) => {
        const answer = await api.call("commonFunction/getAllCities", { stateCode: isoCode });
        return answer.responseData.totalRecords;
      }),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.length);
    expect(all).toContainEqual({ name: "El Ballestero", countryCode: "ES", stateCode: "AB" });
  });

  it.each([
    ["Ballestero, El", "El Ballestero"],
    ["Alfàs del Pi, l'", "L'Alfàs del Pi"],
    ["Fondó de les Neus, el/Hondón de las Nieves", "El Fondó de les Neus/Hondón de las Nieves"],
    ["Useras/Useres, les", "Useras/Les Useres"],
    ["Cruïlles, Monells i Sant Sadurní de l'Heura", "Cruïlles, Monells i Sant Sadurní de l'Heura"],
  ])("says %s as %s", (registered, spoken) => {
    expect(spokenName(registered)).toBe(spoken);
  });

  it("knows other countries' states, and their cities where the process has them", async () => {
    const states = await api.call("commonFunction/getAllStates", { countryCode: "uy" });
    const montevideo = states.responseData.records.find((row) => /Montevideo/.test(row.name));
    expect(montevideo?.countryCode).toBe("UY");
    const inPage = await api.call("commonFunction/getAllCities", { countryCode: "UY" });
    expect(inPage.responseData.records).toEqual([]);
    const cities = await builtInPlaces({ readWorldCities }).cities("UY", montevideo?.isoCode);
    expect(cities.map((city) => city.name)).toContain("Montevideo");
    expect(cities.every((city) => city.stateCode === montevideo?.isoCode)).toBe(true);
  });

  it("sorts, reads and puts into words once what many ask for", async () => {
    const counted = { readings: 0 };
    const places = builtInPlaces({
      readWorldCities: () => {
        counted.readings += 1;
        return readWorldCities();
      },
    });
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => places.cities("UY", undefined)),
    );
    expect(others.every((list) => list === first)).toBe(true);
    expect(first?.length).toBeGreaterThan(100);
    await places.cities("PT", undefined);
    expect(counted.readings).toBe(1);
    expect(await places.cities("ES", "M")).toBe(await places.cities("ES", "M"));
    const spoken = vi.spyOn(JSON, "stringify");
    for (let n = 0; n < 3; n++) await api.call("commonFunction/getAllCities", {});
    const large = spoken.mock.results.filter(({ value }) => String(value).length > 100_000);
    spoken.mockRestore();
    expect(large).toHaveLength(0);
  });

  it("refuses what is no code, and finds nothing under one that does not exist", async () => {
    const wrong = await api.call("commonFunction/getAllStates", { countryCode: "España" });
    expect(wrong.code).toBe("INVALID_INPUT");
    const nowhere = await api.call("commonFunction/getAllCities", { stateCode: "XX" });
    expect(nowhere.responseData).toEqual({ records: [], totalRecords: 0, setDisp: "0 de 0" });
  });
});
