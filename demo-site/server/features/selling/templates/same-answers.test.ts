/** Calls below `template/` that answer as without it: the same caller reads, and changes, the same. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { callByName } from "../../../testing/call-by-name";
import { engineOfRun } from "../../../testing/engines";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

let house: SellerHouse;
let lot: number;
let auction: number;

beforeAll(async () => {
  house = await openSellerHouse(engineOfRun());
  lot = await house.openLot();
  await house.bidOn(lot, "5000", house.rival);
  const [made] = await house.db.query<{ id: number }>(
    `insert into auctions (seller_id, title, opens_at, closes_at)
     values ($1, 'Subasta', now(), now() + interval '1 day') returning id`,
    [house.seller.id],
  );
  auction = made?.id ?? 0;
  await house.api.seedLot({ sellerId: house.seller.id, auctionId: auction });
  await house.api.seedLot({ sellerId: house.seller.id, status: "scheduled", opensInMs: 3_600_000 });
});
afterAll(() => house.close());

type Row = [call: string, as: "seller" | "rival", input: () => object, found: string];

const ROWS: readonly Row[] = [
  ["product/upcomingProduct", "seller", () => ({}), "records.0.id"],
  ["product/activeSorts", "seller", () => ({ list: "dashboard" }), "records.0.label"],
  ["product/product_view_count", "seller", () => ({ id: lot }), "count"],
  ["product/totalAuctionswon", "rival", () => ({}), "total"],
  ["product/totalAuctionsPlaced", "rival", () => ({}), "total"],
  ["product/totalPrivateSaleProducts", "rival", () => ({}), "total"],
  ["product/searchManifest", "seller", () => ({ auction_id: auction }), "records.0.title"],
  ["product/getSellerDashboardData", "seller", () => ({}), "tiles.0"],
  ["product/getProjectAccessRequest", "seller", () => ({}), "records"],
  [
    "product/projectAccessReqStatus",
    "seller",
    () => ({ ids: [999_999], status: "approved" }),
    "failed.0.code",
  ],
  [
    "product/projectAccessRequest",
    "rival",
    () => ({ auction_id: auction, action: "read" }),
    "request",
  ],
  [
    "auction/auctionAccessRequest",
    "rival",
    () => ({ auction_id: auction, action: "read" }),
    "request",
  ],
  ["auction/addAuctionWatchList", "rival", () => ({ auction_id: auction }), "watched"],
  ["auction/auctionWatchList", "rival", () => ({}), "records.0.id"],
  ["auction/removeAuctionWatchList", "rival", () => ({ auction_id: auction }), "watched"],
  ["auction/myBids", "rival", () => ({}), "records"],
  [
    "auction/getAllProjectsAssociated",
    "seller",
    () => ({ auction_id: auction, side: "inside" }),
    "records.0.id",
  ],
];

it.each(ROWS)("template/%s, as %s", async (name, as, input, found) => {
  const plain = await callByName(house.api, name, input(), house[as].token);
  const prefixed = await callByName(house.api, `template/${name}`, input(), house[as].token);
  expect([plain.code, plain.fields]).toEqual([undefined, undefined]);
  expect(plain.responseData).toHaveProperty(found);
  expect(prefixed).toEqual(plain);
});

it("counts the lots on which the caller bids", async () => {
  const placed = await callByName(
    house.api,
    "template/product/totalAuctionsPlaced",
    {},
    house.rival.token,
  );
  expect(placed.responseData).toMatchObject({ total: 1 });
});

it.each([
  ["auction/addtoAuction", () => ({ auction_id: auction, project_ids: [lot] })],
  ["auction/updateAuctionTerms", () => ({ action: "accept", auction_id: auction, version: 1 })],
] as const)("template/%s is refused as without it", async (name, input) => {
  const plain = await callByName(house.api, name, input(), house.rival.token);
  const prefixed = await callByName(house.api, `template/${name}`, input(), house.rival.token);
  expect(plain.code).toMatch(/^(?:FORBIDDEN|NOT_FOUND)$/);
  expect(prefixed).toEqual(plain);
});

it("a return of what was never bought is refused as without it", async () => {
  const form = () => {
    const parts = new FormData();
    parts.append("invoice_id", "999999");
    parts.append("reason", "desistimiento");
    return parts;
  };
  const ask = (name: string) => callByName(house.api, name, form(), house.rival.token);
  const plain = await ask("product/raiseReturnRequest");
  expect([plain.code, plain.fields]).toEqual(["NOT_FOUND", undefined]);
  expect(await ask("template/product/raiseReturnRequest")).toEqual(plain);
});

it("needs what the call without it needs, beside the right to write lots", async () => {
  const { marta, seller } = house;
  const allow = (permissions: ("post" | "publish" | "report" | "access")[]) =>
    house.api.call("custom/sellerPermissions", { user_id: marta.id, permissions }, seller);
  const codeOf = async (name: string, input: object) =>
    (await callByName(house.api, name, input, marta.token)).code;
  await allow(["post"]);
  const [report, move] = [
    "template/product/getSellerDashboardData",
    "template/auction/addtoAuction",
  ];
  expect(await codeOf(report, {})).toBe("PERMISSION_MISSING");
  expect(await codeOf(move, { auction_id: auction })).toBe("PERMISSION_MISSING");
  expect(await codeOf("template/product/getProjectAccessRequest", {})).toBe("PERMISSION_MISSING");
  await allow(["post", "report", "publish", "access"]);
  expect(await codeOf(report, {})).toBeUndefined();
  expect(await codeOf("template/product/getProjectAccessRequest", {})).toBeUndefined();
  expect(await codeOf(move, { auction_id: auction })).not.toBe("PERMISSION_MISSING");
});
