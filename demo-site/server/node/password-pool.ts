import { availableParallelism } from "node:os";
import { ApiFault } from "../http/fault";
import type { PasswordPort } from "../ports/passwords";
import { withDecoy } from "../security/inline-passwords";
import type { PasswordCall } from "./password-worker";
import { WorkerCalls } from "./worker-calls";

/** Each waits its turn of about 40 ms; who would wait longer than some seconds is told to come back. */
const MOST_WAITING = 200;
const RETRY_AFTER_S = 5;

/** argon2id in threads of their own. `workerFile` is the built `password-worker`. */
export function passwordPool(
  workerFile: string,
  size = Math.min(2, availableParallelism()),
): PasswordPort & { close(): Promise<void> } {
  const workers: WorkerCalls<PasswordCall>[] = [];
  let turn = 0;
  let waiting = 0;

  function nextWorker(): WorkerCalls<PasswordCall> {
    turn = (turn + 1) % size;
    const present = workers[turn];
    if (present?.isAlive) return present;
    const fresh = new WorkerCalls<PasswordCall>(workerFile, null).unref();
    workers[turn] = fresh;
    return fresh;
  }

  async function send<Result>(call: PasswordCall): Promise<Result> {
    if (waiting >= MOST_WAITING) throw new ApiFault("RATE_LIMITED", { retry_after: RETRY_AFTER_S });
    waiting += 1;
    try {
      return await nextWorker().send<Result>(call);
    } finally {
      waiting -= 1;
    }
  }

  return {
    ...withDecoy({
      hash: (password) => send({ kind: "hash", password }),
      verify: (password, phc) => send({ kind: "verify", password, phc }),
    }),
    async close() {
      await Promise.all(workers.filter(Boolean).map((worker) => worker.end()));
    },
  };
}
