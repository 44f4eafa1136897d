import type {
  auctionAction,
  dynamicPropertyColumnAction,
  InputOf,
  OwnAuction,
} from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../../testing/engines";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

const HOUR_MS = 3_600_000;

describe.each(engines)("what the house asks of auctions on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
    await ask({ name: "origen", label: "Origen de los lotes", type: "select", options });
    await ask({ name: "expediente", label: "Expediente", is_required: 1 });
    await ask({ name: "muelles", label: "Muelles de carga", type: "number" });
  });
  afterAll(() => house.close());

  const options = [
    { value: "renting", label: "Fin de renting" },
    { value: "concurso", label: "Concurso de acreedores" },
  ];

  async function ask(field: Omit<InputOf<typeof dynamicPropertyColumnAction>, "view_page">) {
    const { code } = await house.api.call(
      "dynamic/propertyColumnAction",
      { view_page: 2, ...field },
      house.staff,
    );
    expect(code).toBeNull();
  }

  const act = (input: InputOf<typeof auctionAction>) =>
    house.api.call("auction/auctionAction", input, house.seller);

  async function saved(part: object = {}): Promise<OwnAuction> {
    const answer = await act({ action: "save", title: "Fin de renting", ...part });
    expect([answer.code, answer.refusal.fields]).toEqual([null, undefined]);
    if (!answer.responseData.record) throw new Error("martillo: an auction was not answered");
    return answer.responseData.record;
  }

  const shown = async (id: number) =>
    (await house.api.call("auction/getSingleAuction", { id })).responseData;

  /** A draft with a lot that can be published. */
  async function complete(part: object = {}) {
    const { id } = await saved({ date_closed: Date.now() + 48 * HOUR_MS, ...part });
    const lot = (await house.done(house.complete())).record.id;
    const put = { auction_id: id, project_ids: [lot] };
    const { code } = await house.api.call("auction/addtoAuction", put, house.seller);
    expect(code).toBeNull();
    return id;
  }

  it("is kept one by one, and is missing until it is answered", async () => {
    const { id, missing } = await saved({ custom_fields: { muelles: "3" } });
    expect(missing).toHaveProperty(["custom_fields.expediente"]);
    const next = await saved({ id, custom_fields: { origen: "renting", expediente: " 12/B " } });
    expect(next.custom_fields).toEqual({ muelles: 3, origen: "renting", expediente: "12/B" });
    expect(next.missing).not.toHaveProperty(["custom_fields.expediente"]);
    const back = await saved({ id, custom_fields: { muelles: null } });
    expect(back.custom_fields).toEqual({ origen: "renting", expediente: "12/B" });
  });

  it("is refused where it is no answer, and nothing is written then", async () => {
    const { id } = await saved({ custom_fields: { muelles: 3 } });
    for (const [answers, path] of [
      [{ origen: "otro" }, "custom_fields.origen"],
      [{ muelles: "muchos" }, "custom_fields.muelles"],
    ] as const) {
      const answer = await act({ action: "save", id, viewing: "Nunca", custom_fields: answers });
      expect(answer.code).toBe("INVALID_INPUT");
      expect(Object.keys(answer.refusal.fields ?? {})).toEqual([path]);
      const added = await act({ action: "add", title: "Otra", custom_fields: answers });
      expect(Object.keys(added.refusal.fields ?? {})).toEqual([path]);
    }
    const now = await saved({ id });
    expect(now).toMatchObject({ viewing: "", custom_fields: { muelles: 3 } });
    const unknown = await saved({ id, custom_fields: { no_hay: "x" } });
    expect(unknown.custom_fields).toEqual({ muelles: 3 });
  });

  it("keeps an auction from being published without it, and is shown to everybody then", async () => {
    const id = await complete();
    const refused = await act({ action: "publish", id });
    expect(refused.code).toBe("INVALID_INPUT");
    expect(refused.refusal.fields).toHaveProperty(["custom_fields.expediente"]);
    await saved({ id, custom_fields: { expediente: "llame al 600 123 456" } });
    const contact = await act({ action: "publish", id });
    expect(contact.refusal.fields).toHaveProperty(["custom_fields.expediente"]);
    await saved({ id, custom_fields: { expediente: "12/B", origen: "concurso", muelles: 1200 } });
    expect((await act({ action: "publish", id })).code).toBeNull();
    expect((await shown(id)).record.more).toEqual([
      { label: "Origen de los lotes", value: "Concurso de acreedores" },
      { label: "Expediente", value: "12/B" },
      { label: "Muelles de carga", value: (1200).toLocaleString("es-ES") },
    ]);
    expect((await shown(id)).own).toBeUndefined();
  });

  it("stays answered once it is public, and does not change while bidders rely on it", async () => {
    const id = await complete({
      date_start: Date.now() + 4 * HOUR_MS,
      custom_fields: { expediente: "7" },
    });
    expect((await act({ action: "publish", id })).code).toBeNull();
    const empty = await act({ action: "save", id, custom_fields: { expediente: null } });
    expect(empty.refusal.fields).toHaveProperty(["custom_fields.expediente"]);
    expect((await saved({ id, custom_fields: { expediente: "8" } })).may).toContain(
      "custom_fields",
    );
    await house.db.query(
      "update auctions set opens_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    const late = await act({ action: "save", id, custom_fields: { expediente: "9" } });
    expect(late.code).toBe("ILLEGAL_TRANSITION");
    expect((await shown(id)).record.more).toEqual([{ label: "Expediente", value: "8" }]);
  });

  it("goes with duplicates and templates", async () => {
    const { id } = await saved({ custom_fields: { origen: "renting", expediente: "3" } });
    const copy = await act({ action: "duplicate", id });
    expect(copy.responseData.record?.custom_fields).toEqual({ origen: "renting", expediente: "3" });
    const template = await act({ action: "duplicate", id, template: "Cada mes" });
    const templateId = template.responseData.record?.id ?? 0;
    expect(template.responseData.record).toMatchObject({
      template: "Cada mes",
      missing: {},
      custom_fields: { origen: "renting", expediente: "3" },
    });
    const made = await act({ action: "from_template", template_id: templateId });
    expect(made.responseData.record?.custom_fields).toEqual({ origen: "renting", expediente: "3" });
    const changed = await house.api.call(
      "template/auction/auctionAction",
      { action: "save", id: templateId, custom_fields: { expediente: null } },
      house.seller,
    );
    expect(changed.responseData.record?.custom_fields).toEqual({ origen: "renting" });
  });

  it("lets two people give two answers, and shows the conflict over one", async () => {
    const { id, edit_version: seen } = await saved({ custom_fields: { expediente: "1" } });
    await saved({ id, custom_fields: { expediente: "2" } });
    const other = await act({
      action: "save",
      id,
      expected_version: seen,
      custom_fields: { muelles: 4 },
    });
    expect(other.responseData).toMatchObject({
      others: 1,
      record: { custom_fields: { expediente: "2", muelles: 4 } },
    });
    const same = await act({
      action: "save",
      id,
      expected_version: seen,
      custom_fields: { expediente: "5" },
    });
    expect(same.code).toBe("EDIT_CONFLICT");
    expect((await saved({ id })).custom_fields).toEqual({ expediente: "2", muelles: 4 });
  });
});
