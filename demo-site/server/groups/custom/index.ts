import type { customActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { bidStatus } from "./bid-status";

export const customHandlers: HandlersFor<typeof customActions> = {
  "custom/bidStatus": bidStatus,
};
