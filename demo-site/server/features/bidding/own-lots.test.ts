import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkAccounts } from "../companies/account-link-repository";
import { inviteTo } from "../../testing/act-for";
import { engines, type OpenEngine } from "../../testing/engines";
import { FIXED_PRICE } from "../../testing/sell";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { newKey } from "./testing/auction-house";

interface Signed {
  token: string;
}

describe.each(engines)("lots of one's own on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let lot: number;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true, companyname: "Ribera, S.L." });
    lot = await api.seedLot({ sellerId: seller.id });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  let amount = 5_000;

  /** Each bid is high enough for every lot. */
  async function codeOfBid(as: Signed, project_id = lot) {
    amount += 1_000;
    const bid = { project_id, proposed_amount: amount, idempotency_key: newKey() };
    return (await api.call("bid/confirm", bid, as)).code;
  }

  const invited = async (company: SeededUser, person: SeededUser, role: "owner" | "employee") =>
    (await inviteTo(api, company, person, role)).id;

  async function actingFor(account: SeededUser, { email, password }: SeededUser): Promise<Signed> {
    const own = (await api.call("user/login", { email, password })).responseData;
    const answer = await api.call("user/switchuser", { id: account.id }, own);
    expect(answer.code).toBeNull();
    return answer.responseData;
  }

  const daysAgo = (days: number) =>
    open.db.query(
      `update sessions set created_at = now() - make_interval(days => $2 + 1),
         revoked_at = now() - make_interval(days => $2) where user_id = $1 and acted_by is not null`,
      [seller.id, days],
    );

  it.each(["owner", "employee"] as const)(
    "are closed to an %s of the company, by its own account and for others",
    async (role) => {
      const person = await api.seedUser();
      await invited(seller, person, role);
      expect(await codeOfBid(person)).toBe("OWN_LOT");

      const third = await api.seedUser();
      await invited(third, person, "owner");
      const refused = await codeOfBid(await actingFor(third, person));
      expect(refused).toBe("OWN_LOT");
      const elsewhere = await api.seedLot();
      expect(await codeOfBid(await actingFor(third, person), elsewhere)).toBeNull();
      // Nor for the account that has this person in common with the seller, whichever person acts for it.
      expect(await codeOfBid(third)).toBe("OWN_LOT");
      expect(await codeOfBid(third, elsewhere)).toBeNull();
    },
  );

  it("are closed to a company with a person in common, in all ways to buy", async () => {
    const [company, person] = [await api.seedUser(), await api.seedUser()];
    const selling = await api.seedUser({ admin: true });
    const direct = () => api.seedLot({ ...FIXED_PRICE, sellerId: selling.id });
    const refusals = async () => {
      const buying = {
        expected_price: "8990",
        accept_terms: 1 as const,
        idempotency_key: newKey(),
      };
      const offer = {
        project_id: await direct(),
        amount: "8000",
        accept_terms: 1,
        idempotency_key: newKey(),
      };
      return [
        await codeOfBid(company, await api.seedLot({ sellerId: selling.id })),
        (await api.call("buynow/addToBuynow", { project_id: await direct(), ...buying }, company))
          .code,
        (await api.call("buynow/addToCart", { project_id: await direct() }, company)).code,
        (await api.call("makeoffer/addToMakeoffer", offer as never, company)).code,
      ];
    };
    const before = await refusals();
    expect(before.slice(0, 3)).toEqual([null, null, null]);
    expect(before).not.toContain("OWN_LOT");
    await invited(company, person, "employee");
    await invited(selling, person, "owner");
    expect(await refusals()).toEqual(["OWN_LOT", "OWN_LOT", "OWN_LOT", "OWN_LOT"]);
  });

  it("are open to accounts that share only somebody of the house", async () => {
    const staff = await api.seedUser({ staff: true });
    const [buyer, selling] = [await api.seedUser(), await api.seedUser({ admin: true })];
    for (const account of [buyer, selling]) {
      await linkAccounts(api.db, { userId: staff.id, accountId: account.id, role: "employee" });
    }
    expect(await codeOfBid(buyer, await api.seedLot({ sellerId: selling.id }))).toBeNull();
  });

  it("are closed to the company whose owner sells", async () => {
    const company = await api.seedUser();
    await invited(company, seller, "owner");
    expect(await codeOfBid(company)).toBe("OWN_LOT");
  });

  it("are closed to the seller's employees, and to the account for which the seller works", async () => {
    const employee = await api.seedUser({ asEmployeesId: seller.id });
    expect(await codeOfBid(employee)).toBe("OWN_LOT");
    const buyer = await api.seedUser();
    await linkAccounts(api.db, { userId: employee.id, accountId: buyer.id, role: "owner" });
    expect(await codeOfBid(await actingFor(buyer, employee))).toBe("OWN_LOT");

    const boss = await api.seedUser();
    const working = await api.seedUser({ admin: true, asEmployeesId: boss.id });
    expect(await codeOfBid(boss, await api.seedLot({ sellerId: working.id }))).toBe("OWN_LOT");
  });

  it("stay closed for ninety days after the link has ended", async () => {
    const person = await api.seedUser();
    const id = await invited(seller, person, "employee");
    await actingFor(seller, person);
    await api.call("user/removeCompanyOwner", { id }, seller);
    const again = (await api.call("user/login", person)).responseData;
    expect(await codeOfBid(again)).toBe("OWN_LOT");

    const removed = (days: number) =>
      open.db.query(
        "update company_owners set removed_at = now() - make_interval(days => $2) where id = $1",
        [id, days],
      );
    await removed(91);
    await daysAgo(89);
    expect(await codeOfBid(again)).toBe("OWN_LOT");
    await daysAgo(91);
    await removed(89);
    expect(await codeOfBid(again)).toBe("OWN_LOT");
    await removed(91);
    expect(await codeOfBid(again)).toBeNull();
  });

  it("are closed from the moment at which the link is made", async () => {
    const person = await api.seedUser();
    expect(await codeOfBid(person)).toBeNull();
    await invited(seller, person, "employee");
    expect(await codeOfBid(person)).toBe("OWN_LOT");
  });

  it("are told apart among bids that are decided together", async () => {
    const person = await api.seedUser();
    await invited(seller, person, "employee");
    const strangers = [await api.seedUser(), await api.seedUser()];
    const fresh = await api.seedLot({ sellerId: seller.id });
    const elsewhere = await api.seedLot();
    const codes = await Promise.all([
      codeOfBid(person, fresh),
      codeOfBid(person, elsewhere),
      ...strangers.map((stranger) => codeOfBid(stranger, fresh)),
    ]);
    expect(codes).toEqual(["OWN_LOT", null, null, null]);
  });

  it("are refused with a next step that is not another account", async () => {
    const bid = { project_id: lot, proposed_amount: "5000", idempotency_key: newKey() };
    const answer = await api.call("bid/confirm", bid, seller);
    expect(answer.httpStatus).toBe(403);
    expect(answer.refusal.next).not.toMatch(/otra cuenta/i);
    const status = await api.call(
      "custom/bidStatus",
      { idempotency_key: bid.idempotency_key },
      seller,
    );
    expect(status.responseData).toMatchObject({ state: "refused", code: "OWN_LOT" });
  });

  it("and any other lots are closed to staff, whoever they act for", async () => {
    const staff = await api.seedUser({ staff: true });
    expect(await codeOfBid(staff)).toBe("FORBIDDEN");
    const buyer = await api.seedUser();
    await linkAccounts(api.db, { userId: staff.id, accountId: buyer.id, role: "employee" });
    expect(await codeOfBid(await actingFor(buyer, staff))).toBe("FORBIDDEN");
    expect(await codeOfBid(buyer)).toBeNull();
  });
});
