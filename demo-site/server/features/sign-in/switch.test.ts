import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedPartner, pageToken, PAGE } from "../partners/testing/partner-pages";
import { linkAccounts, unlinkAccounts } from "../companies/account-link-repository";
import { succeedSession } from "../../platform/security/session-repository";
import { hashToken, newToken } from "../../platform/security/token";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("going on as another account on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let owner: SeededUser;
  let company: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    await seedPartner(api);
    owner = await api.seedUser({ firstName: "Rosa", lastName: "Vidal" });
    company = await api.seedUser({ admin: true, companyname: "Ribera, S.L." });
    await linkAccounts(api.db, { userId: owner.id, accountId: company.id, role: "owner" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  /** Signed in anew. */
  async function signedIn({ email, password }: SeededUser): Promise<{ token: string }> {
    return { token: (await api.call("user/login", { email, password })).responseData.token };
  }

  async function switched(as: { token: string }, id?: number): Promise<{ token: string }> {
    const answer = await api.call("user/switchuser", id === undefined ? {} : { id }, as);
    expect(answer.code).toBeNull();
    return { token: answer.responseData.token };
  }

  const codeOf = async (as: { token: string }) =>
    (await api.call("user/validateUser", {}, as)).code;

  it("says whose accounts there are, who acts, and leads back", async () => {
    const own = await signedIn(owner);
    const before = (await api.call("user/validateUser", {}, own)).responseData;
    const account = { id: company.id, name: "Ribera, S.L.", email: company.email, role: "owner" };
    expect([before.accounts, before.acted_by]).toEqual([[account], null]);

    const acting = await switched(own, company.id);
    const there = (await api.call("user/validateUser", {}, acting)).responseData;
    expect(there).toMatchObject({ id: company.id, admin: 1, accounts: [account] });
    expect(there.acted_by).toEqual({ id: owner.id, name: "Rosa Vidal" });
    // Every step has a token of its own.
    expect(await codeOf(own)).toBe("SESSION_EXPIRED");

    const back = await switched(acting);
    const again = (await api.call("user/validateUser", {}, back)).responseData;
    expect([again.id, again.acted_by]).toEqual([owner.id, null]);
    expect(await codeOf(acting)).toBe("SESSION_EXPIRED");
  });

  it.runIf(engine.name === "PostgreSQL")(
    "does not outlive an end of all sessions that comes at the same moment",
    async () => {
      const [own, other] = [await signedIn(owner), await signedIn(owner)];
      const next = { token: newToken() };
      const ending = await open.db.tx(async (t) => {
        const successor = {
          tokenHash: hashToken(next.token),
          userId: company.id,
          actedBy: owner.id,
        };
        expect(await succeedSession(t, hashToken(own.token), successor)).toBe(true);
        const ended = api.call("custom/endSessions", {}, other);
        // Long enough for the other one to be waiting.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { ended };
      });
      expect((await ending.ended).code).toBeNull();
      expect(await codeOf(next)).toBe("SESSION_EXPIRED");
    },
  );

  it("writes down who acted for whom", async () => {
    await switched(await signedIn(owner), company.id);
    const [row] = await api.db.query(
      "select actor_id, action from user_audit where user_id = $1 order by id desc limit 1",
      [company.id],
    );
    expect(row).toEqual({ actor_id: owner.id, action: "switchuser" });
    const [session] = await api.db.query(
      "select acted_by from sessions where user_id = $1 and acted_by is not null limit 1",
      [company.id],
    );
    expect(session).toEqual({ acted_by: owner.id });
  });

  it("is for linked accounts alone, and never for staff", async () => {
    const staff = await api.seedUser({ staff: true });
    const closed = await api.seedUser({ status: "deactivate" });
    for (const { id } of [staff, closed]) {
      await linkAccounts(api.db, { userId: owner.id, accountId: id, role: "owner" });
    }
    const stranger = await api.seedUser();
    const own = await signedIn(owner);
    for (const id of [staff.id, closed.id, stranger.id, 999_999]) {
      expect((await api.call("user/switchuser", { id }, own)).code).toBe("FORBIDDEN");
    }
    // The way is not open from the other side.
    const back = await api.call("user/switchuser", { id: owner.id }, await signedIn(company));
    expect(back.code).toBe("FORBIDDEN");
    expect(await codeOf(own)).toBeNull();
  });

  it("goes by the person's own links, not by those of the account it acts for", async () => {
    const far = await api.seedUser();
    await linkAccounts(api.db, { userId: company.id, accountId: far.id, role: "employee" });
    const acting = await switched(await signedIn(owner), company.id);
    expect((await api.call("user/switchuser", { id: far.id }, acting)).code).toBe("FORBIDDEN");
    const mine = await api.seedUser();
    await linkAccounts(api.db, { userId: owner.id, accountId: mine.id, role: "employee" });
    const other = await switched(acting, mine.id);
    const { acted_by } = (await api.call("user/validateUser", {}, other)).responseData;
    expect(acted_by?.id).toBe(owner.id);
  });

  it("leaves what is the person's own to that person", async () => {
    const acting = await switched(await signedIn(owner), company.id);
    const change = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };
    for (const answer of [
      await api.call("user/resetUserProfile", { ...change, current_password: "x" }, acting),
      await api.call("custom/endSessions", {}, acting),
      await api.call(
        "partner/authorize",
        { origin: PAGE, scopes: ["bid"], challenge: "x".repeat(43) },
        acting,
      ),
    ]) {
      expect([answer.httpStatus, answer.code]).toEqual([403, "OWN_ACCOUNT_REQUIRED"]);
    }
  });

  it("is no way to bid on lots of one's own, or of one's employer", async () => {
    const seller = await api.seedUser({ admin: true });
    const employee = await api.seedUser({ asEmployeesId: seller.id });
    const buyer = await api.seedUser();
    const lot = await api.seedLot({ sellerId: seller.id });
    const other = await api.seedLot();
    const bid = (project_id: number, key: string, as: { token: string }) => {
      const amount = { project_id, proposed_amount: "5000", bid_type: "max" as const };
      return api.call(
        "bid/confirm",
        { ...amount, idempotency_key: `${key}-${project_id}-while-acting-for-another` },
        as,
      );
    };
    for (const person of [seller, employee]) {
      await linkAccounts(api.db, { userId: person.id, accountId: buyer.id, role: "owner" });
      const acting = await switched(await signedIn(person), buyer.id);
      expect((await bid(lot, `own-${person.id}`, acting)).code).toBe("OWN_LOT");
      const allowed = (await bid(other, `other-${person.id}`, acting)).code;
      expect([null, "NOT_ABOVE_OWN_MAX"]).toContain(allowed);
    }
  });

  it("is not for partners' pages, and their tokens do not go along", async () => {
    const own = await signedIn(owner);
    const page = { token: (await pageToken(api, own, ["bid"])).token, origin: PAGE };
    const answer = await api.call("user/switchuser", { id: company.id }, page);
    expect(answer.code).toBe("SITE_SESSION_REQUIRED");
    await switched(own, company.id);
    expect((await api.call("user/validateUser", {}, page)).code).toBe("SESSION_EXPIRED");
  });

  it("lasts no longer than the session from which it came", async () => {
    const own = await signedIn(owner);
    await api.db.query("update sessions set expires_at = now() + interval '5 minutes'");
    const acting = await switched(own, company.id);
    const [row] = await api.db.query<{ left: number }>(
      `select extract(epoch from max(expires_at) - now())::float8 as left from sessions
       where user_id = $1 and acted_by = $2 and revoked_at is null`,
      [company.id, owner.id],
    );
    expect(row?.left).toBeLessThanOrEqual(300);
    expect(await codeOf(acting)).toBeNull();
  });

  it.each([
    [
      "the link is taken back",
      () => unlinkAccounts(api.db, { userId: owner.id, accountId: company.id }),
    ],
    [
      "the person's own account is closed",
      () => api.db.query("update users set status = 'deactivate' where id = $1", [owner.id]),
    ],
    [
      "the account becomes one of the staff",
      () => api.db.query("update users set staff = true where id = $1", [company.id]),
    ],
  ])("ends when %s", async (_what, happen) => {
    const acting = await switched(await signedIn(owner), company.id);
    await happen();
    expect(await codeOf(acting)).toBe("SESSION_EXPIRED");
    await api.db.query("update users set status = 'active', staff = false where id = any($1)", [
      [owner.id, company.id],
    ]);
    await linkAccounts(api.db, { userId: owner.id, accountId: company.id, role: "owner" });
  });

  it("happens once, also when two ask for it at the same moment", async () => {
    const own = await signedIn(owner);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.call("user/switchuser", { id: company.id }, own)),
    );
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "SESSION_EXPIRED")).toHaveLength(3);
  });
});
