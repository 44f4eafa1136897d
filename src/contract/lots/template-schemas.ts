import type { CallSchemas } from "../call-schemas";
import { forTemplates } from "../for-templates";
import { lotsSchemas } from "./schemas";

/** Calls about lots that pages of templates ask for, too: they answer as without the prefix. */
export const lotTemplateSchemas = {
  "template/product/upcomingProduct": forTemplates(lotsSchemas["product/upcomingProduct"]),
  "template/product/activeSorts": forTemplates(lotsSchemas["product/activeSorts"]),
  "template/product/totalAuctionswon": forTemplates(lotsSchemas["product/totalAuctionswon"]),
  "template/product/totalAuctionsPlaced": forTemplates(lotsSchemas["product/totalAuctionsPlaced"]),
  "template/product/totalPrivateSaleProducts": forTemplates(
    lotsSchemas["product/totalPrivateSaleProducts"],
  ),
  "template/auction/addAuctionWatchList": forTemplates(lotsSchemas["auction/addAuctionWatchList"]),
  "template/auction/removeAuctionWatchList": forTemplates(
    lotsSchemas["auction/removeAuctionWatchList"],
  ),
  "template/auction/auctionWatchList": forTemplates(lotsSchemas["auction/auctionWatchList"]),
  "template/auction/myBids": forTemplates(lotsSchemas["auction/myBids"]),
} satisfies CallSchemas;
