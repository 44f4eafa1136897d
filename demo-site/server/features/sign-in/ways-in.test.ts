import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readOutbox } from "../../platform/mail/outbox-repository";
import type { GoogleIdentity } from "../../ports/google";
import { engineOfRun, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

let open: OpenEngine;
let api: InPageApi;
/** What Google says of the token `good`. */
let identity: GoogleIdentity;
let count = 0;

beforeAll(async () => {
  open = await engineOfRun().open();
  api = await createTestApi({
    db: open.db,
    ports: {
      google: {
        verify: (token) => {
          if (token === "down") return Promise.reject(new Error("no answer"));
          return Promise.resolve(token === "good" ? identity : null);
        },
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  await open.close();
});
beforeEach(() => {
  count += 1;
  identity = {
    id: `google-${count}`,
    email: `google-${count}@example.test`,
    firstName: "Marta",
    lastName: "Ruiz",
  };
});

const withGoogle = (token = "good") => api.call("user/login", { google_id: token });

async function unverified(partial: Parameters<InPageApi["seedUser"]>[0] = {}) {
  const user = await api.seedUser({
    email: identity.email,
    status: "email_unverified",
    ...partial,
  });
  await api.db.query("update users set email_verified = false where id = $1", [user.id]);
  return user;
}

describe("signing in with Google", () => {
  it("finds the account by its verified e-mail, and later by Google's own id", async () => {
    const person = await api.seedUser({ email: identity.email });
    const form = { email: "", password: "", google_id: "good", remember_me: false };
    const { user, token } = (await api.call("user/login", form)).responseData;
    expect([user.id, user.google_linked]).toEqual([person.id, 1]);
    expect((await api.call("user/validateUser", {}, { token })).code).toBeNull();
    identity = { ...identity, email: "otro-correo@example.test" };
    expect((await withGoogle()).responseData.user.id).toBe(person.id);
    // The password goes on working.
    expect((await api.call("user/login", person)).code).toBeNull();
  });

  it("says what is wrong with it", async () => {
    expect((await withGoogle("forged")).code).toBe("GOOGLE_REJECTED");
    expect((await withGoogle("down")).code).toBe("UNAVAILABLE");
    expect((await withGoogle()).code).toBe("GOOGLE_UNKNOWN");
    await api.seedUser({ email: identity.email, status: "deactivate" });
    expect((await withGoogle()).code).toBe("DEACTIVATED");
    const off = await createTestApi({ db: open.db });
    const answer = await off.call("user/login", { google_id: "good" });
    expect([answer.httpStatus, answer.code]).toEqual([404, "NOT_CONFIGURED"]);
    await off.close();
  });

  it("is no way in for staff, even where it was one before", async () => {
    const person = await api.seedUser({ email: identity.email });
    expect((await withGoogle()).code).toBeNull();
    await api.db.query("update users set staff = true where id = $1", [person.id]);
    expect((await withGoogle()).code).toBe("GOOGLE_REJECTED");
  });

  it("leaves nothing to whoever opened an account in another's name beforehand", async () => {
    const squatter = await unverified({ companyname: "Mala, S.L.", admin: true });
    await api.call("user/addSavedSearch", { search_text: "Audi" }, squatter);
    const identityOfSquatter = {
      document_type: "dni",
      document_number: "12345678Z",
      birth_date: "1990-05-04",
    } as const;
    await api.call("user/updateProfileKYC", identityOfSquatter, squatter);
    await api.call("user/runKycCheck", {}, squatter);
    const { user, token } = (await withGoogle()).responseData;
    const kyc = await api.call("user/runKycCheck", { only_status: true }, { token });
    expect(kyc.responseData.status).toBe("none");
    const searches = await api.call("user/getSavedSearch", {}, { token });
    expect(searches.responseData.records).toEqual([]);
    expect(user).toMatchObject({
      id: squatter.id,
      first_name: "Marta",
      companyname: null,
      phone: null,
      admin: 0,
      email_verified: 1,
      has_password: 0,
    });
    expect((await api.call("user/login", squatter)).code).toBe("BAD_CREDENTIALS");
    expect((await api.call("user/validateUser", {}, squatter)).code).toBe("SESSION_EXPIRED");
  });

  it("does not take an account in use from its owner, who only never verified that e-mail", async () => {
    const owner = await unverified();
    await api.db.query("update users set phone_verified = true where id = $1", [owner.id]);
    expect((await withGoogle()).code).toBe("GOOGLE_REJECTED");
    expect((await api.call("user/login", owner)).code).toBeNull();
    const seller = await unverified({ email: `lotes-${identity.email}`, admin: true });
    await api.seedLot({ sellerId: seller.id });
    identity = { ...identity, email: seller.email };
    expect((await withGoogle()).code).toBe("GOOGLE_REJECTED");
  });

  it("is not for staff, nor for a second Google account of one e-mail", async () => {
    const staff = await api.seedUser({ email: identity.email, staff: true });
    expect((await withGoogle()).code).toBe("GOOGLE_REJECTED");
    expect((await api.call("user/login", staff)).code).toBeNull();
    const email = `segunda-${identity.email}`;
    await api.seedUser({ email });
    identity = { ...identity, email };
    await withGoogle();
    identity = { ...identity, id: "somebody-else" };
    expect((await withGoogle()).code).toBe("GOOGLE_REJECTED");
  });

  it("links once when two come at the same moment", async () => {
    const person = await api.seedUser({ email: identity.email });
    const answers = await Promise.all([1, 2, 3].map(() => withGoogle()));
    expect(answers.map((answer) => answer.responseData.user.id)).toEqual(
      Array.from({ length: 3 }, () => person.id),
    );
  });

  it("lets such an account choose its first password without one", async () => {
    await unverified();
    const { token } = (await withGoogle()).responseData;
    const change = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };
    const answer = await api.call("user/resetUserProfile", change, { token });
    expect(answer.code).toBeNull();
    const { email } = identity;
    expect((await api.call("user/login", { email, password: change.password })).code).toBeNull();
  });
});

describe("signing in by phone", () => {
  let phone: string;
  let person: Awaited<ReturnType<InPageApi["seedUser"]>>;

  beforeEach(async () => {
    phone = `+3461100${String(count).padStart(4, "0")}`;
    person = await api.seedUser();
    await api.db.query(
      "update users set phone = $2, phone_verified = true, verified_phonenum = $2 where id = $1",
      [person.id, phone],
    );
  });

  async function codeSentTo(to: string) {
    const answer = await api.call("user/sendPhoneLoginCode", { phone: to });
    const [message] = await readOutbox(api.db, { recipient: to });
    return { answer, code: /\d{6}/.exec(message?.text ?? "")?.[0] };
  }
  const signIn = (verify_code: string, to = phone) =>
    api.call("user/login", { otpLogin: 1, phone: to, verify_code });

  it("takes the code that was sent, once", async () => {
    const { code = "" } = await codeSentTo(phone);
    const { user, token } = (await signIn(code)).responseData;
    expect(user.id).toBe(person.id);
    expect((await api.call("user/validateUser", {}, { token })).code).toBeNull();
    expect((await signIn(code)).code).toBe("VERIFY_CODE_EXPIRED");
  });

  it("needs no flag beside phone and code", async () => {
    const { code: verify_code = "" } = await codeSentTo(phone);
    const { responseData } = await api.call("user/login", { phone, verify_code });
    expect(responseData.user.id).toBe(person.id);
    const again = (await codeSentTo(phone)).code ?? "";
    const form = { email: "", password: "", google_id: "", phone, verify_code: again };
    expect((await api.call("user/login", form)).responseData.user.id).toBe(person.id);
    const without = await api.call("user/login", { phone });
    expect(without.refusal.fields).toEqual({ verify_code: "Introduzca el código." });
    const nothing = await api.call("user/login", {});
    expect(Object.keys(nothing.refusal.fields ?? {})).toEqual(["email", "password"]);
  });

  it("says the same of a phone that nobody has, and writes to nobody", async () => {
    const known = await codeSentTo(phone);
    const stranger = `+3461200${String(count).padStart(4, "0")}`;
    const unknown = await codeSentTo(stranger);
    expect(unknown.answer.responseData).toEqual(known.answer.responseData);
    expect(unknown.code).toBeUndefined();
    const wrong = known.code === "000000" ? "000001" : "000000";
    const answers = [await signIn(wrong), await signIn(wrong, stranger)];
    expect(answers.map(({ code }) => code)).toEqual(["VERIFY_CODE_WRONG", "VERIFY_CODE_WRONG"]);
  });

  it("does not sign in to a closed account", async () => {
    const { code = "" } = await codeSentTo(phone);
    await api.db.query("update users set status = 'deactivate' where id = $1", [person.id]);
    expect((await signIn(code)).code).toBe("DEACTIVATED");
    expect((await codeSentTo(phone)).answer.code).not.toBe("DEACTIVATED");
  });

  it("does not sign staff in, and does not say that they are", async () => {
    await api.db.query("update users set staff = true where id = $1", [person.id]);
    const stranger = `+3461300${String(count).padStart(4, "0")}`;
    const [staff, nobody] = [await codeSentTo(phone), await codeSentTo(stranger)];
    expect(staff.answer.responseData).toEqual(nobody.answer.responseData);
    expect(staff.code).toBeUndefined();
    const answers = [await signIn("000000"), await signIn("000000", stranger)];
    expect(answers.map(({ code }) => code)).toEqual(["VERIFY_CODE_WRONG", "VERIFY_CODE_WRONG"]);
  });

  it("does not sign in whoever has become staff since", async () => {
    const { code = "" } = await codeSentTo(phone);
    await api.db.query("update users set staff = true where id = $1", [person.id]);
    expect((await signIn(code)).code).toBe("VERIFY_CODE_WRONG");
  });

  it("does not take a code that was meant for something else", async () => {
    await api.call("user/sendPhoneVerifyCode", { phone, isForgotPassword: 1 });
    const [message] = await readOutbox(api.db, { recipient: phone });
    const code = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
    expect((await signIn(code)).code).toBe("VERIFY_CODE_EXPIRED");
  });

  it("does not go by a phone that its account has not verified", async () => {
    await api.db.query(
      "update users set phone_verified = false, verified_phonenum = null where id = $1",
      [person.id],
    );
    expect((await codeSentTo(phone)).code).toBeUndefined();
  });
});

describe("the accounts of a demo", () => {
  it("are closed unless somebody names them, and never open in production or for staff", async () => {
    const [buyer, staff] = [await api.seedUser(), await api.seedUser({ staff: true })];
    const off = await api.call("custom/demoLogin", { as: "buyer" });
    expect(off.code).toBe("NOT_CONFIGURED");
    const demoLogins = { buyer: buyer.email, seller: staff.email };
    for (const mode of ["demo", "production"] as const) {
      const house = await createTestApi({ db: open.db, config: { mode, demoLogins } });
      const answer = await house.call("custom/demoLogin", { as: "buyer" });
      expect(answer.code).toBe(mode === "demo" ? null : "NOT_CONFIGURED");
      const other = await house.call("custom/demoLogin", { as: "seller" });
      expect(other.code).toBe("NOT_CONFIGURED");
      await house.close();
    }
  });
});
