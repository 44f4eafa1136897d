import type { OwnLot } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdfOf } from "../../ports/pdfs/testing/pdfs";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { jobs } from "../lots";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

const PDF = await pdfOf();
const SWEEP = jobs.find(({ name }) => name === "documents of no lot");

describe.each(engines)("documents and films of lots on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  async function keep(
    text: string | Uint8Array<ArrayBuffer>,
    as: SeededUser = house.seller,
    name = "ficha.pdf",
  ) {
    const body = new FormData();
    body.append("file", new File([text], name));
    const headers = { authorization: `Bearer ${as.token}` };
    const answer = await house.api.fetch("/api/custom/lotDocument", {
      method: "POST",
      headers,
      body,
    });
    const { responseData } = (await answer.json()) as {
      responseData: { document?: { id: number }; code?: string };
    };
    return { code: responseData.code, id: responseData.document?.id ?? 0 };
  }
  const documentsOf = (id: number) => [{ id, kind: "datasheet" as const, name: "ficha.pdf" }];
  const save = (part: object, as: SeededUser = house.seller) =>
    house.api.call("product/projectAction", { action: "save", ...part }, as);
  const linkTo = (id: number, as: SeededUser) =>
    house.api.call("custom/fileLink", { kind: "lot", id }, as);
  const detail = async (id: number, as?: SeededUser) =>
    (await house.api.call("product/singleProduct", { id }, as)).responseData.record;

  async function withDocument() {
    const { id: file } = await keep(PDF);
    const lot = await house.api.seedLot({ sellerId: house.seller.id });
    await house.db.query("update lots set documents = $2::jsonb where id = $1", [
      lot,
      JSON.stringify(documentsOf(file)),
    ]);
    return { lot, file };
  }

  it("are opened by who may bid, and named to everybody else", async () => {
    const { lot, file } = await withDocument();
    const bidder = await house.api.seedUser();
    const waiting = await house.api.seedUser({ approvedToBid: false });
    const guest = await detail(lot);
    expect(guest).toMatchObject({ documents: documentsOf(file), may_open_documents: false });
    expect((await detail(lot, waiting)).may_open_documents).toBe(false);
    expect((await linkTo(file, waiting)).code).toBe("NOT_APPROVED");
    expect((await detail(lot, bidder)).may_open_documents).toBe(true);
    const { url } = (await linkTo(file, bidder)).responseData;
    expect(await (await house.api.fetch(url)).text()).toMatch(/^%PDF-/);
    expect((await linkTo(file, house.seller)).code).toBeNull();
    await house.db.query("update lots set status = 'draft' where id = $1", [lot]);
    expect((await linkTo(file, bidder)).code).toBe("NOT_FOUND");
  });

  it("wait for the answer to whoever asked for access to the auction", async () => {
    const { lot, file } = await withDocument();
    const [auction] = await house.db.query<{ id: number }>(
      "insert into auctions (title, seller_id, opens_at, closes_at) values ('Flota', $1, now(), now() + interval '1 day') returning id",
      [house.seller.id],
    );
    await house.db.query("update lots set auction_id = $2, access_mode = 'request' where id = $1", [
      lot,
      auction?.id ?? 0,
    ]);
    const bidder = await house.api.seedUser();
    expect((await detail(lot, bidder)).may_open_documents).toBe(false);
    expect((await linkTo(file, bidder)).code).toBe("ACCESS_REQUIRED");
  });

  it("belong to the account that kept them", async () => {
    const { id: file } = await keep(PDF);
    const other = await house.api.seedUser({ admin: true });
    const taken = await save({ documents: documentsOf(file) }, other);
    expect(taken.refusal.fields).toMatchObject({ documents: expect.any(String) });
    expect((await linkTo(file, other)).code).toBe("NOT_FOUND");
    const own = await save({ documents: documentsOf(file) });
    expect(own.code).toBeNull();
    expect((await keep("<html></html>", house.seller, "a.pdf")).code).toBe("UNSUPPORTED_FILE");
  });

  it("are gone when no lot has named them for a month", async () => {
    const { file } = await withDocument();
    const { id: unnamed } = await keep(PDF);
    await house.db.query("update lot_files set created_at = now() - interval '40 days'");
    await SWEEP?.run({}, { db: house.db }, { tries: 1, isLast: false });
    const left = await house.db.query<{ id: number }>("select id from lot_files");
    expect(left.map(({ id }) => id)).toContain(file);
    expect(left.map(({ id }) => id)).not.toContain(unnamed);
  });

  it("publish a film of two hosts, and no other link", async () => {
    const { record } = (await save({ film: "https://example.com/film" })).responseData;
    const own = async () =>
      (await house.api.call("product/getSingleProject", { id: record.id }, house.seller))
        .responseData.record as OwnLot;
    expect((await own()).missing).toHaveProperty("film");
    await save({ id: record.id, film: "https://youtu.be/dQw4w9WgXcQ" });
    expect((await own()).missing).not.toHaveProperty("film");
    const { responseData } = await house.api.call(
      "product/getSingleProject",
      { id: record.id, as_buyer: true },
      house.seller,
    );
    expect(responseData.record).toMatchObject({ film: { host: "youtube", id: "dQw4w9WgXcQ" } });
  });
});
