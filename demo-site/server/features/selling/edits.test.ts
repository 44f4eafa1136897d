import { translations } from "../../_made/letters";
import type { LotFields } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../platform/call/log";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { runDueJobs } from "../../platform/jobs/runner";
import { deliveryOf } from "../../platform/mail/delivery";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { jobs } from "./jobs";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

describe.each(engines)("edits of lots on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  async function draft(part: object = {}): Promise<number> {
    const { record } = await house.done({ action: "save", ...part });
    return record.id;
  }

  async function history(id: number, page = 1, limit = 100, as: SeededUser = house.seller) {
    const answer = await house.api.call("custom/lotHistory", { id, page, limit }, as);
    expect(answer.code).toBeNull();
    return answer.responseData;
  }

  /** The lot as the log tells it, from its first version. */
  async function replayed(id: number) {
    const { records } = await history(id);
    const fields: Record<string, unknown> = {};
    for (const { changes } of records.toReversed()) {
      for (const { field, after } of changes) fields[field] = after;
    }
    return fields;
  }

  describe("captions of photos", () => {
    const [front, rear] = ["/uploads/lots/a-1600.webp", "/uploads/lots/b-1600.webp"] as const;
    const note = { filename: "frontal.jpg", title: "Frontal", description: "Faros de LED." };

    async function shown(id: number) {
      const { responseData } = await house.api.call(
        "product/getSingleProject",
        { id, as_buyer: true },
        house.seller,
      );
      return (responseData.record as { images: object[] }).images;
    }

    it("are what buyers read of a photo, until they are taken back", async () => {
      const id = await draft({ title: "Ibiza", images: [front, rear] });
      await house.done({
        action: "save",
        id,
        photo_notes: { [front]: { ...note, original: rear } },
      });
      const [first, second] = await shown(id);
      expect(first).toEqual({
        src: front,
        thumb: "/uploads/lots/a-480.webp",
        alt: "Frontal",
        caption: "Faros de LED.",
      });
      expect(second).toMatchObject({ src: rear, alt: "Ibiza" });
      // Another order, said without them, keeps them.
      await house.done({ action: "save", id, images: [rear, front] });
      expect(await shown(id)).toMatchObject([{ alt: "Ibiza" }, { alt: "Frontal" }]);
      await house.done({ action: "save", id, photo_notes: {} });
      expect(await shown(id)).toEqual([
        { src: rear, thumb: "/uploads/lots/b-480.webp", alt: "Ibiza" },
        { src: front, thumb: "/uploads/lots/a-480.webp", alt: "Ibiza" },
      ]);
    });

    it("may still be written while there are bids, without contact data", async () => {
      const { record } = await house.done({ ...house.complete(), images: [front] });
      const { id } = record;
      await house.done({ action: "publish", id });
      await house.db.query(
        "update lots set status = 'open', opens_at = now() - interval '1 hour', bid_count = 1 where id = $1",
        [id],
      );
      const wrong = await house.act({
        action: "edit",
        id,
        photo_notes: { [front]: { ...note, description: "Llame al 612 345 678" } },
      });
      expect([wrong.code, Object.keys(wrong.refusal.fields ?? {})]).toEqual([
        "INVALID_INPUT",
        ["photo_notes"],
      ]);
      await house.done({ action: "edit", id, photo_notes: { [front]: note } });
      expect(await shown(id)).toMatchObject([{ alt: "Frontal", caption: "Faros de LED." }]);
      const path = "/uploads/../a.webp";
      const odd = await house.act({ action: "edit", id, photo_notes: { [path]: note } });
      expect(odd.code).toBe("INVALID_INPUT");
    });
  });

  describe("two editors", () => {
    it("keep what each has written into other fields", async () => {
      const id = await draft({ title: "Ibiza" });
      await house.done({ action: "save", id, expected_version: 1, kilometers: 5 }, house.marta);
      const { version, others } = await house.done({
        action: "save",
        id,
        expected_version: 1,
        power: 95,
      });
      expect([version, others]).toEqual([3, 1]);
      const alone = await house.done({ action: "save", id, expected_version: 3, doors: 5 });
      expect(alone).toMatchObject({ version: 4, others: 0 });
      expect(await house.own(id)).toMatchObject({ title: "Ibiza", kilometers: 5, power: 95 });
    });

    it("are asked about the same field, and nothing is written", async () => {
      const id = await draft({ title: "Ibiza" });
      const theirs = { title: "Ibiza de Marta", start_price: "100.00" };
      await house.done({ action: "save", id, expected_version: 1, ...theirs }, house.marta);
      const mine = { title: "Ibiza mío", start_price: "200", power: 95 };
      const refused = await house.act({ action: "save", id, expected_version: 1, ...mine });
      expect([refused.httpStatus, refused.code]).toEqual([409, "EDIT_CONFLICT"]);
      const at = (await history(id)).records[0]?.at;
      expect(refused.refusal.conflicts).toEqual({
        title: { theirs: theirs.title, by: "Marta Ruiz", at },
        start_price: { theirs: "100.00", by: "Marta Ruiz", at },
      });
      expect(await house.own(id)).toMatchObject({ ...theirs, power: null, edit_version: 2 });
      // Having seen it, one may insist.
      await house.done({ action: "save", id, expected_version: 2, ...mine });
      expect(await house.own(id)).toMatchObject({ title: "Ibiza mío", start_price: "200.00" });
    });

    it("who want the same do not disagree", async () => {
      const id = await draft({ title: "Ibiza" });
      await house.done({ action: "save", id, expected_version: 1, title: "León" }, house.marta);
      const { version, others } = await house.done({
        action: "save",
        id,
        expected_version: 1,
        title: "León",
        doors: 5,
      });
      expect([version, others]).toEqual([3, 1]);
    });

    it("do not undo each other by the kind of sale", async () => {
      const id = await draft({ title: "Ibiza", reserve_price: "100" });
      await house.done(
        { action: "save", id, expected_version: 1, reserve_price: 900 },
        house.marta,
      );
      // A direct sale would clear the reserve that Marta has just written.
      const direct = await house.act({ action: "save", id, expected_version: 1, auction: 0 });
      expect(Object.keys(direct.refusal.conflicts ?? {})).toEqual(["reserve_price"]);
      await house.done({ action: "save", id, expected_version: 2, auction: 0 });
      // And a reserve would be lost on what is a direct sale by now.
      const late = { action: "save" as const, id, expected_version: 2, reserve_price: "950" };
      const refused = await house.act(late, house.marta);
      expect(refused.refusal.conflicts).toMatchObject({ reserve_price: { theirs: null } });
    });

    it("know staff as the house, and refuse a version that is not there yet", async () => {
      const id = await draft({ title: "Ibiza" });
      await house.done(
        { action: "edit", id, expected_version: 1, title: "De la casa" },
        house.staff,
      );
      const refused = await house.act({ action: "edit", id, expected_version: 1, title: "Mío" });
      expect(refused.refusal.conflicts).toMatchObject({ title: { by: "La casa" } });
      const ahead = await house.act({ action: "edit", id, expected_version: 9, title: "Mío" });
      expect(ahead.refusal.fields).toEqual({ expected_version: "Esa versión no existe." });
    });

    it("at the same moment: one is accepted, the other asked", async () => {
      const id = await draft({ title: "Ibiza" });
      const write = (title: string, as: SeededUser) =>
        house.act({ action: "save", id, expected_version: 1, title }, as);
      const answers = await Promise.all([write("Uno", house.seller), write("Dos", house.marta)]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["EDIT_CONFLICT", null]));
    });

    it("lose nothing that was accepted, whatever they write", async () => {
      const id = await draft();
      const random = randomOf(20_261_123);
      const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
      const seen = [1, 1];
      const accepted = new Map<string, { value: unknown; version: number }>(
        Object.entries(await house.own(id)).map(([field, value]) => [field, { value, version: 1 }]),
      );
      for (let step = 0; step < 60; step += 1) {
        const editor = random(2);
        if (random(3) === 0) seen[editor] = (await house.own(id)).edit_version;
        const from = seen[editor] ?? 1;
        const patch: Partial<LotFields> = {};
        for (let n = random(3); n >= 0; n -= 1) {
          Object.assign(
            patch,
            pick<() => Partial<LotFields>>([
              () => ({ title: pick(["", "Uno", "Dos"]) }),
              () => ({ kilometers: pick([null, 1, 2]) }),
              () => ({ start_price: pick([null, "100.00", "200.00"]) }),
              () => ({
                images: pick([[], ["/uploads/a.webp"], ["/uploads/a.webp", "/uploads/b.webp"]]),
              }),
              () => ({ increments: pick([null, [{ from: "0.00", step: "10.00" }]]) }),
              () => ({ date_closed: pick([null, 1_900_000_000_000]) }),
            ])(),
          );
        }
        const as = editor === 0 ? house.seller : house.marta;
        const answer = await house.act(
          { action: "save", id, expected_version: from, ...patch },
          as,
        );
        const now = await house.own(id);
        expect([null, "EDIT_CONFLICT"]).toContain(answer.code);
        if (answer.code !== null) continue;
        for (const [field, value] of Object.entries(patch)) {
          const last = accepted.get(field);
          if (JSON.stringify(last?.value) === JSON.stringify(value)) continue;
          // Nothing that was accepted and not seen was written over.
          expect(last?.version).toBeLessThanOrEqual(from);
          accepted.set(field, { value, version: now.edit_version });
        }
      }
      const own = await house.own(id);
      for (const field of Object.keys(await replayed(id)) as (keyof LotFields)[]) {
        expect([field, own[field]]).toEqual([field, accepted.get(field)?.value]);
      }
      expect(own).toMatchObject(await replayed(id));
    });
  });

  describe("the log", () => {
    it("tells of each write, and replays to the lot", async () => {
      const { record } = await house.done(house.complete({ date_start: Date.now() }));
      const { id } = record;
      await house.done({ action: "edit", id, kilometers: 7 }, house.marta);
      await house.done({ action: "publish", id });
      await house.done({ action: "addendum", id, text: "Dos llaves." });
      await house.done({ action: "withdraw", id, notes: "Vendido fuera" }, house.staff);
      const { records, totalRecords, setDisp } = await history(id);
      expect(records.map(({ action, by, reason }) => [action, by, reason])).toEqual([
        ["withdraw", "La casa", "Vendido fuera"],
        ["addendum", expect.any(String), null],
        ["publish", expect.any(String), null],
        ["edit", "Marta Ruiz", null],
        ["add", expect.any(String), null],
      ]);
      expect(records[3]?.changes).toEqual([{ field: "kilometers", before: null, after: 7 }]);
      expect([totalRecords, setDisp]).toEqual([5, "1–5 de 5"]);
      expect((await history(id, 2, 2)).records.map(({ version }) => version)).toEqual([3, 2]);
      expect(await house.own(id)).toMatchObject(await replayed(id));
    });

    it("is for those who may edit the lot", async () => {
      const id = await draft({ title: "Ibiza" });
      const ask = (as: SeededUser) => house.api.call("custom/lotHistory", { id }, as);
      expect((await ask(house.rival)).code).toBe("NOT_FOUND");
      expect((await ask(house.marta)).code).toBeNull();
      const open = await house.openLot();
      const foreign = await house.api.call("custom/lotHistory", { id: open }, house.rival);
      expect(foreign.code).toBe("FORBIDDEN");
    });

    it("is never changed", async () => {
      await draft();
      for (const statement of ["update lot_edits set action = 'x'", "delete from lot_edits"]) {
        await expect(house.db.query(statement)).rejects.toThrow("append only");
      }
    });
  });

  describe("what may still change", () => {
    it("is said for each field, and held", async () => {
      const id = await house.openLot();
      expect((await house.own(id)).may).toMatchObject({
        auction: "never",
        title: "any",
        description: "any",
        start_price: "any",
        date_start: "never",
        date_closed: "later",
      });
      for (const change of [{ category: "Motos" }, { date_closed: Date.now() + 1_800_000 }]) {
        const refused = await house.act({ action: "edit", id, ...change });
        expect([refused.code, Object.keys(refused.refusal.fields ?? {})]).toEqual([
          "ILLEGAL_TRANSITION",
          Object.keys(change),
        ]);
      }
      await house.done({
        action: "edit",
        id,
        date_closed: Date.now() + 3 * 3_600_000,
        title: "Otro",
      });
    });

    it("is what is added, once somebody has bid", async () => {
      const images = ["/uploads/demo/uno.webp", "/uploads/demo/dos.webp"];
      const id = await house.openLot({ images });
      await house.bidOn(id);
      expect((await house.own(id)).may).toMatchObject({ title: "never", description: "append" });
      const description = "Con libro de revisiones. Y más.";
      for (const action of ["edit", "save"] as const) {
        const refused = await house.act({ action, id, description });
        expect([refused.code, refused.refusal.fields]).toEqual([
          "ILLEGAL_TRANSITION",
          { description: expect.stringContaining("solo se puede añadir") },
        ]);
      }
      const turned = await house.act({ action: "edit", id, images: images.toReversed() });
      expect(turned.refusal.fields).toHaveProperty("images");
      const third = "/uploads/demo/tres.webp";
      await house.done({ action: "edit", id, images: [...images, third] });
      const reason = "Se ve a una persona.";
      const bySeller = await house.act({ action: "edit", id, images: [third], reason });
      expect(bySeller.code).toBe("ILLEGAL_TRANSITION");
      await house.done({ action: "edit", id, images: [third], reason }, house.staff);
      expect((await history(id)).records[0]).toMatchObject({ by: "La casa", reason });
    });
  });

  describe("an addition", () => {
    const letters = async (to: SeededUser) =>
      (await house.api.outbox(to.email)).filter(({ template }) => template === "lotAddendum");

    const work = () => {
      const config = { ...DEFAULT_CONFIG };
      const context = {
        db: house.db,
        config,
        delivery: deliveryOf(config.mode, {}, translations),
        log: silentLog,
      };
      return runDueJobs(
        jobs.filter(({ everyMs }) => everyMs === undefined) as never,
        context,
        context,
      );
    };

    it("stands below the description with its time, for everybody", async () => {
      const id = await house.openLot();
      await house.bidOn(id);
      const before = (await house.api.call("product/singleProduct", { id })).responseData.record;
      expect(before.addenda).toBeUndefined();
      const images = ["/uploads/demo/arañazo.webp"];
      expect((await house.act({ action: "addendum", id, text: "x", images })).code).toBe(
        "INVALID_INPUT",
      );
      await house.done({ action: "addendum", id, text: "  Tiene un arañazo.  " });
      await house.done({ action: "addendum", id, images: ["/uploads/demo/scratch.webp"] });
      const { record } = (await house.api.call("product/singleProduct", { id })).responseData;
      expect(record).toMatchObject({
        description: "Con libro de revisiones.",
        addenda: [{ text: "Tiene un arañazo.", at: expect.any(Number) }],
        avatar: "/uploads/demo/scratch.webp",
        bid_count: 1,
      });
      expect(record.seq).toBeGreaterThan(before.seq);
      expect(Math.abs((record.addenda?.[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    });

    it("is written about once to each who has bid or follows the lot", async () => {
      const id = await house.openLot();
      const [follower, gone, stranger] = [
        await house.api.seedUser(),
        await house.api.seedUser(),
        await house.api.seedUser(),
      ];
      await house.bidOn(id);
      for (const person of [follower, house.buyer, house.seller, gone]) {
        await house.api.call("user/addWatchlist", { project_id: id }, person);
      }
      await house.api.call("user/removeWatchlist", { project_id: id }, gone);
      await work();
      const had = (await letters(house.buyer)).length;
      const addendum = { action: "addendum" as const, id, text: "Segunda llave encontrada." };
      const { version } = await house.done(addendum);
      // The answer was lost: the same again adds nothing.
      expect((await house.done(addendum)).version).toBe(version);
      await work();
      expect(await work()).toBe(0);
      const [first] = await letters(house.buyer);
      expect((await letters(house.buyer)).length).toBe(had + 1);
      expect(first?.text).toContain("ha pujado por este lote");
      const [other, ...more] = await letters(follower);
      expect([other?.text.includes("porque sigue este lote"), more.length]).toEqual([true, 0]);
      for (const person of [stranger, gone, house.seller]) {
        expect(await letters(person)).toEqual([]);
      }
    });

    it("is for lots that are open, for words, and not for ever", async () => {
      const id = await draft({ title: "Ibiza" });
      expect((await house.act({ action: "addendum", id, text: "x" })).code).toBe(
        "ILLEGAL_TRANSITION",
      );
      const open = await house.openLot();
      expect((await house.act({ action: "addendum", id: open })).refusal.fields).toEqual({
        text: "Obligatorio.",
      });
      for (let n = 1; n <= 20; n += 1) {
        await house.done({ action: "addendum", id: open, text: `Añadido ${n}` });
      }
      const refused = await house.act({ action: "addendum", id: open, text: "Uno más" });
      expect(refused.refusal.fields).toEqual({ text: "Como mucho 20 añadidos." });
      await house.api.moveEnd(open, 60_000);
      const late = await house.act({ action: "addendum", id: open, images: ["/uploads/a.webp"] });
      expect(late.code).toBe("ILLEGAL_TRANSITION");
    });
  });
});

/** The same numbers on every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * below);
  };
}
