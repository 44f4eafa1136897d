// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { lotTemplateSchemas } from "./template-schemas";

type Of<Name extends keyof typeof lotTemplateSchemas> = CallOf<typeof lotTemplateSchemas, Name>;

/** The same as `product/upcomingProduct`, for those who write lots. */
export const templateProductUpcomingProduct: Of<"template/product/upcomingProduct"> = {
  name: "template/product/upcomingProduct",
  access: "seller",
  silent: true,
};

/** The same as `product/activeSorts`, for those who write lots. */
export const templateProductActiveSorts: Of<"template/product/activeSorts"> = {
  name: "template/product/activeSorts",
  access: "seller",
  silent: true,
};

/** The same as `product/totalAuctionswon`, for those who write lots. */
export const templateProductTotalAuctionswon: Of<"template/product/totalAuctionswon"> = {
  name: "template/product/totalAuctionswon",
  access: "seller",
  silent: true,
};

/** The same as `product/totalAuctionsPlaced`, for those who write lots. */
export const templateProductTotalAuctionsPlaced: Of<"template/product/totalAuctionsPlaced"> = {
  name: "template/product/totalAuctionsPlaced",
  access: "seller",
  silent: true,
};

/** The same as `product/totalPrivateSaleProducts`, for those who write lots. */
export const templateProductTotalPrivateSaleProducts: Of<"template/product/totalPrivateSaleProducts"> =
  { name: "template/product/totalPrivateSaleProducts", access: "seller", silent: true };

/** The same as `auction/addAuctionWatchList`, for those who write lots. */
export const templateAuctionAddAuctionWatchList: Of<"template/auction/addAuctionWatchList"> = {
  name: "template/auction/addAuctionWatchList",
  access: "seller",
  silent: true,
};

/** The same as `auction/removeAuctionWatchList`, for those who write lots. */
export const templateAuctionRemoveAuctionWatchList: Of<"template/auction/removeAuctionWatchList"> =
  { name: "template/auction/removeAuctionWatchList", access: "seller", silent: true };

/** The same as `auction/auctionWatchList`, for those who write lots. */
export const templateAuctionAuctionWatchList: Of<"template/auction/auctionWatchList"> = {
  name: "template/auction/auctionWatchList",
  access: "seller",
  silent: true,
};

/** The same as `auction/myBids`, for those who write lots. */
export const templateAuctionMyBids: Of<"template/auction/myBids"> = {
  name: "template/auction/myBids",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const lotTemplateCalls = {
  "template/product/upcomingProduct": templateProductUpcomingProduct,
  "template/product/activeSorts": templateProductActiveSorts,
  "template/product/totalAuctionswon": templateProductTotalAuctionswon,
  "template/product/totalAuctionsPlaced": templateProductTotalAuctionsPlaced,
  "template/product/totalPrivateSaleProducts": templateProductTotalPrivateSaleProducts,
  "template/auction/addAuctionWatchList": templateAuctionAddAuctionWatchList,
  "template/auction/removeAuctionWatchList": templateAuctionRemoveAuctionWatchList,
  "template/auction/auctionWatchList": templateAuctionAuctionWatchList,
  "template/auction/myBids": templateAuctionMyBids,
};
