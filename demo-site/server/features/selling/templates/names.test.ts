/** Every name below `template/`, and the people who may ask for it. */
import { SELLER_PERMISSIONS } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callByName } from "../../../testing/call-by-name";
import { engineOfRun } from "../../../testing/engines";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

const PRODUCT = [
  "dashboard",
  "ttw_dashboard",
  "search",
  "singleProduct",
  "upcomingProduct",
  "searchManifest",
  "activeSorts",
  "product_view_count",
  "totalAuctionswon",
  "totalAuctionsPlaced",
  "totalPrivateSaleProducts",
  "projectAccessRequest",
  "uploadXLSXFile",
  "raiseReturnRequest",
  "listings",
  "changeStatus",
  "projectAction",
  "bulkProjectAction",
  "getSingleProject",
  "getSellerDashboardData",
  "getProjectAccessRequest",
  "projectAccessReqStatus",
];

const AUCTION = [
  "search",
  "addAuctionWatchList",
  "removeAuctionWatchList",
  "auctionWatchList",
  "auctionAccessRequest",
  "updateAuctionTerms",
  "myBids",
  "lots",
  "auctionAction",
  "getSingleAuction",
  "changeStatus",
  "getAllProjectsAssociated",
  "addtoAuction",
];

const NAMES = [
  ...PRODUCT.map((name) => `template/product/${name}`),
  ...AUCTION.map((name) => `template/auction/${name}`),
];

/** Nothing at all is in order for these. */
const ANSWERED = new Set([
  "dashboard",
  "ttw_dashboard",
  "upcomingProduct",
  "activeSorts",
  "listings",
  "search",
  "totalAuctionswon",
  "totalAuctionsPlaced",
  "totalPrivateSaleProducts",
  "getSellerDashboardData",
  "getProjectAccessRequest",
  "auctionWatchList",
  "myBids",
]);

let house: SellerHouse;
beforeAll(async () => {
  house = await openSellerHouse(engineOfRun());
  const permissions = SELLER_PERMISSIONS.filter((permission) => permission !== "post");
  const narrowed = { user_id: house.marta.id, permissions };
  expect((await house.api.call("custom/sellerPermissions", narrowed, house.seller)).code).toBe(
    null,
  );
});
afterAll(() => house.close());

async function codeOf(name: string, token?: string): Promise<string | undefined> {
  const isForm = /uploadXLSX|raiseReturn/i.test(name);
  return (await callByName(house.api, name, isForm ? new FormData() : {}, token)).code;
}

describe.each(NAMES)("%s", (name) => {
  const last = name.split("/").at(-1) ?? "";
  // An access request names a lot or an auction, and needs neither by itself.
  const refusal = last.endsWith("AccessRequest") ? "NOT_FOUND" : "INVALID_INPUT";
  const expected = ANSWERED.has(last) ? undefined : refusal;

  it.each([
    ["a guest", (): string | undefined => undefined, "NOT_SIGNED_IN"],
    ["a buyer", () => house.buyer.token, "FORBIDDEN"],
    [
      "a person of the seller who may not write lots",
      () => house.marta.token,
      "PERMISSION_MISSING",
    ],
  ] as const)("is refused to %s", async (_who, token, code) => {
    expect(await codeOf(name, token())).toBe(code);
  });

  it.each([
    ["its seller", () => house.seller.token],
    ["another seller", () => house.rival.token],
    ["staff", () => house.staff.token],
  ] as const)("answers %s, in any case of letters", async (_who, token) => {
    for (const written of [name, name.toLowerCase(), name.toUpperCase()]) {
      expect(await codeOf(written, token())).toBe(expected);
    }
  });
});

it.each(["updateChartmetricArtistImage", "emailForProductInfo"])(
  "knows template/product/%s once there is such a call without the prefix",
  async (name) => {
    const isKnown = async (call: string) =>
      (await codeOf(call, house.seller.token)) !== "UNKNOWN_ACTION";
    expect(await isKnown(`template/product/${name}`)).toBe(await isKnown(`product/${name}`));
  },
);

it("has nothing else below the prefix", async () => {
  for (const name of ["getAllDashboardProducts", "suggestions", "lots", "nextLot", "bidhistory"]) {
    expect(await codeOf(`template/product/${name}`, house.staff.token)).toBe("UNKNOWN_ACTION");
  }
  expect(await codeOf("template/bid/confirm", house.staff.token)).toBe("UNKNOWN_ACTION");
});

it("product/ttw_dashboard is product/dashboard", async () => {
  const [one, other] = await Promise.all(
    ["product/dashboard", "product/ttw_dashboard"].map((name) =>
      callByName(house.api, name, { action: "watchlist" }, house.buyer.token),
    ),
  );
  expect(one?.code).toBeUndefined();
  expect(other).toEqual(one);
});
