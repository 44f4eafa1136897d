import { HIDDEN_CONTACT, type InputOf, type messagesSave } from "martillo/contract";
import { ServerMessage } from "martillo/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { givenFile } from "../../testing/given-file";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellDirectly } from "../../testing/sell";
import { tellUnread } from "./tell-unread";

const NIGHT = Date.parse("2027-03-10T02:00:00+01:00");
const DAY = Date.parse("2027-03-10T12:00:00+01:00");

describe.each(engines)("messages, on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;
  let stranger: SeededUser;
  let staff: SeededUser;
  let lot: number;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
    staff = await api.seedUser({ admin: true, staff: true });
    stranger = await api.seedUser();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({
      admin: true,
      companyname: "Automóviles Turia",
      firstName: "Marta",
    });
    buyer = await api.seedUser({ firstName: "Lucía", lastName: "Ferrer" });
    lot = await api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  });

  const key = () => crypto.randomUUID();

  async function ask(text: string, as = buyer, project = lot) {
    const answer = await api.call(
      "messages/saveMessageFromView",
      { project_id: project, text, client_key: key() },
      as,
    );
    expect(answer.code).toBeNull();
    return answer.responseData;
  }
  async function write(thread_id: number, text: string, as: SeededUser) {
    const answer = await api.call(
      "messages/saveMessage",
      { thread_id, text, client_key: key() },
      as,
    );
    expect(answer.code).toBeNull();
    return answer.responseData;
  }
  const tryWrite = async (
    input: Omit<InputOf<typeof messagesSave>, "client_key">,
    as: SeededUser,
  ) => (await api.call("messages/saveMessage", { ...input, client_key: key() }, as)).code;
  const open = async (thread_id: number, as: SeededUser) =>
    (await api.call("messages/messages", { thread_id }, as)).responseData;
  const box = async (as: SeededUser, more: { box?: "active" | "archive" } = {}) =>
    (await api.call("messages/messages", more, as)).responseData;
  const textsOf = async (thread: number, as: SeededUser) =>
    (await open(thread, as)).messages?.map(({ text }) => text);
  const read = (thread_id: number, message_id: number, as: SeededUser) =>
    api.call("custom/readMessages", { thread_id, message_id }, as);
  /** As if all that was written had been written so many minutes earlier. */
  const age = (thread: number, minutes: number) =>
    house.db.query(
      "update messages set created_at = created_at - $2 * interval '1 minute' where thread_id = $1",
      [thread, minutes],
    );

  it("go between a buyer and a seller about a lot, and are counted until they are read", async () => {
    const { record, thread } = await ask("¿Tiene libro de revisiones?");
    expect(thread).toMatchObject({ kind: "lot", project_id: lot, side: "buyer", unread: 0 });
    expect(thread.other_name).toBe("Automóviles Turia");
    const inbox = await box(seller);
    expect(inbox.records).toMatchObject([
      {
        thread_id: thread.thread_id,
        side: "seller",
        other_name: "Lucía",
        unread: 1,
        projects_title: "Seat León FR",
        last: { text: "¿Tiene libro de revisiones?", mine: 0 },
      },
    ]);
    expect(inbox.activemsgcount).toEqual({ count: 1, unread: 1 });
    const counters = await read(thread.thread_id, record.message_id, seller);
    expect(counters.responseData.activemsgcount).toEqual({ count: 1, unread: 0 });
    const { messages } = await open(thread.thread_id, buyer);
    expect(messages?.[0]?.read_at).toEqual(expect.any(Number));
    const answer = await write(thread.thread_id, "Sí, sellado.", seller);
    expect(answer.record).toMatchObject({
      side: "seller",
      author_name: "Marta, Automóviles Turia",
    });
    const { responseData } = await api.call("messages/activemsgcount", {}, buyer);
    expect(responseData).toEqual({ count: 1, unread: 1 });
  });

  it("are one conversation for each lot and buyer", async () => {
    const first = await ask("Hola");
    const second = await ask("¿Sigue ahí?");
    const other = await ask("Hola", stranger);
    expect(second.thread.thread_id).toBe(first.thread.thread_id);
    expect(other.thread.thread_id).not.toBe(first.thread.thread_id);
    expect((await box(seller)).totalRecords).toBe(2);
  });

  it("hide ways to reach a person from the other side until the two have a sale", async () => {
    const fixed = await api.seedLot({
      sellerId: seller.id,
      auction: 0,
      extension: null,
      reserveCents: null,
      startCents: 899_000,
    });
    const { thread, record } = await ask("Llámeme al 654 12 34 56.", buyer, fixed);
    expect(record).toMatchObject({ text: "Llámeme al 654 12 34 56.", masked: 1 });
    expect(await textsOf(thread.thread_id, seller)).toEqual([`Llámeme al ${HIDDEN_CONTACT}.`]);
    expect((await box(seller)).records[0]?.last?.text).toBe(`Llámeme al ${HIDDEN_CONTACT}.`);
    await sellDirectly(api, { seller, buyer });
    expect(await textsOf(thread.thread_id, seller)).toEqual(["Llámeme al 654 12 34 56."]);
    const { records } = await box(seller);
    expect(records[0]).toMatchObject({ contacts_open: 1, other_name: "Lucía Ferrer" });
    await write(thread.thread_id, "Mi correo es marta@turia.es", seller);
    expect(await textsOf(thread.thread_id, buyer)).toContain("Mi correo es marta@turia.es");
  });

  it("hide a number that is split over several", async () => {
    const { thread } = await ask("Mi número: 654");
    await write(thread.thread_id, "12 34", buyer);
    await write(thread.thread_id, "56, gracias", buyer);
    const texts = await textsOf(thread.thread_id, seller);
    expect(texts?.at(-1)).toBe(`${HIDDEN_CONTACT}, gracias`);
    await write(thread.thread_id, "¿Cuántos kilómetros tiene?", buyer);
    expect((await textsOf(thread.thread_id, seller))?.at(-1)).toBe("¿Cuántos kilómetros tiene?");
  });

  it("are written once, however often they are sent", async () => {
    const input = { project_id: lot, text: "¿Sigue disponible?", client_key: key() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call("messages/saveMessageFromView", input, buyer)),
    );
    const ids = answers.map(({ responseData }) => responseData.record.message_id);
    expect(new Set(ids).size).toBe(1);
    const thread = answers[0]?.responseData.thread.thread_id ?? 0;
    expect(await textsOf(thread, seller)).toEqual(["¿Sigue disponible?"]);
  });

  it("are not for others", async () => {
    const { thread, record } = await ask("Hola");
    const { thread_id } = thread;
    const { message_id } = record;
    const rival = await api.seedUser({ admin: true });
    for (const as of [stranger, rival, staff]) {
      expect((await api.call("messages/messages", { thread_id }, as)).code).toBe("NOT_FOUND");
      expect(await tryWrite({ thread_id, text: "Hola" }, as)).toBe("NOT_FOUND");
      expect((await read(thread_id, message_id, as)).code).toBe("NOT_FOUND");
      const input = { thread_ids: [thread_id], archived: 1 as const };
      expect((await api.call("messages/archiveMessages", input, as)).code).toBe("NOT_FOUND");
      expect((await api.call("messages/deleteMessage", { message_id }, as)).code).toBe("NOT_FOUND");
      expect((await api.call("messages/deleteMessage", { thread_ids: [thread_id] }, as)).code).toBe(
        "NOT_FOUND",
      );
      expect((await api.call("custom/blockPerson", { thread_id, blocked: 1 }, as)).code).toBe(
        "NOT_FOUND",
      );
      const found = await api.call("messages/searchactualmessages", { search: "hola" }, as);
      expect(
        found.responseData.records.filter(({ message }) => message.thread_id === thread_id),
      ).toEqual([]);
    }
    expect((await open(thread_id, buyer)).messages).toHaveLength(1);
  });

  it("are answered by people of the seller who may talk, each with own marks of what was read", async () => {
    const talker = await api.seedUser({
      asEmployeesId: seller.id,
      permissions: ["talk"],
      firstName: "Iván",
    });
    const poster = await api.seedUser({ asEmployeesId: seller.id, permissions: ["post"] });
    const { thread, record } = await ask("Hola");
    expect(
      (await api.call("messages/messages", { thread_id: thread.thread_id }, poster)).code,
    ).toBe("NOT_FOUND");
    await read(thread.thread_id, record.message_id, seller);
    expect((await box(talker)).activemsgcount.unread).toBe(1);
    const { record: answer } = await write(thread.thread_id, "Buenas", talker);
    expect(answer.author_name).toBe("Iván, Automóviles Turia");
  });

  it("are refused on the own lot, on a draft, without a verified mail, and empty", async () => {
    const employee = await api.seedUser({ asEmployeesId: seller.id, permissions: ["talk"] });
    const unknown = await api.seedUser({ status: "email_unverified" });
    const draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
    const codeOf = async (as: SeededUser | null, project_id = lot, text = "Hola") =>
      (await api.call("messages/saveMessageFromView", { project_id, text, client_key: key() }, as))
        .code;
    expect(await codeOf(seller)).toBe("OWN_LOT");
    expect(await codeOf(employee)).toBe("OWN_LOT");
    expect(await codeOf(buyer, draft)).toBe("NOT_FOUND");
    expect(await codeOf(unknown)).toBe("NOT_VERIFIED");
    expect(await codeOf(staff)).toBe("FORBIDDEN");
    expect(await codeOf(null)).toBe("NOT_SIGNED_IN");
    expect(await codeOf(buyer, lot, "  ")).toBe("INVALID_INPUT");
    expect(await codeOf(buyer, lot, "a".repeat(4_001))).toBe("INVALID_INPUT");
    expect((await box(seller)).totalRecords).toBe(0);
  });

  it("can be archived by one side, until a new one comes", async () => {
    const { thread } = await ask("Hola");
    const { thread_id } = thread;
    const { responseData } = await api.call(
      "messages/archiveMessages",
      { thread_ids: [thread_id], archived: 1 },
      seller,
    );
    expect(responseData.activemsgcount.count).toBe(0);
    expect(responseData.archivemsgcount).toEqual({ count: 1, unread: 1 });
    expect((await box(buyer)).totalRecords).toBe(1);
    expect((await box(seller, { box: "archive" })).records).toHaveLength(1);
    await write(thread_id, "¿Sigue ahí?", buyer);
    expect((await box(seller)).totalRecords).toBe(1);
  });

  it("are removed from one side alone", async () => {
    const { thread } = await ask("Hola");
    const { thread_id } = thread;
    await write(thread_id, "Dígame", seller);
    await api.call("messages/deleteMessage", { thread_ids: [thread_id] }, seller);
    expect((await box(seller)).totalRecords).toBe(0);
    expect(await textsOf(thread_id, buyer)).toEqual(["Hola", "Dígame"]);
    await write(thread_id, "¿Y el precio?", buyer);
    expect(await textsOf(thread_id, seller)).toEqual(["¿Y el precio?"]);
  });

  it("can be taken back for two minutes, as long as they were not read", async () => {
    const { thread, record } = await ask("Le doy 9.000");
    const { thread_id } = thread;
    const takeBack = async (message_id: number, as = buyer) =>
      (await api.call("messages/deleteMessage", { message_id }, as)).code;
    expect(await takeBack(record.message_id, seller)).toBe("NOT_FOUND");
    expect(await takeBack(record.message_id)).toBeNull();
    expect((await open(thread_id, seller)).messages).toMatchObject([{ text: "", taken_back: 1 }]);
    expect((await box(seller)).activemsgcount.unread).toBe(0);
    const second = await write(thread_id, "Le doy 8.000", buyer);
    expect(second.record.take_back_until).toEqual(expect.any(Number));
    await read(thread_id, second.record.message_id, seller);
    expect(await takeBack(second.record.message_id)).toBe("TOO_LATE_TO_EDIT");
    const third = await write(thread_id, "¿Hola?", buyer);
    await age(thread_id, 3);
    expect(await takeBack(third.record.message_id)).toBe("TOO_LATE_TO_EDIT");
  });

  it("end where one side blocks the other, until it does not any more", async () => {
    const { thread } = await ask("Hola");
    const { thread_id } = thread;
    await api.call("custom/blockPerson", { thread_id, blocked: 1 }, seller);
    expect(await tryWrite({ thread_id, text: "¿Por qué?" }, buyer)).toBe("BLOCKED_BY_OTHER");
    expect(await tryWrite({ thread_id, text: "Adiós" }, seller)).toBe("THREAD_CLOSED");
    const [shown] = (await open(thread_id, seller)).records;
    expect(shown).toMatchObject({ blocked: 1, closed: "blocked" });
    const further = await api.seedLot({ sellerId: seller.id });
    const input = { project_id: further, text: "Hola", client_key: key() };
    expect((await api.call("messages/saveMessageFromView", input, buyer)).code).toBe(
      "BLOCKED_BY_OTHER",
    );
    await api.call("custom/blockPerson", { thread_id, blocked: 0 }, seller);
    expect(await tryWrite({ thread_id, text: "Gracias" }, buyer)).toBeNull();
  });

  it("end ninety days after the lot", async () => {
    const { thread } = await ask("Hola");
    await house.db.query(
      "update lots set status = 'unsold', opens_at = now() - interval '99 days', closes_at = now() - interval '91 days' where id = $1",
      [lot],
    );
    expect(await tryWrite({ thread_id: thread.thread_id, text: "Hola" }, seller)).toBe(
      "THREAD_CLOSED",
    );
    expect((await open(thread.thread_id, buyer)).records[0]?.closed).toBe("lot");
  });

  it("are thirty in ten minutes at the most", async () => {
    const { thread } = await ask("1");
    for (let n = 2; n <= 30; n += 1) await write(thread.thread_id, String(n), buyer);
    expect(await tryWrite({ thread_id: thread.thread_id, text: "31" }, buyer)).toBe("RATE_LIMITED");
    expect(await tryWrite({ thread_id: thread.thread_id, text: "Hola" }, seller)).toBeNull();
  });

  it("go to the house and come back, from any of its people", async () => {
    const person = await api.seedUser();
    const asked = await api.call(
      "messages/saveMessage",
      { text: "Mi correo es ana@correo.es", client_key: key() },
      person,
    );
    const { thread } = asked.responseData;
    expect(thread).toMatchObject({ kind: "house", side: "account", other_name: "" });
    const second = await api.seedUser({ admin: true, staff: true });
    expect(await textsOf(thread.thread_id, second)).toEqual(["Mi correo es ana@correo.es"]);
    await write(thread.thread_id, "Gracias", second);
    expect((await box(person)).activemsgcount).toEqual({ count: 1, unread: 1 });
    expect(await tryWrite({ text: "Hola" }, staff)).toBe("FORBIDDEN");
  });

  it("are found by lot, by name and by their words, but not by what is hidden", async () => {
    const { thread } = await ask("¿Está revisado el cinturón? Llame al 654123456");
    const byTitle = await api.call("messages/searchprojectmessages", { search: "león" }, seller);
    expect(byTitle.responseData.records.map(({ thread_id }) => thread_id)).toEqual([
      thread.thread_id,
    ]);
    const byName = await api.call("messages/searchprojectmessages", { search: "lucía" }, seller);
    expect(byName.responseData.totalRecords).toBe(1);
    const bySurname = await api.call(
      "messages/searchprojectmessages",
      { search: "ferrer" },
      seller,
    );
    expect(bySurname.responseData.totalRecords).toBe(0);
    const byWord = await api.call(
      "messages/searchactualmessages",
      { search: "cinturones" },
      seller,
    );
    const [found] = byWord.responseData.records;
    expect(found?.marked.filter((part) => part.found).map((part) => part.text)).toEqual([
      "cinturón",
    ]);
    expect(found?.marked.map((part) => part.text).join("")).not.toContain("654");
    const byNumber = await api.call(
      "messages/searchactualmessages",
      { search: "654123456" },
      seller,
    );
    expect(byNumber.responseData.totalRecords).toBe(0);
  });

  describe("that were not read", () => {
    const lettersTo = async ({ email }: SeededUser) =>
      (await api.outbox(email)).filter(({ template }) => template === "messageUnread");
    const tell = (nowMs = DAY) => tellUnread({ ...house.ctx, now: () => Promise.resolve(nowMs) });

    it("are told by one letter after ten minutes, and again only once they were read", async () => {
      const { thread, record } = await ask("¿Tiene ITV? Llame al 654123456");
      await tell();
      expect(await lettersTo(seller)).toEqual([]);
      await age(thread.thread_id, 11);
      await tell(NIGHT);
      expect(await lettersTo(seller)).toEqual([]);
      await tell();
      await write(thread.thread_id, "¿Hola?", buyer);
      await age(thread.thread_id, 11);
      await tell();
      const letters = await lettersTo(seller);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.text).toContain("¿Tiene ITV?");
      expect(letters[0]?.text).not.toContain("654123456");
      expect(letters[0]?.text).toContain(`/messages?conversacion=${thread.thread_id}`);
      await read(thread.thread_id, record.message_id + 1_000, seller);
      await write(thread.thread_id, "¿Y bien?", buyer);
      await age(thread.thread_id, 11);
      await tell();
      expect(await lettersTo(seller)).toHaveLength(2);
    });

    it("are not told in a conversation whose letters were ended, nor where nobody wants them", async () => {
      const { thread } = await ask("Hola");
      await api.call(
        "messages/archiveMessages",
        { thread_ids: [thread.thread_id], muted: 1 },
        seller,
      );
      const other = await ask("Hola", stranger);
      await api.call(
        "user/updatePreference",
        { notifications: { message: { mail: false } } },
        seller,
      );
      await age(thread.thread_id, 11);
      await age(other.thread.thread_id, 11);
      await tell();
      expect(await lettersTo(seller)).toEqual([]);
    });
  });

  it("bring files, which the two sides alone can have", async () => {
    const png = Uint8Array.from(
      atob(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      ),
      (sign) => sign.codePointAt(0) ?? 0,
    );
    const form = new FormData();
    form.set("project_id", String(lot));
    form.set("text", "");
    form.set("client_key", key());
    form.append("files", new File([png], "golpe.png", { type: "image/png" }));
    const answer = await api.fetch("http://house.test/api/messages/saveMessageFromView", {
      method: "POST",
      headers: { authorization: `Bearer ${buyer.token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    const { responseData } = (await answer.json()) as Awaited<
      ReturnType<typeof ask>
    > extends infer Data
      ? { responseData: Data }
      : never;
    const [file] = responseData.record.files;
    expect(file).toMatchObject({ name: "golpe.png", type: "image/png" });
    const wanted = { kind: "message" as const, id: file?.file_id ?? 0 };
    expect(await givenFile(api, wanted, seller)).toContain("golpe.png");
    expect(await givenFile(api, wanted, stranger)).toBe("NOT_FOUND");
    expect(await givenFile(api, wanted, staff)).toBe("NOT_FOUND");
  });

  /** A page on which a person is signed in, and the conversations of which it heard. */
  async function pageOf({ token }: SeededUser) {
    const said: ServerMessage[] = [];
    const socket = new api.WebSocket("ws://in-page");
    socket.onmessage = ({ data }) => said.push(ServerMessage.parse(JSON.parse(String(data))));
    socket.onopen = () => socket.send(JSON.stringify({ event: "hello", data: { token } }));
    await expect.poll(() => said.some(({ event }) => event === "session")).toBe(true);
    const heard = () =>
      said.flatMap((message) => (message.event === "inbox" ? [message.data.thread_id] : []));
    return { heard, close: () => socket.close() };
  }

  it("are heard of at once on the pages of both sides, and of people who may talk", async () => {
    const works = { admin: true, asEmployeesId: seller.id } as const;
    const talker = await api.seedUser({ ...works, permissions: ["talk"] });
    const clerk = await api.seedUser({ ...works, permissions: ["money"] });
    const people = [buyer, seller, talker, clerk, stranger, staff];
    const pages = await Promise.all(people.map(pageOf));
    const { thread, record } = await ask("Hola");
    await expect.poll(() => pages[1]?.heard()).toEqual([thread.thread_id]);
    await read(thread.thread_id, record.message_id, seller);
    await expect.poll(() => pages[0]?.heard()).toEqual([thread.thread_id, thread.thread_id]);
    const house = await api.call(
      "messages/saveMessage",
      { text: "Hola", client_key: key() },
      stranger,
    );
    const withHouse = house.responseData.thread.thread_id;
    await expect.poll(() => pages[5]?.heard()).toEqual([withHouse]);
    expect(pages.map((page) => new Set(page.heard()))).toEqual([
      new Set([thread.thread_id]),
      new Set([thread.thread_id]),
      new Set([thread.thread_id]),
      new Set(),
      new Set([withHouse]),
      new Set([withHouse]),
    ]);
    for (const page of pages) page.close();
  });

  it("keep a text as it is, whatever it holds", async () => {
    const text = "<script>alert(1)</script> {{7*7}} \u202Eodatse\u202C\n=HYPERLINK(1)";
    const { thread } = await ask(text);
    expect(await textsOf(thread.thread_id, seller)).toEqual([
      "<script>alert(1)</script> {{7*7}} odatse\n=HYPERLINK(1)",
    ]);
  });
});
