import { definePart } from "../../src/ui";

/** For pages whose host signs its visitors in by a window; the others need none of it. */
export const windowPart = definePart(() => import("./LoginWindow"));
