import type { InputOf, productProjectAction } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import type { SeededUser } from "../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

type Input = InputOf<typeof productProjectAction>;

const HOUR_MS = 3_600_000;

describe.each(engines)("a seller's lots on $name", (engine) => {
  let house: SellerHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let rival: SeededUser;
  let staff: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
    ({ api, seller, rival, staff, buyer } = house);
  });
  afterAll(() => house.close());

  const draft = (changes: object = {}) =>
    house.complete({ date_closed: Date.now() + 3 * HOUR_MS, ...changes });
  const act = (input: Input, as?: SeededUser) => house.act(input, as);
  const add = async (changes: object = {}, as?: SeededUser) =>
    (await house.done(draft(changes), as)).record.id;
  const bidOn = (id: number, amount?: string) => house.bidOn(id, amount);

  describe("adding", () => {
    it("makes a draft of the seller whose token it is", async () => {
      const forged = draft({ seller_id: rival.id, status: "open", price_cents: 1 });
      const { responseData } = await act(forged);
      expect(responseData.record).toMatchObject({
        market_status: "draft",
        seller: { id: seller.id, name: "Renting Norte" },
        wprice: "4500.50",
        start_price: "4500.50",
        extension: { window_s: 120, mode: "top_up", amount_s: 120 },
        bid_count: 0,
        seq: 1,
      });
    });

    it("of an employee belongs to the seller", async () => {
      const employee = await api.seedUser({ admin: true, asEmployeesId: seller.id });
      const id = await add({}, employee);
      expect((await act({ action: "publish", id })).code).toBeNull();
    });

    it("keeps every field", async () => {
      const fields = {
        fuel: "Gasolina",
        kilometers: 42_000,
        registration_year: 2019,
        power: 95,
        transmission: "Manual",
        body_type: "Compacto",
        doors: 5,
        color: "Rojo",
        condition: "Usado",
        location: "Sevilla",
        iva_percent: 21,
      };
      const money = { reserve_price: 6000, buy_now_price: "7000", reserve_mode: "full" };
      const increments = [{ from: "0.00", step: "100.00" }];
      const images = ["/uploads/demo/uno.webp", "/uploads/demo/dos.webp"];
      const id = await add({ ...fields, ...money, increments, images });
      const { record } = (await api.call("product/singleProduct", { id }, seller)).responseData;
      expect(record).toMatchObject({ ...fields, increments, avatar: images[0] });
      expect(record.images.map((image) => [image.src, image.alt])).toEqual(
        images.map((src) => [src, "Seat Ibiza 1.0 TSI"]),
      );
      expect(record.terms).toEqual({
        reserve_price: "6000.00",
        reserve_mode: "full",
        buy_now_price: "7000.00",
        buy_now_policy: "until_first_bid",
      });
    });

    it("forgets the terms of an auction for a direct sale", async () => {
      const terms = {
        auction: 0,
        reserve_price: "9000",
        buy_now_price: "9000",
        deposit_required: "500",
      };
      const id = await add(terms);
      const { record } = (await api.call("product/singleProduct", { id }, seller)).responseData;
      expect(record).toMatchObject({
        extension: null,
        wprice: "4500.50",
        reserve_met: null,
        deposit_required: null,
      });
      expect(record.terms).toMatchObject({ reserve_price: null, buy_now_price: null });
    });

    it("takes steps of bids as people write them", async () => {
      const increments = [
        { from: "0", step: "10" },
        { from: 500, step: 25.5 },
      ];
      const id = await add({ increments });
      const { record } = (await api.call("product/singleProduct", { id }, seller)).responseData;
      expect(record.increments).toEqual([
        { from: "0.00", step: "10.00" },
        { from: "500.00", step: "25.50" },
      ]);
    });

    it("does not wait for suggestions, nor fail with them", async () => {
      const id = await add();
      await house.db.exec("alter table search_terms rename to search_terms_away");
      const answer = await act({ action: "publish", id });
      await house.db.exec("alter table search_terms_away rename to search_terms");
      expect(answer.code).toBeNull();
    });

    it("is published by accounts that have been verified, and by staff", async () => {
      const fresh = await api.seedUser({ admin: true, status: "email_unverified" });
      const id = await add({}, fresh);
      expect((await act({ action: "publish", id }, fresh)).code).toBe("NOT_VERIFIED");
      const again = { action: "relist" as const, id, date_start: Date.now(), date_closed: 1 };
      expect((await act(again, fresh)).code).toBe("NOT_VERIFIED");
      expect((await act({ action: "publish", id }, staff)).code).toBeNull();
    });

    it("returns script and quotes as the text that they are", async () => {
      const title = `<script>alert("x")</script> O'Hara; drop table lots`;
      const answer = await act(draft({ title }));
      expect(answer.responseData.record.title).toBe(title);
    });

    it.each([
      [
        { date_closed: Date.now() + HOUR_MS - 1 },
        { date_closed: "El cierre debe ser posterior al inicio." },
      ],
      [
        { date_start: Date.now() - 3 * HOUR_MS, date_closed: Date.now() - HOUR_MS },
        {
          date_start: "El inicio no puede estar en el pasado.",
          date_closed: "El cierre no puede estar en el pasado.",
        },
      ],
      [{ start_price: 0 }, { start_price: "Debe ser mayor que cero." }],
      [{ start_price: "12,50" }, { start_price: "El formato no es válido." }],
      [{ start_price: "1.555" }, { start_price: "El formato no es válido." }],
      [{ start_price: -5 }, { start_price: "Debe ser 0 o más." }],
      [
        { reserve_price: "100" },
        { reserve_price: "Debe ser 4.500,50 € o más, el precio de salida." },
      ],
      [
        { reserve_price: "6000", buy_now_price: "5000" },
        { buy_now_price: "Debe ser 6.000 € o más." },
      ],
      [
        { increments: [{ from: "5.00", step: "1.00" }] },
        { increments: "Empiece en 0,00, en orden ascendente y con tramos positivos." },
      ],
      [
        { extension: { window_s: 60, mode: "top_up", amount_s: 60, hard_end: Date.now() } },
        { "extension.hard_end": "El fin definitivo no puede ser anterior al cierre." },
      ],
      [
        { date_closed: Date.now() + 6 * 366 * 24 * HOUR_MS },
        { date_closed: "Como mucho dentro de cinco años." },
      ],
      [
        { date_start: 8.64e15 - 1, date_closed: 8.64e15 },
        {
          date_start: "Como mucho dentro de cinco años.",
          date_closed: "Como mucho dentro de cinco años.",
        },
      ],
      [
        { extension: { window_s: 60, mode: "top_up", amount_s: 60, hard_end: 8.64e15 } },
        { "extension.hard_end": "Como mucho dentro de cinco años." },
      ],
      [{ start_price: 0.1 + 0.2 }, { start_price: "Como mucho dos decimales." }],
      [{ start_price: 1e-20 }, { start_price: "Como mucho dos decimales." }],
      [{ start_price: 100_000_000.01 }, { start_price: "Como mucho 100.000.000 €." }],
      [{ deposit_required: "0.50" }, { deposit_required: "Debe ser 1 € o más." }],
      [
        { start_price: 300_000, deposit_required: 10_000.01 },
        { deposit_required: "Como mucho 10.000 €." },
      ],
      // A twentieth of 4.500,50 €, rounded down.
      [
        { deposit_required: 225.03 },
        { deposit_required: "Como mucho 225,02 €, el 5 % del precio de salida." },
      ],
      [
        { start_price: 19.99, deposit_required: 1 },
        {
          deposit_required: "Con este precio de salida no puede pedir depósito: déjelo vacío.",
        },
      ],
      [{ deposit_required: -1 }, { deposit_required: "Debe ser 0 o más." }],
      [{ auction_id: 99_999 }, { auction_id: "No es una subasta suya." }],
      [{ title: "  " }, { title: "Obligatorio." }],
      [
        { title: undefined, brand: undefined },
        { title: "Obligatorio.", brand: "Obligatorio." },
      ],
      [{ images: ["https://else.example/x.png"] }, { "images.0": "El formato no es válido." }],
      [{ images: ["/uploads/../api/health"] }, { "images.0": "El formato no es válido." }],
      [{ images: ["/uploads/demo/.."] }, { "images.0": "El formato no es válido." }],
      [{ images: ["/uploads/demo/../../x.webp"] }, { "images.0": "El formato no es válido." }],
      [{ images: ["/uploads//else.example/x.png"] }, { "images.0": "El formato no es válido." }],
      [{ images: ["/uploads/./uno.webp"] }, { "images.0": "El formato no es válido." }],
      [{ iva_percent: 10 }, { iva_percent: "Elija un valor de la lista." }],
      [{ kilometers: 1.5 }, { kilometers: "Debe ser un número entero." }],
    ])("refuses %o", async (changes, fields) => {
      const answer = await act(draft(changes));
      expect([answer.httpStatus, answer.code]).toEqual([422, "INVALID_INPUT"]);
      expect(
        Object.fromEntries(
          Object.entries(answer.refusal.fields ?? {}).map(([key, text]) => [
            key,
            text.replaceAll("\u00a0", " "),
          ]),
        ),
      ).toEqual(fields);
    });

    it("refuses an action that does not exist", async () => {
      const answer = await act({ action: "steal", id: 1 } as unknown as Input);
      expect(answer.refusal.fields).toEqual({ action: "Elija un valor de la lista." });
    });
  });

  describe("owners", () => {
    it("are the only ones who may change a lot, apart from staff", async () => {
      const id = await add();
      const relist = { date_start: Date.now() + HOUR_MS, date_closed: Date.now() + 2 * HOUR_MS };
      const actions: Input[] = [
        { action: "edit", id, title: "Mío" },
        { action: "publish", id },
        { action: "relist", id, ...relist },
        { action: "withdraw", id },
      ];
      for (const input of actions) {
        // Only those who manage the lot may know that there is a draft.
        expect([input.action, (await act(input, rival)).code]).toEqual([input.action, "NOT_FOUND"]);
        expect((await act(input, buyer)).code).toBe("FORBIDDEN");
      }
      expect((await act({ action: "edit", id, title: "De la casa" }, staff)).code).toBeNull();
      await act({ action: "publish", id });
      for (const input of actions) {
        expect([input.action, (await act(input, rival)).code]).toEqual([input.action, "FORBIDDEN"]);
      }
      const { record } = (await api.call("product/singleProduct", { id }, seller)).responseData;
      expect(record).toMatchObject({ title: "De la casa", seller: { id: seller.id } });
    });

    it("get NOT_FOUND for what there is not", async () => {
      expect((await act({ action: "publish", id: 999_999 })).code).toBe("NOT_FOUND");
    });
  });

  describe("publishing", () => {
    it("schedules an auction, or opens it when its start has come", async () => {
      const later = await add();
      expect((await act({ action: "publish", id: later })).responseData.record).toMatchObject({
        market_status: "scheduled",
        minimum: null,
      });
      const now = await add({ date_start: Date.now() - 1_000 });
      expect((await act({ action: "publish", id: now })).responseData.record).toMatchObject({
        market_status: "open",
        minimum: "4500.50",
      });
    });

    it("opens a direct sale", async () => {
      const id = await add({ auction: 0 });
      const { record } = (await act({ action: "publish", id })).responseData;
      expect(record.market_status).toBe("open");
    });

    it("happens once, and not after the end", async () => {
      const id = await add();
      await act({ action: "publish", id });
      expect((await act({ action: "publish", id })).code).toBe("ILLEGAL_TRANSITION");
      const late = await add();
      await house.db.query(
        "update lots set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour' where id = $1",
        [late],
      );
      const answer = await act({ action: "publish", id: late });
      expect(answer.refusal.fields).toHaveProperty("date_closed");
    });

    it("makes the lot findable", async () => {
      const id = await add({ title: "Lancia Delta HF", brand: "Lancia", model: "Delta HF" });
      expect((await api.call("product/search", { search: "lancia" })).responseData.records).toEqual(
        [],
      );
      await act({ action: "publish", id });
      const { records } = (await api.call("product/search", { search: "lancia" })).responseData;
      expect(records.map((record) => record.id)).toEqual([id]);
      expect((await api.call("product/suggestions", { q: "lanc" })).responseData.terms).toEqual([
        "Lancia",
        "Lancia Delta HF",
      ]);
    });
  });

  describe("editing", () => {
    it("changes what is named and moves the version on", async () => {
      const id = await add({ images: ["/uploads/demo/uno.webp"] });
      const edit = { action: "edit" as const, id };
      const { record } = (await act({ ...edit, start_price: "5000", kilometers: 7 })).responseData;
      expect(record).toMatchObject({ wprice: "5000.00", kilometers: 7, seq: 2, brand: "Seat" });
      expect((await act({ ...edit, reserve_price: "100" })).code).toBe("INVALID_INPUT");
      expect((await act({ ...edit, date_closed: Date.now() - 1 })).code).toBe("INVALID_INPUT");
    });

    it("leaves bidders the terms on which they have bid", async () => {
      const id = await add({
        date_start: Date.now(),
        extension: { window_s: 60, mode: "top_up", amount_s: 60 },
      });
      await act({ action: "publish", id });
      await bidOn(id);
      const edit = { action: "edit" as const, id };
      const refused = await act({ ...edit, title: "Otro", start_price: "1", description: "Otra" });
      expect([refused.httpStatus, refused.code]).toEqual([409, "ILLEGAL_TRANSITION"]);
      expect(Object.keys(refused.refusal.fields ?? {}).toSorted()).toEqual([
        "description",
        "start_price",
        "title",
      ]);
      const allowed = await act({
        ...edit,
        images: ["/uploads/demo/tres.webp"],
        // The form sends everything; an equal value is no change.
        title: "Seat Ibiza 1.0 TSI",
        start_price: "4500.50",
        extension: { amount_s: 60, mode: "top_up", window_s: 60 },
      });
      expect(allowed.code).toBeNull();
      expect(allowed.responseData.record).toMatchObject({
        description: "Con libro de revisiones.",
        avatar: "/uploads/demo/tres.webp",
        wprice: "4500.50",
        bid_count: 1,
      });
    });

    it("a deposit is asked, changed and dropped, and everybody reads it", async () => {
      const asked = async (id: number) =>
        (await api.call("product/singleProduct", { id })).responseData.record.deposit_required;
      const id = await add({ date_start: Date.now(), deposit_required: "225.02" });
      await act({ action: "publish", id });
      expect(await asked(id)).toBe("225.02");
      const project_id = id;
      const refused = await api.call(
        "bid/confirm",
        { project_id, proposed_amount: "5000", idempotency_key: `deposit-test-${id}-0000` },
        buyer,
      );
      expect(refused.code).toBe("DEPOSIT_REQUIRED");
      expect((await act({ action: "edit", id, deposit_required: 100.5 })).code).toBeNull();
      expect(await asked(id)).toBe("100.50");
      for (const nothing of ["0.00", null]) {
        await act({ action: "edit", id, deposit_required: "40" });
        expect((await act({ action: "edit", id, deposit_required: nothing })).code).toBeNull();
        expect(await asked(id)).toBeNull();
      }
      await bidOn(id);
      const late = await act({ action: "edit", id, deposit_required: "40" });
      expect(late.code).toBe("ILLEGAL_TRANSITION");
      expect(Object.keys(late.refusal.fields ?? {})).toEqual(["deposit_required"]);
      expect(await asked(id)).toBeNull();
    });

    it("a published lot asks no more than a twentieth of its start price, however that changes", async () => {
      const id = await add({ date_start: Date.now(), deposit_required: "200" });
      await act({ action: "publish", id });
      const cheaper = await act({ action: "edit", id, start_price: "3000" });
      expect(cheaper).toMatchObject({
        code: "INVALID_INPUT",
        refusal: {
          fields: { deposit_required: "Como mucho 150\u00a0€, el 5 % del precio de salida." },
        },
      });
      const both = { start_price: "3000", deposit_required: "150" };
      expect((await act({ action: "edit", id, ...both })).code).toBeNull();
    });

    it("what somebody has left as a deposit, or is paying, stays the price of a bid", async () => {
      const frozen = {
        code: "ILLEGAL_TRANSITION",
        refusal: {
          fields: {
            deposit_required: "Alguien ya ha dejado su depósito: no se puede cambiar el importe.",
          },
        },
      };
      const id = await add({ date_start: Date.now(), deposit_required: "40" });
      await act({ action: "publish", id });
      const edit = (deposit_required: string) => act({ action: "edit", id, deposit_required });
      const payer = await api.seedUser();
      const opened = await api.call("credit/addBidDeposit", { project_id: id }, payer);
      expect(opened.responseData.payment).toMatchObject({ amount: "40.00", status: "open" });
      expect(await edit("60")).toMatchObject(frozen);
      await house.db.query("update payments set expires_at = now() where user_id = $1", [payer.id]);
      expect((await edit("60")).code).toBeNull();
      await house.db.query(
        "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 6000)",
        [payer.id, id],
      );
      expect(await edit("80")).toMatchObject(frozen);
      // The form sends everything; an equal value is no change.
      expect((await edit("60.00")).code).toBeNull();
      await house.db.query("update deposits set returned_at = now() where lot_id = $1", [id]);
      expect((await edit("80")).code).toBeNull();
    });

    it("ends with the auction", async () => {
      const id = await api.seedLot({ sellerId: seller.id, status: "sold" });
      expect((await act({ action: "edit", id, description: "x" })).code).toBe("ILLEGAL_TRANSITION");
    });
  });

  describe("withdrawing", () => {
    it("takes a lot without bids off sale", async () => {
      const id = await add({ date_start: Date.now() });
      await act({ action: "publish", id });
      const { record } = (await act({ action: "withdraw", id, notes: "Vendido" })).responseData;
      expect(record.market_status).toBe("cancelled");
      expect((await act({ action: "publish", id })).code).toBe("ILLEGAL_TRANSITION");
    });

    it("is for staff only once there are bids", async () => {
      const id = await add({ date_start: Date.now() });
      await act({ action: "publish", id });
      await bidOn(id);
      expect((await act({ action: "withdraw", id })).code).toBe("ILLEGAL_TRANSITION");
      const { record } = (await act({ action: "withdraw", id }, staff)).responseData;
      expect(record.market_status).toBe("cancelled");
    });

    it("lets a direct sale come back", async () => {
      const id = await add({ auction: 0 });
      await act({ action: "publish", id });
      const { record } = (await act({ action: "withdraw", id })).responseData;
      expect(record.market_status).toBe("withdrawn");
      const back = await act({ action: "publish", id });
      expect(back.responseData.record.market_status).toBe("open");
    });

    it("is not for what has been sold", async () => {
      const id = await api.seedLot({ sellerId: seller.id, status: "sold" });
      expect((await act({ action: "withdraw", id })).code).toBe("ILLEGAL_TRANSITION");
    });
  });

  describe("listing again", () => {
    const times = () => ({ date_start: Date.now(), date_closed: Date.now() + 2 * HOUR_MS });

    it("starts anew after an auction without result", async () => {
      const id = await add({ date_start: Date.now(), reserve_price: "90000" });
      await act({ action: "publish", id });
      await bidOn(id);
      await house.db.query(
        "update lots set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour' where id = $1",
        [id],
      );
      const status = async () =>
        (await api.call("product/singleProduct", { id })).responseData.record.market_status;
      await expect.poll(status, { timeout: 20_000 }).toBe("provisional");
      expect((await act({ action: "relist", id, ...times() })).code).toBe("ILLEGAL_TRANSITION");
      const { record: rejected } = (await act({ action: "withdraw", id })).responseData;
      expect(rejected.market_status).toBe("unsold");
      const { record } = (
        await act({ action: "relist", id, ...times(), start_price: "4000", reserve_price: null })
      ).responseData;
      expect(record).toMatchObject({
        market_status: "open",
        wprice: "4000.00",
        minimum: "4000.00",
        bid_count: 0,
        reserve_met: null,
        extension_no: 0,
      });
      const mine = (await api.call("product/singleProduct", { id }, buyer)).responseData.record;
      expect(mine).toMatchObject({ my_state: "none", my_maximum: null });
    });

    it("lets everything be changed first, and moves the definite end along", async () => {
      const closes = Date.now() + HOUR_MS;
      const extension = { window_s: 60, mode: "top_up", amount_s: 60, hard_end: closes + 5_000 };
      const id = await add({ date_start: Date.now(), date_closed: closes, extension });
      await act({ action: "publish", id });
      await bidOn(id);
      await house.db.query(
        `update lots set status = 'unsold', opens_at = opens_at - interval '3 hours',
           closes_at = closes_at - interval '3 hours',
           extension = extension || jsonb_build_object('hard_end', $2::bigint) where id = $1`,
        [id, closes + 5_000 - 3 * HOUR_MS],
      );
      const edit = { action: "edit" as const, id, brand: "Cupra", start_price: "3000" };
      const edited = await act({ ...edit, reserve_price: "3500" });
      expect([edited.code, edited.refusal.fields]).toEqual([null, undefined]);
      // What the last listing reached is still what it reached.
      expect(edited.responseData.record).toMatchObject({ brand: "Cupra", wprice: "4500.50" });
      const next = Date.now() + 4 * HOUR_MS;
      const moved = await act({ action: "edit", id, date_closed: next, date_start: Date.now() });
      expect(moved.responseData.record.extension?.hard_end).toBe(next + 5_000);
      const later = next + HOUR_MS;
      const relist = { action: "relist" as const, id, date_start: Date.now(), date_closed: later };
      const { record } = (await act(relist)).responseData;
      expect(record).toMatchObject({
        market_status: "open",
        wprice: "3000.00",
        bid_count: 0,
        extension: { ...extension, hard_end: later + 5_000 },
      });
      const { record: mine } = (await api.call("product/singleProduct", { id }, buyer))
        .responseData;
      expect(mine.my_state).toBe("none");
    });

    it("needs times in the future, and an unsold lot", async () => {
      const id = await api.seedLot({
        sellerId: seller.id,
        status: "unsold",
        closesInMs: -HOUR_MS,
        opensInMs: -2 * HOUR_MS,
      });
      const past = { date_start: Date.now() - 2 * HOUR_MS, date_closed: Date.now() - HOUR_MS };
      expect((await act({ action: "relist", id, ...past })).code).toBe("INVALID_INPUT");
      expect((await act({ action: "relist", id, ...times() })).code).toBeNull();
      expect((await act({ action: "relist", id, ...times() })).code).toBe("ILLEGAL_TRANSITION");
    });
  });
});
