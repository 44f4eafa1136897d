import type { cartActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { pendingCount } from "./pending-count";

export const cartHandlers: HandlersFor<typeof cartActions> = {
  "cart/pendingCount": pendingCount,
};
