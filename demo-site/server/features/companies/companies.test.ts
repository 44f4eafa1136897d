import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

describe.each(engines)("companies on $name", (engine) => {
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

  async function keyFor(email: string) {
    const rows = await open.db.query<{ text: string }>(
      "select text from outbox where recipient = $1 order by id desc limit 1",
      [email],
    );
    return /clave=([\w-]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
  }

  async function invite(
    company: SeededUser,
    email: string,
    role: "owner" | "employee" = "employee",
  ) {
    const person = { first_name: "Luis", last_name: "Gil", email, role };
    const { record } = (await api.call("user/addCompanyOwner", person, company)).responseData;
    return { record, key: await keyFor(email) };
  }

  describe("people of a company", () => {
    it("are invited, accept, act for it, and are out at once when they are taken off", async () => {
      const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const { record, key } = await invite(company, person.email);
      expect(record).toMatchObject({ email: person.email, role: "employee", state: "invited" });
      expect((await api.call("user/switchuser", { id: company.id }, person)).code).toBe(
        "FORBIDDEN",
      );

      const details = await api.call("user/getInviteDetails", { key });
      expect(details.responseData.record).toMatchObject({
        kind: "company",
        email: person.email,
        role: "employee",
        state: "open",
      });
      const accepted = await api.call("custom/acceptInvite", { key }, person);
      expect(accepted.responseData.account).toMatchObject({ id: company.id, role: "employee" });
      const acting = (await api.call("user/switchuser", { id: company.id }, person)).responseData;
      const owners = await api.call("user/getCompanyOwners", {}, company);
      expect(owners.responseData.records[0]?.state).toBe("accepted");

      // The way into the company was made of the session that the person had.
      const again = (await api.call("user/login", person)).responseData;
      const stranger = await api.call("user/removeCompanyOwner", { id: record.id }, again);
      expect(stranger.code).toBe("NOT_FOUND");
      await api.call("user/removeCompanyOwner", { id: record.id }, company);
      const after = await api.call("user/validateUser", {}, acting);
      expect(after.code).toBe("SESSION_EXPIRED");
      expect((await api.call("custom/acceptInvite", { key }, again)).code).toBe("LINK_EXPIRED");
    });

    it("are not changed by somebody who only acts for the company", async () => {
      const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const { key } = await invite(company, person.email);
      await api.call("custom/acceptInvite", { key }, person);
      const acting = (await api.call("user/switchuser", { id: company.id }, person)).responseData;
      const other = { first_name: "Eva", last_name: "Sol", email: "eva@example.test" };
      const answer = await api.call("user/addCompanyOwner", other, acting);
      expect(answer.code).toBe("OWN_ACCOUNT_REQUIRED");
    });

    it("accept only what is theirs, once, and not what is old", async () => {
      const [company, person, thief] = [
        await api.seedUser({ admin: true }),
        await api.seedUser(),
        await api.seedUser(),
      ];
      const { record, key } = await invite(company, person.email);
      const stolen = await api.call("custom/acceptInvite", { key }, thief);
      expect(stolen.code).toBe("INVITED_SOMEBODY_ELSE");
      expect((await api.call("custom/acceptInvite", { key: "x".repeat(43) }, thief)).code).toBe(
        "LINK_EXPIRED",
      );
      await api.call("user/updateCompanyOwner", { id: record.id, resend: true }, company);
      expect((await api.call("custom/acceptInvite", { key }, person)).code).toBe("LINK_EXPIRED");
      const fresh = await keyFor(person.email);
      const both = await Promise.all([
        api.call("custom/acceptInvite", { key: fresh }, person),
        api.call("custom/acceptInvite", { key: fresh }, person),
      ]);
      expect(both.map((answer) => answer.code)).toEqual([null, null]);
      const links = await open.db.query("select 1 from account_links where account_id = $1", [
        company.id,
      ]);
      expect(links).toHaveLength(1);
    });

    it("accept only by an e-mail that is verified", async () => {
      const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const { key } = await invite(company, person.email);
      const verify = (is: boolean) =>
        open.db.query("update users set email_verified = $2 where id = $1", [person.id, is]);
      await verify(false);
      expect((await api.call("custom/acceptInvite", { key }, person)).code).toBe("NOT_VERIFIED");
      await verify(true);
      expect((await api.call("custom/acceptInvite", { key }, person)).code).toBeNull();
    });

    it("are out, also when they accept at the moment at which they are taken off", async () => {
      const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const { record, key } = await invite(company, person.email);
      const answers = await Promise.all([
        api.call("custom/acceptInvite", { key }, person),
        api.call("user/removeCompanyOwner", { id: record.id }, company),
      ]);
      expect(answers[1].code).toBeNull();
      const entered = await api.call("user/switchuser", { id: company.id }, person);
      expect(entered.code).toBe("FORBIDDEN");
    });

    it("are taken off wholly or not at all, whatever happens in between", async () => {
      const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
      const { record, key } = await invite(company, person.email);
      await api.call("custom/acceptInvite", { key }, person);
      await open.db.exec(
        `create function no_unlinking() returns trigger language plpgsql as
           $$ begin raise exception 'out of order'; end $$;
         create trigger no_unlinking before delete on account_links for each row execute function no_unlinking()`,
      );
      const failed = await api.call("user/removeCompanyOwner", { id: record.id }, company);
      await open.db.exec("drop trigger no_unlinking on account_links; drop function no_unlinking");
      expect(failed.code).toBe("INTERNAL");
      // Still in the list, so that the company can try again; and then out.
      const listed = (await api.call("user/getCompanyOwners", {}, company)).responseData.records;
      expect(listed.map(({ id }) => id)).toEqual([record.id]);
      expect((await api.call("user/removeCompanyOwner", { id: record.id }, company)).code).toBe(
        null,
      );
      const entered = await api.call("user/switchuser", { id: company.id }, person);
      expect(entered.code).toBe("FORBIDDEN");
    });

    it("cannot have their mailbox filled", async () => {
      const company = await api.seedUser({ admin: true });
      const { record } = await invite(company, "llena@example.test");
      const codes = [];
      for (let n = 0; n < 4; n++) {
        const again = { id: record.id, resend: true };
        codes.push((await api.call("user/updateCompanyOwner", again, company)).code);
      }
      // Four of the six a day: no account uses up what a mailbox may be sent.
      expect(codes).toEqual([null, null, null, "RATE_LIMITED"]);
    });

    it("own no more than the whole, and stand in the list once", async () => {
      const company = await api.seedUser({ admin: true });
      const add = (email: string, ownership_percent: number) =>
        api.call(
          "user/addCompanyOwner",
          { first_name: "Ana", last_name: "Paz", email, role: "owner", ownership_percent },
          company,
        );
      const first = await add("uno@example.test", 60);
      expect((await add("dos@example.test", 40.01)).refusal.fields).toEqual({
        ownership_percent: "Entre todos no pueden sumar más del 100 %: quedan 40 %.",
      });
      expect((await add("dos@example.test", 40)).code).toBeNull();
      expect((await add("dos@example.test", 0)).refusal.fields).toEqual({
        email: "Esa persona ya está en la lista.",
      });
      expect((await add(company.email, 0)).refusal.fields).toHaveProperty("email");
      const id = first.responseData.record.id;
      const more = await api.call(
        "user/updateCompanyOwner",
        { id, ownership_percent: 61 },
        company,
      );
      expect(more.code).toBe("INVALID_INPUT");
      const fewer = await api.call(
        "user/updateCompanyOwner",
        { id, ownership_percent: 10 },
        company,
      );
      expect(fewer.responseData.record.ownership_percent).toBe(10);
      const race = await Promise.all(
        ["tres", "cuatro"].map((name) => add(`${name}@example.test`, 50)),
      );
      expect(race.filter((answer) => answer.code === null)).toHaveLength(1);
    });
  });

  describe("an invitation to open an account", () => {
    const FORM = {
      password: "Subasta-2026!",
      first_name: "Nora",
      last_name: "Vidal",
      city: "Soria",
      registration_terms: true,
    };

    it("comes from staff, and proves the e-mail that it names", async () => {
      const staff = await api.seedUser({ staff: true });
      const email = "nora@example.test";
      const sent = await api.call("user/addinviteuser", { email, first_name: "Nora" }, staff);
      expect(sent.code).toBeNull();
      const key = await keyFor(email);
      const { record } = (await api.call("user/getInviteDetails", { key })).responseData;
      expect(record).toMatchObject({ kind: "account", email, first_name: "Nora", company: "" });
      const { user } = (await api.call("user/register", { ...FORM, email, invite: key }))
        .responseData;
      expect(user).toMatchObject({ email, email_verified: 1 });
      const after = (await api.call("user/getInviteDetails", { key })).responseData;
      expect(after.record.state).toBe("accepted");
    });

    it("proves no other e-mail", async () => {
      const staff = await api.seedUser({ staff: true });
      await api.call("user/addinviteuser", { email: "una@example.test" }, staff);
      const key = await keyFor("una@example.test");
      const { user } = (
        await api.call("user/register", { ...FORM, email: "otra@example.test", invite: key })
      ).responseData;
      expect(user.email_verified).toBe(0);
      const taken = await api.call("user/addinviteuser", { email: "otra@example.test" }, staff);
      expect(taken.code).toBe("EMAIL_TAKEN");
    });
  });

  describe("addresses", () => {
    const ADDRESS = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };

    it("are one's own, with one usual one among them", async () => {
      const [me, other] = [await api.seedUser(), await api.seedUser()];
      const call = (input: Parameters<typeof api.call<"user/userAddress">>[1], as = me) =>
        api.call("user/userAddress", input, as);
      await call({ action: "add", ...ADDRESS, label: "Casa" });
      const two = (await call({ action: "add", ...ADDRESS, label: "Taller" })).responseData.records;
      expect(two.map((row) => [row.label, row.is_default])).toEqual([
        ["Casa", 1],
        ["Taller", 0],
      ]);
      const [casa, taller] = two.map((row) => row.id);
      const usual = await call({ action: "default", id: taller ?? 0 });
      expect(usual.responseData.records[0]).toMatchObject({ label: "Taller", is_default: 1 });
      for (const input of [
        { action: "default" as const, id: casa ?? 0 },
        { action: "delete" as const, id: casa ?? 0 },
        { action: "edit" as const, id: casa ?? 0, ...ADDRESS },
      ]) {
        expect((await call(input, other)).code).toBe("NOT_FOUND");
      }
      const left = (await call({ action: "delete", id: taller ?? 0 })).responseData.records;
      expect(left.map((row) => [row.label, row.is_default])).toEqual([["Casa", 1]]);
      const edited = await call({
        action: "edit",
        id: casa ?? 0,
        ...ADDRESS,
        city: "<b>Soria</b>",
      });
      expect(edited.responseData.records[0]).toMatchObject({ city: "<b>Soria</b>", label: "" });
      expect((await call({ action: "list" }, other)).responseData.records).toEqual([]);
    });

    it("say what is missing", async () => {
      const me = await api.seedUser();
      const answer = await api.call(
        "user/userAddress",
        { action: "add", ...ADDRESS, address1: " ", zip: "x".repeat(11) },
        me,
      );
      expect(Object.keys(answer.refusal.fields ?? {}).toSorted()).toEqual(["address1", "zip"]);
      const place = (zip: string, country: string) =>
        api.call("user/userAddress", { action: "add", ...ADDRESS, zip, country }, me);
      expect((await place("53001", "ES")).refusal.fields).toEqual({
        zip: "El código postal tiene cinco cifras, de 01 a 52 las dos primeras.",
      });
      expect((await place("53001", "FR")).code).toBeNull();
      const kept = (await place("28 013", "ES")).responseData.records;
      expect(kept.map(({ zip }) => zip)).toContain("28013");
    });
  });

  describe("identity", () => {
    const DNI = { document_type: "dni", birth_date: "1990-05-04" } as const;

    it("is approved where number and age are right, and the number is never shown again", async () => {
      const me = await api.seedUser();
      expect((await api.call("user/runKycCheck", {}, me)).responseData.status).toBe("none");
      const input = { ...DNI, document_number: "12.345.678-z" };
      const stored = (await api.call("user/updateProfileKYC", input, me)).responseData;
      expect(stored).toMatchObject({ status: "incomplete", document_end: "78Z" });
      const checked = (await api.call("user/runKycCheck", {}, me)).responseData;
      expect(checked).toMatchObject({ status: "approved", reasons: [], document_end: "78Z" });
      expect(JSON.stringify([stored, checked])).not.toContain("12345678Z");
      const same = (await api.call("user/updateProfileKYC", input, me)).responseData;
      expect(same.status).toBe("approved");
      const changed = { ...input, birth_date: "1991-05-04" };
      const again = (await api.call("user/updateProfileKYC", changed, me)).responseData;
      expect(again.status).toBe("incomplete");
    });

    it.each([
      [{ ...DNI, document_number: "12345678A" }, "rejected", /letra/],
      [{ ...DNI, document_number: "12345678Z", birth_date: "2020-01-01" }, "rejected", /mayor/],
      [{ ...DNI, document_number: "12345678Z", birth_date: "2090-01-01" }, "rejected", /futuro/],
      [
        { ...DNI, document_type: "passport" as const, document_number: "AB123456" },
        "review",
        /pasaporte/,
      ],
    ])("%j is %s", async (input, status, reason) => {
      const me = await api.seedUser();
      await api.call("user/updateProfileKYC", input, me);
      const kyc = (await api.call("user/runKycCheck", {}, me)).responseData;
      expect(kyc.status).toBe(status);
      expect(kyc.reasons.join(" ")).toMatch(reason);
    });

    it("takes no day that does not exist", async () => {
      const me = await api.seedUser();
      const input = { ...DNI, document_number: "12345678Z", birth_date: "1990-02-31" };
      const answer = await api.call("user/updateProfileKYC", input, me);
      expect(answer.refusal.fields).toEqual({ birth_date: "La fecha no existe." });
    });

    it("is not approved for what was changed while the checker looked", async () => {
      const older = { ...DNI, document_number: "12345678Z" };
      const slow = {
        async check() {
          await other.call("user/updateProfileKYC", { ...older, birth_date: "1950-01-01" }, me);
          return { status: "approved" as const, reasons: [], reference: null };
        },
      };
      const other: InPageApi = await createTestApi({ db: open.db, ports: { kyc: slow } });
      const me = await other.seedUser();
      await other.call("user/updateProfileKYC", older, me);
      const kyc = (await other.call("user/runKycCheck", {}, me)).responseData;
      expect(kyc).toMatchObject({ status: "incomplete", birth_date: "1950-01-01" });
      await other.close();
    });

    it("stays as it was where the checker does not answer", async () => {
      const broken = { check: () => Promise.reject(new Error("down")) };
      const other = await createTestApi({ db: open.db, ports: { kyc: broken } });
      const me = await other.seedUser();
      await other.call("user/updateProfileKYC", { ...DNI, document_number: "12345678Z" }, me);
      expect((await other.call("user/runKycCheck", {}, me)).code).toBe("UNAVAILABLE");
      const status = await other.call("user/runKycCheck", { only_status: true }, me);
      expect(status.responseData.status).toBe("incomplete");
      await other.close();
    });
  });
});
