import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCustomFields } from "./check-custom-fields";
import { ApiFault } from "../../platform/call/fault";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("fields of the house's own on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const asked = async (filter: Record<string, unknown> = {}) =>
    (await api.call("commonFunction/getAllDynamicArray", { view_page: 3, for_buyer: 1, ...filter }))
      .responseData;
  const namesOf = async (filter?: Record<string, unknown>) =>
    (await asked(filter)).records.map(({ name }) => name);
  const save = (field: Record<string, unknown>) =>
    api.call("dynamic/propertyColumnAction", field as never, { token: staff.token });

  it("asks buyers for an address and an identity, in their order, also by GET", async () => {
    expect(await namesOf()).toEqual(["dni", "phone", "address1", "zip", "city", "state"]);
    const { records, totalRecords } = await asked({ limit: 2, page: 2 });
    expect(records.map(({ name }) => name)).toEqual(["address1", "zip"]);
    expect(totalRecords).toBe(6);
    expect(await asked({ page: 9 })).toEqual({ records: [], totalRecords: 6, setDisp: "0 de 6" });
    const got = await api.fetch(
      "http://house.test/api/commonFunction/getAllDynamicArray?view_page=3&for_organization=1&limit=1000&active=1&orderby=df.show_order",
    );
    const body = (await got.json()) as { responseData: { records: { name: string }[] } };
    expect(body.responseData.records.map(({ name }) => name)).toEqual([
      "dni",
      "contact_email",
      "contact_phone",
    ]);
  });

  it("keeps to filters as to the same beside them", async () => {
    const list = async (input: object) =>
      (await api.call("commonFunction/getAllDynamicArray", input)).responseData;
    const filters = { view_page: 3, for_buyer: 1, active: 1 };
    const page = { page: 1, limit: 20, orderby: "df.show_order asc" };
    const found = await list({ ...page, filters });
    expect(found.records.map(({ name }) => name)).toEqual(await namesOf());
    expect(found.setDisp).toBe("1–6 de 6");
    expect((await list({ filters: { view_page: 1 } })).records).toEqual([]);
    expect((await list({ view_page: 3, filters: { for_organization: "1" } })).totalRecords).toBe(3);
    const hidden = await api.call("commonFunction/getAllDynamicArray", {
      filters: { active: 2 },
    } as never);
    expect(Object.keys(hidden.refusal.fields ?? {})).toEqual(["filters.active"]);
    const one = await api.call(
      "dynamic/getAllDynamicArray",
      { filters: { active: 2 } },
      { token: staff.token },
    );
    expect(one.responseData).toEqual({ records: [], totalRecords: 0, setDisp: "0 de 0" });
  });

  it("takes a new field at the end, and its change; its name stays", async () => {
    const added = await save({
      name: "sector",
      type: "select",
      label: "Sector",
      options: [{ value: "taller", label: "Taller" }],
      sub_select: {
        name: "sector_sub",
        label: "Especialidad",
        options: { taller: [{ value: "chapa", label: "Chapa" }] },
      },
    });
    const { record } = added.responseData;
    expect(record).toMatchObject({ name: "sector", active: 1, show_order: 9, for_buyer: 1 });
    expect(record.sub_select?.options["taller"]).toEqual([{ value: "chapa", label: "Chapa" }]);
    const changed = await save({ ...record, label: "Actividad", is_required: 1 });
    expect(changed.responseData.record).toEqual({ ...record, label: "Actividad", is_required: 1 });
    expect((await save({ ...record, name: "otro" })).code).toBe("NOT_FOUND");
    const single = await api.call(
      "dynamic/getSingleProperty",
      { id: record.id },
      { token: staff.token },
    );
    expect(single.responseData.record).toEqual(changed.responseData.record);
  });

  it.each([
    [{ name: "city", label: "Otra" }, "name"],
    [{ name: "Admin!", label: "x" }, "name"],
    [{ name: "choice", type: "radio", label: "x" }, "options"],
    [{ name: "x", type: "nothing", label: "x" }, "type"],
    [{ name: "x", type: "rows", label: "x" }, "fields"],
    [
      { name: "x", label: "x", sub_select: { name: "x", label: "x", options: {} } },
      "sub_select.name",
    ],
  ])("refuses %j", async (field, at) => {
    const answer = await save(field);
    expect(answer.code).toBe("INVALID_INPUT");
    expect(Object.keys((answer.responseData as { fields?: object }).fields ?? {})).toContain(at);
  });

  it("adds no more fields to a page than a form reads at once, whoever adds them at the same time", async () => {
    await open.db.query(
      `insert into dynamic_fields (name, type, label, view_page, show_order)
       select 'lote_' || n, 'text', 'x', 1, n from generate_series(1, 999) n`,
    );
    const more = ["una", "otra"].map((name) => save({ name, label: name, view_page: 1 }));
    const codes = (await Promise.all(more)).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const full = await save({ name: "tercera", label: "x", view_page: 1 });
    expect((full.responseData as { fields?: object }).fields).toEqual({
      name: "Una página tiene como mucho 1000 campos.",
    });
    const all = await asked({ view_page: 1, for_buyer: undefined, limit: 1000 });
    expect(all.records).toHaveLength(1000);
    await open.db.query("delete from dynamic_fields where view_page = 1");
  });

  it("hides a removed field from all but staff, and brings it back", async () => {
    const { records } = await asked();
    const id = records.find(({ name }) => name === "state")?.id ?? 0;
    const status = (active: 1 | 2) =>
      api.call("dynamic/propertyColumnStatusAction", { id, active }, { token: staff.token });
    expect((await status(2)).responseData.record.active).toBe(2);
    expect(await namesOf()).not.toContain("state");
    const all = await api.call("dynamic/getAllDynamicArray", { active: 2 }, { token: staff.token });
    expect(all.responseData.records.map(({ name }) => name)).toEqual(["state"]);
    await status(1);
    expect(await namesOf()).toContain("state");
    const none = await api.call(
      "dynamic/propertyColumnStatusAction",
      { id: 999_999, active: 2 },
      { token: staff.token },
    );
    expect(none.code).toBe("NOT_FOUND");
  });

  it("puts named fields first and leaves the others as they were", async () => {
    const { records } = await asked();
    const idOf = (name: string) => records.find((field) => field.name === name)?.id ?? 0;
    const before = records.map(({ name }) => name);
    await api.call(
      "dynamic/propertyColumnReOrder",
      { view_page: 3, ids: [idOf("city"), idOf("zip")] },
      { token: staff.token },
    );
    const rest = before.filter((name) => name !== "city" && name !== "zip");
    expect(await namesOf()).toEqual(["city", "zip", ...rest]);
  });

  it("keeps tables with their columns, hidden ones for staff alone", async () => {
    const table = {
      name: "invoices",
      label: "Facturas",
      columns: [{ name: "paid_on", label: "Fecha", type: "date" as const, sortable: 1 as const }],
    };
    const { record } = (await api.call("dynamic/dynamicTableAction", table, { token: staff.token }))
      .responseData;
    expect(record).toMatchObject({ ...table, view_page: 4, active: 1 });
    const twice = await api.call("dynamic/dynamicTableAction", table, { token: staff.token });
    expect(twice.code).toBe("INVALID_INPUT");
    const shown = async () =>
      (await api.call("commonFunction/getAllDynamicTables", { limit: 1000 })).responseData.records;
    expect(await shown()).toEqual([record]);
    await api.call("dynamic/dynamicTableAction", { ...record, active: 2 }, { token: staff.token });
    expect(await shown()).toEqual([]);
    const all = await api.call("dynamic/dynamicTable", {}, { token: staff.token });
    expect(all.responseData.totalRecords).toBe(1);
  });

  describe("an account form", () => {
    const check = (form: Record<string, unknown>, onlyGiven = false) =>
      checkCustomFields(api.db, form, { kind: "buyer", onlyGiven });
    const fieldsOf = (run: Promise<unknown>) =>
      run.then(
        () => null,
        (error: unknown) => (error instanceof ApiFault ? error.details.fields : error),
      );
    const sector = { sector: "taller", sector_sub: "chapa" };

    it("gives what is to be stored: known fields, and not those with a column", async () => {
      const form = { city: "Toledo", custom_fields: { ...sector, dni: " 12345678Z ", admin: "1" } };
      expect(await check(form)).toEqual({ ...sector, dni: "12345678Z" });
    });

    it("says at which inputs something is wrong", async () => {
      expect(await fieldsOf(check({ zip: "x", custom_fields: { sector: "nada" } }))).toEqual({
        city: "Required!",
        zip: "Only numbers are allowed",
        "custom_fields.sector": "Elija un valor de la lista.",
      });
    });

    it("asks for nothing that was not sent where a part is changed", async () => {
      expect(await check({ custom_fields: { dni: "1" } }, true)).toEqual({ dni: "1" });
      expect(await fieldsOf(check({ city: "" }, true))).toEqual({ city: "Required!" });
    });
  });
});
