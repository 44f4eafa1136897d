import type { InputOf, templateAuctionAuctionAction } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../../testing/engines";
import type { SeededUser } from "../../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

type Input = InputOf<typeof templateAuctionAuctionAction>;

describe.each(engines)("templates of auctions on $name", (engine) => {
  let house: SellerHouse;
  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  const act = (input: Input, as: SeededUser = house.seller) =>
    house.api.call("template/auction/auctionAction", input, as);

  async function done(input: Input, as?: SeededUser) {
    const answer = await act(input, as);
    expect([answer.code, answer.refusal.fields]).toEqual([null, undefined]);
    const { record } = answer.responseData;
    if (!record) throw new Error("martillo: a template was not answered");
    return { ...answer.responseData, record };
  }
  const added = async (name: string, part: object = {}) =>
    (await done({ action: "add", name, ...part })).record.id;
  const listed = async (as: SeededUser = house.seller) => {
    const answer = await house.api.call("template/auction/search", {}, as);
    expect(answer.code).toBeNull();
    return answer.responseData.records.map(({ template }) => template);
  };

  it("are made, listed, read, used for an auction and deleted", async () => {
    const { record } = await done({
      action: "add",
      name: "Mensual",
      title: "Subasta del mes",
      stagger_s: 120,
      access: "request",
    });
    expect(record).toMatchObject({ template: "Mensual", title: "Subasta del mes", state: "draft" });
    const { id } = record;
    expect(await listed()).toEqual(["Mensual"]);
    expect(await listed(house.marta)).toEqual(["Mensual"]);
    const one = await house.api.call("template/auction/getSingleAuction", { id }, house.seller);
    expect(one.responseData).toMatchObject({
      record: { id, stagger_s: 120 },
      own: { template: "Mensual", access: "request" },
    });
    const lots = await house.api.call("template/auction/lots", { auction_id: id }, house.seller);
    expect(lots.responseData).toMatchObject({ records: [], totalRecords: 0 });

    const made = await house.api.call(
      "auction/auctionAction",
      { action: "from_template", template_id: id },
      house.seller,
    );
    expect(made.responseData.record).toMatchObject({ stagger_s: 120, template: null });

    const change = (action: "delete" | "restore") =>
      house.api.call("template/auction/changeStatus", { id, action }, house.seller);
    expect((await act({ action: "delete", id })).responseData.record).toBeNull();
    expect(await listed()).toEqual([]);
    const gone = await house.api.call("template/auction/lots", { auction_id: id }, house.seller);
    expect(gone.code).toBe("NOT_FOUND");
    expect((await change("restore")).responseData.record).toMatchObject({ template: "Mensual" });
    expect((await change("delete")).responseData.record).toBeNull();
  });

  it("are saved part by part, called otherwise, and duplicated", async () => {
    const id = await added("Semanal", { title: "Los lunes" });
    const saved = await done({ action: "save", id, name: "De los lunes", viewing: "De 9 a 13" });
    expect(saved.record).toMatchObject({
      template: "De los lunes",
      title: "Los lunes",
      viewing: "De 9 a 13",
    });
    const late = await done({ action: "save", id, contact: "Ana", expected_version: 1 });
    expect(late.others).toBe(1);
    const copy = await done({ action: "duplicate", id });
    expect(copy.record).toMatchObject({ template: "De los lunes (copia)", viewing: "De 9 a 13" });
    const named = await done({ action: "duplicate", id, name: "De los martes" });
    expect(named.record.template).toBe("De los martes");
    const dated: object = { date_start: Date.now(), date_closed: Date.now() + 9_000_000 };
    const { record } = await done({ action: "save", id, ...dated });
    expect(record).toMatchObject({ date_start: null, date_closed: null });
  });

  it("need a name, and are made once for a key", async () => {
    const nameless = await act({ action: "save", title: "Sin nombre" });
    expect(nameless.refusal.fields).toEqual({ name: "Obligatorio." });
    const twice = { action: "save", name: "Una vez", client_key: "template-0001" } as const;
    const [one, other] = [await done(twice), await done({ ...twice, title: "Otra" })];
    expect(other.record).toMatchObject({ id: one.record.id, title: "Otra" });
    const added = { action: "add", name: "Otra vez", client_key: "template-0002" } as const;
    expect((await done(added)).record.id).toBe((await done(added)).record.id);

    const client_key = "auction-and-template";
    const auction = await house.api.call(
      "auction/auctionAction",
      { action: "add", title: "Una subasta", client_key },
      house.seller,
    );
    for (const input of [
      { action: "add", name: "Con la misma", client_key },
      { action: "save", name: "Con la misma", title: "Cambiada", client_key },
      { action: "duplicate", id: one.record.id, client_key },
    ] as const) {
      expect([input.action, (await act(input)).code]).toEqual([input.action, "NOT_FOUND"]);
    }
    const id = auction.responseData.record?.id ?? 0;
    const now = await house.api.call("auction/getSingleAuction", { id }, house.seller);
    expect(now.responseData.own).toMatchObject({ title: "Una subasta", template: null });
  });

  it("are never published, and hold no lots", async () => {
    const id = await added("Nunca", { title: "Nunca publicada" });
    for (const action of ["publish", "from_template"]) {
      const answer = await act({ action, id, template_id: id } as never);
      expect([action, answer.code]).toEqual([action, "INVALID_INPUT"]);
    }
    for (const action of ["publish", "unpublish", "cancel", "archive", "unarchive"] as const) {
      for (const as of [house.seller, house.staff]) {
        const input = { id, action, notes: "Un motivo" };
        const answer = await house.api.call("template/auction/changeStatus", input, as);
        expect([action, answer.code]).toEqual([action, "ILLEGAL_TRANSITION"]);
      }
    }
    const lot = (await house.done(house.complete())).record.id;
    const put = { auction_id: id, project_ids: [lot] };
    const answer = await house.api.call("template/auction/addtoAuction", put, house.seller);
    expect(answer.code).toBe("ILLEGAL_TRANSITION");
  });

  it("of another account, and auctions, are not found, and none is public", async () => {
    const id = await added("Ajena", { title: "Subasta que no se ve" });
    const auction = await house.api.call(
      "auction/auctionAction",
      { action: "add", title: "Borrador" },
      house.seller,
    );
    const reach = async (target: number, as: SeededUser) => {
      const answers = await Promise.all([
        act({ action: "save", id: target, name: "Otra", title: "Cambiada" }, as),
        act({ action: "duplicate", id: target }, as),
        act({ action: "delete", id: target }, as),
        house.api.call("template/auction/changeStatus", { id: target, action: "delete" }, as),
        house.api.call("template/auction/getSingleAuction", { id: target }, as),
        house.api.call("template/auction/lots", { auction_id: target }, as),
      ]);
      return answers.map(({ code }) => code);
    };
    const nothing = Array.from({ length: 6 }, () => "NOT_FOUND");
    expect(await reach(id, house.rival)).toEqual(nothing);
    const draft = auction.responseData.record?.id ?? 0;
    for (const as of [house.seller, house.rival, house.staff]) {
      expect(await reach(draft, as)).toEqual(nothing);
      expect(await reach(999_999, as)).toEqual(nothing);
    }
    expect(await listed(house.rival)).toEqual([]);
    for (const as of [undefined, house.buyer, house.rival]) {
      const one = await house.api.call("auction/getSingleAuction", { id }, as);
      expect(one.code).toBe("NOT_FOUND");
      const lots = await house.api.call("auction/lots", { auction_id: id }, as);
      expect(lots.code).toBe("NOT_FOUND");
      const { records } = (await house.api.call("auction/search", { status: "all" }, as))
        .responseData;
      expect(records.map((record) => record.id)).not.toContain(id);
    }
    expect(
      (await done({ action: "save", id, contact: "La casa" }, house.staff)).record.contact,
    ).toBe("La casa");
  });
});
