import type { commonActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { getDefault } from "./get-default";

export const commonHandlers = {
  "common/getDefault": getDefault,
} satisfies HandlersFor<typeof commonActions>;
