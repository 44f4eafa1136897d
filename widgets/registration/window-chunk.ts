import { defineChunk } from "../../src/late";

/** For pages whose host signs its visitors in by a window: accounts are made there, too. */
export const windowChunk = defineChunk(() => import("./RegistrationWindow"));
