import type { LotInspection } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

const REPORT: LotInspection = {
  inspected_at: "2026-11-02",
  inspector: "Taller Ribera",
  kilometers: 41_870,
  points: [
    { area: "brakes", point: "front_discs", state: "ok" },
    {
      area: "brakes",
      point: "brake_pads",
      state: "attention",
      severity: "moderate",
      note: "Al 30 %",
      photos: ["/uploads/lots/pastillas-1600.webp"],
    },
    { area: "engine", point: "timing_drive", state: "defect", severity: "serious" },
    { area: "engine", point: "coolant", state: "not_checked" },
  ],
  summary: "Conviene cambiar la distribución.",
};

describe.each(engines)("the inspection report of a lot on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  async function draft(part: object = {}) {
    const { record } = await house.done({ action: "save", title: "Seat Ibiza", ...part });
    return record.id;
  }
  const photos = {
    images: ["/uploads/demo/a.webp", "/uploads/demo/b.webp", "/uploads/demo/c.webp"],
  };
  const openLot = () => house.openLot({ ...photos, inspection: REPORT });
  const inspectionOf = async (id: number) => (await house.own(id)).inspection;
  const fieldsOf = async (part: object, id: number) => {
    const { code, refusal } = await house.act({ action: "edit", id, ...part });
    return [code, refusal.fields];
  };

  it("is kept as it was written, and read by everybody once the lot is open", async () => {
    const id = await openLot();
    expect(await inspectionOf(id)).toEqual(REPORT);
    for (const reader of [undefined, house.buyer, house.rival, house.staff]) {
      const { responseData } = await house.api.call("product/singleProduct", { id }, reader);
      expect(responseData.record.inspection).toEqual(REPORT);
    }
    const bare = await house.openLot(photos);
    const { responseData } = await house.api.call("product/singleProduct", { id: bare });
    expect(responseData.record).not.toHaveProperty("inspection");
  });

  it("is in no list and on no card", async () => {
    const id = await openLot();
    const { responseData: found } = await house.api.call("product/lots", { ids: [id] });
    const { responseData: own } = await house.api.call(
      "product/listings",
      { action: "open" },
      house.seller,
    );
    const saved = await house.done({ action: "edit", id, kilometers: 41_900 });
    for (const answer of [found, own, saved]) {
      expect(JSON.stringify(answer)).toContain("Seat Ibiza");
      expect(JSON.stringify(answer)).not.toContain("Taller Ribera");
    }
  });

  it("is shown before publication to its seller's side alone, as buyers will see it", async () => {
    const id = await draft({ inspection: REPORT });
    const preview = (as: typeof house.seller) =>
      house.api.call("product/getSingleProject", { id, as_buyer: true }, as);
    for (const reader of [house.seller, house.marta, house.staff]) {
      expect((await preview(reader)).responseData.record.inspection).toEqual(REPORT);
    }
    expect((await preview(house.rival)).code).toBe("NOT_FOUND");
    const written = await house.act({ action: "save", id, inspection: null }, house.rival);
    expect(written.code).toBe("NOT_FOUND");
    const bought = await house.act({ action: "save", id, inspection: null }, house.buyer);
    expect(bought.code).not.toBeNull();
    expect(await inspectionOf(id)).toEqual(REPORT);
  });

  it("may be half done in a draft, which says what is missing and is not published", async () => {
    const half: LotInspection = {
      inspected_at: null,
      inspector: "",
      points: [{ area: "brakes", point: "front_discs", state: "defect" }],
    };
    const { record } = await house.done(house.complete({ ...photos, inspection: half }));
    const missing = {
      "inspection.inspected_at": "Indique el día de la inspección.",
      "inspection.inspector": "Indique quién hizo la inspección.",
      "inspection.points.0.severity": "Indique la gravedad de lo que no está bien.",
    };
    expect((await house.own(record.id)).missing).toEqual(missing);
    const refused = await house.act({ action: "publish", id: record.id });
    expect([refused.code, refused.refusal.fields]).toEqual(["INVALID_INPUT", missing]);
    await house.done({ action: "save", id: record.id, inspection: { ...half, points: [] } });
    expect((await house.own(record.id)).missing).toHaveProperty(["inspection.points"]);
    await house.done({ action: "save", id: record.id, inspection: null });
    await house.done({ action: "publish", id: record.id });
  });

  it("is checked at once where the lot is published, field by field", async () => {
    const id = await openLot();
    const wrong = async (changes: Partial<LotInspection>) =>
      fieldsOf({ inspection: { ...REPORT, ...changes } }, id);
    const [first] = REPORT.points;
    expect(await wrong({ inspected_at: "2999-01-01" })).toEqual([
      "INVALID_INPUT",
      { "inspection.inspected_at": "El día de la inspección no puede ser posterior a hoy." },
    ]);
    expect(await wrong({ points: [{ ...first!, area: "engine" }] })).toEqual([
      "INVALID_INPUT",
      { "inspection.points.0.point": "Ese punto no es de esa zona." },
    ]);
    expect(await wrong({ points: [{ ...first!, note: "Llame al 612 345 678" }] })).toEqual([
      "INVALID_INPUT",
      { "inspection.points.0.note": "No incluya teléfonos, correos ni enlaces." },
    ]);
    expect(await wrong({ points: [{ ...first!, photos: ["https://x.es/a.webp"] }] })).toEqual([
      "INVALID_INPUT",
      { "inspection.points.0.photos.0": expect.any(String) },
    ]);
    expect(await inspectionOf(id)).toEqual(REPORT);
  });

  it("changes until the first bid, and stays as it is from then on", async () => {
    const id = await openLot();
    const next = { ...REPORT, summary: "Distribución cambiada." };
    await house.done({ action: "edit", id, inspection: next });
    await house.bidOn(id);
    expect((await house.own(id)).may).toMatchObject({ inspection: "never" });
    const text = expect.stringContaining("Desde la primera puja") as string;
    for (const inspection of [null, REPORT]) {
      expect(await fieldsOf({ inspection }, id)).toEqual([
        "ILLEGAL_TRANSITION",
        { inspection: text },
      ]);
    }
    const byStaff = await house.act({ action: "edit", id, inspection: null }, house.staff);
    expect(byStaff.code).toBe("ILLEGAL_TRANSITION");
    // The same again is no change.
    await house.done({ action: "edit", id, inspection: next });
    expect(await inspectionOf(id)).toEqual(next);
  });

  it("is asked about where two people wrote it, and the history tells of both", async () => {
    const id = await draft({ inspection: REPORT });
    const { edit_version: seen } = await house.own(id);
    const theirs = { ...REPORT, inspector: "Marta Ruiz" };
    const write = (part: object, as = house.seller) =>
      house.act({ action: "save", id, expected_version: seen, ...part }, as);
    expect((await write({ inspection: theirs }, house.marta)).code).toBeNull();
    expect((await write({ kilometers: 5 })).code).toBeNull();
    const conflict = await write({ inspection: { ...REPORT, inspector: "Otro taller" } });
    expect([conflict.code, conflict.refusal.conflicts]).toMatchObject([
      "EDIT_CONFLICT",
      { inspection: { theirs, by: "Marta Ruiz" } },
    ]);
    const { responseData } = await house.api.call("custom/lotHistory", { id }, house.seller);
    expect(responseData.records.flatMap(({ changes }) => changes)).toContainEqual({
      field: "inspection",
      before: REPORT,
      after: theirs,
    });
  });

  it("stays with its vehicle: neither a copy nor a template has it", async () => {
    const id = await draft({ inspection: REPORT });
    const { record: twin } = await house.done({ action: "duplicate", id });
    expect(await inspectionOf(twin.id)).toBeNull();
    const { record: template } = await house.done({ action: "duplicate", id, template: "Ibiza" });
    expect(await inspectionOf(template.id)).toBeNull();
    const refused = await house.act({ action: "save", id: template.id, inspection: REPORT });
    expect([refused.code, refused.refusal.fields]).toEqual([
      "INVALID_INPUT",
      { inspection: "Una plantilla no lleva informe de inspección." },
    ]);
    const { record: made } = await house.done({
      action: "from_template",
      template_id: template.id,
    });
    expect(await inspectionOf(made.id)).toBeNull();
  });
});
