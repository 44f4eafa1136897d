import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SELLER_PERMISSIONS } from "martillo/contract";
import { PAGE, pageToken, seedPartner } from "../partners/testing/partner-pages";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { wantsNotification } from "./preference-repository";

/** What a session says besides of a person who acts alone. */
const WHO_ACTS = { acted_by: null, accounts: [], permissions: [...SELLER_PERMISSIONS] };

describe.each(engines)("profiles on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    await seedPartner(api);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  describe("changing one's own", () => {
    it("writes what is named, leaves the rest, and clears what is empty", async () => {
      const me = await api.seedUser({ firstName: "Lucía", companyname: "Talleres Sol" });
      const first = await api.call(
        "user/updateProfile",
        { address1: " Calle Mayor, 3 ", zip: "28013", city: "Madrid" },
        me,
      );
      expect(first.responseData.user).toMatchObject({
        first_name: "Lucía",
        companyname: "Talleres Sol",
        address1: "Calle Mayor, 3",
        zip: "28013",
        city: "Madrid",
      });
      await api.call("user/updateProfile", { companyname: "", last_name: "Sanz" }, me);
      const now = (await api.call("user/validateUser", {}, me)).responseData;
      expect(now).toMatchObject({ companyname: null, last_name: "Sanz", zip: "28013" });
      const { user } = (await api.call("user/updateProfile", {}, me)).responseData;
      expect(now).toEqual({ ...user, ...WHO_ACTS });
    });

    it("never takes role, status, verification, e-mail, phone, plan or password", async () => {
      const me = await api.seedUser();
      const before = await readRow(me.id);
      const forged = {
        id: 1,
        email: "otro@example.test",
        phone: "+34600111222",
        phone_verified: 1,
        verified_phonenum: "+34600111222",
        email_verified: 0,
        admin: 1,
        staff: 1,
        status: "deactivate",
        approved_to_bid: 0,
        as_employees_id: 1,
        membership: "enterprise",
        membership_period: "yearly",
        trial_activated: 1,
        membership_end: 4_000_000_000_000,
        bid_limit_cents: 1,
        seller_type: "seller",
        emp_type: "seller",
        organization: "Casa ajena",
        google_id: "x",
        password: "Otra-2026!",
        password_hash: "x",
        country: "FR",
      };
      const answer = await api.call("user/updateProfile", forged, me);
      expect(answer.code).toBeNull();
      expect(await readRow(me.id)).toEqual(before);
    });

    it("changes nobody else", async () => {
      const [me, other] = [await api.seedUser(), await api.seedUser()];
      const before = await readRow(other.id);
      await api.call("user/updateProfile", { id: other.id, first_name: "Iván" } as object, me);
      expect(await readRow(other.id)).toEqual(before);
    });

    it("lets sellers alone name an organisation", async () => {
      const [seller, buyer] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const change = { organization: "Automóviles Turia" };
      const [ofSeller, ofBuyer] = await Promise.all(
        [seller, buyer].map((me) => api.call("user/updateProfile", change, me)),
      );
      expect(ofSeller?.responseData.user.organization).toBe("Automóviles Turia");
      expect(ofBuyer?.responseData.user.organization).toBeNull();
    });

    it("keeps a postcode one way, however it is written", async () => {
      const me = await api.seedUser();
      const { code } = await api.call("user/updateProfile", { zip: "28 013\u200B" }, me);
      expect(code).toBeNull();
      expect(await readRow(me.id)).toMatchObject({ zip: "28013" });
    });

    it.each([
      ["a name of one letter", { first_name: "A" }, "first_name"],
      ["an empty name", { first_name: "" }, "first_name"],
      ["a name of sixteen letters", { last_name: "a".repeat(16) }, "last_name"],
      ["letters in the postcode", { zip: "28O13" }, "zip"],
      ["seven digits of a postcode", { zip: "2801300" }, "zip"],
      ["four digits of a postcode", { zip: "2801" }, "zip"],
      ["a postcode of no province", { zip: "53001" }, "zip"],
      ["a company without end", { companyname: "x".repeat(121) }, "companyname"],
      ["a line break in a name", { first_name: "Ana\r\nBcc: x" }, "first_name"],
      ["a line break in an address", { address1: "Calle\nMayor" }, "address1"],
      ["a list for a town", { city: ["Madrid"] }, "city"],
      ["fields of the house that are no table", { custom_fields: "x" }, "custom_fields"],
    ])("refuses %s and writes nothing", async (_what, wrong, field) => {
      const me = await api.seedUser();
      const before = await readRow(me.id);
      const input = { state: "Soria", ...wrong } as object;
      const { code, refusal } = await api.call("user/updateProfile", input, me);
      expect([code, Object.keys(refusal.fields ?? {})]).toEqual(["INVALID_INPUT", [field]]);
      expect(await readRow(me.id)).toEqual(before);
    });

    it("keeps what looks like markup as the letters it is", async () => {
      const me = await api.seedUser();
      const text = `<img src=x onerror="alert(1)">'; drop table users; --`;
      const answer = await api.call("user/updateProfile", { companyname: text }, me);
      expect(answer.responseData.user.companyname).toBe(text);
    });

    it("adds to the house's own fields, and takes no others", async () => {
      await open.db.query(
        `insert into dynamic_fields (name, type, label, show_order, view_page)
         values ('flota', 'number', 'Flota', 20, 3), ('cargo', 'text', 'Cargo', 21, 3)`,
      );
      const me = await api.seedUser();
      const wrong = await api.call("user/updateProfile", { custom_fields: { flota: "doce" } }, me);
      expect(wrong.refusal.fields).toEqual({ "custom_fields.flota": "Importe no válido." });
      await api.call("user/updateProfile", { custom_fields: { flota: "12" } }, me);
      const answer = await api.call(
        "user/updateProfile",
        { custom_fields: { cargo: "Jefe", rango: "1" } },
        me,
      );
      expect(answer.responseData.user.custom_fields).toEqual({ flota: 12, cargo: "Jefe" });
    });

    it("stores no markup that the house does not take, and no entry that is wrong", async () => {
      await open.db.query(
        `insert into dynamic_fields (name, type, label, show_order, view_page, fields)
         values ('sobre', 'editor', 'Sobre', 30, 3, '[]'), ('coches', 'rows', 'Coches', 31, 3, $1::jsonb)`,
        [
          JSON.stringify([
            { name: "km", type: "number", label: "Km", hint: "", is_required: 1, options: [] },
          ]),
        ],
      );
      const me = await api.seedUser();
      const write = (custom_fields: object) =>
        api.call("user/updateProfile", { custom_fields: { ...custom_fields } }, me);
      const answer = await write({
        sobre: `<p onclick="x()">Hola <strong>ahí</strong><script>x()</script></p>`,
        coches: [{ km: "12,5", dueño: "x" }],
      });
      expect(answer.responseData.user.custom_fields).toEqual({
        sobre: "<p>Hola <strong>ahí</strong></p>",
        coches: [{ km: 12.5 }],
      });
      const wrong = await write({ coches: [{ km: 1 }, { km: "" }] });
      expect(wrong.refusal.fields).toEqual({
        "custom_fields.coches": "Revise lo que ha añadido.",
      });
    });
  });

  describe("the whole profile", () => {
    it("is the user and what they prefer", async () => {
      const me = await api.seedUser();
      const { user, preferences } = (await api.call("user/decryptProfile", {}, me)).responseData;
      const now = (await api.call("user/validateUser", {}, me)).responseData;
      expect(now).toEqual({ ...user, ...WHO_ACTS });
      expect(preferences).toMatchObject({ time_zone: "Europe/Madrid", theme: "auto" });
      expect(preferences.notifications.outbid).toEqual({ mail: true, sms: false });
      // What the page says anyway is asked for, never assumed.
      expect(preferences.notifications.bid_accepted).toEqual({ mail: false, sms: false });
    });

    it("says whether there is a password and a Google account", async () => {
      const me = await api.seedUser();
      await open.db.query("update users set google_id = 'g-1' where id = $1", [me.id]);
      const { user } = (await api.call("user/decryptProfile", {}, me)).responseData;
      expect([user.has_password, user.google_linked]).toEqual([1, 1]);
      expect(JSON.stringify(user)).not.toContain("g-1");
      expect(JSON.stringify(user)).not.toContain("argon2");
    });

    it("is blank on partners' pages", async () => {
      const me = await api.seedUser({ admin: true });
      await api.call(
        "user/updateProfile",
        {
          address1: "Calle Mayor, 3",
          address2: "2.º B",
          zip: "28013",
          organization: "Casa",
          custom_fields: { nif: "1" },
        },
        me,
      );
      await open.db.query(
        `update users set verified_phonenum = '+34600111222', membership = 'launch',
           membership_start = now(), avatar = 'a.webp', google_id = 'g-2' where id = $1`,
        [me.id],
      );
      const { token } = await pageToken(api, me, ["bid"]);
      const page = { token, origin: PAGE };
      const seen = (await api.call("user/validateUser", {}, page)).responseData;
      expect(seen).toMatchObject({
        email: "",
        phone: null,
        address1: null,
        address2: null,
        zip: null,
        organization: null,
        custom_fields: {},
        verified_phonenum: null,
        membership: null,
        membership_start: null,
        avatar: null,
        google_linked: 0,
        seller_type: "buyer",
      });
      for (const name of ["user/decryptProfile", "user/updateProfile"] as const) {
        expect((await api.call(name, {}, page)).code).toBe("SITE_SESSION_REQUIRED");
      }
    });
  });

  describe("preferences", () => {
    it("change one by one and stay", async () => {
      const me = await api.seedUser();
      await api.call("user/updatePreference", { notifications: { outbid: { mail: false } } }, me);
      await api.call(
        "user/updatePreference",
        { time_zone: "Atlantic/Canary", language: "for_uruguay", theme: "dark" },
        me,
      );
      const { preferences } = (await api.call("user/decryptProfile", {}, me)).responseData;
      expect(preferences).toMatchObject({
        time_zone: "Atlantic/Canary",
        language: "for_uruguay",
        theme: "dark",
      });
      expect(preferences.notifications).toMatchObject({
        outbid: { mail: false, sms: false },
        won: { mail: true, sms: false },
      });
      expect(await wantsNotification(open.db, me.id, "outbid", "mail")).toBe(false);
      expect(await wantsNotification(open.db, me.id, "won", "mail")).toBe(true);
      const back = await api.call("user/updatePreference", { language: null }, me);
      expect(back.responseData.preferences.language).toBeNull();
    });

    it("lose nothing when two change at once", async () => {
      const me = await api.seedUser();
      await Promise.all([
        api.call("user/updatePreference", { notifications: { won: { mail: false } } }, me),
        api.call("user/updatePreference", { notifications: { bid_accepted: { mail: true } } }, me),
        api.call("user/updatePreference", { theme: "light" }, me),
      ]);
      const { preferences } = (await api.call("user/decryptProfile", {}, me)).responseData;
      expect(preferences.theme).toBe("light");
      expect([
        preferences.notifications.won.mail,
        preferences.notifications.bid_accepted.mail,
      ]).toEqual([false, true]);
    });

    it("send to a phone only once it is verified", async () => {
      const me = await api.seedUser();
      const wish = { notifications: { outbid: { sms: true } } };
      expect((await api.call("user/updatePreference", wish, me)).code).toBe("NOT_VERIFIED");
      await open.db.query("update users set phone_verified = true where id = $1", [me.id]);
      const answer = await api.call("user/updatePreference", wish, me);
      expect(answer.responseData.preferences.notifications.outbid.sms).toBe(true);
    });

    it.each([
      ["a kind that there is not", { notifications: { lottery: { mail: true } } }],
      ["a medium that there is not", { notifications: { won: { fax: true } } }],
      ["a word for a yes", { notifications: { won: { mail: "yes" } } }],
      ["a time zone elsewhere", { time_zone: "Europe/Paris" }],
      ["a language that there is not", { language: "for_klingon" }],
      ["looks that there are not", { theme: "pink" }],
    ])("refuse %s", async (_what, wrong) => {
      const me = await api.seedUser();
      const answer = await api.call("user/updatePreference", wrong as object, me);
      expect(answer.code).toBe("INVALID_INPUT");
    });
  });

  async function readRow(id: number) {
    const [row] = await open.db.query("select * from users where id = $1", [id]);
    return { ...(row as object), updated_at: null };
  }
});
