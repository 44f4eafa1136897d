import type { partnerActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { authorize, site } from "./authorize";
import { grants, revoke } from "./grants";
import { refresh, token } from "./token";

export const partnerHandlers = {
  "partner/site": site,
  "partner/authorize": authorize,
  "partner/token": token,
  "partner/refresh": refresh,
  "partner/grants": grants,
  "partner/revokeGrant": revoke,
} satisfies HandlersFor<typeof partnerActions>;
