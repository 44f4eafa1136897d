import type {
  InputOf,
  auctionAction,
  auctionUpdateTerms,
  SellerPermission,
} from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../../testing/engines";
import type { SeededUser } from "../../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

const HOUR_MS = 3_600_000;

describe.each(engines)("who may bid in an auction, on $name", (engine) => {
  let house: SellerHouse;
  let keys = 0;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  /** A running auction with a lot. */
  async function running(changes: Partial<InputOf<typeof auctionAction>> = {}) {
    const auction = await house.api.call(
      "auction/auctionAction",
      {
        action: "add",
        title: "Solo profesionales",
        date_closed: Date.now() + 24 * HOUR_MS,
        ...changes,
      } as never,
      house.seller,
    );
    const id = auction.responseData.record?.id ?? 0;
    const { record } = await house.done(house.complete());
    await house.api.call(
      "auction/addtoAuction",
      { auction_id: id, project_ids: [record.id] },
      house.seller,
    );
    return { id, lot: record.id };
  }

  async function published(changes: Partial<InputOf<typeof auctionAction>> = {}) {
    const made = await running(changes);
    const answer = await house.api.call(
      "auction/auctionAction",
      { action: "publish", id: made.id },
      house.seller,
    );
    expect([answer.code, answer.responseData.failed]).toEqual([null, []]);
    return made;
  }

  const bid = (project_id: number, as: SeededUser, proposed_amount = "5000") => {
    keys += 1;
    const idempotency_key = `access-${engine.name}-${keys}`.padEnd(16, "0");
    return house.api.call("bid/confirm", { project_id, proposed_amount, idempotency_key }, as);
  };
  const ask = (auction_id: number, as: SeededUser, more: object = {}) =>
    house.api.call("auction/auctionAccessRequest", { auction_id, ...more }, as);
  const decide = (
    ids: number[],
    status: "approved" | "denied" | "revoked",
    as: SeededUser = house.seller,
    answer = "",
  ) => house.api.call("product/projectAccessReqStatus", { ids, status, answer }, as);
  const requests = async (auction_id: number, as: SeededUser = house.seller) =>
    (await house.api.call("product/getProjectAccessRequest", { auction_id }, as)).responseData;
  const write = (
    auction_id: number,
    html: string,
    more: Partial<Extract<InputOf<typeof auctionUpdateTerms>, { action: "update" }>> = {},
    as: SeededUser = house.seller,
  ) =>
    house.api.call(
      "auction/updateAuctionTerms",
      { action: "update", auction_id, html, ...more },
      as,
    );
  const accept = (auction_id: number, version: number, as: SeededUser) =>
    house.api.call("auction/updateAuctionTerms", { action: "accept", auction_id, version }, as);
  const letters = (template: string, recipient: string) =>
    house.db.query("select 1 from outbox where template = $1 and recipient = $2", [
      template,
      recipient,
    ]);

  it("is decided by the seller: asked, approved, and then a bid counts", async () => {
    const { id, lot } = await published({ access: "request" });
    const person = await house.api.seedUser({ firstName: "Berta" });
    const refused = await bid(lot, person);
    expect(refused).toMatchObject({ code: "ACCESS_REQUIRED", httpStatus: 403 });
    expect(refused.refusal.next).toMatch(/^Pedir acceso/);
    const must = async () =>
      (await house.api.call("product/singleProduct", { id: lot }, person)).responseData.record.must;
    expect(await must()).toBe("access");
    const asked = await ask(id, person, { note: "Compro para mi taller." });
    expect(asked.responseData.request).toMatchObject({ status: "pending", must: "wait" });
    expect((await ask(id, person)).code).toBe("ACCESS_PENDING");
    expect((await bid(lot, person)).code).toBe("ACCESS_PENDING");
    const { records, pending } = await requests(id);
    expect(pending).toBe(1);
    expect(records).toMatchObject([
      {
        name: expect.stringContaining("Berta"),
        status: "pending",
        note: "Compro para mi taller.",
        bought_before: 0,
      },
    ]);
    expect(await letters("accessAsked", house.seller.email)).toHaveLength(1);
    const answer = await decide([records[0]?.id ?? 0], "approved");
    expect(answer.responseData).toEqual({ done: 1, failed: [] });
    expect(await letters("accessDecided", person.email)).toHaveLength(1);
    // The same again says nothing twice.
    await decide([records[0]?.id ?? 0], "approved");
    expect(await letters("accessDecided", person.email)).toHaveLength(1);
    expect(await must()).toBeNull();
    expect((await bid(lot, person)).code).toBeNull();
  });

  it("lists the requests of one state, and of people who are verified or are not", async () => {
    const { id } = await published({ access: "request" });
    const berta = await house.api.seedUser({ firstName: "Berta" });
    const carlos = await house.api.seedUser({ firstName: "Carlos", approvedToBid: false });
    await ask(id, berta);
    await ask(id, carlos);
    const read = async (more: object) => {
      const { responseData } = await house.api.call(
        "product/getProjectAccessRequest",
        { auction_id: id, ...more },
        house.seller,
      );
      const { records, totalRecords, pending } = responseData;
      return { people: records.map(({ user_id: person }) => person), totalRecords, pending };
    };
    expect(await read({ verified: 1 })).toEqual({
      people: [berta.id],
      totalRecords: 1,
      pending: 2,
    });
    expect(await read({ verified: 0 })).toEqual({
      people: [carlos.id],
      totalRecords: 1,
      pending: 2,
    });
    expect(await read({})).toMatchObject({ totalRecords: 2 });
    expect(await read({ verified: 1, status: ["denied"] })).toMatchObject({ totalRecords: 0 });
    expect(await read({ verified: 1, status: ["pending"] })).toMatchObject({ people: [berta.id] });
  });

  it("may be refused, asked again after a day, and taken back while bids stand", async () => {
    const { id, lot } = await published({ access: "request" });
    const person = await house.api.seedUser();
    await ask(id, person);
    const [request] = (await requests(id)).records;
    await decide([request?.id ?? 0], "denied", house.seller, "Solo empresas.");
    expect((await bid(lot, person)).code).toBe("ACCESS_DENIED");
    expect((await ask(id, person)).code).toBe("ACCESS_DENIED");
    const standing = await ask(id, person, { action: "read" });
    expect(standing.responseData.request).toMatchObject({
      must: "denied",
      answer: "Solo empresas.",
    });
    await house.db.query(
      "update access_requests set decided_at = decided_at - interval '25 hours' where id = $1",
      [request?.id],
    );
    expect((await ask(id, person)).responseData.request.status).toBe("pending");
    await decide([request?.id ?? 0], "approved");
    expect((await bid(lot, person)).code).toBeNull();
    await decide([request?.id ?? 0], "revoked");
    expect((await bid(lot, person, "6000")).code).toBe("ACCESS_DENIED");
    const { bid_count: count } = (await house.api.call("product/singleProduct", { id: lot }))
      .responseData.record;
    expect(count).toBe(1);
    await ask(id, person, { action: "cancel" });
  });

  it("can be given by rule, and by invitation alone", async () => {
    const verified = await published({ access: "request", auto_approve: "verified" });
    const person = await house.api.seedUser();
    expect((await ask(verified.id, person)).responseData.request).toMatchObject({
      status: "approved",
      must: null,
    });
    const loyal = await published({ access: "request", auto_approve: "bought_before" });
    expect((await ask(loyal.id, person)).responseData.request.status).toBe("pending");
    const closed = await published({ access: "invited" });
    expect((await ask(closed.id, person)).code).toBe("ACCESS_DENIED");
    const invited = await house.api.call(
      "product/projectAccessReqStatus",
      {
        auction_id: closed.id,
        status: "invited",
        emails: [person.email.toUpperCase(), "nadie@example.test"],
      },
      house.seller,
    );
    // The answer does not tell who has an account.
    expect(invited.responseData).toEqual({ done: 2, failed: [] });
    expect((await bid(closed.lot, person)).code).toBeNull();
  });

  it("asks for the terms that count, and again when they change", async () => {
    const { id, lot } = await running();
    expect(
      (await write(id, "<p>Pago en <b>cinco</b> días.</p><script>1</script>")).responseData.version,
    ).toBe(1);
    await house.api.call("auction/auctionAction", { action: "publish", id }, house.seller);
    const person = await house.api.seedUser();
    const refused = await bid(lot, person);
    expect(refused).toMatchObject({ code: "AUCTION_TERMS_REQUIRED", httpStatus: 403 });
    expect(refused.refusal.next).toBe("Léalas y acéptelas.");
    const { terms } = (await ask(id, person, { action: "read" })).responseData.request;
    expect(terms).toMatchObject({
      version: 1,
      html: "<p>Pago en <strong>cinco</strong> días.</p>",
    });
    expect((await accept(id, 2, person)).code).toBe("EDIT_CONFLICT");
    expect((await accept(id, 1, person)).responseData.accepted).toBe(1);
    await accept(id, 1, person);
    const kept = await house.db.query<{ version: number; ip: string }>(
      "select version, ip from terms_acceptances where user_id = $1",
      [person.id],
    );
    expect(kept).toHaveLength(1);
    expect((await bid(lot, person)).code).toBeNull();

    expect(
      (await write(id, "<p>Pago en tres días.</p>", { requires_acceptance: false })).code,
    ).toBe("TERMS_LOCKED");
    expect((await write(id, "<p>Pago en tres días.</p>")).refusal.fields).toHaveProperty("summary");
    const newer = await write(id, "<p>Pago en tres días.</p>", {
      summary: "Menos días para pagar.",
    });
    expect(newer.responseData.version).toBe(2);
    expect(await letters("termsChanged", person.email)).toHaveLength(1);
    expect((await bid(lot, person, "6000")).code).toBe("AUCTION_TERMS_REQUIRED");
    expect((await accept(id, 1, person)).code).toBe("EDIT_CONFLICT");
    await accept(id, 2, person);
    expect((await bid(lot, person, "6000")).code).toBeNull();
    await expect(
      house.db.query("update terms_acceptances set version = 1 where user_id = $1", [person.id]),
    ).rejects.toThrow("append only");
  });

  it("never lets a bid pass between old terms and new ones", async () => {
    const { id, lot } = await published();
    for (let round = 0; round < 4; round += 1) {
      const person = await house.api.seedUser();
      const amount = String(6000 + round * 1000);
      const [placed, written] = await Promise.all([
        bid(lot, person, amount),
        write(id, `<p>Versión de la vuelta ${round}.</p>`, { summary: "Otra." }),
      ]);
      expect(written.code).toBeNull();
      // It was decided by what stood before, or refused by what stands now.
      expect([null, "AUCTION_TERMS_REQUIRED"]).toContain(placed.code);
      expect((await bid(lot, person, String(9000 + round * 1000))).code).toBe(
        "AUCTION_TERMS_REQUIRED",
      );
    }
  });

  it("is nobody else's business", async () => {
    const { id } = await published({ access: "request" });
    const person = await house.api.seedUser();
    await ask(id, person);
    const [request] = (await requests(id)).records;
    const ids = [request?.id ?? 0];
    expect((await decide(ids, "approved", house.rival)).responseData.failed).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect((await requests(id, house.rival)).records).toEqual([]);
    expect((await decide(ids, "approved", person)).code).toBe("FORBIDDEN");
    expect((await write(id, "<p>Mías</p>", {}, house.rival)).code).toBe("FORBIDDEN");
    expect((await write(id, "<p>Mías</p>", {}, person)).code).toBe("FORBIDDEN");
    expect((await ask(id, house.seller)).code).toBe("OWN_LOT");
    expect((await ask(id, house.marta)).code).toBe("OWN_LOT");
    expect((await ask(id, house.staff)).code).toBe("FORBIDDEN");
    expect((await ask(id, await house.api.seedUser({ status: "email_unverified" }))).code).toBe(
      "NOT_VERIFIED",
    );

    const allow = (permissions: SellerPermission[]) =>
      house.api.call(
        "custom/sellerPermissions",
        { user_id: house.marta.id, permissions },
        house.seller,
      );
    await allow(["post", "publish", "award"]);
    expect((await decide(ids, "approved", house.marta)).code).toBe("PERMISSION_MISSING");
    expect((await write(id, "<p>Mías</p>", {}, house.marta)).code).toBe("PERMISSION_MISSING");
    await allow(["access"]);
    const seen = await requests(id, house.marta);
    expect(seen.records[0]?.email).toBeNull();
    expect((await decide(ids, "approved", house.marta)).responseData.done).toBe(1);
    expect((await write(id, "<p>De Marta</p>", {}, house.marta)).code).toBeNull();
  });
});
