/** Entry of a thread that hashes passwords. */
import { parentPort } from "node:worker_threads";
import { HASH_COST, hashPassword, verifyPassword } from "../security/inline-passwords";
import { answerCalls } from "./worker-calls";

/** What the server asks of such a thread. */
export type PasswordCall =
  { kind: "hash"; password: string } | { kind: "verify"; password: string; phc: string };

if (!parentPort) throw new Error("martillo: password-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => {
  const call = asked as PasswordCall;
  return call.kind === "hash"
    ? hashPassword(call.password, HASH_COST)
    : verifyPassword(call.password, call.phc);
});
