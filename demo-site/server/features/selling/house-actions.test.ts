import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { endAuction } from "../../testing/end-auction";
import { HOUSE_EMAIL, openSellerHouse, type SellerHouse } from "./testing/seller-house";

type Action = "hide" | "show" | "cancel" | "request_withdraw" | "request_review";

describe.each(engines)("the house and a seller's lot, on $name", (engine) => {
  let house: SellerHouse;
  let bidder: SeededUser;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
    bidder = await house.api.seedUser();
  });
  afterAll(() => house.close());

  const act = (id: number, action: Action, as: SeededUser, notes?: string) =>
    house.api.call("product/changeStatus", { id, action, ...(notes && { notes }) }, as);
  const seen = async (id: number, as: SeededUser) =>
    (await house.api.call("product/singleProduct", { id }, as)).code;
  const bid = (id: number, as: SeededUser = bidder, amount = "6000") =>
    house.api.call(
      "bid/confirm",
      { project_id: id, proposed_amount: amount, idempotency_key: `bid-on-hidden-${id}-${amount}` },
      as,
    );
  async function letters(recipient: string, subject: RegExp) {
    const rows = await house.db.query<{ subject: string; text: string }>(
      "select subject, text from outbox where recipient = $1 order by id",
      [recipient],
    );
    return rows.filter((row) => subject.test(row.subject));
  }

  async function suggested(q: string) {
    const answer = await house.api.call("product/suggestions", { q });
    return answer.responseData.records.map(({ objectID }) => objectID);
  }

  it("hides a lot with a reason that its seller reads, and shows it again", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id, title: "Seat oculto" });
    expect((await bid(id)).code).toBeNull();
    for (const who of [house.seller, house.marta, house.buyer]) {
      expect((await act(id, "hide", who, "Así")).code).toBe("FORBIDDEN");
    }
    const bare = await act(id, "hide", house.staff);
    expect([bare.code, bare.refusal.fields]).toEqual([
      "INVALID_INPUT",
      { notes: expect.any(String) as string },
    ]);
    expect((await act(id, "hide", house.staff, "Faltan datos")).code).toBeNull();
    expect((await act(id, "hide", house.staff, "Otra vez")).code).toBe("ILLEGAL_TRANSITION");

    expect(await seen(id, bidder)).toBe("NOT_FOUND");
    expect(await seen(id, house.seller)).toBeNull();
    expect((await bid(id, bidder, "7000")).code).toBe("CLOSED");
    const found = await house.api.call("product/search", { filters: { searchbar: "Seat oculto" } });
    expect(found.responseData).toMatchObject({ totalRecords: 0, records: [] });
    expect(await suggested("Seat oculto")).toEqual([]);
    const { responseData } = await house.api.call(
      "product/listings",
      { action: "open", filters: { hidden: 1 } },
      house.seller,
    );
    expect(responseData.records).toMatchObject([{ id, hidden: "Faltan datos" }]);
    const [letter] = await letters(house.seller.email, /Oculto por la casa: Seat oculto/);
    expect(letter?.text).toContain("Faltan datos");

    expect((await act(id, "request_review", house.seller, "Ya está")).code).toBeNull();
    expect((await letters(HOUSE_EMAIL, /revisar un lote oculto/))[0]?.text).toContain("Ya está");
    expect((await act(id, "show", house.staff)).code).toBeNull();
    expect(await suggested("Seat oculto")).toEqual([String(id)]);
    expect((await bid(id, bidder, "7500")).code).toBeNull();
    const history = await house.api.call("custom/lotHistory", { id }, house.seller);
    expect(
      history.responseData.records.map(({ action, by, reason }) => [action, by, reason]),
    ).toEqual([
      ["show", "La casa", null],
      ["request_review", expect.any(String), "Ya está"],
      ["hide", "La casa", "Faltan datos"],
    ]);
  });

  it("keeps a direct sale that is hidden from being bought, reserved or asked for", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id, auction: 0 });
    expect((await act(id, "hide", house.staff, "Así")).code).toBeNull();
    const offer = {
      project_id: id,
      amount: "4000",
      buyer_kind: "consumer" as const,
      accept_terms: 1 as const,
      idempotency_key: `offer-${id}-hidden`,
    };
    const answers = await Promise.all([
      house.api.call("makeoffer/addToMakeoffer", offer, bidder),
      house.api.call("buynow/addToCart", { project_id: id }, bidder),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    const [row] = await house.db.query<{ status: string; reserved_by: number | null }>(
      "select status, reserved_by from lots where id = $1",
      [id],
    );
    expect(row).toEqual({ status: "open", reserved_by: null });
  });

  it("calls off a lot with bids, and tells its seller why", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id, title: "Seat anulado" });
    expect((await bid(id)).code).toBeNull();
    expect((await act(id, "cancel", house.seller, "Así")).code).toBe("FORBIDDEN");
    const done = await act(id, "cancel", house.staff, "Datos falsos");
    expect([done.code, done.responseData.record?.market_status]).toEqual([null, "cancelled"]);
    const [letter] = await letters(house.seller.email, /Anulado: Seat anulado/);
    expect(letter?.text).toContain("Datos falsos");
    const draft = (await house.done({ action: "save", title: "Borrador" })).record.id;
    expect((await act(draft, "cancel", house.staff, "Así")).code).toBe("ILLEGAL_TRANSITION");
  });

  it("is asked to take off what has bids, with a reason, by those who may publish", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id, title: "Seat averiado" });
    expect((await act(id, "request_withdraw", house.seller, "Avería")).code).toBe(
      "ILLEGAL_TRANSITION",
    );
    expect((await bid(id)).code).toBeNull();
    expect((await act(id, "request_withdraw", house.seller)).code).toBe("INVALID_INPUT");
    expect((await act(id, "request_withdraw", house.rival, "Avería")).code).toBe("FORBIDDEN");
    expect((await act(id, "request_withdraw", house.seller, "Avería")).code).toBeNull();
    const [letter] = await letters(HOUSE_EMAIL, /retirar un lote con pujas: Seat averiado/);
    expect(letter?.text).toContain("Avería");
  });

  it("decides about what is hidden at its end, although the reserve is met", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id });
    expect((await bid(id)).code).toBeNull();
    expect((await act(id, "hide", house.staff, "Así")).code).toBeNull();
    await endAuction(house.db, id);
    const [row] = await house.db.query<{ status: string }>(
      "select status from lots where id = $1",
      [id],
    );
    expect(row?.status).toBe("provisional");
  });

  it("hides many at once", async () => {
    const ids = [
      await house.api.seedLot({ sellerId: house.seller.id }),
      await house.api.seedLot({ sellerId: house.rival.id }),
    ];
    const bulk = (as: SeededUser, notes?: string) =>
      house.api.call(
        "product/bulkProjectAction",
        { action: "hide", ids, ...(notes && { notes }) },
        as,
      );
    expect((await bulk(house.staff)).code).toBe("INVALID_INPUT");
    expect((await bulk(house.seller, "Así")).responseData.failed).toHaveLength(2);
    expect((await bulk(house.staff, "Así")).responseData.done).toEqual(ids);
  });
});
