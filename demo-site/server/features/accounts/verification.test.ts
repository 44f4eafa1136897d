import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { NO_LIMIT } from "../../in-page/no-limits";
import type { SeededUser } from "../../seed/seed-rows";

const SMS = { ...DEFAULT_CONFIG.sms, prefixes: ["+34", "+54", "+598"] };
const CODES = { ...DEFAULT_CONFIG.codes, resendSeconds: 0, perDestination: NO_LIMIT };

describe.each(engines)("verification on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let api: InPageApi;
  let count = 0;

  beforeAll(async () => {
    open = await openEngine();
    api = await createTestApi({
      db: open.db,
      config: { newAccounts: "verified", codes: CODES, sms: SMS },
    });
  }, 60_000);
  afterAll(async () => {
    await api?.close();
    await open?.close();
  });

  function newEmail() {
    return `nueva-${(count += 1)}@example.test`;
  }

  function newPhone() {
    return `+34611${String(100_000 + (count += 1))}`;
  }

  async function codeOf(address: string): Promise<string> {
    const [message] = await api.outbox(address);
    return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
  }

  function newcomer() {
    return api.seedUser({ status: "email_unverified", approvedToBid: false, phone: null });
  }

  const shown = ({ password }: SeededUser) => ({ current_password: password });

  async function liveSessionsOf({ id }: SeededUser): Promise<number> {
    const rows = await open.db.query(
      "select 1 from sessions where user_id = $1 and revoked_at is null",
      [id],
    );
    return rows.length;
  }

  async function unverify(id: number) {
    await open.db.query("update users set email_verified = false where id = $1", [id]);
  }

  describe("of a guest", () => {
    it("gives a proof for the right code, once", async () => {
      const email = newEmail();
      const sent = await api.call("user/sendEmailVerifyCode", {
        email: email.toUpperCase(),
        isRegister: 1,
        first_name: "<b>Lucía</b>",
      });
      expect(sent.responseData).toEqual({
        sent: true,
        expires_in: 300,
        resend_after: 0,
        length: 6,
      });
      const [mail] = await api.outbox(email);
      expect(mail).toMatchObject({ template: "verifyCode", recipient: email, status: "kept" });
      expect(mail?.html).not.toContain("<b>Lucía");

      const form = { email, verify_code: await codeOf(email) };
      const answer = await api.call("user/verifyEmailVerifyCode", form);
      expect(answer.responseData).toMatchObject({ verified: 1, token: null });
      expect(answer.responseData.proof).toMatch(/^[\w-]{40,}$/);
      expect((await api.call("user/verifyEmailVerifyCode", form)).code).toBe("VERIFY_CODE_EXPIRED");
    });

    it.each(["", null])("takes %j for no id, as a form without an account sends it", async (id) => {
      const input = { id, phone: newPhone(), isRegister: 1, isVerifyPhone: 0 } as const;
      expect((await api.call("user/sendPhoneVerifyCode", input)).code).toBeNull();
    });

    it("takes a phone however it is written", async () => {
      const phone = newPhone();
      const national = phone.slice(3);
      await api.call("user/sendPhoneVerifyCode", { phone: national, isRegister: 1 });
      const [message] = await api.outbox(phone);
      expect(message).toMatchObject({ kind: "sms", template: "verifyCode", recipient: phone });
      const written = `${national.slice(0, 3)} ${national.slice(3, 6)}-${national.slice(6)}`;
      const answer = await api.call("user/verifyPhoneVerifyCode", {
        phone: written,
        verify_code: await codeOf(phone),
      });
      expect(answer.responseData.proof).toBeTypeOf("string");
    });

    it.each([
      // As they are written at home, behind the code: with a zero, and with the 15 of mobiles.
      ["+54 1143211234", "+5401143211234", "+541143211234"],
      ["+5491143215678", "+54111543215678", "+5491143215678"],
      ["+598 99 123 456", "+598 099 123456", "+59899123456"],
    ])("knows that %s and %s are one phone", async (asked, again, phone) => {
      await api.call("user/sendPhoneVerifyCode", { phone: asked, isRegister: 1 });
      const answer = await api.call("user/verifyPhoneVerifyCode", {
        phone: again,
        verify_code: await codeOf(phone),
      });
      expect(answer.responseData?.proof).toBeTypeOf("string");
    });

    it("takes numbers of the USA alone where staff have switched them on", async () => {
      const { token } = await api.seedUser({ staff: true });
      const write = (value: Record<string, boolean>) =>
        api.call("setting/configurationAction", { key: "features", value }, { token });
      await write({ us_phones: true });
      onTestFinished(() => void write({}));
      const ask = (phone: string) => api.call("user/sendPhoneVerifyCode", { phone, isRegister: 1 });
      const text = "Escriba las 10 cifras del número.";
      expect((await ask("600 111 222")).refusal.fields).toEqual({ phone: text });
      expect((await ask("+34600111222")).refusal.fields).toEqual({ phone: text });
      // No message goes there, as the house has not named the country.
      expect((await ask("555 123 4567")).code).toBe("SMS_COUNTRY");
    });

    it("refuses a wrong code, and any after five of them", async () => {
      const email = newEmail();
      await api.call("user/sendEmailVerifyCode", { email, isRegister: true });
      const right = await codeOf(email);
      const wrong = right === "111111" ? "222222" : "111111";
      for (let guess = 0; guess < 5; guess += 1) {
        const answer = await api.call("user/verifyEmailVerifyCode", { email, verify_code: wrong });
        expect([answer.httpStatus, answer.code]).toEqual([422, "VERIFY_CODE_WRONG"]);
      }
      const late = await api.call("user/verifyEmailVerifyCode", { email, verify_code: right });
      expect([late.httpStatus, late.code]).toEqual([410, "VERIFY_CODE_EXPIRED"]);
    });

    it("says what is missing or no code, phone or e-mail", async () => {
      const empty = await api.call("user/verifyPhoneVerifyCode", {
        phone: "600111222",
        verify_code: "",
      });
      expect(empty.code).toBe("INVALID_INPUT");
      const odd = await api.call("user/sendPhoneVerifyCode", { phone: "600+111222" });
      expect(odd.refusal.fields).toHaveProperty("phone");
      const letters = await api.call("user/sendPhoneVerifyCode", { phone: "600 111 abc" });
      expect(letters.refusal.fields).toHaveProperty("phone");
      const email = await api.call("user/sendEmailVerifyCode", { email: "no es un correo" });
      expect(email.refusal.fields).toHaveProperty("email");
    });

    it("refuses an address that has an account where that is asked", async () => {
      const { email } = await api.seedUser();
      const asked = { email, isRegister: 1, registerUniqueEmail: 1 } as const;
      expect((await api.call("user/sendEmailVerifyCode", asked)).code).toBe("EMAIL_TAKEN");
      await api.call("user/sendEmailVerifyCode", { email, isRegister: 1 });
      const form = { email, verify_code: await codeOf(email) };
      expect((await api.call("user/verifyEmailVerifyCode", form)).code).toBe("EMAIL_TAKEN");
    });

    it("tells of a forgotten password nothing that depends on the account", async () => {
      const known = await api.seedUser();
      const closed = await api.seedUser({ status: "deactivate" });
      const answers = [];
      const milliseconds = [];
      for (const email of [known.email, closed.email, newEmail()]) {
        const askedAt = performance.now();
        const sent = await api.call("user/sendEmailVerifyCode", { email, isForgotPassword: 1 });
        milliseconds.push(performance.now() - askedAt);
        const form = { email, verify_code: "0000" };
        const guess = await api.call("user/verifyEmailVerifyCode", form);
        answers.push([sent.responseData, sent.code, guess.code, guess.message]);
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      // An address without an account takes as long as one that gets a letter.
      expect(Math.min(...milliseconds)).toBeGreaterThan(200);
      expect(await api.outbox(closed.email)).toEqual([]);
      const form = { email: known.email, verify_code: await codeOf(known.email) };
      const { responseData } = await api.call("user/verifyEmailVerifyCode", form);
      expect(responseData.proof).toBeTypeOf("string");
    });
  });

  describe("of the own account", () => {
    it("makes the e-mail the account's, lets it bid, and gives the session another token", async () => {
      const me = await newcomer();
      await unverify(me.id);
      const before = (await api.call("user/validateUser", {}, me)).responseData;
      expect([before.status, before.email_verified, before.approved_to_bid]).toEqual([
        "email_unverified",
        0,
        0,
      ]);
      await api.call("user/sendEmailVerifyCode", { email: me.email }, me);
      const form = { email: me.email, verify_code: await codeOf(me.email) };
      const { responseData, data } = await api.call("user/verifyEmailVerifyCode", form, me);
      expect(responseData).toEqual({ verified: 1, proof: null, token: expect.any(String) });
      expect(data).toEqual({ token: responseData.token });

      expect((await api.call("user/validateUser", {}, me)).code).toBe("SESSION_EXPIRED");
      const token = responseData.token ?? "";
      const after = (await api.call("user/validateUser", {}, { token })).responseData;
      expect([after.status, after.email_verified, after.approved_to_bid]).toEqual(["active", 1, 1]);
      // The address is the same: there is nothing to tell.
      expect((await api.outbox(me.email)).map(({ template }) => template)).toEqual(["verifyCode"]);
    });

    it("says while a code or a link for the present e-mail is on its way", async () => {
      const me = await newcomer();
      const sent = async () =>
        (await api.call("user/validateUser", {}, me)).responseData.email_verifysent;
      expect(await sent()).toBe(0);
      await api.call("user/sendEmailVerifyCode", { email: newEmail(), ...shown(me) }, me);
      expect(await sent()).toBe(0);
      await api.call("user/sendEmailVerifyCode", { email: me.email }, me);
      expect(await sent()).toBe(1);
      await open.db.query("update users set email = $2 where id = $1", [me.id, newEmail()]);
      expect(await sent()).toBe(0);
    });

    it("changes the e-mail, and tells the old one without saying which", async () => {
      const me = await api.seedUser();
      const email = newEmail();
      await api.call("user/sendEmailVerifyCode", { email, ...shown(me) }, me);
      const form = { email, verify_code: await codeOf(email) };
      const { responseData } = await api.call("user/verifyEmailVerifyCode", form, me);
      const token = responseData.token ?? "";
      expect((await api.call("user/validateUser", {}, { token })).responseData.email).toBe(email);
      const [told] = await api.outbox(me.email);
      expect(told).toMatchObject({ template: "emailChanged", recipient: me.email });
      expect(told?.text).not.toContain(email);
    });

    it("stores the verified phone, which belongs to one account", async () => {
      const [me, other] = [await newcomer(), await newcomer()];
      const phone = newPhone();
      const tokens = [];
      for (const user of [me, other]) {
        const asked = { phone, isVerifyPhone: 1, ...shown(user) } as const;
        await api.call("user/sendPhoneVerifyCode", asked, user);
        const form = { phone, verify_code: await codeOf(phone) };
        tokens.push(await api.call("user/verifyPhoneVerifyCode", form, user));
      }
      expect(tokens.map(({ code }) => code)).toEqual([null, "PHONE_TAKEN"]);
      const token = tokens[0]?.responseData.token ?? "";
      const { responseData } = await api.call("user/validateUser", {}, { token });
      expect(responseData).toMatchObject({
        phone,
        phone_verified: 1,
        verified_phonenum: phone,
        status: "active",
      });
      expect((await api.call("user/validateUser", {}, other)).responseData.phone).toBe(null);
    });

    it("is nobody else's affair: another's code and another's address do not fit", async () => {
      const [me, other] = [await newcomer(), await newcomer()];
      const email = newEmail();
      await api.call("user/sendEmailVerifyCode", { email, ...shown(me) }, me);
      const form = { email, verify_code: await codeOf(email) };
      expect((await api.call("user/verifyEmailVerifyCode", form, other)).code).toBe(
        "VERIFY_CODE_EXPIRED",
      );
      expect((await api.call("user/verifyEmailVerifyCode", form)).code).toBe("VERIFY_CODE_EXPIRED");
      const taken = await api.call("user/sendEmailVerifyCode", { email: other.email }, me);
      expect(taken.code).toBe("EMAIL_TAKEN");
    });

    it("gives back nothing that staff have taken", async () => {
      const me = await newcomer();
      const phone = newPhone();
      await open.db.query(
        "update users set status = 'active', approved_to_bid = false, admitted_at = now() where id = $1",
        [me.id],
      );
      await api.call("user/sendPhoneVerifyCode", { phone, ...shown(me) }, me);
      const form = { phone, verify_code: await codeOf(phone) };
      const { responseData } = await api.call("user/verifyPhoneVerifyCode", form, me);
      const token = responseData.token ?? "";
      const user = (await api.call("user/validateUser", {}, { token })).responseData;
      expect([user.phone_verified, user.approved_to_bid]).toEqual([1, 0]);
    });

    it("succeeds once however many send the right code at the same moment", async () => {
      const me = await newcomer();
      const phone = newPhone();
      await api.call("user/sendPhoneVerifyCode", { phone, ...shown(me) }, me);
      const form = { phone, verify_code: await codeOf(phone) };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => api.call("user/verifyPhoneVerifyCode", form, me)),
      );
      expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    });
  });

  describe("a change of e-mail or phone", () => {
    it("takes the present password, before anything is sent", async () => {
      const me = await api.seedUser();
      const [email, phone] = [newEmail(), newPhone()];
      for (const [call, address, input] of [
        ["user/sendEmailVerifyCode", email, { email }],
        ["user/sendPhoneVerifyCode", phone, { phone }],
      ] as const) {
        const without = await api.call(call, input, me);
        expect(without.refusal.fields).toEqual({ current_password: "Obligatorio." });
        const wrong = { ...input, current_password: "No-es-esta-1" };
        expect((await api.call(call, wrong, me)).code).toBe("WRONG_PASSWORD");
        expect(await api.outbox(address)).toEqual([]);
        expect((await api.call(call, { ...input, ...shown(me) }, me)).code).toBeNull();
        // Another letter of the same takes no second confirmation.
        expect((await api.call(call, input, me)).code).toBeNull();
        expect(await api.outbox(address)).toHaveLength(2);
      }
      const other = await api.call("user/sendEmailVerifyCode", { email: newEmail() }, me);
      expect(other.refusal.fields).toHaveProperty("current_password");
    });

    it("does not take it to verify what is the account's already", async () => {
      const me = await newcomer();
      await unverify(me.id);
      const phone = newPhone();
      await open.db.query("update users set phone = $2 where id = $1", [me.id, phone]);
      expect((await api.call("user/sendEmailVerifyCode", { email: me.email }, me)).code).toBeNull();
      expect((await api.call("user/sendPhoneVerifyCode", { phone }, me)).code).toBeNull();
      const form = { phone, verify_code: await codeOf(phone) };
      const elsewhere = (await api.call("user/login", me)).responseData;
      expect((await api.call("user/verifyPhoneVerifyCode", form, me)).code).toBeNull();
      // Nothing has changed that anybody could come in by: the others go on.
      expect((await api.call("user/validateUser", {}, elsewhere)).code).toBeNull();
    });

    it("takes a code to the present e-mail of an account without a password", async () => {
      const me = await api.seedUser();
      await open.db.query("update users set password_hash = null where id = $1", [me.id]);
      const phone = newPhone();
      const ask = (current_code?: string) =>
        api.call("user/sendPhoneVerifyCode", { phone, ...(current_code && { current_code }) }, me);
      expect((await ask()).refusal.fields).toEqual({ current_code: "Obligatorio." });
      expect((await ask("0000")).code).toBe("VERIFY_CODE_EXPIRED");
      await api.call("user/sendEmailVerifyCode", { email: me.email }, me);
      const code = await codeOf(me.email);
      expect((await ask(code === "000000" ? "111111" : "000000")).code).toBe("VERIFY_CODE_WRONG");
      expect(await api.outbox(phone)).toEqual([]);
      expect((await ask(code)).code).toBeNull();
      const form = { phone, verify_code: await codeOf(phone) };
      expect((await api.call("user/verifyPhoneVerifyCode", form, me)).code).toBeNull();
    });

    it("takes one to the verified phone where nobody has verified the e-mail", async () => {
      const me = await api.seedUser();
      const phone = newPhone();
      await open.db.query(
        `update users set password_hash = null, email_verified = false, phone = $2,
           phone_verified = true, verified_phonenum = $2 where id = $1`,
        [me.id, phone],
      );
      await api.call("user/sendPhoneVerifyCode", { phone }, me);
      const asked = { email: newEmail(), current_code: await codeOf(phone) };
      expect((await api.call("user/sendEmailVerifyCode", asked, me)).code).toBeNull();
    });

    it.each(["email", "phone"] as const)(
      "of the %s ends all other sessions, on sockets too, and the former e-mail hears of it",
      async (kind) => {
        const me = await api.seedUser();
        const elsewhere = (await api.call("user/login", me)).responseData;
        const socket = new api.WebSocket("ws://in-page.test/socket");
        const frames: unknown[] = [];
        socket.onmessage = ({ data }) => frames.push(JSON.parse(data));
        await new Promise<void>((resolve) => (socket.onopen = () => resolve()));
        socket.send(JSON.stringify({ event: "hello", data: { token: elsewhere.token } }));
        await expect.poll(() => JSON.stringify(frames)).toContain('"authenticated":true');
        const address = kind === "email" ? newEmail() : newPhone();
        const sent = { [kind]: address, ...shown(me) } as never;
        const form = async () => ({ [kind]: address, verify_code: await codeOf(address) }) as never;
        let token: string | null;
        if (kind === "email") {
          await api.call("user/sendEmailVerifyCode", sent, me);
          const answer = await api.call("user/verifyEmailVerifyCode", await form(), me);
          token = answer.responseData.token;
        } else {
          await api.call("user/sendPhoneVerifyCode", sent, me);
          const answer = await api.call("user/verifyPhoneVerifyCode", await form(), me);
          token = answer.responseData.token;
        }
        expect((await api.call("user/validateUser", {}, { token: token ?? "" })).code).toBeNull();
        expect((await api.call("user/validateUser", {}, elsewhere)).code).toBe("SESSION_EXPIRED");
        expect(await liveSessionsOf(me)).toBe(1);
        await expect.poll(() => JSON.stringify(frames)).toContain('"authenticated":false');
        const [told] = await api.outbox(me.email);
        expect(told?.template).toBe(`${kind}Changed`);
        expect(told?.text).not.toContain(address);
        expect(told?.text).toContain(kind === "email" ? "n…@example.test" : address.slice(-3));
        socket.close();
      },
    );
  });
});
