import type { actions } from "martillo/contract";
import type { HandlersFor } from "../http/mount";
import { auctionHandlers } from "./auction";
import { bidHandlers } from "./bid";
import { cartHandlers } from "./cart";
import { commonHandlers } from "./common";
import { customHandlers } from "./custom";
import { dynamicHandlers } from "./dynamic";
import { geographyHandlers } from "./geography";
import { imageUploaderHandlers } from "./image-uploader";
import { mapsHandlers } from "./maps";
import { partnerHandlers } from "./partner";
import { productHandlers } from "./product";
import { sellerBidHandlers } from "./seller-bid";
import { settingHandlers } from "./setting";
import { userHandlers } from "./user";
import { visitorHandlers } from "./visitors";

/** What answers each call of the contract. */
export const handlers = {
  ...commonHandlers,
  ...userHandlers,
  ...visitorHandlers,
  ...productHandlers,
  ...auctionHandlers,
  ...cartHandlers,
  ...bidHandlers,
  ...sellerBidHandlers,
  ...customHandlers,
  ...partnerHandlers,
  ...geographyHandlers,
  ...dynamicHandlers,
  ...mapsHandlers,
  ...settingHandlers,
  ...imageUploaderHandlers,
} satisfies HandlersFor<typeof actions>;
