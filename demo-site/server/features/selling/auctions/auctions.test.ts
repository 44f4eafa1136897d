import type { InputOf, auctionAction } from "martillo/contract";
import { endOffsetMs } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../../testing/engines";
import type { SeededUser } from "../../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

type Input = InputOf<typeof auctionAction>;

const HOUR_MS = 3_600_000;

describe.each(engines)("auctions as groups on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  const act = (input: Input, as: SeededUser = house.seller) =>
    house.api.call("auction/auctionAction", input, as);

  async function done(input: Input, as: SeededUser = house.seller) {
    const answer = await act(input, as);
    expect([answer.code, answer.refusal.fields]).toEqual([null, undefined]);
    const { record, ...rest } = answer.responseData;
    if (!record) throw new Error("no auction");
    return { record, ...rest };
  }

  const put = (
    auction_id: number,
    input: Omit<InputOf<typeof import("martillo/contract").auctionAddLots>, "auction_id">,
    as: SeededUser = house.seller,
  ) => house.api.call("auction/addtoAuction", { auction_id, ...input }, as);

  async function draftLots(count: number, changes: object = {}): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const { record } = await house.done(
        house.complete({ title: `Seat Ibiza ${at + 1}`, ...changes }),
      );
      ids.push(record.id);
    }
    return ids;
  }

  /** A draft with these lots in it, that begins in three hours and whose first lot ends a day later. */
  async function draftWith(count: number, changes: object = {}) {
    const now = Date.now();
    const { record } = await done({
      action: "add",
      title: "Renting de noviembre",
      date_start: now + 3 * HOUR_MS,
      date_closed: now + 27 * HOUR_MS,
      ...changes,
    });
    const lots = await draftLots(count);
    const answer = await put(record.id, { project_ids: lots });
    expect(answer.code).toBeNull();
    return { id: record.id, lots, now };
  }

  it("is saved as little as it is, says what it lacks, and is made once under its key", async () => {
    const key = `auction-key-${engine.name}`;
    const first = await done({ action: "save", title: "Re", client_key: key });
    const again = await done({ action: "save", title: "Re", client_key: key });
    expect(again.record.id).toBe(first.record.id);
    expect(Object.keys(first.record.missing).toSorted()).toEqual(["date_closed", "lots", "title"]);
    const refused = await act({ action: "publish", id: first.record.id });
    expect(refused.code).toBe("INVALID_INPUT");
    expect(refused.refusal.fields).toEqual(first.record.missing);
    const contact = await done({
      action: "save",
      id: first.record.id,
      description: "Llame al 612 345 678",
    });
    expect(contact.record.missing).toHaveProperty("description");
    expect((await act({ action: "save", id: first.record.id }, house.rival)).code).toBe(
      "NOT_FOUND",
    );
    const hidden = await house.api.call("auction/getSingleAuction", { id: first.record.id });
    expect(hidden.code).toBe("NOT_FOUND");
  });

  it("gives its lots numbers, and their times by these", async () => {
    const { id, lots, now } = await draftWith(5, { stagger_s: 90, lots_per_step: 2 });
    const ends = await Promise.all(lots.map(async (lot) => (await house.own(lot)).date_closed));
    const plan = { staggerS: 90, lotsPerStep: 2 };
    expect(ends).toEqual(lots.map((_, at) => now + 27 * HOUR_MS + endOffsetMs(at + 1, plan)));
    const [first] = lots;
    const moved = await put(id, { order: lots.toReversed() });
    expect(moved.responseData.records.map((one) => one.id)).toEqual(lots.toReversed());
    expect((await house.own(first ?? 0)).date_closed).toBe(
      now + 27 * HOUR_MS + endOffsetMs(5, plan),
    );
    await done({ action: "save", id, stagger_s: 0 });
    expect((await house.own(first ?? 0)).date_closed).toBe(now + 27 * HOUR_MS);
    const gone = await put(id, { project_ids: lots.slice(0, 2), remove: true });
    expect(gone.responseData.records.map((one) => one.lot_no)).toEqual([1, 2, 3]);
    expect(await house.own(first ?? 0)).toMatchObject({ auction_id: null, date_closed: null });
  });

  it("decides about times alone: a lot in it may not say otherwise, nor be published without it", async () => {
    const { id, lots } = await draftWith(1);
    const [lot = 0] = lots;
    const late = await house.act({ action: "save", id: lot, date_closed: Date.now() + HOUR_MS });
    expect(late.code).toBe("ILLEGAL_TRANSITION");
    expect(late.refusal.fields).toHaveProperty("date_closed");
    expect((await house.own(lot)).may).toMatchObject({ date_closed: "never", title: "any" });
    const alone = await house.act({ action: "publish", id: lot });
    expect(alone.refusal.fields).toHaveProperty("auction_id");
    const [other = 0] = await draftLots(1);
    const named = await house.act({ action: "save", id: other, auction_id: id });
    expect(named.refusal.fields).toHaveProperty("auction_id");
    expect(
      (await house.act({ action: "save", id: lot, title: "Otro", auction_id: id })).code,
    ).toBeNull();
  });

  it("is published with its complete lots; the others stay drafts and say why", async () => {
    const { id, lots } = await draftWith(3);
    const [bare = 0, hit = 0] = await draftLots(2);
    await house.done({ action: "save", id: bare, title: "" });
    // Of a type that the house has taken away since.
    await house.db.query("update lots set damage = $2::jsonb where id = $1", [
      hit,
      JSON.stringify([{ type: "meteorito", place: "Techo" }]),
    ]);
    await put(id, { project_ids: [bare, hit] });
    const published = await done({ action: "publish", id });
    expect(published.record).toMatchObject({ state: "scheduled", draft_count: 2, lot_count: 5 });
    expect(published.failed.map((one) => [one.id, one.message])).toEqual([
      [bare, expect.stringContaining("Obligatorio.")],
      [hit, expect.stringContaining("«meteorito» no está en la lista de la casa.")],
    ]);
    const { records } = (await house.api.call("auction/lots", { auction_id: id })).responseData;
    expect(records.map((lot) => [lot.id, lot.lot_no, lot.market_status])).toEqual(
      lots.map((lot, at) => [lot, at + 1, "scheduled"]),
    );
    // Once more does nothing twice.
    const again = await done({ action: "publish", id });
    expect(again.record.draft_count).toBe(2);
    const listed = await house.api.call("auction/search", { limit: 100 });
    expect(listed.responseData.records.find((one) => one.id === id)).toMatchObject({
      lot_count: 3,
    });
    // The premium is that of the moment, for each of its lots.
    const frozen = await house.db.query<{ n: number }>(
      "select count(*) as n from lots where auction_id = $1 and premium is not null",
      [id],
    );
    expect(frozen[0]?.n).toBe(3);
  });

  it("moves its lots until it begins, and takes new ones until an hour before", async () => {
    const { id, lots, now } = await draftWith(2);
    await done({ action: "publish", id });
    await done({ action: "save", id, date_closed: now + 30 * HOUR_MS });
    const detail = await house.api.call("product/singleProduct", { id: lots[1] ?? 0 });
    expect(detail.responseData.record.date_closed).toBe(now + 30 * HOUR_MS + 60_000);
    const [more = 0] = await draftLots(1);
    expect((await put(id, { project_ids: [more], at: 1 })).responseData.records[0]?.id).toBe(more);
    await done({ action: "publish", id });
    await house.db.query(
      "update auctions set opens_at = now() + interval '50 minutes' where id = $1",
      [id],
    );
    const [late = 0] = await draftLots(1);
    expect((await put(id, { project_ids: [late] })).code).toBe("ILLEGAL_TRANSITION");
    const taken = await put(id, { project_ids: [more], remove: true });
    expect(taken.responseData.failed).toMatchObject([{ id: more, code: "ILLEGAL_TRANSITION" }]);
  });

  it("keeps numbers and ends while it runs, and appends what comes later", async () => {
    const { id, lots } = await draftWith(2, { date_start: null });
    const running = await done({ action: "publish", id });
    expect(running.record.state).toBe("running");
    expect((await act({ action: "save", id, stagger_s: 5 })).refusal.fields).toHaveProperty(
      "stagger_s",
    );
    await done({ action: "save", id, viewing: "Mañanas de 9 a 13 en la campa." });
    expect((await put(id, { order: lots.toReversed() })).code).toBe("ILLEGAL_TRANSITION");
    const [late = 0] = await draftLots(1);
    const added = await put(id, { project_ids: [late], at: 1 });
    expect(added.responseData.records.at(-1)).toMatchObject({ id: late, lot_no: 3 });
    const [first = 0] = lots;
    await house.bidOn(first);
    expect(
      (await house.api.call("auction/changeStatus", { id, action: "cancel" }, house.seller)).code,
    ).toBe("ILLEGAL_TRANSITION");
    const notes = "Se vende fuera de la casa.";
    const off = await house.api.call(
      "auction/changeStatus",
      { id, action: "cancel", notes },
      house.staff,
    );
    expect(off.responseData.record).toMatchObject({ state: "cancelled" });
    expect(await house.own(late)).toMatchObject({ auction_id: null, market_status: "draft" });
    expect((await house.own(first)).market_status).toBe("cancelled");
  });

  it("goes back to the drafts with its lots, and comes back after it was deleted", async () => {
    const { id, lots } = await draftWith(2);
    await done({ action: "publish", id });
    const status = (action: "unpublish" | "delete" | "restore", as = house.seller) =>
      house.api.call("auction/changeStatus", { id, action }, as);
    const back = await status("unpublish");
    expect(back.responseData.record).toMatchObject({ state: "draft", draft_count: 2 });
    expect((await status("delete", house.rival)).code).toBe("NOT_FOUND");
    expect((await status("delete")).responseData.record).toBeNull();
    expect(await house.own(lots[0] ?? 0)).toMatchObject({ auction_id: null });
    expect((await status("restore")).responseData.record).toMatchObject({ lot_count: 0 });
  });

  it("is copied with what it did not sell, once under its key", async () => {
    const { id, lots } = await draftWith(2, { date_start: null });
    await done({ action: "publish", id });
    await house.db.query(
      "update lots set status = 'unsold', closes_at = now() - interval '1 minute', opens_at = now() - interval '1 hour' where id = $1",
      [lots[0]],
    );
    const input = {
      action: "duplicate" as const,
      id,
      with_unsold: true,
      client_key: `copy-of-${id}`,
    };
    const copy = await done(input);
    expect(copy.record).toMatchObject({ state: "draft", draft_count: 1, date_closed: null });
    expect((await done(input)).record.id).toBe(copy.record.id);
  });

  it("asks two editors about what both have written, and nobody else about anything", async () => {
    const { id } = await draftWith(1);
    const { record } = await done({ action: "save", id, title: "Primera" });
    const version = record.edit_version;
    await done({ action: "save", id, title: "De Marta", expected_version: version }, house.marta);
    const mine = await act({ action: "save", id, title: "Mía", expected_version: version });
    expect(mine.code).toBe("EDIT_CONFLICT");
    expect(mine.responseData).toMatchObject({
      conflicts: { title: { theirs: "De Marta", by: "Marta Ruiz" } },
    });
    const other = await done({ action: "save", id, contact: "Ana", expected_version: version });
    expect(other.others).toBe(1);
    expect(other.record).toMatchObject({ title: "De Marta", contact: "Ana" });
  });

  it("takes no lot that is not its seller's, twice, sold at a fixed price, or in another auction", async () => {
    const { id, lots } = await draftWith(1);
    const elsewhere = await draftWith(1);
    const foreign = await house.done(house.complete(), house.rival);
    const direct = await house.done(house.complete({ auction: 0, date_start: Date.now() }));
    const open = await house.openLot();
    const asked = [
      lots[0] ?? 0,
      lots[0] ?? 0,
      elsewhere.lots[0] ?? 0,
      foreign.record.id,
      direct.record.id,
      open,
    ];
    const answer = await put(id, { project_ids: asked });
    expect(answer.responseData.records).toHaveLength(1);
    expect(answer.responseData.failed.map((one) => [one.id, one.code])).toEqual([
      [elsewhere.lots[0], "ILLEGAL_TRANSITION"],
      [foreign.record.id, "NOT_FOUND"],
      [direct.record.id, "ILLEGAL_TRANSITION"],
      [open, "ILLEGAL_TRANSITION"],
    ]);
    expect((await put(id, { order: [lots[0] ?? 0, open] })).code).toBe("SELECTION_CHANGED");
    expect((await put(id, { project_ids: lots }, house.rival)).code).toBe("NOT_FOUND");
  });

  it("keeps numbers apart while many are moved at once", async () => {
    const { id, lots } = await draftWith(6);
    await Promise.all([
      put(id, { order: lots.toReversed() }),
      put(id, { project_ids: lots.slice(0, 2), remove: true }),
      put(id, { project_ids: await draftLots(2), at: 2 }),
    ]);
    const rows = await house.db.query<{ lot_no: number }>(
      "select lot_no from lots where auction_id = $1 order by lot_no",
      [id],
    );
    expect(rows.map((row) => row.lot_no)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is listed for its seller alone, by where it stands", async () => {
    const { id } = await draftWith(1, { title: "Subasta de grúas" });
    const list = (input: object, as = house.seller) =>
      house.api.call("custom/ownAuctions", { search: "grúas", ...input }, as);
    expect((await list({ list: "draft" })).responseData.records).toMatchObject([
      { id, state: "draft", lot_count: 1 },
    ]);
    expect((await list({ list: "open" })).responseData.records).toEqual([]);
    expect((await list({}, house.rival)).responseData.records).toEqual([]);
    expect((await list({}, house.staff)).responseData.records).toHaveLength(1);
  });

  it("is found by who may bid and by its first end, in the order that is asked for", async () => {
    const now = Date.now();
    const days = (count: number) => now + count * 24 * HOUR_MS;
    for (const [title, access, closes] of [
      ["Carretilla B", "open", days(3)],
      ["Carretilla A", "request", days(5)],
      ["Carretilla C", "invited", undefined],
    ] as const) {
      await done({ action: "add", title, access, ...(closes && { date_closed: closes }) });
    }
    const titles = async (input: object) => {
      const answer = await house.api.call(
        "custom/ownAuctions",
        { search: "carretilla", ...input },
        house.seller,
      );
      expect(answer.code).toBeNull();
      return answer.responseData.records.map(({ title }) => title.slice(-1)).join("");
    };
    expect(await titles({})).toBe("CAB");
    expect(await titles({ orderby: "title", order: "asc" })).toBe("ABC");
    expect(await titles({ orderby: "date_closed" })).toMatch(/^AB/);
    for (const orderby of ["bid_count", "hammer_total"]) {
      expect(await titles({ orderby, order: "asc" })).toBe("BAC");
    }
    expect(await titles({ access: ["request", "invited"] })).toBe("CA");
    expect(await titles({ end: { min: days(4) } })).toBe("A");
    // One without an end ends on no day.
    expect(await titles({ end: { max: days(4) } })).toBe("B");
    expect(await titles({ state: ["running"] })).toBe("");
  });

  it("offers drafts that are in no auction", async () => {
    const { id, lots } = await draftWith(1);
    const [free = 0] = await draftLots(1, { title: "Furgón frigorífico" });
    const ask = (input: object) =>
      house.api.call(
        "auction/getAllProjectsAssociated",
        { auction_id: id, ...input },
        house.seller,
      );
    const inside = await ask({});
    expect(inside.responseData.records.map((lot) => [lot.id, lot.lot_no])).toEqual([[lots[0], 1]]);
    const available = await ask({ side: "available", search: "frigorífico" });
    expect(available.responseData.records.map((lot) => lot.id)).toEqual([free]);
  });
});
