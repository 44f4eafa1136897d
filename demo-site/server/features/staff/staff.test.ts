import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "../../platform/mail/outbox-repository";
import { USER_TEXT } from "../accounts";
import { PAGE, pageToken, seedPartner } from "../partners/testing/partner-pages";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("what staff do with accounts on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    await seedPartner(api);
    staff = await api.seedUser({ staff: true, firstName: "Sergio", lastName: "Lozano" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const auditOf = async (id: number) =>
    (await api.call("user/getSingleUser", { id }, staff)).responseData.audit;
  const codeOf = async (as: { token: string; origin?: string }) =>
    (await api.call("user/validateUser", {}, as)).code;

  /** What a signed-in socket is told about its session, in order. */
  async function listen(token: string): Promise<boolean[]> {
    const told: boolean[] = [];
    const socket = new api.WebSocket("ws://house.test/api/realtime");
    await new Promise<void>((resolve) => {
      socket.onopen = () => socket.send(JSON.stringify({ event: "hello", data: { token } }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data as string) as {
          event: string;
          data: { authenticated: boolean };
        };
        if (message.event !== "session") return;
        told.push(message.data.authenticated);
        resolve();
      };
    });
    return told;
  }

  describe("closing an account", () => {
    it("shuts it out at once: sessions, partners' tokens, open sockets, what it acts for", async () => {
      const person = await api.seedUser();
      const account = await api.seedUser();
      await api.db.query("insert into account_links values ($1, $2, 'employee')", [
        person.id,
        account.id,
      ]);
      const other = (await api.call("user/login", person)).responseData;
      const acting = (await api.call("user/switchuser", { id: account.id }, other)).responseData;
      const page = { token: (await pageToken(api, person, ["bid"])).token, origin: PAGE };
      const told = await listen(person.token);
      const change = { id: person.id, status: "deactivate", reason: "Impago" } as const;
      const { record } = (await api.call("user/changeStatus", change, staff)).responseData;
      expect(record.status).toBe("deactivate");
      expect(await codeOf(person)).toBe("SESSION_EXPIRED");
      expect(await codeOf(page)).toBe("SESSION_EXPIRED");
      expect(await codeOf(acting)).toBe("SESSION_EXPIRED");
      await expect.poll(() => told).toEqual([true, false]);
      expect((await api.call("user/login", person)).code).toBe("DEACTIVATED");
      expect((await auditOf(person.id))[0]).toMatchObject({
        actor_id: staff.id,
        actor_name: "Sergio Lozano",
        action: "changeStatus",
        details: { from: "active", to: "deactivate", reason: "Impago" },
      });
    });

    it("can be taken back; old tokens stay worthless", async () => {
      const person = await api.seedUser();
      const change = (status: "active" | "deactivate") =>
        api.call("user/changeStatus", { id: person.id, status }, staff);
      await change("deactivate");
      await change("active");
      expect(await codeOf(person)).toBe("SESSION_EXPIRED");
      expect((await api.call("user/login", person)).code).toBeNull();
    });

    it("is not for oneself, nor for colleagues", async () => {
      const colleague = await api.seedUser({ staff: true });
      for (const { id } of [staff, colleague]) {
        const change = { id, status: "deactivate" } as const;
        expect((await api.call("user/changeStatus", change, staff)).code).toBe("FORBIDDEN");
      }
      const nobody = { id: 999_999, status: "deactivate" } as const;
      expect((await api.call("user/changeStatus", nobody, staff)).code).toBe("NOT_FOUND");
    });
  });

  describe("lists", () => {
    it("hold buyers, or whoever is asked for, never staff", async () => {
      const stamp = `Ñandú${staff.id}`;
      const buyer = await api.seedUser({ lastName: stamp });
      const seller = await api.seedUser({ lastName: stamp, admin: true });
      const closed = await api.seedUser({ lastName: stamp, status: "deactivate" });
      await api.seedUser({ lastName: stamp, staff: true });
      const ids = async (input: Parameters<typeof api.call<"user/allbuyers">>[1]) => {
        const { responseData } = await api.call("user/allbuyers", input, staff);
        return responseData.records.map((record) => record.id);
      };
      const search = `nandu${staff.id}`;
      expect(await ids({ search })).toEqual([closed.id, buyer.id]);
      expect(await ids({ search, order: "asc", limit: 1 })).toEqual([buyer.id]);
      expect(await ids({ search, filters: { admin: [0, 1] } })).toEqual([
        closed.id,
        seller.id,
        buyer.id,
      ]);
      expect(await ids({ search, filters: { status: "active" } })).toEqual([buyer.id]);
      expect(await ids({ search: "%" })).toEqual([]);
      const { responseData } = await api.call("user/allbuyers", { search, limit: 1 }, staff);
      expect([responseData.totalRecords, responseData.setDisp]).toEqual([2, "1–1 de 2"]);
    });

    it("are narrowed down to accounts that are verified, by mail or by phone, or are not", async () => {
      const stamp = `Verificada${staff.id}`;
      const none = await api.seedUser({ lastName: stamp });
      const byMail = await api.seedUser({ lastName: stamp });
      const byPhone = await api.seedUser({ lastName: stamp });
      const verify = (id: number, mail: boolean, phone: boolean) =>
        api.db.query("update users set email_verified = $2, phone_verified = $3 where id = $1", [
          id,
          mail,
          phone,
        ]);
      await verify(none.id, false, false);
      await verify(byMail.id, true, false);
      await verify(byPhone.id, false, true);
      const ids = async (verified: 0 | 1) => {
        const input = { search: stamp, filters: { verified } };
        const { responseData } = await api.call("user/allbuyers", input, staff);
        return responseData.records.map((record) => record.id);
      };
      expect(await ids(1)).toEqual([byPhone.id, byMail.id]);
      expect(await ids(0)).toEqual([none.id]);
    });

    it("find a piece of a company, a mail or a phone, by the index of these texts", async () => {
      const person = await api.seedUser({ firstName: "Íñigo", lastName: `Peña ${staff.id}` });
      const company = `Grúas Ñu ${staff.id}`;
      await api.db.query("update users set companyname = $2, phone = $3 where id = $1", [
        person.id,
        company,
        `+3465500${staff.id}`,
      ]);
      for (const search of [
        `inigo pena ${staff.id}`,
        `gruas nu ${staff.id}`,
        person.email.slice(0, -3).toUpperCase(),
        `5500${staff.id}`,
      ]) {
        const { responseData } = await api.call("user/allbuyers", { search }, staff);
        expect([search, responseData.records.map(({ id }) => id)]).toEqual([search, [person.id]]);
      }
      const plan = await api.db.tx(async (t) => {
        await t.query("set local enable_seqscan = off");
        await t.query("set local enable_indexscan = off");
        return t.query(`explain select 1 from users where ${USER_TEXT} like martillo_fold($1)`, [
          "%ribera%",
        ]);
      });
      expect(JSON.stringify(plan)).toContain("users_text");
    });

    it("of bidders hold active buyers alone, the highest bid first", async () => {
      const lot = await api.seedLot({ startCents: 100_000 });
      const [low, high, closed] = [
        await api.seedUser(),
        await api.seedUser(),
        await api.seedUser(),
      ];
      let n = 0;
      for (const [who, amount] of [
        [low, "1000"],
        [closed, "1500"],
        [high, "2000"],
      ] as const) {
        const bid = { project_id: lot, proposed_amount: amount, bid_type: "max" as const };
        const key = `clave-de-puja-${lot}-${++n}`;
        const answer = await api.call("bid/confirm", { ...bid, idempotency_key: key }, who);
        expect(answer.code).toBeNull();
      }
      await api.call("user/changeStatus", { id: closed.id, status: "deactivate" }, staff);
      const bidders = async (filters: object | undefined) =>
        (
          await api.call(
            "user/allbiddingbuyers",
            { project_id: lot, ...(filters && { filters }) },
            staff,
          )
        ).responseData;
      const ofDocument = { "u.status": { in: ["active"] }, "u.admin": { in: [0] } };
      for (const filters of [undefined, ofDocument, { "u.status": "active", "u.admin": 0 }]) {
        const { records, setDisp } = await bidders(filters);
        expect(records.map((record) => record.users_id)).toEqual([high.id, low.id]);
        expect(records[0]).toMatchObject({ users_email: high.email });
        expect(setDisp).toBe("1–2 de 2");
      }
      for (const filters of [{ "u.admin": 1 }, { "u.status": { notin: ["active"] } }]) {
        expect(await bidders(filters)).toEqual({ records: [], totalRecords: 0, setDisp: "0 de 0" });
      }
    });
  });

  describe("an account that staff open", () => {
    const person = { action: "add", first_name: "Íñigo", last_name: "Sáez" } as const;

    it("has no password until its person has chosen one by the letter", async () => {
      const email = `inigo-${staff.id}@example.test`;
      const input = { ...person, email, seller_type: "seller" as const, bid_limit: "5000" };
      const { record } = (await api.call("user/userAction", input, staff)).responseData;
      expect(record).toMatchObject({
        email,
        admin: 1,
        membership: "free",
        has_password: 0,
        email_verified: 0,
        bid_limit: "5000.00",
        status: "email_unverified",
      });
      const [letter] = await readOutbox(api.db, { recipient: email });
      const token = /reset_password\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
      const chosen = { password: "Elegida-2026!", confirm_password: "Elegida-2026!" };
      expect((await api.call("user/resetPassword", { token, ...chosen })).code).toBeNull();
      const login = await api.call("user/login", { email, password: chosen.password });
      expect(login.responseData.user).toMatchObject({ email_verified: 1, status: "active" });
      expect((await api.call("user/userAction", input, staff)).code).toBe("EMAIL_TAKEN");
    });

    it("never becomes staff by what is sent", async () => {
      const email = `trepa-${staff.id}@example.test`;
      const forged = { ...person, email, staff: 1, email_verified: 1, password_hash: "x" };
      const { record } = (await api.call("user/userAction", forged, staff)).responseData;
      expect([record.staff, record.email_verified, record.has_password]).toEqual([0, 0, 0]);
    });
  });

  describe("a change", () => {
    it("is written with what was there before; who sells signs in anew", async () => {
      const buyer = await api.seedUser({ firstName: "Ana" });
      const input = { action: "edit", id: buyer.id, first_name: "Anna" } as const;
      await api.call("user/userAction", input, staff);
      expect(await codeOf(buyer)).toBeNull();
      const sells = { action: "edit", id: buyer.id, seller_type: "seller" } as const;
      const { record } = (await api.call("user/userAction", sells, staff)).responseData;
      expect([record.first_name, record.admin]).toEqual(["Anna", 1]);
      expect(await codeOf(buyer)).toBe("SESSION_EXPIRED");
      const [second, first] = await auditOf(buyer.id);
      expect(first).toMatchObject({
        action: "userAction.edit",
        details: { from: { first_name: "Ana" }, to: { first_name: "Anna" } },
      });
      expect(second?.details).toMatchObject({ from: { admin: false }, to: { admin: true } });
    });

    it("of the e-mail has to be verified again, and the old address is told", async () => {
      const person = await api.seedUser();
      const email = `nuevo-${person.email}`;
      const input = { action: "edit", id: person.id, email } as const;
      const { record } = (await api.call("user/userAction", input, staff)).responseData;
      expect(record).toMatchObject({ email, email_verified: 0, status: "email_unverified" });
      const [letter] = await readOutbox(api.db, { recipient: person.email });
      expect(letter?.subject).toBe("El correo de su cuenta ha cambiado");
      const taken = { action: "edit", id: person.id, email: staff.email } as const;
      expect((await api.call("user/userAction", taken, staff)).code).toBe("EMAIL_TAKEN");
    });

    it("makes employees of sellers alone", async () => {
      const [employee, seller] = [await api.seedUser(), await api.seedUser({ admin: true })];
      const employ = (as_employees_id: number | null) =>
        api.call("user/userAction", { action: "edit", id: employee.id, as_employees_id }, staff);
      for (const id of [employee.id, staff.id, 999_999]) {
        expect((await employ(id)).code).toBe("INVALID_INPUT");
      }
      expect((await employ(seller.id)).responseData.record.as_employees_id).toBe(seller.id);
      const { token } = (await api.call("user/login", employee)).responseData;
      const draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
      const publish = { action: "publish", id: draft } as const;
      expect((await api.call("product/projectAction", publish, { token })).code).toBeNull();
    });

    it("of verification follows the words of staff, and of nobody else", async () => {
      const person = await api.seedUser({ status: "email_unverified", approvedToBid: false });
      await api.db.query("update users set email_verified = false, phone = $2 where id = $1", [
        person.id,
        `6110${String(person.id).padStart(5, "0")}`,
      ]);
      const set = async (flags: object) =>
        (await api.call("user/updateUserAccountVerified", { id: person.id, ...flags }, staff))
          .responseData.record;
      expect(await set({ email_verified: 1, approved_to_bid: 1 })).toMatchObject({
        email_verified: 1,
        approved_to_bid: 1,
        status: "active",
      });
      expect(await set({ phone_verified: 1, email_verified: 0 })).toMatchObject({
        phone_verified: 1,
        email_verified: 0,
        status: "active",
      });
      expect(await set({ phone_verified: 0 })).toMatchObject({
        phone_verified: 0,
        verified_phonenum: null,
        status: "email_unverified",
      });
      const own = { id: person.id, email_verified: 1 } as const;
      const forged = await api.call("user/updateUserAccountVerified", own, person);
      expect(forged.code).toBe("FORBIDDEN");
    });
  });

  it("letters go to the account, not to its former addresses or to closed ones", async () => {
    const person = await api.seedUser();
    for (const type of ["verify_email", "reset_password"] as const) {
      const answer = await api.call("user/triggerEmail", { id: person.id, type }, staff);
      expect(answer.responseData).toEqual({ sent: true, email: person.email });
    }
    const subjects = (await readOutbox(api.db, { recipient: person.email })).map(
      (letter) => letter.subject,
    );
    expect(subjects).toEqual(["Elija una contraseña nueva", "Verifique su correo"]);
    await api.call("user/changeStatus", { id: person.id, status: "deactivate" }, staff);
    const late = { id: person.id, type: "reset_password" } as const;
    expect((await api.call("user/triggerEmail", late, staff)).code).toBe("DEACTIVATED");
  });

  it("a higher limit is asked for, shown to staff, and answered once", async () => {
    const person = await api.seedUser({ bidLimitCents: 100_000 });
    const ask = (amount: string) =>
      api.call("custom/requestBidLimit", { amount, note: "Compro para tres talleres" }, person);
    await ask("2000");
    const { record: asked } = (await ask("3000")).responseData;
    expect(asked).toMatchObject({ amount: "3000.00", status: "pending" });
    const filters = { bid_limit_requested: 1 } as const;
    const waiting = (await api.call("user/allbuyers", { filters }, staff)).responseData.records;
    expect(waiting.find((one) => one.id === person.id)?.bid_limit_request).toEqual(asked);

    const approve = { id: asked.id, amount: "2500" };
    const { record } = (await api.call("user/approveBidLimitRequest", approve, staff)).responseData;
    expect(record).toMatchObject({ status: "approved", amount: "2500.00" });
    const after = (await api.call("user/getSingleUser", { id: person.id }, staff)).responseData;
    expect([after.record.bid_limit, after.record.bid_limit_request]).toEqual(["2500.00", null]);
    expect(after.audit[0]?.action).toBe("approveBidLimitRequest");
    expect((await api.call("user/approveBidLimitRequest", approve, staff)).code).toBe("NOT_FOUND");

    const again = (await ask("9000")).responseData.record;
    const refuse = { id: again.id, action: "refuse", reason: "Sin historial" } as const;
    await api.call("user/approveBidLimitRequest", refuse, staff);
    const kept = (await api.call("user/getSingleUser", { id: person.id }, staff)).responseData;
    expect(kept.record.bid_limit).toBe("2500.00");
  });
});
