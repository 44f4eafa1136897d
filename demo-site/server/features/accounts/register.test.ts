import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../platform/call/config";
import type { GoogleIdentity } from "../../ports/google";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { NO_LIMIT } from "../../in-page/no-limits";

const CONFIG = {
  newAccounts: "verified" as const,
  codes: { ...DEFAULT_CONFIG.codes, resendSeconds: 0, perDestination: NO_LIMIT },
};
const GOOGLE: Record<string, GoogleIdentity> = {
  "de-marta": { id: "g-1", email: "marta@example.test", firstName: "Marta", lastName: "Ruiz" },
  "de-lola": { id: "g-2", email: "lola@example.test", firstName: "Lola", lastName: "Paz" },
  "de-otra": { id: "g-3", email: "otra@example.test", firstName: "Eva", lastName: "Sol" },
};

describe.each(engines)("registration on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let api: InPageApi;
  let count = 0;

  beforeAll(async () => {
    open = await openEngine();
    api = await createTestApi({
      db: open.db,
      config: CONFIG,
      ports: {
        google: { verify: async (token) => GOOGLE[token] ?? null },
      },
    });
  }, 60_000);
  afterAll(async () => {
    await api?.close();
    await open?.close();
  });

  function form() {
    count += 1;
    return {
      email: `alta-${count}@example.test`,
      password: "Subasta-2026!",
      first_name: "Marta",
      last_name: "Ruiz",
      city: "Sevilla",
      registration_terms: true,
    };
  }

  async function codeOf(address: string): Promise<string> {
    const [message] = await api.outbox(address);
    return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
  }

  async function emailProof(email: string): Promise<string> {
    await api.call("user/sendEmailVerifyCode", { email, isRegister: 1 });
    const verify_code = await codeOf(email);
    const answer = await api.call("user/verifyEmailVerifyCode", { email, verify_code });
    return answer.responseData.proof ?? "";
  }

  async function phoneProof(phone: string): Promise<string> {
    await api.call("user/sendPhoneVerifyCode", { phone, isRegister: 1 });
    const verify_code = await codeOf(phone);
    const answer = await api.call("user/verifyPhoneVerifyCode", { phone, verify_code });
    return answer.responseData.proof ?? "";
  }

  it("lets a verified account bid, and no other", async () => {
    const lot = await api.seedLot();
    const bid = (key: string) => ({
      project_id: lot,
      proposed_amount: "6000.00",
      bid_type: "exact" as const,
      idempotency_key: key,
    });
    const plain = form();
    const { token, user } = (await api.call("user/register", plain)).responseData;
    expect((await api.outbox(plain.email))[0]).toMatchObject({ template: "verifyLink" });
    expect(user.email_verifysent).toBe(1);
    expect([user.status, user.email_verified, user.approved_to_bid]).toEqual([
      "email_unverified",
      0,
      0,
    ]);
    const early = await api.call("bid/confirm", bid(`clave-temprana-${count}`), { token });
    expect(early.code).toBe("NOT_VERIFIED");

    await api.call("user/sendEmailVerifyCode", { email: plain.email }, { token });
    const verify_code = await codeOf(plain.email);
    const verified = await api.call(
      "user/verifyEmailVerifyCode",
      { email: plain.email, verify_code },
      { token },
    );
    const next = { token: verified.responseData.token ?? "" };
    expect((await api.call("bid/confirm", bid(`clave-verificada-${count}`), next)).code).toBeNull();
  });

  it("takes e-mail and phone as verified by their proofs", async () => {
    const byEmail = form();
    const email_proof = await emailProof(byEmail.email);
    const first = (await api.call("user/register", { ...byEmail, email_proof })).responseData.user;
    expect([first.email_verified, first.phone_verified, first.status]).toEqual([1, 0, "active"]);
    expect(first.approved_to_bid).toBe(1);
    expect((await api.outbox(byEmail.email))[0]).toMatchObject({ template: "welcome" });

    const phone = `+34622${String(100_000 + count)}`;
    const phone_proof = await phoneProof(phone);
    const byPhone = { ...form(), phone: phone.slice(3), phone_proof };
    const second = (await api.call("user/register", byPhone)).responseData.user;
    expect(second).toMatchObject({
      phone,
      phone_verified: 1,
      verified_phonenum: phone,
      email_verified: 0,
      status: "active",
    });
  });

  it("refuses a proof of another address, of another purpose, used or made up, and makes no account", async () => {
    const one = form();
    const email_proof = await emailProof(one.email);
    const another = { ...form(), email_proof };
    expect((await api.call("user/register", another)).code).toBe("PROOF_EXPIRED");
    const asPhone = { ...form(), phone: "611222333", phone_proof: email_proof };
    expect((await api.call("user/register", asPhone)).code).toBe("PROOF_EXPIRED");
    const madeUp = { ...form(), email_proof: "x".repeat(43) };
    expect((await api.call("user/register", madeUp)).code).toBe("PROOF_EXPIRED");
    expect((await api.call("user/login", { ...another })).code).toBe("BAD_CREDENTIALS");

    // A refusal for another reason does not cost the proof.
    const taken = { ...one, email_proof, custom_fields: { dni: "x".repeat(5_000) } };
    expect((await api.call("user/register", taken)).code).toBe("INVALID_INPUT");
    expect((await api.call("user/register", { ...one, email_proof })).code).toBeNull();
    expect((await api.call("user/register", { ...one, email_proof })).code).toBe("PROOF_EXPIRED");
  });

  it("makes one account of one proof, however many come at once", async () => {
    const one = form();
    const email_proof = await emailProof(one.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call("user/register", { ...one, email_proof })),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    const rows = await open.db.query("select 1 from users where email = $1", [one.email]);
    expect(rows).toHaveLength(1);
  });

  it("keeps a verified phone with one account", async () => {
    const phone = `+34633${String(100_000 + count)}`;
    const [first, second] = [await phoneProof(phone), await phoneProof(phone)];
    const taken = await api.call("user/register", { ...form(), phone, phone_proof: first });
    expect(taken.code).toBeNull();
    const again = await api.call("user/register", { ...form(), phone, phone_proof: second });
    expect(again.code).toBe("PHONE_TAKEN");
    // Unverified it may stand in any account.
    expect((await api.call("user/register", { ...form(), phone })).responseData.user.phone).toBe(
      phone,
    );
  });

  it("begins a seller with the free plan, without a trial, and only as the form's seller", async () => {
    const seller = { ...form(), seller_type: "seller" as const, organization: "Ribera & Hijos" };
    const { user } = (await api.call("user/register", seller)).responseData;
    expect(user).toMatchObject({
      admin: 1,
      staff: 0,
      seller_type: "seller",
      organization: "Ribera & Hijos",
      emp_type: "seller",
      membership: "free",
      membership_period: "monthly",
      trial_activated: 0,
      country: "ES",
    });
    const buyer = { ...form(), organization: "No es nadie", admin: 1, country: "FR" };
    const { user: other } = (await api.call("user/register", buyer)).responseData;
    expect(other).toMatchObject({
      admin: 0,
      seller_type: "buyer",
      organization: null,
      emp_type: null,
      membership: null,
      country: "ES",
    });
  });

  it("takes the fields of the house, and leaves out what nobody asked for", async () => {
    const one = { ...form(), custom_fields: { dni: " 12345678Z ", rango: "jefe" } };
    const { user } = (await api.call("user/register", one)).responseData;
    expect(user.custom_fields).toEqual({ dni: "12345678Z" });
    const { city: _city, ...nowhere } = form();
    const refused = await api.call("user/register", nowhere);
    expect(Object.keys(refused.refusal.fields ?? {})).toEqual(["city"]);
  });

  it("takes a buyer without a name, who bids once the house has all that it asks for", async () => {
    const { first_name: _first, last_name: _last, city: _city, ...account } = form();
    const email_proof = await emailProof(account.email);
    const { token, user } = (await api.call("user/register", { ...account, email_proof }))
      .responseData;
    expect([user.first_name, user.last_name, user.status]).toEqual(["", "", "active"]);
    expect((await api.outbox(account.email))[0]?.text).toMatch(/^Hola:/m);
    const project_id = await api.seedLot();
    const bid = (idempotency_key: string) =>
      api.call(
        "bid/confirm",
        { project_id, proposed_amount: "6000.00", bid_type: "exact", idempotency_key },
        { token },
      );
    const refused = await bid("clave-sin-nombre-1");
    expect([refused.code, refused.httpStatus]).toEqual(["DETAILS_MISSING", 403]);

    // Neither a name alone, nor a part of what the house asks.
    const name = { first_name: "Marta", last_name: "Ruiz" };
    expect((await api.call("user/updateProfile", name, { token })).code).toBe("DETAILS_MISSING");
    const part = await api.call("custom/completeAccount", name, { token });
    expect(Object.keys(part.refusal.fields ?? {})).toEqual(["city"]);
    expect((await bid("clave-sin-nombre-2")).code).toBe("DETAILS_MISSING");

    const all = { ...name, city: "Sevilla", phone: "600 111 222", custom_fields: { dni: "1Z" } };
    const done = await api.call("custom/completeAccount", all, { token });
    expect(done.responseData.user).toMatchObject({
      ...name,
      city: "Sevilla",
      phone: "+34600111222",
      phone_verified: 0,
      custom_fields: { dni: "1Z" },
    });
    expect((await bid("clave-con-nombre")).code).toBeNull();

    // Once: later changes go by the profile.
    const again = { ...all, first_name: "Otra" };
    const twice = await api.call("custom/completeAccount", again, { token });
    expect(twice.responseData.user.first_name).toBe("Marta");
  });

  it("asks a seller for everything at once, and nobody for half a name", async () => {
    const { first_name: _first, last_name: _last, ...nameless } = form();
    const seller = await api.call("user/register", { ...nameless, seller_type: "seller" });
    expect(Object.keys(seller.refusal.fields ?? {})).toEqual(["first_name", "last_name"]);
    const half = await api.call("user/register", { ...nameless, first_name: "Marta" });
    expect(Object.keys(half.refusal.fields ?? {})).toEqual(["last_name"]);
  });

  it("takes markup in a name as letters", async () => {
    const one = { ...form(), first_name: "<b>Ana</b>", companyname: `<img src=x onerror="a()">` };
    const { user } = (await api.call("user/register", one)).responseData;
    expect([user.first_name, user.companyname]).toEqual([one.first_name, one.companyname]);
    const [mail] = await api.outbox(one.email);
    expect(mail?.html).not.toMatch(/<b>|<img/);
  });

  it("refuses what is no phone and no uploaded picture", async () => {
    const phone = await api.call("user/register", { ...form(), phone: "600+111222" });
    expect(Object.keys(phone.refusal.fields ?? {})).toEqual(["phone"]);
    for (const avatar of ["../../etc/passwd", "https://mal.es/a.png", "a.svg", "a.png/../b"]) {
      const one = form();
      const answer = await api.call("user/register", { ...one, avatar });
      expect(Object.keys(answer.refusal.fields ?? {})).toEqual(["avatar"]);
      expect((await api.call("user/checkValidation", { text: one.email })).code).toBeNull();
    }
  });

  it("verifies the e-mail that Google names", async () => {
    const named = { ...form(), email: "marta@example.test", google_id: "de-marta" };
    const { user } = (await api.call("user/register", named)).responseData;
    expect([user.email_verified, user.google_linked, user.status]).toEqual([1, 1, "active"]);
    const forged = await api.call("user/register", { ...form(), google_id: "falso" });
    expect(forged.code).toBe("GOOGLE_REJECTED");
    const twice = await api.call("user/register", { ...form(), google_id: "de-marta" });
    expect(twice.code).toBe("EMAIL_TAKEN");
    const without = await createTestApi({ db: open.db, config: CONFIG });
    const off = await without.call("user/register", { ...form(), google_id: "de-marta" });
    expect(off.code).toBe("NOT_CONFIGURED");
    await without.close();
  });

  it("asks for a captcha where the house does, but not of who has proven an address", async () => {
    const asked: string[] = [];
    const strict = await createTestApi({
      db: open.db,
      config: CONFIG,
      ports: {
        google: { verify: async (token) => GOOGLE[token] ?? null },
        captcha: {
          provider: "turnstile",
          siteKey: "clave",
          async verify(answer) {
            asked.push(answer);
            if (answer === "caído") throw new Error("no answer");
            return answer === "humano";
          },
        },
      },
    });
    const one = form();
    const codes = [];
    for (const captcha of [undefined, "robot", "caído"]) {
      const extra = captcha === undefined ? {} : { captcha };
      codes.push((await strict.call("user/register", { ...one, ...extra })).code);
    }
    expect(codes).toEqual(["CAPTCHA_REQUIRED", "CAPTCHA_REQUIRED", "UNAVAILABLE"]);
    // The proof of a phone that is not there proves nothing.
    const phone_proof = "x".repeat(43);
    const without = await strict.call("user/register", { ...one, phone_proof });
    expect(without.code).toBe("CAPTCHA_REQUIRED");
    const send = { email: one.email, isRegister: 1 } as const;
    expect((await strict.call("user/sendEmailVerifyCode", send)).code).toBe("CAPTCHA_REQUIRED");
    const sent = await strict.call("user/sendEmailVerifyCode", { ...send, captcha: "humano" });
    expect(sent.code).toBeNull();
    const verify_code = await codeOf(one.email);
    const proven = await strict.call("user/verifyEmailVerifyCode", { ...one, verify_code });
    const email_proof = proven.responseData.proof ?? "";
    expect((await strict.call("user/register", { ...one, email_proof })).code).toBeNull();
    const ofGoogle = { ...form(), email: "lola@example.test", google_id: "de-lola" };
    expect((await strict.call("user/register", ofGoogle)).code).toBeNull();
    const another = await strict.call("user/register", { ...form(), google_id: "de-otra" });
    expect(another.code).toBe("CAPTCHA_REQUIRED");
    const plain = await strict.call("user/register", { ...form(), captcha: "humano" });
    expect(plain.code).toBeNull();
    // The link of a letter has been sent to a person; an invitation to another person proves nothing.
    const staff = await api.seedUser({ staff: true });
    const guest = form();
    await api.call("user/addinviteuser", { email: guest.email }, staff);
    const invite = /clave=([\w-]+)/.exec((await api.outbox(guest.email))[0]?.text ?? "")?.[1] ?? "";
    expect((await strict.call("user/register", { ...form(), invite })).code).toBe(
      "CAPTCHA_REQUIRED",
    );
    expect((await strict.call("user/register", { ...guest, invite })).code).toBeNull();
    const again = await strict.call("user/register", { ...form(), invite });
    expect(again.code).toBe("CAPTCHA_REQUIRED");
    expect(asked).toEqual(["robot", "caído", "humano", "humano"]);
    await strict.close();
  });

  it("says beforehand whether an e-mail is free", async () => {
    const { email } = await api.seedUser();
    const free = await api.call("user/checkValidation", {
      text: " Libre@Example.test ",
      type: "email",
    });
    expect(free.responseData).toEqual({ available: true });
    const taken = await api.call("user/checkValidation", { text: email.toUpperCase() });
    expect([taken.httpStatus, taken.code]).toEqual([409, "EMAIL_TAKEN"]);
    // It is told as an alert while the visitor still fills in the form.
    expect(taken.message).toBe("Ya existe una cuenta con ese correo.");
    const asName = { text: email, type: "email_username" as const, username: "marta" };
    expect((await api.call("user/checkValidation", asName)).code).toBe("EMAIL_TAKEN");
    // People sign in by their e-mail: it is the only name that can be taken.
    const named = (input: object) =>
      api.call("user/checkValidation", { type: "email_username", ...input } as never);
    expect((await named({ username: email })).code).toBe("EMAIL_TAKEN");
    expect((await named({ text: "libre@example.test", username: email })).code).toBe("EMAIL_TAKEN");
    for (const input of [{ username: "marta" }, { text: "marta" }]) {
      expect((await named(input)).responseData).toEqual({ available: true });
    }
    expect(Object.keys((await named({})).refusal.fields ?? {})).toEqual(["text"]);
    const odd = await api.call("user/checkValidation", { text: "no es un correo" });
    expect(odd.refusal.fields).toEqual({ text: "El correo no tiene un formato válido." });
    const nowhere = await api.call("user/checkValidation", { text: "ana@ejemplo-.es" });
    expect(nowhere.refusal.fields).toEqual({ text: "El dominio del correo no es válido." });
  });
});
