import { translations } from "../../_made/letters";
import { deliveryOf } from "../../platform/mail/delivery";
import { SearchCriteria } from "martillo/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { silentLog } from "../../platform/call/log";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { queryFromParams } from "../../../../widgets/lot-list/lot-query";
import { filtersOf, queryOf } from "./criteria";
import { sendAlerts } from "./send-alerts";

const ANY = { search_text: "Audi" };

describe.each(engines)("saved searches on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    await open.db.exec("delete from saved_searches; delete from outbox;");
  });

  function tellNews(db = open.db) {
    const delivery = deliveryOf("demo", {}, translations);
    return sendAlerts({ db, config: DEFAULT_CONFIG, delivery, log: silentLog });
  }

  async function letters(to: string) {
    return open.db.query<{ subject: string; text: string; html: string }>(
      "select subject, text, html from outbox where recipient = $1 order by id",
      [to],
    );
  }

  async function linkIn(to: string, name: "confirmar" | "parar") {
    const text = (await letters(to)).at(-1)?.text ?? "";
    return new RegExp(`${name}=([\\w-]+)`).exec(text)?.[1] ?? "";
  }

  it("keeps what a member looks for, and says what fits now", async () => {
    const person = await api.seedUser();
    await api.seedLot({ title: "Audi A4 guardada", brand: "Audi", startCents: 900_000 });
    await api.seedLot({ title: "Audi A8 guardada", brand: "Audi", startCents: 4_000_000 });
    const input = { search_text: "guardada", brand: "Audi", wprice: "-20000" };
    const { record, matches } = (await api.call("user/addSavedSearch", input, person)).responseData;
    expect(matches).toEqual({ auctions: 1, sales: 0 });
    expect(record).toMatchObject({ ...input, category: [], matches });
    expect(record?.query).toBe("search=guardada&brand=Audi&price=-20000");
    const list = (await api.call("user/getSavedSearch", {}, person)).responseData;
    expect(list).toMatchObject({ records: [record], totalRecords: 1, setDisp: "1–1 de 1" });
  });

  it("changes and removes one's own alone", async () => {
    const [one, other] = [await api.seedUser(), await api.seedUser()];
    const { record } = (await api.call("user/addSavedSearch", ANY, one)).responseData;
    const id = record?.id ?? 0;
    const theft = await api.call("user/addSavedSearch", { ...ANY, id }, other);
    expect(theft.code).toBe("NOT_FOUND");
    expect((await api.call("user/addSavedSearch", { ...ANY, id })).code).toBe("NOT_SIGNED_IN");
    expect((await api.call("user/removeSavedSearch", { id }, other)).code).toBe("NOT_FOUND");
    const changed = { search_text: "BMW", id };
    const after = await api.call("user/addSavedSearch", changed, one);
    expect(after.responseData.record).toMatchObject({ id, search_text: "BMW" });
    expect((await api.call("user/removeSavedSearch", { id }, one)).code).toBeNull();
    const list = await api.call("user/getSavedSearch", {}, one);
    expect(list.responseData.records).toEqual([]);
  });

  it("takes a form as it was before anything was filled in", async () => {
    const person = await api.seedUser();
    const form = {
      ...ANY,
      id: "",
      email: "",
      category: "Turismos",
      doors: "",
      wprice: "",
    } as const;
    const { code, responseData } = await api.call("user/addSavedSearch", form, person);
    expect(code).toBeNull();
    expect(responseData.record).toMatchObject({ category: ["Turismos"], doors: "" });
    const guest = await api.call("user/addSavedSearch", { ...form, id: null, termCheck: true });
    expect(Object.keys(guest.refusal.fields ?? {})).toEqual(["email"]);
  });

  it("counts what fits the alerts of a page in one question, each for itself", async () => {
    let questions = 0;
    const db: Db = {
      ...open.db,
      query(sql, params) {
        if (/count\(\*\)[^;]*from lot_listing l where/.test(sql)) questions += 1;
        return open.db.query(sql, params);
      },
    };
    const counting = await createTestApi({ db });
    const person = await api.seedUser();
    await api.seedLot({ title: "Contada Uno", auction: 0, status: "open" });
    await api.seedLot({ title: "Contada Dos", startCents: 5_000_000 });
    for (const input of [
      { search_text: "Contada", wprice: "40000-" },
      { search_text: "Contada" },
      { search_text: "ninguna" },
    ]) {
      await api.call("user/addSavedSearch", input, person);
    }
    const { records } = (await counting.call("user/getSavedSearch", {}, person)).responseData;
    expect(records.map(({ matches }) => matches)).toEqual([
      { auctions: 0, sales: 0 },
      { auctions: 1, sales: 1 },
      { auctions: 1, sales: 0 },
    ]);
    expect(questions).toBe(1);
    await counting.close();
  });

  it("refuses what nobody can look for", async () => {
    const person = await api.seedUser();
    const empty = await api.call("user/addSavedSearch", { search_text: "  " }, person);
    expect(empty.refusal.fields).toEqual({ search_text: "El título es obligatorio." });
    const upside = await api.call("user/addSavedSearch", { ...ANY, power: "200-100" }, person);
    expect(Object.keys(upside.refusal.fields ?? {})).toEqual(["power"]);
    const guest = await api.call("user/addSavedSearch", ANY);
    expect(guest.refusal.fields).toEqual({ email: "Obligatorio." });
    const wrong = await api.call("user/addSavedSearch", { ...ANY, email: "nadie" });
    expect(wrong.refusal.fields).toEqual({ email: "El correo no tiene un formato válido." });
    const rude = await api.call("user/addSavedSearch", { ...ANY, email: "a@example.test" });
    expect(rude.refusal.fields).toEqual({
      termCheck: "Por favor acepte los términos para continuar.",
    });
    const many = Array.from({ length: 51 }, () => api.call("user/addSavedSearch", ANY, person));
    const codes = (await Promise.all(many)).map((answer) => answer.code);
    expect(codes).toContain("TOO_MANY_SAVED_SEARCHES");
  });

  it("writes to a guest only after the link was followed, and no more after the other one", async () => {
    const email = "visita@example.test";
    const input = { search_text: "noticia", email, termCheck: true };
    const saved = await api.call("user/addSavedSearch", input);
    expect(saved.responseData).toEqual({ record: null, matches: { auctions: 0, sales: 0 } });
    await api.seedLot({ title: "Seat noticia uno" });
    expect(await tellNews()).toBe(0);

    const [asked] = await letters(email);
    // Anybody could have had this written to anybody.
    for (const part of [asked?.subject, asked?.text]) expect(part ?? "").not.toContain("noticia");
    const token = await linkIn(email, "confirmar");
    const started = await api.call("custom/confirmSavedSearch", { token });
    expect(started.responseData).toEqual({ search_text: "noticia" });
    expect(await tellNews()).toBe(1);
    expect(await tellNews()).toBe(0);
    const [, news] = await letters(email);
    expect(news?.text).toContain("Seat noticia uno");

    const stop = await linkIn(email, "parar");
    expect((await api.call("custom/stopSavedSearch", { token: stop })).code).toBeNull();
    expect((await api.call("custom/stopSavedSearch", { token: stop })).code).toBeNull();
    await api.seedLot({ title: "Seat noticia dos" });
    expect(await tellNews()).toBe(0);
    expect((await api.call("custom/confirmSavedSearch", { token })).code).toBe("LINK_EXPIRED");
  });

  it("does not fill a mailbox with letters of strangers", async () => {
    const input = { ...ANY, email: "llena@example.test", termCheck: true };
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await api.call("user/addSavedSearch", input)).code);
    // Four of the six a day: no network uses up what a mailbox may be sent.
    expect(codes).toEqual([...Array<null>(4).fill(null), "RATE_LIMITED"]);
    expect(await letters(input.email)).toHaveLength(4);
  });

  it("writes to members who want it, at an address that they have shown to be theirs", async () => {
    const [quiet, unproven] = [await api.seedUser(), await api.seedUser()];
    for (const one of [quiet, unproven]) {
      await api.call("user/addSavedSearch", { search_text: "Lancia" }, one);
    }
    const notifications = { saved_search: { mail: false } };
    await api.call("user/updatePreference", { notifications }, quiet);
    await open.db.query("update users set email_verified = false where id = $1", [unproven.id]);
    await api.seedLot({ title: "Lancia Delta", brand: "Lancia" });
    expect(await tellNews()).toBe(0);
    await open.db.query("update users set email_verified = true where id = $1", [unproven.id]);
    expect(await tellNews()).toBe(1);
    expect(await letters(quiet.email)).toEqual([]);
  });

  it("knows no made-up link, and no old one", async () => {
    const made = await api.call("custom/confirmSavedSearch", { token: "x".repeat(43) });
    expect(made.code).toBe("LINK_EXPIRED");
    const email = "tarde@example.test";
    await api.call("user/addSavedSearch", { ...ANY, email, termCheck: true });
    await open.db.query("update saved_search_links set created_at = now() - interval '8 days'");
    const token = await linkIn(email, "confirmar");
    expect((await api.call("custom/confirmSavedSearch", { token })).code).toBe("LINK_EXPIRED");
  });

  it("tells a member of each new lot once, also when two processes look at the same time", async () => {
    const person = await api.seedUser();
    await api.seedLot({ title: "Opel vieja", brand: "Opel" });
    await api.call("user/addSavedSearch", { search_text: "Opel" }, person);
    await api.seedLot({ title: "Opel <b>nueva</b>", brand: "Opel" });
    const written = await Promise.all([tellNews(), tellNews(), tellNews()]);
    expect(written.reduce((sum, count) => sum + count)).toBe(1);
    const [letter, ...others] = await letters(person.email);
    expect(others).toEqual([]);
    expect(letter?.text).not.toContain("Opel vieja");
    expect(letter?.html).toContain("Opel &lt;b&gt;nueva&lt;/b&gt;");
    await open.db.query("update users set status = 'deactivate' where id = $1", [person.id]);
    await api.seedLot({ title: "Opel tercera", brand: "Opel" });
    expect(await tellNews()).toBe(0);
  });
});

describe("the address of a search", () => {
  it("leaves out what is any", () => {
    const none = SearchCriteria.parse({ search_text: "a&b", kilometers: "-" });
    expect(queryOf(none)).toBe("search=a%26b");
    const some = { ...none, search_text: "x", category: ["Motos", "Coches"], power: "100-" };
    expect(queryOf(some)).toBe("search=x&category=Motos&category=Coches&power=100-");
  });

  it("is read by a list as the search that was saved", () => {
    const criteria = SearchCriteria.parse({
      search_text: "familiar",
      category: ["Coches"],
      brand: "Audi",
      model: "A4",
      fuel: "Diésel",
      transmission: "Manual",
      body_type: "Familiar",
      doors: "5",
      power: "100-200",
      registration_year: "2015-",
      wprice: "-20000",
      kilometers: "-150000",
    });
    expect(queryFromParams(new URLSearchParams(queryOf(criteria)))).toEqual({
      search: "familiar",
      filters: filtersOf(criteria),
    });
  });
});
