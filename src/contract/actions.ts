import { auctionActions } from "./groups/auction";
import { bidActions, customActions, sellerBidActions } from "./groups/bid";
import { cartActions } from "./groups/cart";
import { commonActions } from "./groups/common";
import { dynamicActions } from "./groups/dynamic";
import { geographyActions } from "./groups/geography";
import { pageActions } from "./groups/pages";
import { mapsActions } from "./groups/maps";
import { partnerActions } from "./groups/partner";
import { productActions } from "./groups/product";
import { settingActions } from "./groups/setting";
import { uploadActions } from "./groups/uploads";
import { userActions } from "./groups/user";
import { visitorActions } from "./groups/visitors";

/** Every call there is, by wire name. The server mounts this table; tests and reference pages loop over it. Not for browsers. */
export const actions = {
  ...commonActions,
  ...pageActions,
  ...userActions,
  ...visitorActions,
  ...productActions,
  ...auctionActions,
  ...cartActions,
  ...bidActions,
  ...sellerBidActions,
  ...customActions,
  ...partnerActions,
  ...geographyActions,
  ...dynamicActions,
  ...mapsActions,
  ...settingActions,
  ...uploadActions,
};
