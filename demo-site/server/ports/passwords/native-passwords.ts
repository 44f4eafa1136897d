import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ApiFault } from "../../platform/call/fault";
import type { PasswordPort } from ".";
import { HASH_BYTES, HASH_COST, type HashCost, withDecoy } from "./inline-passwords";

/** Each waits its turn of about 40 ms; a caller that would wait longer than some seconds is told to come back. */
const MOST_WAITING = 200;
const RETRY_AFTER_S = 5;

/** Of the four threads that Node has for such work. Pictures take one, files, names of hosts and compression the last. */
const MOST_AT_ONCE = Math.min(2, availableParallelism());

/**
 * argon2id in the threads that Node keeps for slow work, so that no other call waits. Its hashes and those of `inlinePasswords` are the same.
 *
 * @throws ApiFault RATE_LIMITED with `retry_after`, in seconds, when 200 wait already.
 */
export function nativePasswords(cost: HashCost = HASH_COST): PasswordPort {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running + waiting.length >= MOST_WAITING) {
      throw new ApiFault("RATE_LIMITED", { retry_after: RETRY_AFTER_S });
    }
    if (running < MOST_AT_ONCE) running += 1;
    // A caller that ends hands its place on, so that none that comes just then takes it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return withDecoy({
    hash: (password) =>
      inTurn(() =>
        hash(password, {
          memoryCost: cost.memoryKib,
          timeCost: cost.iterations,
          parallelism: 1,
          outputLen: HASH_BYTES,
        }),
      ),
    verify: (password, phc) => inTurn(() => verify(phc, password)),
  });
}
