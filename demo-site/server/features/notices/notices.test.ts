import { translations } from "../../_made/letters";
import { deliveryOf } from "../../platform/mail/delivery";
import type { InputOf, userUpdatePreference } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { openPostgres } from "../../platform/db/postgres";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { silentLog } from "../../platform/call/log";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { newKey } from "../bidding/testing/auction-house";
import { LETTERS_A_DAY, mayMail } from "./budgets";
import { sendNotices } from "./send-notices";
import { nextInMadrid } from "./testing/clocks";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** No person sleeps then, and nothing that a test puts down is older. */
const NOON = nextInMadrid(12);
const PHOTO = {
  src: "/uploads/demo/leon-1280.webp",
  thumb: "/uploads/demo/leon-480.webp",
  alt: "",
};

describe.each(bothEngines)("letters about lots on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, config: { siteUrl: "https://casa.example" } });
    seller = await api.seedUser({ admin: true });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  /** Starts at 1.000 €, ends so long after noon. */
  const lot = (endsAfterMs = 24 * HOUR_MS, partial: Partial<SeedLot> = {}) =>
    api.seedLot({
      sellerId: seller.id,
      startCents: 100_000,
      title: "Seat León FR",
      images: [PHOTO],
      extension: null,
      closesInMs: NOON + endsAfterMs - Date.now(),
      ...partial,
    });

  async function bid(project_id: number, amount: number, person: SeededUser) {
    const input = { project_id, proposed_amount: amount, idempotency_key: newKey() };
    const answer = await api.call("bid/confirm", input, person);
    expect(answer.code).toBeNull();
  }

  const prefer = (person: SeededUser, change: InputOf<typeof userUpdatePreference>) =>
    api.call("user/updatePreference", change, person);

  /** The letters to a person, the oldest first. */
  async function letters({ email }: SeededUser) {
    return (await outbox(email)).toReversed();
  }

  /** Amounts with plain spaces, as tests are written. */
  async function outbox(recipient: string) {
    const messages = await api.outbox(recipient);
    return messages.map(({ subject, text, ...message }) => ({
      ...message,
      subject: subject.replaceAll("\u00a0", " "),
      text: text.replaceAll("\u00a0", " "),
    }));
  }

  const subjects = async (person: SeededUser) =>
    (await letters(person)).map(({ subject }) => subject);

  async function withPhone(person: SeededUser, phone: string) {
    await open.db.query(
      "update users set phone_verified = true, verified_phonenum = $2 where id = $1",
      [person.id, phone],
    );
    return person;
  }

  /** Ana leads with a maximum of 2.000 €, and Bea goes above it. */
  async function outbidLot(partial: Partial<SeedLot> = {}) {
    const [ana, bea] = [await api.seedUser({ firstName: "Ana" }), await api.seedUser()];
    const id = await lot(24 * HOUR_MS, partial);
    await bid(id, 2_000, ana);
    await bid(id, 7_777, bea);
    return { id, ana, bea };
  }

  describe("being outbid", () => {
    it("tells whoever led, once, with price, time left, picture and one button", async () => {
      const { id, ana, bea } = await outbidLot();
      await api.sendNotices(NOON);
      await api.sendNotices(NOON + 5 * MINUTE_MS);
      const [letter, ...more] = await letters(ana);
      expect(more).toEqual([]);
      expect(letter?.template).toBe("outbid");
      expect(letter?.subject).toBe("Le han superado: Seat León FR, ahora 2.050 €");
      expect(letter?.text).toContain("Hola, Ana:");
      expect(letter?.text).toMatch(
        /Puja actual: 2\.050 €\.\nCierra el \d\d-\d\d-\d{4} 12:00 \(en 1 d\)\./,
      );
      expect(letter?.text).toContain(`Pujar 2.100 €:\nhttps://casa.example/subasta/${id}`);
      expect(letter?.html).toContain('src="https://casa.example/uploads/demo/leon-1280.webp"');
      expect(letter?.html.match(/display:inline-block/g)).toHaveLength(1);
      // Nothing of what Bea keeps to herself.
      expect(JSON.stringify(letter)).not.toMatch(/7[.]?777/);
      expect(await letters(bea)).toEqual([]);
    });

    it("names the price of the moment at which it is written", async () => {
      const { id, ana } = await outbidLot();
      await bid(id, 9_000, await api.seedUser());
      await api.sendNotices(NOON);
      expect(await subjects(ana)).toEqual(["Le han superado: Seat León FR, ahora 7.877 €"]);
      expect((await letters(ana))[0]?.text).toContain("Pujar 7.977 €");
    });

    it("says nothing to whoever leads again by then, or was never in the lead", async () => {
      const { id, ana, bea } = await outbidLot();
      const caro = await api.seedUser();
      await bid(id, 2_500, caro);
      await bid(id, 9_000, ana);
      await api.sendNotices(NOON);
      expect(await letters(ana)).toEqual([]);
      expect(await letters(caro)).toEqual([]);
      expect(await subjects(bea)).toHaveLength(1);
    });

    it("makes one letter of all that happens to somebody in a lot within two minutes", async () => {
      const { id, ana, bea } = await outbidLot();
      await bid(id, 8_000, ana);
      await bid(id, 9_000, bea);
      await api.sendNotices(NOON);
      expect(await letters(ana)).toHaveLength(1);
      await bid(id, 10_000, ana);
      await bid(id, 11_000, bea);
      await api.sendNotices(NOON + MINUTE_MS);
      expect(await letters(ana)).toHaveLength(1);
      await api.sendNotices(NOON + 2 * MINUTE_MS);
      await api.sendNotices(NOON + 9 * MINUTE_MS);
      expect((await subjects(ana)).slice(1)).toEqual([
        "Le han superado: Seat León FR, ahora 10.100 €",
      ]);
    });

    it("is not sent once its price is old: the mail server was away", async () => {
      const { id, ana } = await outbidLot();
      await api.sendNotices(NOON);
      const [row] = await open.db.query<{ lasts: number }>(
        "select extract(epoch from useless_at - created_at)::float8 as lasts from outbox where recipient = $1",
        [ana.email],
      );
      expect(row?.lasts).toBeCloseTo(1_800, 0);
      expect(id).toBeGreaterThan(0);
    });

    it("is told of each lot apart", async () => {
      const { ana, bea } = await outbidLot();
      const other = await lot();
      await bid(other, 2_000, ana);
      await bid(other, 3_000, bea);
      await api.sendNotices(NOON);
      expect(await letters(ana)).toHaveLength(2);
    });

    it("is told once by however many workers, and by whoever comes after one that died", async () => {
      const { ana } = await outbidLot();
      const ctx = { config: DEFAULT_CONFIG, delivery: deliveryOf("demo", {}, translations) };
      const dying: Db = {
        ...open.db,
        kind: open.db.kind,
        query: (sql, params) => open.db.query(sql, params),
        tx: (run) =>
          open.db.tx(async (t) => {
            await run(t);
            throw new Error("killed");
          }),
      };
      await sendNotices({ ...ctx, db: dying, log: silentLog }, NOON).catch(() => 0);
      expect(await letters(ana)).toEqual([]);
      const second = open.connectionString
        ? openPostgres({ connectionString: open.connectionString })
        : open.db;
      const later = NOON + 10 * MINUTE_MS;
      await Promise.all(
        [open.db, second, open.db, second].map((db) =>
          sendNotices({ ...ctx, db, log: silentLog }, later),
        ),
      );
      await api.sendNotices(later);
      if (second !== open.db) await second.close();
      expect(await letters(ana)).toHaveLength(1);
    });
  });

  describe("a page that shows it", () => {
    /** A page with the lot on it. Resolves once the hub has heard all. */
    async function page(token: string, lots: number[], visible: boolean): Promise<Shown> {
      const heard: string[] = [];
      const socket = new api.WebSocket("ws://in-page.test");
      socket.onmessage = ({ data }) => heard.push(String(data));
      await new Promise<void>((resolve) => (socket.onopen = () => resolve()));
      const say = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
      say("hello", { token });
      say("subscribe", { lots });
      say("page", { visible });
      await expect.poll(() => heard.join()).toContain('"authenticated":true');
      await expect.poll(() => heard.join()).toContain('"project_id"');
      return {
        /** As a page does that is alive. */
        answer: async () => {
          const before = heard.length;
          say("ping", {});
          await expect.poll(() => heard.slice(before).join()).toContain("pong");
        },
        close: () => socket.close(),
      };
    }

    interface Shown {
      answer(): Promise<void>;
      close(): void;
    }

    /** Ana is outbid while this page is open. Returns what she is told later. */
    async function toldBeside(openPage: (ana: SeededUser, id: number) => Promise<Shown | null>) {
      const [ana, bea] = [await api.seedUser(), await api.seedUser()];
      const id = await lot();
      await bid(id, 2_000, ana);
      const shown = await openPage(ana, id);
      await bid(id, 3_000, bea);
      await shown?.answer();
      // At this moment and by the real clock: that is how long ago a page may have been heard of.
      await api.sendNotices();
      shown?.close();
      await api.sendNotices(NOON);
      const [row] = await open.db.query<{ mail: string }>(
        "select mail from notices where lot_id = $1 and user_id = $2",
        [id, ana.id],
      );
      expect((await letters(ana)).length).toBe(row?.mail === "sent" ? 1 : 0);
      return row?.mail;
    }

    it("needs no letter", async () => {
      expect(await toldBeside((ana, id) => page(ana.token, [id], true))).toBe("shown");
    });

    it.each([
      ["in the background", async (ana: SeededUser, id: number) => page(ana.token, [id], false)],
      ["about another lot", async (ana: SeededUser) => page(ana.token, [await lot()], true)],
      [
        "that was closed",
        async (ana: SeededUser, id: number) => {
          const shown = await page(ana.token, [id], true);
          shown.close();
          return null;
        },
      ],
      [
        "that has fallen silent",
        async (ana: SeededUser, id: number) => {
          const shown = await page(ana.token, [id], true);
          return { ...shown, answer: async () => {} };
        },
      ],
    ])("%s takes nothing away", async (_where, openPage) => {
      expect(await toldBeside(openPage)).toBe("sent");
    });

    it("to somebody who acts for the account takes nothing away from its own person", async () => {
      const person = await api.seedUser();
      const told = await toldBeside(async (account, id) => {
        await open.db.query(
          "insert into account_links (user_id, account_id, role) values ($1, $2, 'owner')",
          [person.id, account.id],
        );
        const acting = await api.call("user/switchuser", { id: account.id }, person);
        return page(acting.responseData.token, [id], true);
      });
      expect(told).toBe("sent");
    });
  });

  describe("at night", () => {
    const THREE = nextInMadrid(3);
    const EIGHT = THREE + 5 * HOUR_MS;

    async function outbidAt(closesMs: number) {
      const [ana, bea] = [await api.seedUser(), await api.seedUser()];
      const id = await lot(0, { closesInMs: closesMs - Date.now() });
      await bid(id, 2_000, ana);
      await bid(id, 3_000, bea);
      return { id, ana };
    }

    it("what can wait waits for eight o'clock, and says what is true then", async () => {
      const { id, ana } = await outbidAt(EIGHT + 3 * HOUR_MS);
      await api.sendNotices(THREE);
      await api.sendNotices(EIGHT - MINUTE_MS);
      expect(await letters(ana)).toEqual([]);
      await bid(id, 5_000, await api.seedUser());
      await api.sendNotices(EIGHT);
      expect(await subjects(ana)).toEqual(["Le han superado: Seat León FR, ahora 3.050 €"]);
    });

    it("what would be over by then comes by letter, and never by phone", async () => {
      const { ana } = await outbidAt(EIGHT + 30 * MINUTE_MS);
      await withPhone(ana, "+34611000001");
      await prefer(ana, {
        notifications: { outbid: { sms: true }, ending_soon: { mail: false } },
      });
      await api.sendNotices(THREE);
      expect(await letters(ana)).toHaveLength(1);
      expect(await outbox("+34611000001")).toEqual([]);
      await api.sendNotices(EIGHT);
      expect(await letters(ana)).toHaveLength(1);
      expect(await outbox("+34611000001")).toHaveLength(1);
    });

    it("is by each one's own clock", async () => {
      const { ana } = await outbidAt(EIGHT + 9 * HOUR_MS);
      await prefer(ana, { time_zone: "Atlantic/Canary" });
      await api.sendNotices(EIGHT);
      expect(await letters(ana)).toEqual([]);
      await api.sendNotices(EIGHT + HOUR_MS);
      expect((await letters(ana))[0]?.text).toContain("(Canarias)");
    });
  });

  describe("an end", () => {
    it("is told an hour before to whoever follows or has bid, once, however often it moves", async () => {
      const [ana, bea, caro] = [await api.seedUser(), await api.seedUser(), await api.seedUser()];
      const id = await lot(HOUR_MS);
      await api.call("user/addWatchlist", { project_id: id }, ana);
      await api.call("user/addToFavorites", { project_id: id }, ana);
      await bid(id, 2_000, bea);
      await api.sendNotices(NOON - MINUTE_MS);
      expect(await letters(ana)).toEqual([]);
      await api.sendNotices(NOON + 10_000);
      expect((await letters(ana))[0]?.subject).toMatch(
        /^Termina pronto: Seat León FR, el .*13:00$/,
      );
      expect((await letters(ana))[0]?.text).toContain("Pujar 1.050 €");
      expect((await letters(bea))[0]?.text).toContain("Va usted en cabeza.");
      expect((await letters(bea))[0]?.text).not.toContain("Pujar");
      expect(await letters(caro)).toEqual([]);
      await api.moveEnd(id, NOON + 3 * HOUR_MS - Date.now());
      await api.sendNotices(NOON + 2 * HOUR_MS + 10_000);
      expect(await letters(ana)).toHaveLength(1);
    });

    it("is not told to whoever does not follow any more, nor when it is upon them", async () => {
      const [ana, bea] = [await api.seedUser(), await api.seedUser()];
      const id = await lot(HOUR_MS);
      for (const person of [ana, bea]) {
        await api.call("user/addWatchlist", { project_id: id }, person);
      }
      await api.sendNotices(NOON - MINUTE_MS);
      await api.call("user/removeWatchlist", { project_id: id }, ana);
      await api.sendNotices(NOON + HOUR_MS - MINUTE_MS);
      expect(await letters(ana)).toEqual([]);
      expect(await letters(bea)).toEqual([]);
    });

    it("shares a letter with others of the same hour", async () => {
      const ana = await api.seedUser();
      const ids = [await lot(HOUR_MS), await lot(80 * MINUTE_MS), await lot(5 * HOUR_MS)];
      for (const project_id of ids) await api.call("user/addWatchlist", { project_id }, ana);
      await api.sendNotices(NOON + 10_000);
      await api.sendNotices(NOON + 30 * MINUTE_MS);
      const [letter, ...more] = await letters(ana);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe("Terminan pronto 2 lotes suyos");
      expect(letter?.text).toContain(`/subasta/${ids[0]}`);
      expect(letter?.text).toContain(`/subasta/${ids[1]}`);
      expect(letter?.text).not.toContain(`/subasta/${ids[2]}`);
    });

    it("in the night is told on the evening before", async () => {
      const ana = await api.seedUser();
      const ten = nextInMadrid(22);
      const id = await lot(0, { closesInMs: ten + 5 * HOUR_MS - Date.now() });
      await api.call("user/addWatchlist", { project_id: id }, ana);
      await api.sendNotices(ten - MINUTE_MS);
      expect(await letters(ana)).toEqual([]);
      await api.sendNotices(ten + 10_000);
      expect((await letters(ana))[0]?.text).toMatch(/03:00 \(en 4 h 59 min\)/);
    });
  });

  describe("a result", () => {
    /** Ends a lot now, and waits for its result. */
    async function end(id: number) {
      await api.moveEnd(id, -1);
      await expect
        .poll(() => open.db.query("select 1 from sales where lot_id = $1", [id]), {
          timeout: 20_000,
        })
        .toHaveLength(1);
    }

    it("tells the winner what is owed, and promises no more; the others that it is not theirs", async () => {
      const { id, ana, bea } = await outbidLot();
      await end(id);
      await api.sendNotices(NOON);
      const [won, ...more] = await letters(bea);
      expect(more).toEqual([]);
      expect(won?.subject).toBe("Ha ganado: Seat León FR por 2.050 €");
      expect(won?.text).toMatch(/Total que debe: [\d.,]+ €/);
      expect(won?.text).toMatch(
        new RegExp(`Pagar [\\d.,]+ €:\\nhttps://casa.example/subasta/${id}`),
      );
      expect(won?.text).toContain("Paso 1 de 5: pagar.");
      expect(won?.text).not.toMatch(/factura|le enviaremos/i);
      // Being outbid is old news by then.
      expect(await subjects(ana)).toEqual(["No ha ganado: Seat León FR"]);
      expect((await letters(ana))[0]?.text).toContain("a otro postor por 2.050 €");
      expect(JSON.stringify([await letters(ana), won])).not.toMatch(/7[.]?777/);
      await api.sendNotices(NOON + HOUR_MS);
      expect(await letters(bea)).toHaveLength(1);
    });

    it("that waits for the seller is told as such, and then what it came to", async () => {
      const { id, ana, bea } = await outbidLot({ reserveCents: 2_000_000 });
      await end(id);
      await api.sendNotices(NOON);
      expect(await subjects(bea)).toEqual(["Su puja es la más alta: Seat León FR"]);
      expect((await letters(bea))[0]?.text).toContain("todavía no lo ha ganado");
      expect((await letters(bea))[0]?.text).not.toContain("20.000");
      expect((await letters(ana))[0]?.text).toContain("decide el vendedor");
      const rows = (await api.call("product/bidhistory", { id }, seller)).responseData.records;
      const award = { id: rows[0]?.bidid ?? 0, pid: id };
      expect(
        (await api.call("seller/bid/manualAward", { action: "award", ...award }, seller)).code,
      ).toBeNull();
      await api.sendNotices(NOON + HOUR_MS);
      expect((await subjects(bea))[1]).toMatch(/^Ha ganado: /);
      expect(await letters(ana)).toHaveLength(1);
    });

    it("that the seller refuses is told to whoever waited for it", async () => {
      const { id, ana, bea } = await outbidLot({ reserveCents: 2_000_000 });
      await end(id);
      await api.sendNotices(NOON);
      await api.call("product/projectAction", { action: "withdraw", id }, seller);
      await api.sendNotices(NOON + HOUR_MS);
      expect((await letters(bea))[1]?.text).toContain("no ha aceptado la puja más alta");
      expect(await letters(ana)).toHaveLength(1);
    });

    it("of an auction that is called off is told to all who have bid", async () => {
      const { id, ana, bea } = await outbidLot();
      await api.call("product/projectAction", { action: "withdraw", id, notes: "Avería" }, staff);
      await api.sendNotices(NOON);
      for (const person of [ana, bea]) {
        expect(await subjects(person)).toEqual(["Subasta anulada: Seat León FR"]);
      }
    });

    it("is nothing to a bidder whose bid was taken back, or whose account was closed", async () => {
      const { id, ana, bea } = await outbidLot();
      await api.call(
        "user/changeStatus",
        { id: ana.id, status: "deactivate", reason: "Impago" },
        staff,
      );
      await end(id);
      await api.sendNotices(NOON);
      expect((await letters(ana)).map(({ template }) => template)).toEqual(["bidWithdrawn"]);
      expect((await letters(bea)).map(({ template }) => template)).toContain("won");
    });
  });

  describe("what people choose", () => {
    it("is kept to: nothing by what they have not ticked", async () => {
      const { id, ana } = await outbidLot();
      await prefer(ana, { notifications: { outbid: { mail: false } } });
      await api.sendNotices(NOON);
      expect(await letters(ana)).toEqual([]);
      await prefer(ana, { notifications: { outbid: { mail: true } } });
      await api.sendNotices(NOON + HOUR_MS);
      // News that was not wanted when it happened is not told later.
      expect(await letters(ana)).toEqual([]);
      expect(id).toBeGreaterThan(0);
    });

    it("is a text message where ticked, to a verified phone, apart from what codes may cost", async () => {
      const { id, ana } = await outbidLot();
      await withPhone(ana, "+34611000002");
      await prefer(ana, { notifications: { outbid: { sms: true } } });
      await api.sendNotices(NOON);
      const [text, ...more] = await outbox("+34611000002");
      expect(more).toEqual([]);
      expect(text?.text).toMatch(
        /^Martillo: le han superado en Seat León FR\. Puja actual: 2\.050 €/,
      );
      expect(text?.text).toContain(`https://casa.example/subasta/${id}`);
      expect(await letters(ana)).toHaveLength(1);
    });

    it("is a receipt of each bid, where they want one in writing", async () => {
      const [ana, bea] = [await api.seedUser(), await api.seedUser()];
      await prefer(ana, { notifications: { bid_accepted: { mail: true } } });
      const id = await lot();
      await bid(id, 2_000, ana);
      await bid(id, 1_500, bea);
      await api.sendNotices(NOON);
      expect(await subjects(ana)).toEqual(["Puja aceptada: Seat León FR"]);
      expect((await letters(ana))[0]?.text).toContain("su puja de 2.000 €");
      expect((await letters(ana))[0]?.text).toContain("Va usted en cabeza.");
      expect(await letters(bea)).toEqual([]);
    });

    it("is read in their language", async () => {
      const { ana } = await outbidLot();
      await prefer(ana, { language: "for_english" });
      await api.sendNotices(NOON);
      const [letter] = await letters(ana);
      expect(letter?.subject).toBe("You have been outbid: Seat León FR, now €2,050");
      expect(letter?.text).toContain("12:00 (Madrid)");
    });

    it("does not reach an address that nobody has verified", async () => {
      const { ana } = await outbidLot();
      await open.db.query("update users set email_verified = false where id = $1", [ana.id]);
      await api.sendNotices(NOON);
      expect(await letters(ana)).toEqual([]);
    });

    it("has a limit for a day, which a win does not have", async () => {
      const ana = await api.seedUser();
      const ctx = {
        db: open.db,
        config: DEFAULT_CONFIG,
        delivery: deliveryOf("demo", {}, translations),
        log: silentLog,
      } as const;
      for (let n = 0; n < LETTERS_A_DAY; n++) {
        expect(await mayMail(ctx, ana.id, "outbid")).toBe(true);
      }
      expect(await mayMail(ctx, ana.id, "outbid")).toBe(false);
      expect(await mayMail(ctx, ana.id, "won")).toBe(true);
    });
  });

  describe("the link to stop", () => {
    async function stopLink(person: SeededUser) {
      const [letter] = await letters(person);
      const path =
        /https:\/\/casa\.example(\/avisos\/baja\/\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
      expect(letter?.unsubscribe).toBe(`https://casa.example${path}`);
      return path;
    }

    it("ends letters of its kind, by the page or by one click of a mail program, and signs nobody in", async () => {
      const { ana } = await outbidLot();
      await api.sendNotices(NOON);
      const path = await stopLink(ana);
      const answer = await api.fetch(`http://in-page.test${path}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(204);
      expect([...answer.headers.keys()]).not.toContain("set-cookie");
      const { preferences } = (await api.call("user/decryptProfile", {}, ana)).responseData;
      expect(preferences.notifications).toMatchObject({
        outbid: { mail: false },
        won: { mail: true },
        ending_soon: { mail: true },
      });
      const token = path.split("/").at(-1) ?? "";
      const page = await api.call("custom/stopNotices", { token });
      expect(page.responseData).toEqual({ stopped: "outbid" });
    });

    it("is good for nothing else, and nobody can make one up", async () => {
      const { ana, bea } = await outbidLot();
      await api.sendNotices(NOON);
      const token = (await stopLink(ana)).split("/").at(-1) ?? "";
      const [, , seal = ""] = token.split("-");
      for (const forged of [`${ana.id}-won-${seal}`, `${bea.id}-outbid-${seal}`, `${token}0`]) {
        expect((await api.call("custom/stopNotices", { token: forged })).code).toBe("LINK_EXPIRED");
      }
      expect((await api.call("user/validateUser", {}, { token })).code).toBe("SESSION_EXPIRED");
    });
  });
});
