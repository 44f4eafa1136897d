import { EMPLOYEE_PERMISSIONS, SELLER_PERMISSIONS, type SellerPermission } from "martillo/contract";
import { calls, type DescribedCall } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { permissionsOfCall, permissionsOfInput } from "../../platform/http/call-permissions";
import { migrations } from "../../_made/migrations";
import { migrate } from "../../platform/db/migrations";
import { inlineSpreadsheets } from "../../ports/spreadsheets/inline-spreadsheets";
import { engines, type OpenEngine } from "../../testing/engines";
import { actFor, inviteTo } from "../../testing/act-for";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

type Name = keyof typeof calls;

/** What calls ask for whose rule depends on it: one for every kind of answer of the rule. */
const ASKED: Partial<Record<Name, readonly object[]>> = {
  "report/display": [{ report: "stock" }],
  "report/download": [{ report: "stock", format: "csv" }],
  "product/projectAction": [
    { action: "save", title: "Seat" },
    { action: "edit", id: 1 },
    { action: "addendum", id: 1, text: "Más" },
    { action: "duplicate", id: 1 },
    { action: "from_template", template_id: 1 },
    { action: "publish", id: 1 },
    { action: "relist", id: 1 },
    { action: "withdraw", id: 1 },
  ],
  "product/bulkProjectAction": [
    { action: "publish", ids: [1] },
    { action: "unpublish", ids: [1] },
    { action: "withdraw", ids: [1] },
    { action: "archive", ids: [1] },
    { action: "delete", ids: [1] },
    { action: "duplicate", ids: [1] },
    { action: "price_percent", percent: -5, ids: [1] },
  ],
  "auction/auctionAction": [{ action: "publish", id: 1 }],
  "auction/changeStatus": [{ id: 1, action: "archive" }],
  "auction/addtoAuction": [{ auction_id: 1, project_ids: [1] }],
  "product/dashboard": [{ action: "selling_open" }, { action: "selling_draft" }],
};

const described: Readonly<Record<string, DescribedCall>> = calls;

const CASES = Object.values(described)
  .filter(({ permissions }) => permissions !== undefined)
  .flatMap((call) => {
    const name = call.name as Name;
    return (ASKED[name] ?? [{}]).map((input) => ({
      name,
      input,
      needs: permissionsOfCall(call) ?? permissionsOfInput(call, input) ?? [],
    }));
  });

const REFUSABLE = CASES.flatMap(({ name, input, needs }) =>
  needs.map((missing) => ({ name, input, needs, missing })),
);

it("says of every call of sellers what it needs", () => {
  const ofSellers = Object.values(described).filter(({ access }) => access === "seller");
  const silent = ofSellers.filter(({ permissions }) => permissions === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(ofSellers.length).toBeGreaterThan(30);
});

describe.each(engines)("what people of a seller may do, on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  /** Works for the seller with an account of its own. */
  let employee: SeededUser;
  /** Acts for the seller's account; its token is that of the acting session. */
  let acting: SeededUser;
  let actingId: number;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { spreadsheets: inlineSpreadsheets } });
    seller = await api.seedUser({ admin: true, companyname: "Renting Norte" });
    employee = await api.seedUser({ asEmployeesId: seller.id });
    const person = await api.seedUser();
    actingId = person.id;
    acting = await actFor(api, seller, person);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const allow = (user_id: number, permissions: readonly SellerPermission[], as = seller) =>
    api.call("custom/sellerPermissions", { user_id, permissions: [...permissions] }, as);

  /** The code that any call answers to the person. */
  const codeOf = async (name: Name, input: object, as: SeededUser) =>
    (await api.call(name, input, as)).code;

  describe.each(["employee", "acting"] as const)("somebody %s", (way) => {
    const [me, id] = [
      () => (way === "employee" ? employee : acting),
      () => (way === "employee" ? employee.id : actingId),
    ];

    it.each(REFUSABLE)("is refused $name $input without $missing", async (one) => {
      const { name, input, needs, missing } = one;
      const others = SELLER_PERMISSIONS.filter((permission) => permission !== missing);
      expect((await allow(id(), others)).code).toBeNull();
      expect(await codeOf(name, input, me())).toBe("PERMISSION_MISSING");
      // The same call goes on to what it is about with no more than it needs.
      expect((await allow(id(), needs)).code).toBeNull();
      expect(await codeOf(name, input, me())).not.toBe("PERMISSION_MISSING");
    });

    it("is told what it may do", async () => {
      await allow(id(), ["money", "post"]);
      const { responseData } = await api.call("user/validateUser", {}, me());
      expect(responseData.permissions).toEqual(["post", "money"]);
    });

    it("may do what the role says until somebody says otherwise, and what is said holds at once", async () => {
      await open.db.query("delete from seller_permissions where user_id = $1", [id()]);
      const draft = { action: "save", title: "Seat Ibiza" } as const;
      expect((await api.call("product/projectAction", draft, me())).code).toBeNull();
      expect((await api.call("seller/invoice/invoices", {}, me())).code).toBe("PERMISSION_MISSING");
      expect((await api.call("makeoffer/alloffers", {}, me())).code).toBe("PERMISSION_MISSING");

      expect((await allow(id(), ["money", "award"])).code).toBeNull();
      expect((await api.call("seller/invoice/invoices", {}, me())).code).toBeNull();
      expect((await api.call("makeoffer/alloffers", {}, me())).code).toBeNull();
      expect((await api.call("product/projectAction", draft, me())).code).toBe(
        "PERMISSION_MISSING",
      );
      const count = { table: "projects" } as const;
      expect((await api.call("cart/pendingCount", count, me())).code).toBe("PERMISSION_MISSING");

      expect((await allow(id(), [])).code).toBeNull();
      const side = { side: "seller" } as const;
      expect((await api.call("user/invoice/allreturns", side, me())).code).toBe(
        "PERMISSION_MISSING",
      );
      expect((await api.call("user/invoice/allreturns", { side: "buyer" }, me())).code).toBeNull();
    });

    it("reads neither the reserve nor drafts nor the names of bidders without the right to", async () => {
      const lot = await api.seedLot({ sellerId: seller.id, reserveCents: 900_000 });
      const draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
      const bidder = await api.seedUser({ firstName: "Berta", lastName: "Quiroga" });
      const bid = {
        project_id: lot,
        proposed_amount: "6000",
        idempotency_key: `bid-of-${lot}-${way}`,
      };
      expect((await api.call("bid/confirm", bid, bidder)).code).toBeNull();
      const read = async () => {
        const [detail, history, own] = await Promise.all([
          api.call("product/singleProduct", { id: lot }, me()),
          api.call("product/bidhistory", { id: lot, additionalField: "u.phone" }, me()),
          api.call("product/singleProduct", { id: draft }, me()),
        ]);
        return {
          reserve: detail.responseData.record.terms?.reserve_price,
          names: JSON.stringify(history.responseData.records).includes("Quiroga"),
          phones: JSON.stringify(history.responseData.records).includes("600 000 000"),
          draft: own.code,
        };
      };
      await allow(id(), ["post", "publish"]);
      expect(await read()).toEqual({
        reserve: "9000.00",
        names: false,
        phones: false,
        draft: null,
      });
      await allow(id(), ["award"]);
      expect(await read()).toEqual({
        reserve: undefined,
        names: true,
        phones: true,
        draft: "NOT_FOUND",
      });
      const filters = { user_id: { in: [bidder.id] } };
      const ask = () => api.call("product/bidhistory", { id: lot, filters }, me());
      await allow(id(), ["post"]);
      expect((await ask()).code).toBe("FORBIDDEN");
    });
  });

  it("leaves columns with buyers out of a sheet, and looks for nobody by name", async () => {
    await allow(employee.id, ["report", "money"]);
    const sheet = async (input: object) => {
      const answer = await api.call("report/export", input, employee);
      return (
        answer.code ?? new TextDecoder().decode(Buffer.from(answer.responseData.content, "base64"))
      );
    };
    expect(await sheet({})).not.toMatch(/Comprador|Correo del comprador/);
    expect(await sheet({})).toMatch(/Documento/);
    expect(await sheet({ fields: ["buyer_name", "buyer_email"] })).toBe("PERMISSION_MISSING");
    expect(await sheet({ filters: { search: "Quiroga" } })).toBe("PERMISSION_MISSING");
    await allow(employee.id, ["report", "money", "award"]);
    expect(await sheet({})).toMatch(/Comprador/);
    await allow(employee.id, ["report", "award"]);
    expect(await sheet({})).toBe("PERMISSION_MISSING");
  });

  it("changes nothing for the account's own person, its owners and staff", async () => {
    const company = await api.seedUser({ admin: true });
    const person = await api.seedUser();
    const owner = await actFor(api, company, person, "owner");
    const staff = await api.seedUser({ staff: true });
    for (const { name, input } of CASES) {
      for (const who of [company, owner, staff]) {
        expect(await codeOf(name, input, who), name).not.toBe("PERMISSION_MISSING");
      }
    }
    const refused = await allow(person.id, ["post"], company);
    expect(refused.refusal.fields).toHaveProperty("permissions");
  });

  it("lets whoever acts for an employee do what both have been allowed", async () => {
    const worker = await api.seedUser({ asEmployeesId: seller.id });
    const helper = await api.seedUser();
    const both = await actFor(api, worker, helper);
    await allow(worker.id, ["money", "post"]);
    // A worker sells nothing of its own, and says what its own helpers may do there.
    expect((await allow(helper.id, ["post", "award"], worker)).code).toBeNull();
    expect((await api.call("product/listings", { action: "draft" }, both)).code).toBeNull();
    expect((await api.call("seller/invoice/invoices", {}, both)).code).toBe("PERMISSION_MISSING");
    expect((await api.call("seller/offer/adminoffers", {}, both)).code).toBe("PERMISSION_MISSING");
  });

  describe("saying what somebody may do", () => {
    it("is for the account's own person and for staff, never for those whom it is about", async () => {
      const staff = await api.seedUser({ staff: true });
      const rival = await api.seedUser({ admin: true });
      const all = [...SELLER_PERMISSIONS];
      await allow(employee.id, []);
      const asked = { user_id: employee.id, permissions: all };
      const named = { ...asked, account_id: seller.id };
      const code = async (input: typeof asked, as: SeededUser | null) =>
        (await api.call("custom/sellerPermissions", input, as)).code;
      expect(await code(asked, null)).toBe("NOT_SIGNED_IN");
      expect(await code(asked, await api.seedUser())).toBe("FORBIDDEN");
      expect(await code(asked, acting)).toBe("OWN_ACCOUNT_REQUIRED");
      for (const who of [employee, rival]) {
        expect(await code(asked, who)).toBe("NOT_FOUND");
        expect(await code(named, who)).toBe("NOT_FOUND");
      }
      const list = await api.call("custom/sellerPeople", { account_id: seller.id }, rival);
      expect(list.code).toBe("NOT_FOUND");
      expect((await api.call("custom/sellerPeople", {}, acting)).code).toBe("OWN_ACCOUNT_REQUIRED");
      expect((await api.call("seller/invoice/invoices", {}, employee)).code).toBe(
        "PERMISSION_MISSING",
      );
      expect(await code(named, staff)).toBeNull();
      expect((await api.call("seller/invoice/invoices", {}, employee)).code).toBeNull();
    });

    it("refuses what is no permission, and whoever does not work there", async () => {
      const stranger = await api.seedUser();
      const bad = [
        { user_id: employee.id, permissions: ["root"] },
        { user_id: employee.id, permissions: "post" },
        { user_id: employee.id },
        { user_id: employee.id, permissions: Array(1000).fill("post") },
        { user_id: employee.id, permissions: [null] },
        { user_id: "1 or 1=1", permissions: [] },
        { user_id: -1, permissions: [] },
        { user_id: 1e300, permissions: [] },
      ];
      await allow(employee.id, ["talk"]);
      for (const input of bad) {
        const answer = await api.call("custom/sellerPermissions", input as never, seller);
        expect(answer.code, JSON.stringify(input).slice(0, 80)).toBe("INVALID_INPUT");
      }
      for (const id of [stranger.id, seller.id, 999_999_999]) {
        expect((await allow(id, ["post"])).code).toBe("NOT_FOUND");
      }
      const { records } = (await api.call("custom/sellerPeople", {}, seller)).responseData;
      const found = records.find((one) => one.user_id === employee.id);
      expect(found).toMatchObject({ permissions: ["talk"], role: "employee", owner_id: null });
    });

    it("writes down who changed what, once", async () => {
      const worker = await api.seedUser({ asEmployeesId: seller.id });
      await allow(worker.id, ["money", "post", "post"]);
      await allow(worker.id, ["post", "money"]);
      const rows = await open.db.query(
        "select actor_id, details from user_audit where user_id = $1 and action = 'sellerPermissions'",
        [worker.id],
      );
      const from = [...EMPLOYEE_PERMISSIONS];
      const details = { account: seller.id, from, to: ["post", "money"] };
      expect(rows).toEqual([{ actor_id: seller.id, details }]);
    });

    it("ends with the link, also while both are changed at once", async () => {
      for (let round = 0; round < 4; round += 1) {
        const person = await api.seedUser();
        const record = await inviteTo(api, seller, person);
        const [set, removed] = await Promise.all([
          allow(person.id, SELLER_PERMISSIONS),
          api.call("user/removeCompanyOwner", { id: record.id }, seller),
        ]);
        expect([null, "NOT_FOUND"]).toContain(set.code);
        expect(removed.code).toBeNull();
        const kept = await open.db.query("select 1 from seller_permissions where user_id = $1", [
          person.id,
        ]);
        expect(kept).toEqual([]);
      }
    });

    it("ends when staff put somebody elsewhere, also at the same moment", async () => {
      const staff = await api.seedUser({ staff: true });
      for (let round = 0; round < 4; round += 1) {
        const worker = await api.seedUser({ asEmployeesId: seller.id });
        await allow(worker.id, SELLER_PERMISSIONS);
        const away = { action: "edit", id: worker.id, as_employees_id: null } as const;
        const [, moved] = await Promise.all([
          allow(worker.id, ["post"]),
          api.call("user/userAction", away as never, staff),
        ]);
        expect(moved.code).toBeNull();
        const kept = await open.db.query("select 1 from seller_permissions where user_id = $1", [
          worker.id,
        ]);
        expect(kept).toEqual([]);
      }
    });

    it("ends up as one of two that were said at once", async () => {
      const worker = await api.seedUser({ asEmployeesId: seller.id });
      const wishes = [["post", "publish"], ["money"]] as const;
      const answers = await Promise.all(wishes.map((wish) => allow(worker.id, wish)));
      expect(answers.map(({ code }) => code)).toEqual([null, null]);
      const { records } = (await api.call("custom/sellerPeople", {}, seller)).responseData;
      const found = records.find((one) => one.user_id === worker.id);
      expect(wishes).toContainEqual(found?.permissions);
    });
  });
});

describe.each(engines)("people who worked before permissions were kept, on $name", (engine) => {
  it("go on with what they could do", async () => {
    const open = await engine.open();
    try {
      const { db } = open;
      const api = await createTestApi({ db });
      const seller = await api.seedUser({ admin: true });
      const employee = await api.seedUser({ asEmployeesId: seller.id });
      const [linked, owner] = [await api.seedUser(), await api.seedUser()];
      for (const [id, role] of [
        [linked.id, "employee"],
        [owner.id, "owner"],
      ] as const) {
        await db.query(
          "insert into account_links (user_id, account_id, role) values ($1, $2, $3)",
          [id, seller.id, role],
        );
      }
      await db.query("drop trigger permissions_of_links on account_links");
      await db.query("drop trigger permissions_of_employees on users");
      await db.query("drop function martillo_forget_permissions");
      await db.query("drop table seller_permissions");
      await db.query("delete from schema_migrations where id = 64");
      await migrate(db, migrations);
      const { records } = (await api.call("custom/sellerPeople", {}, seller)).responseData;
      expect(records).toHaveLength(3);
      for (const one of records) {
        expect(one.permissions, one.email).toEqual([...SELLER_PERMISSIONS]);
      }
      expect((await api.call("seller/invoice/invoices", {}, employee)).code).toBeNull();
      await api.close();
    } finally {
      await open.close();
    }
  });
});
