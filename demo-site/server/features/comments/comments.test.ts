import type { InputOf, commentSaveComment } from "martillo/contract";
import { ServerMessage } from "martillo/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { createLocalBus } from "../../platform/realtime/bus";
import { hideComment } from "./hide-comment";
import { tellPeople } from "./tell-people";

const NIGHT = Date.parse("2027-03-10T02:00:00+01:00");
const DAY = Date.parse("2027-03-10T12:00:00+01:00");

type Input = InputOf<typeof commentSaveComment>;

describe.each(engines)("comments, on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let talker: SeededUser;
  let clerk: SeededUser;
  let buyer: SeededUser;
  let other: SeededUser;
  let staff: SeededUser;
  let lot: number;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
    staff = await api.seedUser({ admin: true, staff: true });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({
      admin: true,
      companyname: "Automóviles Turia",
      firstName: "Marta",
    });
    const works = { admin: true, asEmployeesId: seller.id } as const;
    talker = await api.seedUser({ ...works, permissions: ["talk"] });
    clerk = await api.seedUser({ ...works, permissions: ["money"] });
    buyer = await api.seedUser({ firstName: "Lucía", lastName: "Ferrer" });
    other = await api.seedUser();
    lot = await api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
    await setMode(null);
  });

  const key = () => crypto.randomUUID();
  const setMode = (mode: string | null) =>
    mode === null
      ? house.db.query("delete from settings where key = 'comments_mode'")
      : house.set("comments_mode", mode);

  async function save(input: Partial<Input>, as: SeededUser | null) {
    const whole = { project_id: lot, text: "¿Tiene dos llaves?", client_key: key(), ...input };
    return api.call("comment/saveComment", whole, as);
  }
  async function saved(input: Partial<Input>, as: SeededUser) {
    const answer = await save(input, as);
    expect(answer.code).toBeNull();
    return answer.responseData.record;
  }
  const codeOf = async (input: Partial<Input>, as: SeededUser | null) =>
    (await save(input, as)).code;
  const ask = (text = "¿Tiene dos llaves?", as = buyer) => saved({ text }, as);
  const reply = (parent_id: number, as = seller, text = "Sí, las dos.") =>
    saved({ parent_id, text }, as);
  const list = async (as: SeededUser | null, more: { page?: number; limit?: number } = {}) =>
    (await api.call("comment/getAllComments", { project_id: lot, ...more }, as)).responseData;
  const textsFor = async (as: SeededUser | null) =>
    (await list(as)).records.map(({ text }) => text);
  const close = () =>
    house.db.query(
      "update lots set status = 'unsold', opens_at = now() - interval '2 days', closes_at = now() - interval '1 minute' where id = $1",
      [lot],
    );
  const age = (id: number, minutes: number) =>
    house.db.query(
      "update comments set created_at = created_at - $2 * interval '1 minute' where id = $1",
      [id, minutes],
    );
  const hide = (id: number) =>
    hideComment(
      { db: house.db, bus: createLocalBus() },
      { id, reason: "Insultos", staffId: staff.id },
    );

  describe("by default", () => {
    it("are seen by author, seller and house, and by all once the seller has answered", async () => {
      const question = await ask();
      expect(question).toMatchObject({ side: "buyer", author_no: 1, mine: 1, open: 0 });
      for (const as of [buyer, seller, talker, staff]) {
        expect(await textsFor(as)).toEqual(["¿Tiene dos llaves?"]);
      }
      for (const as of [other, clerk, null]) {
        expect(await list(as)).toMatchObject({ records: [], totalRecords: 0, mode: "answered" });
        const answers = { comment_id: question.comment_id };
        expect((await api.call("comment/getAllReplyComments", answers, as)).code).toBe("NOT_FOUND");
      }
      await reply(question.comment_id);
      for (const as of [other, clerk, null]) {
        expect((await list(as)).records).toMatchObject([
          {
            text: "¿Tiene dos llaves?",
            open: 1,
            mine: 0,
            author_name: "",
            answer_count: 1,
            answers: [
              { side: "seller", author_name: "Automóviles Turia", text: "Sí, las dos.", mine: 0 },
            ],
          },
        ]);
      }
    });

    it("are not opened by an answer of the house", async () => {
      const question = await ask();
      const answer = await reply(question.comment_id, staff, "Lo hemos preguntado.");
      expect(answer).toMatchObject({ side: "house", author_name: "", open: 0 });
      expect(await textsFor(other)).toEqual([]);
      expect((await list(buyer)).records[0]?.answers).toHaveLength(1);
    });
  });

  it("are seen by all at once where the house has it so, and by none where they are off", async () => {
    await setMode("open");
    expect(await ask()).toMatchObject({ open: 1 });
    expect(await textsFor(null)).toEqual(["¿Tiene dos llaves?"]);
    await setMode("off");
    expect(await codeOf({}, buyer)).toBe("COMMENTS_CLOSED");
    for (const as of [buyer, seller, staff, null]) {
      expect(await list(as)).toMatchObject({
        records: [],
        mode: "off",
        takes_more: 0,
        may_ask: 0,
        may_answer: 0,
      });
    }
  });

  it("name buyers by a number that stays on the lot, and tell no more of them", async () => {
    const first = await ask("¿Tiene libro?");
    const second = await ask("¿Tiene bola?", other);
    const third = await ask("¿Fuma alguien?");
    expect([first, second, third].map(({ author_no }) => author_no)).toEqual([1, 2, 1]);
    const further = await api.seedLot({ sellerId: seller.id });
    expect(await saved({ project_id: further }, other)).toMatchObject({ author_no: 1 });
    expect(JSON.stringify(await list(seller))).not.toMatch(/Lucía|Ferrer/);
  });

  it("come in pages, newest first, and answers beyond the first ones apart, oldest first", async () => {
    const ids: number[] = [];
    for (let n = 1; n <= 3; n += 1) ids.push((await ask(`Pregunta ${n}`)).comment_id);
    const page = await list(seller, { page: 2, limit: 2 });
    expect(page).toMatchObject({ totalRecords: 3, setDisp: "3–3 de 3" });
    expect(page.records.map(({ text }) => text)).toEqual(["Pregunta 1"]);
    const [first = 0] = ids;
    for (let n = 1; n <= 5; n += 1) await reply(first, seller, `Respuesta ${n}`);
    const { records, totalRecords } = await list(null);
    expect(totalRecords).toBe(1);
    const [shown] = records;
    expect(shown?.answer_count).toBe(5);
    expect(shown?.answers.map(({ text }) => text)).toEqual([
      "Respuesta 1",
      "Respuesta 2",
      "Respuesta 3",
    ]);
    const input = { comment_id: first, page: 2, limit: 3 };
    const { responseData } = await api.call("comment/getAllReplyComments", input, null);
    expect(responseData).toMatchObject({ totalRecords: 5, setDisp: "4–5 de 5", may_ask: 1 });
    expect(responseData.records.map(({ text }) => text)).toEqual(["Respuesta 4", "Respuesta 5"]);
  });

  it("say what the caller may do", async () => {
    const rightsFor = async (as: SeededUser | null) => {
      const { may_ask, may_answer } = await list(as);
      return [may_ask, may_answer];
    };
    expect(await rightsFor(null)).toEqual([1, 0]);
    expect(await rightsFor(buyer)).toEqual([1, 0]);
    expect(await rightsFor(seller)).toEqual([0, 1]);
    expect(await rightsFor(talker)).toEqual([0, 1]);
    expect(await rightsFor(clerk)).toEqual([0, 0]);
    expect(await rightsFor(staff)).toEqual([0, 1]);
    await close();
    expect(await rightsFor(buyer)).toEqual([0, 0]);
    expect(await rightsFor(seller)).toEqual([0, 0]);
  });

  it("are asked by verified accounts, and not on the own lot", async () => {
    const unknown = await api.seedUser({ status: "email_unverified" });
    expect(await codeOf({}, unknown)).toBe("NOT_VERIFIED");
    expect(await codeOf({}, null)).toBe("NOT_SIGNED_IN");
    for (const as of [seller, talker, clerk]) expect(await codeOf({}, as)).toBe("OWN_LOT");
    expect(await codeOf({}, staff)).toBe("FORBIDDEN");
  });

  it("are answered by the seller, its people who may talk, and the house, on one level", async () => {
    const { comment_id: parent_id } = await ask();
    expect(await codeOf({ parent_id }, buyer)).toBe("FORBIDDEN");
    expect(await codeOf({ parent_id }, other)).toBe("NOT_FOUND");
    expect(await codeOf({ parent_id }, clerk)).toBe("PERMISSION_MISSING");
    const rival = await api.seedUser({ admin: true });
    expect(await codeOf({ parent_id }, rival)).toBe("NOT_FOUND");
    const answer = await reply(parent_id, talker);
    expect(answer.author_name).toBe("Automóviles Turia");
    expect(await codeOf({ parent_id: answer.comment_id }, seller)).toBe("NOT_FOUND");
    expect(await codeOf({ parent_id }, rival)).toBe("FORBIDDEN");
    const further = await api.seedLot({ sellerId: seller.id });
    expect(await codeOf({ parent_id, project_id: further }, seller)).toBe("NOT_FOUND");
  });

  it("are not there for drafts, hidden and unknown lots", async () => {
    const draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
    const hidden = await api.seedLot({ sellerId: seller.id });
    await house.db.query(
      "update lots set hidden_at = now(), hidden_reason = 'Datos falsos' where id = $1",
      [hidden],
    );
    for (const project_id of [draft, hidden, 9_999_999]) {
      expect(await codeOf({ project_id }, buyer)).toBe("NOT_FOUND");
      expect((await api.call("comment/getAllComments", { project_id }, buyer)).code).toBe(
        "NOT_FOUND",
      );
    }
  });

  it("end with the lot, and stay to be read", async () => {
    const question = await ask();
    const late = await ask("¿Tiene bola?");
    await reply(question.comment_id);
    await close();
    expect(await codeOf({}, buyer)).toBe("COMMENTS_CLOSED");
    expect(await codeOf({ id: late.comment_id }, buyer)).toBe("COMMENTS_CLOSED");
    expect(await codeOf({ parent_id: late.comment_id }, seller)).toBe("COMMENTS_CLOSED");
    const { records, takes_more } = await list(null);
    expect(takes_more).toBe(0);
    expect(records.map(({ text, edit_until }) => [text, edit_until])).toEqual([
      ["¿Tiene dos llaves?", null],
    ]);
  });

  it("are refused past the end of an auction that nobody has settled yet", async () => {
    await house.db.query(
      "update lots set status = 'open', opens_at = now() - interval '2 days', closes_at = now() - interval '1 second' where id = $1",
      [lot],
    );
    expect(await codeOf({}, buyer)).toBe("COMMENTS_CLOSED");
  });

  it("are kept or refused where the lot closes meanwhile, and never after the end", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => api.seedUser()));
    const tries = people.map((as) => codeOf({}, as));
    const [codes] = await Promise.all([Promise.all(tries), close()]);
    expect(codes.filter((code) => code !== null && code !== "COMMENTS_CLOSED")).toEqual([]);
    expect((await list(seller)).totalRecords).toBe(codes.filter((code) => code === null).length);
    expect(await codeOf({}, buyer)).toBe("COMMENTS_CLOSED");
  });

  it("are written once, however often they are sent, also after the end", async () => {
    const input = { text: "¿Sigue disponible?", client_key: key() };
    const answers = await Promise.all([1, 2, 3].map(() => save(input, buyer)));
    const ids = answers.map(({ responseData }) => responseData.record.comment_id);
    expect(new Set(ids).size).toBe(1);
    expect(await textsFor(seller)).toEqual(["¿Sigue disponible?"]);
    await close();
    expect((await saved(input, buyer)).comment_id).toBe(ids[0]);
    const further = await api.seedLot({ sellerId: seller.id });
    expect(await codeOf({ ...input, project_id: further }, buyer)).toBe("INVALID_INPUT");
  });

  it("give one number to a buyer who asks twice at once, and different ones to two buyers", async () => {
    const both = await Promise.all([ask("Primera"), ask("Segunda"), ask("Tercera", other)]);
    const [first, second, third] = both.map(({ author_no }) => author_no);
    expect(first).toBe(second);
    expect(new Set([first, third])).toEqual(new Set([1, 2]));
  });

  describe("that were just written", () => {
    it("are changed by their author for fifteen minutes", async () => {
      const question = await ask();
      const { comment_id: id } = question;
      expect(question.edit_until).toBe(question.created_at + 15 * 60_000);
      const changed = await saved({ id, text: "¿Tiene tres llaves?" }, buyer);
      expect(changed).toMatchObject({ comment_id: id, edited_at: expect.any(Number) });
      expect(await textsFor(seller)).toEqual(["¿Tiene tres llaves?"]);
      await age(id, 16);
      expect(await codeOf({ id }, buyer)).toBe("TOO_LATE_TO_EDIT");
      expect((await list(buyer)).records[0]?.edit_until).toBeNull();
    });

    it("are not changed once they have an answer", async () => {
      const { comment_id: id } = await ask();
      const answer = await reply(id);
      expect(await codeOf({ id }, buyer)).toBe("TOO_LATE_TO_EDIT");
      const better = await saved({ id: answer.comment_id, text: "Sí, y una copia." }, seller);
      expect(better.text).toBe("Sí, y una copia.");
      await age(answer.comment_id, 16);
      expect(await codeOf({ id: answer.comment_id }, seller)).toBe("TOO_LATE_TO_EDIT");
    });

    it("are changed or answered where both come at once, never changed after the answer", async () => {
      const { comment_id: id } = await ask();
      const [changed] = await Promise.all([codeOf({ id, text: "¿Y la ITV?" }, buyer), reply(id)]);
      expect([null, "TOO_LATE_TO_EDIT"]).toContain(changed);
      const [shown] = await textsFor(null);
      expect(shown).toBe(changed === null ? "¿Y la ITV?" : "¿Tiene dos llaves?");
    });

    it("are not changed by others", async () => {
      const { comment_id: id } = await ask();
      expect(await codeOf({ id }, other)).toBe("NOT_FOUND");
      expect(await codeOf({ id }, seller)).toBe("FORBIDDEN");
      expect(await codeOf({ id }, staff)).toBe("FORBIDDEN");
      const answer = await reply(id, talker);
      expect(await codeOf({ id }, other)).toBe("FORBIDDEN");
      expect(await codeOf({ id: answer.comment_id }, seller)).toBe("FORBIDDEN");
      const further = await api.seedLot({ sellerId: seller.id });
      expect(await codeOf({ id, project_id: further }, buyer)).toBe("NOT_FOUND");
    });
  });

  it("are thirty in ten minutes and twenty questions in a day at the most", async () => {
    const { comment_id: id } = await ask();
    for (let n = 2; n <= 20; n += 1) await ask(`Pregunta ${n}`);
    expect(await codeOf({}, buyer)).toBe("RATE_LIMITED");
    expect(await codeOf({ id, text: "¿Y la ITV?" }, buyer)).toBeNull();
    for (let n = 1; n <= 30; n += 1) await reply(id, seller, `Respuesta ${n}`);
    expect(await codeOf({ parent_id: id }, seller)).toBe("RATE_LIMITED");
    expect(await codeOf({ parent_id: id }, talker)).toBeNull();
  });

  it("have no way to reach a person, whole, by parts or in a change", async () => {
    for (const text of [
      "Llámeme al 654 12 34 56",
      "Escriba a ana@correo.es",
      "Mire en https://mi-web.com",
      "\u202E654\u200B123456\u202C",
      "seis cinco cuatro uno dos tres cuatro cinco seis",
    ]) {
      const answer = await save({ text }, buyer);
      expect([text, answer.code]).toEqual([text, "INVALID_INPUT"]);
      expect(Object.keys(answer.refusal.fields ?? {})).toEqual(["text"]);
    }
    await ask("Mi número: 654");
    const { comment_id: id } = await ask("¿Cuántos kilómetros tiene?", other);
    expect(await codeOf({ text: "12 34 56" }, buyer)).toBe("INVALID_INPUT");
    expect(await codeOf({ text: "12 34 56" }, other)).toBeNull();
    expect(await codeOf({ id, text: "Mi correo es ana@correo.es" }, other)).toBe("INVALID_INPUT");
    expect(await codeOf({ parent_id: id, text: "Llame al 654123456" }, seller)).toBe(
      "INVALID_INPUT",
    );
  });

  it("keep a text as it is, without unseen marks, and refuse what is too short or too long", async () => {
    const text = "<script>alert(1)</script> {{7*7}} \u202Eodatse\u202C\n=HYPERLINK(1)";
    const question = await ask(text);
    expect(question.text).toBe("<script>alert(1)</script> {{7*7}} odatse\n=HYPERLINK(1)");
    for (const wrong of ["", "  a ", "ab", "\u200B\u200B\u200B", "a".repeat(1_001), "a\0bc"]) {
      expect([wrong, await codeOf({ text: wrong }, buyer)]).toEqual([wrong, "INVALID_INPUT"]);
    }
    expect(await codeOf({ text: "a".repeat(60_000) }, buyer)).toBe("INVALID_INPUT");
    expect(await codeOf({ text: "a".repeat(65_536) }, buyer)).toBe("BODY_TOO_LARGE");
    expect(await codeOf({ text: "a".repeat(1_000) }, buyer)).toBeNull();
  });

  it("keep their place where the house takes them away, with a reason for their author", async () => {
    const { comment_id: id } = await ask("Qué estafa");
    const answer = await reply(id);
    expect(await hide(id)).toBe(true);
    expect(await hide(id)).toBe(false);
    expect(await hide(9_999_999)).toBe(false);
    const [seen] = (await list(null)).records;
    expect(seen).toMatchObject({ text: "", removed: 1, removed_reason: null, author_no: 1 });
    expect(seen?.answers).toMatchObject([{ text: "Sí, las dos." }]);
    for (const as of [buyer, staff]) {
      expect((await list(as)).records[0]?.removed_reason).toBe("Insultos");
    }
    expect((await list(seller)).records[0]?.removed_reason).toBeNull();
    expect(JSON.stringify(await list(seller))).not.toContain("Qué estafa");
    expect(await codeOf({ id }, buyer)).toBe("TOO_LATE_TO_EDIT");
    expect(await codeOf({ parent_id: id }, seller)).toBe("NOT_FOUND");
    expect(await hide(answer.comment_id)).toBe(true);
    expect((await list(null)).records[0]?.answers).toMatchObject([{ text: "", removed: 1 }]);
  });

  describe("are told by letters", () => {
    const lettersTo = async ({ email }: SeededUser, template: string) =>
      (await api.outbox(email)).filter((letter) => letter.template === template);
    const tell = (nowMs = DAY) => tellPeople({ ...house.ctx, now: () => Promise.resolve(nowMs) });

    it("to the seller, then to the author, each once and not at night", async () => {
      const { comment_id: id } = await ask("¿Tiene la <b>ITV</b>?");
      await tell(NIGHT);
      expect(await lettersTo(seller, "questionAsked")).toEqual([]);
      await tell();
      await tell();
      const asked = await lettersTo(seller, "questionAsked");
      expect(asked).toHaveLength(1);
      expect(asked[0]?.text).toContain("¿Tiene la <b>ITV</b>?");
      expect(asked[0]?.text).toContain(`/${lot}`);
      expect(asked[0]?.text).not.toMatch(/Lucía|Ferrer/);
      await reply(id, seller, "Hasta mayo.");
      await tell();
      await tell();
      const answered = await lettersTo(buyer, "questionAnswered");
      expect(answered).toHaveLength(1);
      expect(answered[0]?.text).toContain("Hasta mayo.");
      expect(answered[0]?.text).toContain("Automóviles Turia");
    });

    it("not of what was answered, taken away or not wanted", async () => {
      await reply((await ask("¿Tiene bola?")).comment_id);
      await hide((await ask("Qué estafa")).comment_id);
      await tell();
      expect(await lettersTo(seller, "questionAsked")).toEqual([]);
      expect(await lettersTo(buyer, "questionAnswered")).toHaveLength(1);
      const notifications = { question: { mail: false } };
      await api.call("user/updatePreference", { notifications }, seller);
      await ask("¿Y la ITV?");
      await tell();
      await api.call(
        "user/updatePreference",
        { notifications: { question: { mail: true } } },
        seller,
      );
      await tell();
      expect(await lettersTo(seller, "questionAsked")).toEqual([]);
    });
  });

  /** A page that shows a lot, and the counts of which it heard. */
  async function pageOf(person: SeededUser | null, of: number) {
    const said: ServerMessage[] = [];
    const socket = new api.WebSocket("ws://in-page");
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onmessage = ({ data }) => said.push(ServerMessage.parse(JSON.parse(String(data))));
    socket.onopen = () => {
      say({ event: "hello", data: person ? { token: person.token } : {} });
      say({ event: "subscribe", data: { lots: [of] } });
    };
    const has = (event: string) => said.some((message) => message.event === event);
    await expect.poll(() => has("session") && has("lot")).toBe(true);
    const heard = () =>
      said.flatMap((message) => (message.event === "lot_comment" ? [message.data] : []));
    return { heard, close: () => socket.close() };
  }

  it("are heard of at once: a question by author and seller, an answer by all who watch the lot", async () => {
    const further = await api.seedLot({ sellerId: seller.id });
    const people = [buyer, seller, talker, clerk, other, null];
    const pages = await Promise.all(people.map((person) => pageOf(person, lot)));
    const elsewhere = await pageOf(buyer, further);
    const { comment_id: id } = await ask();
    await expect.poll(() => pages[2]?.heard()).toEqual([{ project_id: lot, n: 0 }]);
    await expect.poll(() => pages[0]?.heard()).toHaveLength(1);
    await reply(id);
    await expect.poll(() => pages[5]?.heard()).toEqual([{ project_id: lot, n: 1 }]);
    expect(pages.map((page) => page.heard().length)).toEqual([2, 2, 2, 1, 1, 1]);
    expect(elsewhere.heard()).toEqual([]);
    for (const page of [...pages, elsewhere]) page.close();
  });

  it("go with an account that another person takes over", async () => {
    const { forgetComments } = await import("./comment-repository");
    const { comment_id: id } = await ask();
    await reply(id);
    await ask("¿Tiene bola?", other);
    await house.db.tx((t) => forgetComments(t, buyer.id));
    expect(await textsFor(seller)).toEqual(["¿Tiene bola?"]);
  });
});
