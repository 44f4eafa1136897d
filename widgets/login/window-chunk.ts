import { defineChunk } from "../../src/late";

/** For pages whose host signs its visitors in by a window; the others need none of it. */
export const windowChunk = defineChunk(() => import("../../src/patterns/sign-in-window"));
