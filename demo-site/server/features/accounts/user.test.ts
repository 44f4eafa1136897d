import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SELLER_PERMISSIONS } from "martillo/contract";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

const FORM = {
  email: " Marta.Ruiz@Example.TEST ",
  password: "Subasta-2026!",
  confirm_password: "Subasta-2026!",
  first_name: "Marta",
  last_name: "Ruiz",
  city: "Madrid",
  registration_terms: true,
};

describe.each(engines)("accounts on $name", (engine) => {
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

  describe("registration", () => {
    it("creates an account, signs it in and puts the token where callers look for it", async () => {
      const answer = await api.call("user/register", FORM);
      const { token, user } = answer.responseData;
      expect(answer.code).toBeNull();
      expect(answer.data).toEqual({ token });
      expect(user).toMatchObject({ email: "marta.ruiz@example.test", admin: 0, staff: 0 });
      const me = await api.call("user/validateUser", {}, { token });
      expect(me.responseData).toEqual({
        ...user,
        acted_by: null,
        accounts: [],
        permissions: [...SELLER_PERMISSIONS],
      });
    });

    it("never takes role or verification from the caller", async () => {
      const forged = {
        ...FORM,
        email: "listo@example.test",
        admin: 1,
        staff: 1,
        status: "active",
        approved_to_bid: 1,
        email_verified: 1,
        phone_verified: 1,
        seller_type: "buyer" as const,
      };
      const pending = await createTestApi({ db: open.db, config: { newAccounts: "pending" } });
      const { user } = (await pending.call("user/register", forged)).responseData;
      expect(user).toMatchObject({
        admin: 0,
        staff: 0,
        status: "email_unverified",
        approved_to_bid: 0,
        email_verified: 0,
        phone_verified: 0,
      });
      await pending.close();
    });

    it("makes a seller of whoever asks to sell", async () => {
      const form = { ...FORM, email: "vende@example.test", seller_type: "seller" as const };
      const { user } = (await api.call("user/register", form)).responseData;
      expect([user.admin, user.membership]).toEqual([1, "free"]);
    });

    it("refuses an address that is taken, in whatever case", async () => {
      const answer = await api.call("user/register", { ...FORM, email: "MARTA.RUIZ@example.test" });
      expect([answer.httpStatus, answer.code]).toEqual([409, "EMAIL_TAKEN"]);
      expect(answer.message).toContain("Registration Failed");
    });

    it("makes one account of ten requests at once", async () => {
      const form = { ...FORM, email: "prisa@example.test" };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => api.call("user/register", form)),
      );
      expect(answers.filter((answer) => answer.code === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === "EMAIL_TAKEN")).toHaveLength(9);
    });

    it("names what is missing", async () => {
      const wrong = { ...FORM, confirm_password: "otra", registration_terms: false };
      const answer = await api.call("user/register", wrong);
      expect(answer.refusal.fields).toEqual({
        confirm_password: "Las contraseñas no coinciden.",
        registration_terms: "Por favor acepte los términos para continuar.",
      });
    });
  });

  describe("signing in", () => {
    it("takes the right password only", async () => {
      const person = await api.seedUser();
      const right = await api.call("user/login", person);
      expect(right.responseData.user.id).toBe(person.id);
      expect(right.data).toEqual({ token: right.responseData.token });
      const wrong = await api.call("user/login", { ...person, password: "Otra-2026!" });
      const unknown = await api.call("user/login", { ...person, email: "nadie@example.test" });
      // The answer does not tell who has an account.
      expect(unknown).toEqual({ ...wrong, headers: unknown.headers });
      expect([wrong.httpStatus, wrong.code]).toEqual([401, "BAD_CREDENTIALS"]);
    });

    it("is not held up by a stale token", async () => {
      const person = await api.seedUser();
      const response = await api.fetch("/api/user/login", {
        method: "POST",
        headers: { authorization: "Bearer stale" },
        body: JSON.stringify({ email: person.email, password: person.password }),
      });
      expect(response.status).toBe(200);
    });

    it("reads quotes and comments as letters", async () => {
      const email = "a'--@example.test";
      const answer = await api.call("user/login", { email, password: "' or '1'='1" });
      expect(["BAD_CREDENTIALS", "INVALID_INPUT"]).toContain(answer.code);
    });

    it("lasts longer when asked to", async () => {
      const person = await api.seedUser();
      await api.call("user/login", person);
      await api.call("user/login", { ...person, remember_me: true });
      const hours = await open.db.query<{ hours: number }>(
        `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
         from sessions where user_id = $1 order by expires_at`,
        [person.id],
      );
      expect(hours.map((row) => row.hours)).toEqual([1, 12, 720]);
    });

    it("keeps tokens and passwords only as hashes", async () => {
      const person = await api.seedUser();
      const { token } = (await api.call("user/login", person)).responseData;
      const stored = JSON.stringify([
        await open.db.query("select * from users where id = $1", [person.id]),
        await open.db.query("select * from sessions where user_id = $1", [person.id]),
      ]);
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(person.password);
      expect(stored).toContain("$argon2id$");
    });
  });

  describe("the end of a session", () => {
    it("comes with logging out, at once", async () => {
      const person = await api.seedUser();
      expect((await api.call("user/logout", {}, person)).code).toBeNull();
      const after = await api.call("user/validateUser", {}, person);
      expect([after.code, after.responseType, after.to]).toEqual([
        "SESSION_EXPIRED",
        403,
        "/login",
      ]);
      const guest = await api.call("user/validateUser", {});
      expect([guest.code, guest.to]).toEqual(["NOT_SIGNED_IN", "/login"]);
    });

    it("comes with time", async () => {
      const person = await api.seedUser();
      await open.db.query(
        "update sessions set expires_at = clock_timestamp() - interval '1 second' where user_id = $1",
        [person.id],
      );
      expect((await api.call("product/search", {}, person)).code).toBe("SESSION_EXPIRED");
    });

    it("comes with deactivation, for every call and the next login", async () => {
      const person = await api.seedUser({ admin: true });
      await open.db.query("update users set status = 'deactivate' where id = $1", [person.id]);
      for (const name of ["user/validateUser", "product/search", "auction/search"] as const) {
        const answer = await api.call(name, {}, person);
        expect([name, answer.code, answer.responseType]).toEqual([name, "DEACTIVATED", 403]);
      }
      expect((await api.call("user/login", person)).code).toBe("DEACTIVATED");
    });
  });

  describe("following lots", () => {
    it("keeps favourites as a part of what is followed, for oneself only", async () => {
      const [one, other] = [await api.seedUser(), await api.seedUser()];
      const id = await api.seedLot();
      const added = await api.call("user/addWatchlist", { project_id: id }, one);
      expect(added.responseData).toEqual({ project_id: id, watched: true, favorite: false });
      await api.call("user/addWatchlist", { project_id: id }, one);
      const loved = await api.call("user/addToFavorites", { project_id: String(id) }, one);
      expect(loved.responseData).toEqual({ project_id: id, watched: true, favorite: true });
      const seen = await api.call("product/singleProduct", { id }, other);
      expect(seen.responseData.record).toMatchObject({ watched: false, favorite: false });
      const plain = await api.call("user/removeFromFavorites", { project_id: id }, one);
      expect(plain.responseData).toEqual({ project_id: id, watched: true, favorite: false });
      await api.call("user/addToFavorites", { project_id: id }, one);
      const left = await api.call("user/removeWatchlist", { project_id: id }, one);
      expect(left.responseData).toEqual({ project_id: id, watched: false, favorite: false });
    });

    it("follows what is made a favourite", async () => {
      const one = await api.seedUser();
      const id = await api.seedLot();
      const loved = await api.call("user/addToFavorites", { project_id: id }, one);
      expect(loved.responseData).toEqual({ project_id: id, watched: true, favorite: true });
      const idsIn = async (action: "watchlist" | "favorites") =>
        (await api.call("product/dashboard", { action }, one)).responseData.records.map(
          (r) => r.id,
        );
      expect([await idsIn("watchlist"), await idsIn("favorites")]).toEqual([[id], [id]]);
      await api.call("user/removeFromFavorites", { project_id: id }, one);
      expect([await idsIn("watchlist"), await idsIn("favorites")]).toEqual([[id], []]);
    });

    it("knows no lot that the caller may not see", async () => {
      const person = await api.seedUser();
      const draft = await api.seedLot({ status: "draft" });
      for (const project_id of [draft, 999_999]) {
        const answer = await api.call("user/addWatchlist", { project_id }, person);
        expect(answer.code).toBe("NOT_FOUND");
      }
    });
  });
});
