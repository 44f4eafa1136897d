import { translations } from "../../_made/letters";
import type { InputOf, productChangeStatus } from "martillo/contract";
import { LIFE_ACTIONS, type LifeAction } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { silentLog } from "../../platform/call/log";
import { deliveryOf } from "../../platform/mail/delivery";
import { createLocalBus } from "../../platform/realtime/bus";
import { engines } from "../../testing/engines";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { relistUnsold, sweepDrafts, type SweepContext } from "./sweep";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

type StatusAction = InputOf<typeof productChangeStatus>["action"];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** States, what the seller may do in each, and what staff may do beyond. */
/** What the house does, and what it is asked to look at again, is in `house-actions.test.ts`. */
const OF_THE_HOUSE: readonly LifeAction[] = ["hide", "show", "cancel", "request_review"];
const SELLERS_ACTIONS = LIFE_ACTIONS.filter((action) => !OF_THE_HOUSE.includes(action));

const SCENES: readonly {
  name: string;
  seed: Partial<SeedLot>;
  /** The statement that changes the row then. */
  sql?: string;
  hasBid?: boolean;
  may: readonly LifeAction[];
  staffToo?: readonly LifeAction[];
}[] = [
  { name: "draft", seed: { status: "draft" }, may: ["publish", "withdraw", "duplicate", "delete"] },
  {
    name: "deleted draft",
    seed: { status: "draft" },
    sql: "deleted_at = now()",
    may: ["restore"],
  },
  {
    name: "template",
    seed: { status: "draft" },
    sql: "template_name = 'Molde'",
    may: ["duplicate", "delete"],
  },
  {
    name: "scheduled",
    seed: { status: "scheduled", opensInMs: HOUR_MS },
    may: ["unpublish", "withdraw", "duplicate"],
  },
  { name: "open", seed: { status: "open" }, may: ["withdraw", "duplicate"] },
  {
    name: "open with bids",
    seed: { status: "open" },
    hasBid: true,
    may: ["duplicate", "request_withdraw"],
    staffToo: ["withdraw"],
  },
  {
    name: "closing",
    seed: { status: "open", extension: { window_s: 86_400, mode: "top_up", amount_s: 60 } },
    may: ["withdraw", "duplicate"],
  },
  {
    name: "provisional",
    seed: { status: "provisional", opensInMs: -2 * HOUR_MS, closesInMs: -HOUR_MS },
    may: ["withdraw", "duplicate"],
  },
  {
    name: "sold",
    seed: { status: "sold", opensInMs: -2 * HOUR_MS, closesInMs: -HOUR_MS },
    may: ["duplicate"],
  },
  {
    name: "unsold",
    seed: { status: "unsold", opensInMs: -2 * HOUR_MS, closesInMs: -HOUR_MS },
    may: ["relist", "duplicate", "archive"],
  },
  {
    name: "archived",
    seed: { status: "unsold", opensInMs: -2 * HOUR_MS, closesInMs: -HOUR_MS },
    sql: "archived_at = now()",
    may: ["duplicate", "unarchive"],
  },
  { name: "cancelled", seed: { status: "cancelled" }, may: ["duplicate", "archive"] },
  {
    name: "reserved",
    seed: { status: "reserved", auction: 0 },
    sql: "reserved_until = now() + interval '1 hour'",
    may: ["withdraw", "duplicate"],
  },
  {
    name: "withdrawn",
    seed: { status: "withdrawn", auction: 0 },
    may: ["publish", "duplicate", "archive"],
  },
];

describe.each(engines)("the life of lots on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  const change = (
    id: number,
    action: StatusAction,
    as: SeededUser = house.seller,
    notes?: string,
  ) => house.api.call("product/changeStatus", { id, action, ...(notes && { notes }) }, as);

  async function changed(id: number, action: StatusAction, as?: SeededUser) {
    const answer = await change(id, action, as);
    expect([action, answer.code, answer.refusal.fields]).toEqual([action, null, undefined]);
    return answer.responseData;
  }

  async function list(
    action: "selling_draft" | "selling_archived" | "selling_templates" | "selling_unsold",
  ) {
    const answer = await house.api.call(
      "product/dashboard",
      { action, limit: 100, orderby: "p.id", order: "desc" },
      house.seller,
    );
    return answer.responseData.records.map(({ id }) => id);
  }

  const statusOf = async (id: number) =>
    (await house.api.call("product/singleProduct", { id }, house.seller)).responseData.record
      ?.market_status;

  describe("every state and action", () => {
    async function scene({ seed, sql, hasBid }: (typeof SCENES)[number]): Promise<number> {
      const id = await house.api.seedLot({ sellerId: house.seller.id, ...seed });
      if (hasBid) await house.bidOn(id, "5500");
      if (sql) await house.db.query(`update lots set ${sql} where id = $1`, [id]);
      return id;
    }

    const perform = (id: number, action: LifeAction, as: SeededUser) => {
      if (action === "duplicate") return house.act({ action, id }, as);
      if (action === "request_withdraw") return change(id, action, as, "Avería del motor");
      if (action !== "relist") return change(id, action, as);
      const times = { date_start: Date.now(), date_closed: Date.now() + DAY_MS };
      return house.act({ action, id, ...times }, as);
    };

    it.each(SCENES.map((one) => [one.name, one] as const))(
      "%s",
      async (_name, one) => {
        for (const action of SELLERS_ACTIONS) {
          const id = await scene(one);
          const isStrange = await perform(id, action, house.rival);
          expect([action, isStrange.code]).toEqual([
            action,
            one.seed.status === "draft" || action === "restore" ? "NOT_FOUND" : "FORBIDDEN",
          ]);
          const answer = await perform(id, action, house.seller);
          expect([action, answer.code === null]).toEqual([action, one.may.includes(action)]);
          if (answer.code === null) continue;
          const isHidden = one.name === "deleted draft" || action === "restore";
          expect([action, answer.code]).toEqual([
            action,
            isHidden ? "NOT_FOUND" : "ILLEGAL_TRANSITION",
          ]);
          const byStaff = await perform(id, action, house.staff);
          const isForStaff = one.staffToo?.includes(action) ?? false;
          expect([action, byStaff.code === null]).toEqual([action, isForStaff]);
        }
      },
      120_000,
    );
  });

  it("a scheduled lot goes back into the drafts and out again", async () => {
    const { record } = await house.done(house.complete());
    await changed(record.id, "publish");
    const back = await changed(record.id, "unpublish", house.marta);
    expect(back).toMatchObject({ record: { market_status: "draft" }, missing: {} });
    const asked = await house.api.call("product/singleProduct", { id: record.id });
    expect(asked.code).toBe("NOT_FOUND");
    expect((await changed(record.id, "publish")).record?.market_status).toBe("scheduled");
  });

  it("a scheduled lot for which somebody has left a deposit stays", async () => {
    const { record } = await house.done(house.complete({ deposit_required: "100" }));
    await changed(record.id, "publish");
    await house.db.query(
      "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 10000)",
      [house.buyer.id, record.id],
    );
    expect((await change(record.id, "unpublish")).code).toBe("ILLEGAL_TRANSITION");
  });

  it("what is put away is in a list of its own, and comes back", async () => {
    const id = await house.api.seedLot({ sellerId: house.seller.id, status: "unsold" });
    await changed(id, "archive");
    expect(await list("selling_archived")).toContain(id);
    expect(await list("selling_unsold")).not.toContain(id);
    expect((await house.own(id)).archived).toBe(true);
    expect((await house.act({ action: "edit", id, title: "Otro" })).code).toBe(
      "ILLEGAL_TRANSITION",
    );
    await changed(id, "unarchive");
    expect(await list("selling_unsold")).toContain(id);
    expect(await list("selling_archived")).not.toContain(id);
  });

  it("a deleted draft is gone, and can be brought back for 30 days", async () => {
    const { record } = await house.done({ action: "save", title: "Borrable" });
    const { id } = record;
    expect(await changed(id, "delete")).toMatchObject({ record: null, version: 2, missing: {} });
    expect(await list("selling_draft")).not.toContain(id);
    expect((await house.act({ action: "save", id, title: "x" })).code).toBe("NOT_FOUND");
    expect((await change(id, "restore", house.rival)).code).toBe("NOT_FOUND");
    const restored = await changed(id, "restore", house.marta);
    expect(restored).toMatchObject({ record: { title: "Borrable" }, version: 3 });
    await changed(id, "delete");
    await house.db.query(
      "update lots set deleted_at = now() - interval '30 days 1 minute' where id = $1",
      [id],
    );
    expect((await change(id, "restore")).code).toBe("NOT_FOUND");
  });

  it("a copy has what describes a lot, and nothing of what happened to it", async () => {
    const images = ["/uploads/demo/uno.webp", "/uploads/demo/dos.webp"];
    const hard_end = Date.now() + 80 * HOUR_MS;
    const id = await house.openLot({
      images,
      reserve_price: "9000",
      extension: { window_s: 60, mode: "top_up", amount_s: 60, hard_end },
      auto_relist: { times: 2, price_change_percent: -10 },
    });
    await house.bidOn(id);
    await house.done({ action: "addendum", id, text: "Dos llaves." });
    const client_key = `copy-of-${id}`;
    const copies = await Promise.all(
      [1, 2].map(() => house.done({ action: "duplicate", id, client_key }, house.marta)),
    );
    const [copy, again] = copies.map(({ record }) => record.id);
    expect(again).toBe(copy);
    const original = await house.own(id);
    expect(await house.own(copy ?? 0)).toMatchObject({
      ...original,
      planned: { date_start: null, date_closed: null },
      id: copy,
      market_status: "draft",
      description: "Con libro de revisiones.\n\nDos llaves.",
      addenda: [],
      extension: { window_s: 60, mode: "top_up", amount_s: 60 },
      date_start: null,
      date_closed: null,
      bid_count: 0,
      edit_version: 1,
      missing: { date_closed: "Obligatorio." },
      may: expect.any(Object),
    });
    expect((await house.act({ action: "duplicate", id }, house.rival)).code).toBe("FORBIDDEN");
  });

  it("a template makes drafts, and is never sold", async () => {
    const { record } = await house.done(house.complete());
    const made = await house.done({ action: "duplicate", id: record.id, template: "Compactos" });
    const template = made.record.id;
    expect(await list("selling_templates")).toContain(template);
    expect(await list("selling_draft")).not.toContain(template);
    await house.done({ action: "save", id: template, location: "Soria" }, house.marta);
    expect((await change(template, "publish")).code).toBe("ILLEGAL_TRANSITION");
    const use = { action: "from_template" as const, template_id: template };
    const { record: draft } = await house.done(use);
    expect(await house.own(draft.id)).toMatchObject({ location: "Soria", template: null });
    expect(await list("selling_draft")).toContain(draft.id);
    expect((await house.act({ ...use, template_id: draft.id })).code).toBe("NOT_FOUND");
    expect((await house.act(use, house.rival)).code).toBe("NOT_FOUND");
  });

  describe("by themselves", () => {
    const context = (): SweepContext => {
      const config = { ...DEFAULT_CONFIG };
      const delivery = deliveryOf(config.mode, {}, translations);
      return { db: house.db, config, delivery, log: silentLog, bus: createLocalBus() };
    };
    const letters = async (template: string) =>
      (await house.api.outbox(house.seller.email)).filter((one) => one.template === template);

    /** An auction that ended so long ago without a sale. */
    async function ended(minutesAgo: number, auto_relist: object | null): Promise<number> {
      const id = await house.openLot({ start_price: "1000", auto_relist });
      await house.db.query(
        `update lots set status = 'unsold', updated_at = now() - make_interval(mins => $2),
           closes_at = now() - make_interval(mins => $2),
           opens_at = now() - make_interval(mins => $2) - interval '5 days' where id = $1`,
        [id, minutesAgo],
      );
      return id;
    }

    it("unsold lots begin again after ten minutes, once for each round, as often as chosen", async () => {
      const plan = { times: 2, price_change_percent: -10 };
      const early = await ended(9, plan);
      const never = await ended(30, null);
      const id = await ended(11, plan);
      const counts = await Promise.all([1, 2, 3].map(() => relistUnsold(context())));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      const own = await house.own(id);
      expect(own).toMatchObject({
        market_status: "open",
        start_price: "900.00",
        auto_relist: { times: 1, price_change_percent: -10 },
      });
      expect((own.date_closed ?? 0) - (own.date_start ?? 0)).toBe(5 * DAY_MS);
      expect([await statusOf(early), await statusOf(never)]).toEqual(["unsold", "unsold"]);
      expect(await letters("autoRelisted")).toHaveLength(1);
      const history = await house.api.call("custom/lotHistory", { id }, house.seller);
      expect(history.responseData.records[0]).toMatchObject({
        action: "auto_relist",
        by: "La casa",
      });
      await house.db.query(
        "update lots set status = 'unsold', updated_at = now() - interval '1 hour', closes_at = now() - interval '1 hour', opens_at = now() - interval '2 days' where id = $1",
        [id],
      );
      expect(await relistUnsold(context())).toBe(1);
      expect((await house.own(id)).auto_relist).toBeNull();
      await house.db.query(
        "update lots set status = 'unsold', updated_at = now() - interval '1 hour', closes_at = now() - interval '1 hour', opens_at = now() - interval '2 days' where id = $1",
        [id],
      );
      expect(await relistUnsold(context())).toBe(0);
      await changed(early, "archive");
    });

    it("a cheaper round asks a smaller deposit, as much as its start price allows", async () => {
      const id = await ended(11, { times: 1, price_change_percent: -10 });
      await house.db.query("update lots set deposit_required_cents = 5000 where id = $1", [id]);
      expect(await relistUnsold(context())).toBe(1);
      expect(await house.own(id)).toMatchObject({
        start_price: "900.00",
        deposit_required: "45.00",
      });
    });

    it("not those that their seller has changed or put away", async () => {
      const plan = { times: 1, price_change_percent: 0 };
      const edited = await ended(60, plan);
      const archived = await ended(60, plan);
      await house.done({ action: "edit", id: edited, title: "Otro título" });
      await changed(archived, "archive");
      await house.db.query(
        "update lots set updated_at = now() - interval '1 hour' where id = any($1)",
        [[edited, archived]],
      );
      expect(await relistUnsold(context())).toBe(0);
      expect((await house.own(edited)).auto_relist).toBeNull();
      for (const wrong of [
        { times: 4, price_change_percent: 0 },
        { times: 1, price_change_percent: -31 },
      ]) {
        const refused = await house.act({ action: "save", id: edited, auto_relist: wrong });
        expect(refused.code).toBe("INVALID_INPUT");
      }
    });

    it("drafts that nobody changes go after 180 days, 14 days after a letter", async () => {
      const age = (id: number, days: number) =>
        house.db.query(
          "update lots set updated_at = now() - make_interval(days => $2) where id = $1",
          [id, days],
        );
      const make = async (title: string) => (await house.done({ action: "save", title })).record.id;
      const [old, young, kept] = [await make("Viejo"), await make("Joven"), await make("Cuidado")];
      const { record: lot } = await house.done(house.complete());
      const template = (await house.done({ action: "duplicate", id: lot.id, template: "Molde" }))
        .record.id;
      for (const id of [old, kept, template]) await age(id, 167);
      await age(young, 165);
      await sweepDrafts(context());
      await sweepDrafts(context());
      const [letter, ...more] = await letters("draftsExpire");
      expect(more).toEqual([]);
      expect(letter?.text).toContain("Viejo");
      expect(letter?.text).not.toContain("Joven");
      expect(letter?.text).not.toContain("Molde");
      // It is old enough now, but the letter is not.
      for (const id of [old, kept, template]) await age(id, 181);
      await sweepDrafts(context());
      expect(await list("selling_draft")).toEqual(expect.arrayContaining([old, kept, young]));
      await house.db.query(
        "update selling_letters set created_at = now() - interval '15 days' where kind = 'expiry'",
      );
      await house.done({ action: "save", id: kept, title: "Cuidado aún" });
      await sweepDrafts(context());
      const left = await list("selling_draft");
      expect([left.includes(old), left.includes(kept), left.includes(young)]).toEqual([
        false,
        true,
        true,
      ]);
      expect(await list("selling_templates")).toContain(template);
      expect((await changed(old, "restore")).record?.title).toBe("Viejo");
      await sweepDrafts(context());
      expect(await list("selling_draft")).toContain(old);
    });
  });
});
