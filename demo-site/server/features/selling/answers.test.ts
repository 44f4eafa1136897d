import type { dynamicPropertyColumnAction, InputOf, LotDetail, OwnLot } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

describe.each(engines)("what the house asks of lots on $name", (engine) => {
  let house: SellerHouse;
  let staff: SeededUser;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
    staff = await house.api.seedUser({ staff: true });
    await ask({ name: "distintivo", label: "Distintivo ambiental", type: "select", options });
    await ask({
      name: "itv",
      label: "ITV hasta",
      type: "date",
      is_required: 1,
      for_categories: ["Turismos"],
    });
    await ask({ name: "llaves", label: "Llaves", type: "number" });
    await ask({
      name: "ejes",
      label: "Ejes",
      type: "number",
      is_required: 1,
      for_categories: ["Camiones"],
    });
    await ask({ name: "nota", label: "Nota" });
  });
  afterAll(() => house.close());

  const options = [
    { value: "c", label: "Etiqueta C" },
    { value: "eco", label: "Etiqueta ECO" },
  ];

  async function ask(field: Omit<InputOf<typeof dynamicPropertyColumnAction>, "view_page">) {
    const { code } = await house.api.call(
      "dynamic/propertyColumnAction",
      { view_page: 1, ...field },
      staff,
    );
    expect(code).toBeNull();
  }

  async function draft(part: object = {}) {
    const { record } = await house.done({ action: "save", category: "Turismos", ...part });
    return record.id;
  }

  async function own(id: number) {
    const { responseData } = await house.api.call("product/getSingleProject", { id }, house.seller);
    return responseData.record as OwnLot;
  }

  async function shown(id: number) {
    const { responseData } = await house.api.call(
      "product/getSingleProject",
      { id, as_buyer: true },
      house.seller,
    );
    return responseData.record as LotDetail;
  }

  const save = (id: number, part: object) =>
    house.api.call("product/projectAction", { action: "save", id, ...part }, house.seller);

  it("is missing until it is answered, by category, and what was answered for another stays", async () => {
    const id = await draft({ custom_fields: { llaves: "2" } });
    expect(await own(id)).toMatchObject({
      custom_fields: { llaves: 2 },
      missing: { "custom_fields.itv": expect.any(String) },
    });
    expect((await own(id)).missing).not.toHaveProperty("custom_fields.ejes");
    await house.done({ action: "save", id, custom_fields: { itv: "2027-03-01" } });
    expect((await own(id)).missing).not.toHaveProperty("custom_fields.itv");
    await house.done({ action: "save", id, category: "Camiones" });
    const truck = await own(id);
    expect(truck.custom_fields).toEqual({ llaves: 2, itv: "2027-03-01" });
    expect(truck.missing).toHaveProperty("custom_fields.ejes");
  });

  it("refuses what is no answer, keeps the others, and takes answers back", async () => {
    const id = await draft({ custom_fields: { llaves: 1, distintivo: "eco" } });
    const refused = await save(id, {
      title: "Ibiza",
      custom_fields: { distintivo: "z", llaves: "dos" },
    });
    expect(refused.code).toBe("INVALID_INPUT");
    expect(Object.keys(refused.refusal.fields ?? {})).toEqual(
      expect.arrayContaining(["custom_fields.distintivo", "custom_fields.llaves"]),
    );
    expect(await own(id)).toMatchObject({
      title: "",
      custom_fields: { llaves: 1, distintivo: "eco" },
    });
    await house.done({ action: "save", id, custom_fields: { llaves: null, nadie: "x" } });
    expect((await own(id)).custom_fields).toEqual({ distintivo: "eco" });
  });

  it("merges the answers of two people one by one, and asks where both gave the same one", async () => {
    const id = await draft();
    const { edit_version: seen } = await own(id);
    await house.done({ action: "save", id, expected_version: seen, custom_fields: { llaves: 2 } });
    const merged = await save(id, { expected_version: seen, custom_fields: { distintivo: "c" } });
    expect(merged.code).toBeNull();
    const conflict = await save(id, { expected_version: seen, custom_fields: { llaves: 3 } });
    expect(conflict.code).toBe("EDIT_CONFLICT");
    expect(conflict.refusal.conflicts).toMatchObject({ "custom_fields.llaves": { theirs: 2 } });
    expect((await own(id)).custom_fields).toEqual({ llaves: 2, distintivo: "c" });
    const { responseData } = await house.api.call("custom/lotHistory", { id }, house.seller);
    const changes = (responseData.records as { changes: object[] }[]).flatMap(
      (edit) => edit.changes,
    );
    expect(changes).toContainEqual({ field: "custom_fields.distintivo", before: null, after: "c" });
  });

  it("is read by buyers in words, with damage, and never with contact data", async () => {
    const damage = [{ type: "bodywork", place: "Paragolpes delantero", note: "Roce" }];
    const id = await draft({
      title: "Ibiza",
      damage,
      custom_fields: { itv: "2027-03-01", distintivo: "eco" },
    });
    expect(await shown(id)).toMatchObject({
      damage,
      more: [
        { label: "Distintivo ambiental", value: "Etiqueta ECO" },
        { label: "ITV hasta", value: "01-03-2027" },
      ],
    });
    await house.done({
      action: "save",
      id,
      damage: [{ type: "bodywork", place: "Llame al 612 345 678" }],
      custom_fields: { nota: "escriba a yo@coches.es" },
    });
    expect((await own(id)).missing).toMatchObject({
      damage: expect.stringContaining("teléfonos"),
      "custom_fields.nota": expect.stringContaining("teléfonos"),
    });
  });

  it("has damage of the types that the house lists", async () => {
    const other = [{ type: "meteorito", place: "Techo" }];
    const text = expect.stringMatching(
      /^«meteorito» no está en la lista de la casa\. Elija uno de estos valores: Carrocería, Mecánica,/,
    ) as string;
    for (const refused of [
      await house.act({ action: "save", damage: other }),
      await house.act({ action: "save", id: await draft({ title: "Ibiza" }), damage: other }),
      await house.act(house.complete({ damage: other })),
    ]) {
      expect([refused.code, refused.refusal.fields]).toEqual(["INVALID_INPUT", { damage: text }]);
    }
    // That nothing is damaged is no damage.
    const none = await house.act({ action: "save", damage: [{ type: "none", place: "Techo" }] });
    expect(none.refusal.fields).toHaveProperty("damage");
    const all = ["bodywork", "mechanical", "interior", "hail", "water", "fire"];
    await draft({ title: "Ibiza", damage: all.map((type) => ({ type, place: "Techo" })) });
  });

  it("keeps when it can be picked up, and what a carrier asks, and publishes no day that ends before it begins", async () => {
    const pickup = {
      local_pickup_check: 1 as const,
      local_pickup_dates: "2026-12-02, 2026-12-01",
      local_pickup_start_hour: "14:00",
      local_pickup_end_hour: "09:00",
      local_pickup_slot_timeframe: 15,
      local_pickup_appt_per_slot: 2,
    };
    const transport = { weight: "up_to_1500", rolling: 1, package: "vehicle" } as const;
    const id = await draft({ pickup, transport });
    expect(await own(id)).toMatchObject({
      transport,
      pickup: { local_pickup_dates: "2026-12-01,2026-12-02" },
      missing: { pickup: expect.any(String) },
    });
    await house.done({ action: "save", id, pickup: { ...pickup, local_pickup_end_hour: "18:00" } });
    expect((await own(id)).missing).not.toHaveProperty("pickup");
    await house.done({ action: "save", id, pickup: null, transport: null });
    expect(await own(id)).toMatchObject({ pickup: null, transport: null });
  });
});
