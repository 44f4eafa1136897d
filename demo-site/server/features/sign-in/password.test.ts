import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "../../platform/mail/outbox-repository";
import { PAGE, pageToken, seedPartner } from "../partners/testing/partner-pages";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

const cheap = inlinePasswords(CHEAP_HASH_COST);
/** Lets a test stop what checks a password. */
const passwords = { ...cheap };
const NEW = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };

describe.each(engines)("passwords and links on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { passwords } });
    await seedPartner(api);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const letters = (recipient: string) => readOutbox(api.db, { recipient });

  /** Token of the newest letter with such a link. */
  async function linkIn(recipient: string, path: string): Promise<string> {
    const pattern = new RegExp(`http://\\S+${path}/([\\w-]+)`);
    for (const { text } of await letters(recipient)) {
      const token = pattern.exec(text)?.[1];
      if (token) return token;
    }
    throw new Error(`no link for ${recipient}`);
  }

  async function forgotten({ email }: SeededUser): Promise<string> {
    expect((await api.call("user/forgotPassword", { email })).responseData).toEqual({ sent: true });
    return linkIn(email, "/reset_password");
  }

  async function liveSessionsOf({ id }: SeededUser): Promise<number> {
    const rows = await open.db.query(
      "select 1 from sessions where user_id = $1 and revoked_at is null",
      [id],
    );
    return rows.length;
  }

  const canSignIn = async ({ email }: SeededUser, password: string) =>
    (await api.call("user/login", { email, password })).code === null;

  it("are in the language that their owner has chosen", async () => {
    const person = await api.seedUser({ firstName: "Emma" });
    await open.db.query(
      "insert into user_preferences (user_id, language) values ($1, 'for_english')",
      [person.id],
    );
    await forgotten(person);
    const [link] = await letters(person.email);
    expect(link?.subject).toBe("Choose a new password");
    expect(link?.text).toMatch(/^Hello, Emma,[^]+expires in 45 minutes\./);
  });

  it("are the same however their letters and spaces are written, and keep their spaces", async () => {
    const composed = "  Contrase\u00F1a 1!";
    const typed = "  Contrasen\u0303a\u00A01!";
    const change = async (person: SeededUser, password: string) =>
      api.call("user/resetPassword", {
        token: await forgotten(person),
        password,
        confirm_password: password,
      });
    for (const [set, asked] of [
      [typed, composed],
      [composed, typed],
    ] as const) {
      const person = await api.seedUser();
      expect(await canSignIn(person, person.password)).toBe(true);
      expect((await change(person, set)).code).toBeNull();
      expect(await canSignIn(person, asked)).toBe(true);
      for (const other of [composed.trim(), composed.replace("  ", " "), `${composed} `]) {
        expect(await canSignIn(person, other)).toBe(false);
      }
    }
  });

  describe("a forgotten password", () => {
    it("is replaced by a link, once; the letter tells where, the next one that it happened", async () => {
      const person = await api.seedUser({ firstName: "Nuria" });
      const token = await forgotten(person);
      const answer = await api.call("user/resetPassword", { token, ...NEW });
      expect(answer.responseData).toEqual({ changed: true });
      expect(await canSignIn(person, NEW.password)).toBe(true);
      expect(await canSignIn(person, person.password)).toBe(false);
      const again = await api.call("user/resetPassword", { token, ...NEW });
      expect([again.httpStatus, again.code]).toEqual([410, "LINK_EXPIRED"]);
      const subjects = (await letters(person.email)).map(({ subject }) => subject);
      expect(subjects).toEqual(["Su contraseña ha cambiado", "Elija una contraseña nueva"]);
    });

    it("ends every session, those of partners' pages included", async () => {
      const person = await api.seedUser();
      const page = { token: (await pageToken(api, person, ["bid"])).token, origin: PAGE };
      await api.call("user/resetPassword", { token: await forgotten(person), ...NEW });
      for (const as of [person, page]) {
        expect((await api.call("user/validateUser", {}, as)).code).toBe("SESSION_EXPIRED");
      }
    });

    it("leaves nobody inside who was about to come in by the old one", async () => {
      let letIn = () => {};
      const isAsked = new Promise<void>((asked) => {
        passwords.verify = async (password, phc) => {
          const isRight = await cheap.verify(password, phc);
          asked();
          await new Promise<void>((resolve) => (letIn = resolve));
          return isRight;
        };
      });
      const person = await api.seedUser();
      const reset = await forgotten(person);
      const login = api.call("user/login", person);
      await isAsked;
      expect((await api.call("user/resetPassword", { token: reset, ...NEW })).code).toBeNull();
      letIn();
      passwords.verify = cheap.verify;
      expect((await login).code).toBe("BAD_CREDENTIALS");
      expect(await liveSessionsOf(person)).toBe(0);
    });

    it("leaves nobody inside however many come in at that moment", async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => api.seedUser()));
      const resets = await Promise.all(people.map(forgotten));
      await Promise.all(
        people.flatMap((person, index) => [
          ...Array.from({ length: 6 }, () => api.call("user/login", person)),
          api.call("user/resetPassword", { token: resets[index] ?? "", ...NEW }),
          ...Array.from({ length: 6 }, () => api.call("user/login", person)),
        ]),
      );
      expect(await Promise.all(people.map(liveSessionsOf))).toEqual([0, 0, 0, 0]);
    });

    it("answers the same for whoever is not there, and writes to nobody", async () => {
      const before = (await readOutbox(api.db)).length;
      const closed = await api.seedUser({ status: "deactivate" });
      for (const email of ["nadie@example.test", closed.email]) {
        const answer = await api.call("user/forgotPassword", { email });
        expect(answer.responseData).toEqual({ sent: true });
      }
      expect(await readOutbox(api.db)).toHaveLength(before);
    });

    it("goes by the newest letter alone", async () => {
      const person = await api.seedUser();
      const first = await forgotten(person);
      const second = await forgotten(person);
      expect((await api.call("user/resetPassword", { token: first, ...NEW })).code).toBe(
        "LINK_EXPIRED",
      );
      expect((await api.call("user/resetPassword", { token: second, ...NEW })).code).toBeNull();
    });

    it("cannot fill a mailbox", async () => {
      const person = await api.seedUser();
      for (let n = 0; n < 8; n++) await api.call("user/forgotPassword", { email: person.email });
      expect(await letters(person.email)).toHaveLength(5);
    });

    it("waits for no longer than 45 minutes, and not for a former address", async () => {
      const [late, moved] = [await api.seedUser(), await api.seedUser()];
      const lateToken = await forgotten(late);
      const movedToken = await forgotten(moved);
      const [row] = await api.db.query<{ minutes: number }>(
        `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
         from mail_links where user_id = $1`,
        [late.id],
      );
      expect(row?.minutes).toBe(45);
      await api.db.query(
        "update mail_links set expires_at = clock_timestamp() where user_id = $1",
        [late.id],
      );
      await api.db.query("update users set email = $2 where id = $1", [
        moved.id,
        `otro-${moved.email}`,
      ]);
      for (const token of [lateToken, movedToken, "inventado".repeat(5)]) {
        expect((await api.call("user/resetPassword", { token, ...NEW })).code).toBe("LINK_EXPIRED");
      }
    });

    it("is replaced once, however many follow the link at the same moment", async () => {
      const token = await forgotten(await api.seedUser());
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => api.call("user/resetPassword", { token, ...NEW })),
      );
      expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    });

    it("is kept as a hash, and so is the link", async () => {
      const person = await api.seedUser();
      const token = await forgotten(person);
      const stored = JSON.stringify([
        await api.db.query("select * from mail_links"),
        await api.db.query("select * from users"),
      ]);
      expect(stored).not.toContain(token);
    });

    it("can be replaced by a code, whose proof is good once", async () => {
      const person = await api.seedUser();
      const ask = { email: person.email, isForgotPassword: 1 as const };
      await api.call("user/sendEmailVerifyCode", ask);
      const [letter] = await letters(person.email);
      const verify_code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
      const checked = await api.call("user/verifyEmailVerifyCode", {
        email: person.email,
        verify_code,
      });
      const token = checked.responseData.proof ?? "";
      expect((await api.call("user/resetPassword", { token, ...NEW })).code).toBeNull();
      expect(await canSignIn(person, NEW.password)).toBe(true);
      expect((await api.call("user/resetPassword", { token, ...NEW })).code).toBe("LINK_EXPIRED");
    });

    it("of staff is replaced by the letter's link alone, and nobody learns who is staff", async () => {
      const staff = await api.seedUser({ staff: true });
      const phone = `+3461500${String(staff.id).padStart(4, "0")}`;
      await api.db.query(
        "update users set phone_verified = true, verified_phonenum = $2 where id = $1",
        [staff.id, phone],
      );
      const byPhone = { phone, isForgotPassword: 1 as const };
      const byMail = { email: staff.email, isForgotPassword: 1 as const };
      const stranger = { phone: "+34616000000", isForgotPassword: 1 as const };
      const sent = await api.call("user/sendPhoneVerifyCode", byPhone);
      expect(sent.responseData).toEqual(
        (await api.call("user/sendPhoneVerifyCode", stranger)).responseData,
      );
      expect((await api.call("user/sendEmailVerifyCode", byMail)).code).toBeNull();
      expect([...(await letters(phone)), ...(await letters(staff.email))]).toEqual([]);
      const token = await forgotten(staff);
      expect((await api.call("user/resetPassword", { token, ...NEW })).code).toBeNull();
      expect(await canSignIn(staff, NEW.password)).toBe(true);
    });

    it("is not replaced by a code of whoever has become staff since", async () => {
      const person = await api.seedUser();
      await api.call("user/sendEmailVerifyCode", { email: person.email, isForgotPassword: 1 });
      const [letter] = await letters(person.email);
      const verify_code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
      const form = { email: person.email, verify_code };
      const { proof } = (await api.call("user/verifyEmailVerifyCode", form)).responseData;
      await api.db.query("update users set staff = true where id = $1", [person.id]);
      const answer = await api.call("user/resetPassword", { token: proof ?? "", ...NEW });
      expect(answer.code).toBe("LINK_EXPIRED");
    });

    it("of an account whose mail nobody had verified takes it from whoever else had ways in", async () => {
      const person = await api.seedUser();
      const friend = await api.seedUser();
      await api.db.query(
        `update users set email_verified = false, phone_verified = true, verified_phonenum = $2,
           google_id = 'somebody' where id = $1`,
        [person.id, `+3460000${String(person.id).padStart(4, "0")}`],
      );
      await api.db.query("insert into account_links values ($1, $2, 'owner')", [
        friend.id,
        person.id,
      ]);
      const named = { first_name: "Luis", last_name: "Gil", email: friend.email };
      await api.call("user/addCompanyOwner", named, person);
      const [letter] = await api.db.query<{ text: string }>(
        "select text from outbox where recipient = $1 order by id desc limit 1",
        [friend.email],
      );
      const key = /clave=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
      await api.call("user/resetPassword", { token: await forgotten(person), ...NEW });
      expect((await api.call("custom/acceptInvite", { key }, friend)).code).toBe("LINK_EXPIRED");
      const [row] = await api.db.query(
        `select email_verified, phone_verified, verified_phonenum, google_id from users where id = $1`,
        [person.id],
      );
      expect(row).toEqual({
        email_verified: true,
        phone_verified: false,
        verified_phonenum: null,
        google_id: null,
      });
      expect((await api.call("user/switchuser", { id: person.id }, friend)).code).toBe("FORBIDDEN");
      await api.db.query("update users set google_id = null where google_id = 'somebody'");
    });

    it("stays where no letter can leave, whoever asks", async () => {
      const person = await api.seedUser();
      const production = await createTestApi({ db: open.db, config: { mode: "production" } });
      for (const email of [person.email, "nadie@example.test"]) {
        const answer = await production.call("user/forgotPassword", { email });
        expect(answer.code).toBe("NOT_CONFIGURED");
      }
      await production.close();
    });

    it("is reached by the configured address, never by the one in the request", async () => {
      const person = await api.seedUser();
      const house = await createTestApi({
        db: open.db,
        config: { siteUrl: "https://subastas.example" },
      });
      await house.fetch("https://evil.example/api/user/forgotPassword", {
        method: "POST",
        headers: { host: "evil.example" },
        body: JSON.stringify({ email: person.email }),
      });
      const [letter] = await letters(person.email);
      expect(letter?.text).toContain("https://subastas.example/reset_password/");
      expect(`${letter?.text}${letter?.html}`).not.toContain("evil");
      await house.close();
    });
  });

  describe("another password", () => {
    it("needs the current one, ends all other sessions, and this one gets a new token", async () => {
      const person = await api.seedUser();
      const here = (await api.call("user/login", person)).responseData;
      const page = { token: (await pageToken(api, person, ["bid"])).token, origin: PAGE };
      const wrong = { ...NEW, current_password: "Otra-2026!" };
      expect((await api.call("user/resetUserProfile", wrong, here)).code).toBe("WRONG_PASSWORD");
      const none = await api.call("user/resetUserProfile", NEW, here);
      expect([none.code, none.refusal.fields]).toEqual([
        "INVALID_INPUT",
        { current_password: "Obligatorio." },
      ]);
      const right = { ...NEW, current_password: person.password };
      const { token } = (await api.call("user/resetUserProfile", right, here)).responseData;
      for (const as of [here, person, page]) {
        expect((await api.call("user/validateUser", {}, as)).code).toBe("SESSION_EXPIRED");
      }
      expect((await api.call("user/validateUser", {}, { token })).code).toBeNull();
      expect(await canSignIn(person, NEW.password)).toBe(true);
      expect((await letters(person.email))[0]?.subject).toBe("Su contraseña ha cambiado");
    });

    it("voids a link that is still under way", async () => {
      const person = await api.seedUser();
      const link = await forgotten(person);
      const change = { ...NEW, current_password: person.password };
      await api.call("user/resetUserProfile", change, person);
      const late = { token: link, password: "Tercera-2026!", confirm_password: "Tercera-2026!" };
      expect((await api.call("user/resetPassword", late)).code).toBe("LINK_EXPIRED");
    });

    it("is not for guessing the current one from an open page", async () => {
      const strict = await createTestApi({
        db: open.db,
        config: { loginsPerEmail: { perSecond: 0.001, burst: 3 } },
      });
      const person = await api.seedUser();
      const codes = [];
      for (let n = 0; n < 5; n++) {
        const guess = { ...NEW, current_password: `guess-${n}` };
        codes.push((await strict.call("user/resetUserProfile", guess, person)).code);
      }
      const wrong = "WRONG_PASSWORD";
      expect(codes).toEqual([wrong, wrong, wrong, "RATE_LIMITED", "RATE_LIMITED"]);
      await strict.close();
    });

    it("that does not match is said at its field", async () => {
      const answer = await api.call(
        "user/resetUserProfile",
        { ...NEW, confirm_password: "Otra", current_password: "x" },
        await api.seedUser(),
      );
      expect(Object.keys(answer.refusal.fields ?? {})).toEqual(["confirm_password"]);
    });
  });

  describe("an e-mail", () => {
    it("is verified by a link, once, within a day", async () => {
      const person = await api.seedUser({ status: "email_unverified" });
      await api.db.query("update users set email_verified = false where id = $1", [person.id]);
      const sent = await api.call("user/sendEmailVerifyLink", {}, person);
      expect(sent.responseData).toEqual({ sent: true, email: person.email });
      const token = await linkIn(person.email, "/verify_email");
      const answer = await api.call("user/verifyEmail", { token });
      expect(answer.responseData).toEqual({ email: person.email, email_verified: 1 });
      const { responseData } = await api.call("user/validateUser", {}, person);
      expect([responseData.email_verified, responseData.status]).toEqual([1, "active"]);
      expect((await api.call("user/verifyEmail", { token })).code).toBe("LINK_EXPIRED");
      const [row] = await api.db.query<{ hours: number }>(
        `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
         from mail_links where user_id = $1`,
        [person.id],
      );
      expect(row?.hours).toBe(24);
    });

    it("is not verified by a link for something else, nor a password by this one", async () => {
      const person = await api.seedUser();
      const reset = await forgotten(person);
      expect((await api.call("user/verifyEmail", { token: reset })).code).toBe("LINK_EXPIRED");
      await api.call("user/sendEmailVerifyLink", {}, person);
      const token = await linkIn(person.email, "/verify_email");
      expect((await api.call("user/resetPassword", { token, ...NEW })).code).toBe("LINK_EXPIRED");
    });
  });
});
