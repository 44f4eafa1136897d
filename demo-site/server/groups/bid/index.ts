import type { bidActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { cancelBid } from "./cancel";
import { confirmBid } from "./confirm";
import { lowerMaximum } from "./lower-maximum";

export const bidHandlers: HandlersFor<typeof bidActions> = {
  "bid/confirm": confirmBid,
  "bid/bidCancel": cancelBid,
  "bid/bidCustomData": lowerMaximum,
};
