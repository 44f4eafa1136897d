import { definePart } from "../../src/ui";

/** For pages whose host signs its visitors in by a window: accounts are made there, too. */
export const windowPart = definePart(() => import("./RegistrationWindow"));
