import type { Db } from "../db/db";
import type { BucketSize, ServerConfig } from "../http/config";
import { ApiFault } from "../http/fault";
import { addFailures, readUsed, type Bucket } from "./attempt-repository";
import { callerKey, isLoopback } from "./caller-address";
import { hashToken } from "./token";

/** What is guessed at; each is counted for itself. */
export type AttemptUse = "login" | "phone" | "password";

export interface AttemptOptions {
  /** The account that is meant, as the caller names it. */
  subject: string;
  ip: string;
  /** Whether the owner is known to come from here; asked only once guesses from everywhere are too many. */
  isKnownHere?: () => Promise<boolean>;
}

/** Guesses at one account from everywhere together are as many as from so many addresses. */
const ADDRESSES_PER_SUBJECT = 10;

interface Level extends Bucket {
  size: BucketSize;
  /** Whoever guesses elsewhere must not keep the owner out at home. */
  sparesOwner: boolean;
}

/**
 * Guesses at secrets. Failures lie in the database, where all processes see them; a guess that turns out right writes nothing. What is
 * under way in this process counts as failed until it is known, so that many at once are no more than many in turn.
 */
export class Attempts {
  readonly #db: Db;
  readonly #config: Pick<ServerConfig, "loginsPerEmail" | "failuresPerAddress">;
  readonly #underWay = new Map<string, number>();

  constructor(db: Db, config: Pick<ServerConfig, "loginsPerEmail" | "failuresPerAddress">) {
    this.#db = db;
    this.#config = config;
  }

  /**
   * Lets somebody guess once: `check` gives null for what is wrong, or throws an ApiFault. Throws RATE_LIMITED, with the seconds to
   * wait, before anything is compared: meanwhile the right secret learns no more than a wrong one.
   */
  async run<Found>(
    use: AttemptUse,
    options: AttemptOptions,
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const levels = this.#levels(use, options);
    this.#count(levels, 1);
    try {
      const wait = await this.#wait(levels, options);
      if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
      return await this.#noted(levels, check);
    } finally {
      this.#count(levels, -1);
    }
  }

  async #noted<Found>(
    levels: readonly Level[],
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    try {
      const found = await check();
      if (found === null) await addFailures(this.#db, levels);
      return found;
    } catch (error) {
      // Trouble of our own is nobody's guess.
      if (error instanceof ApiFault) await addFailures(this.#db, levels);
      throw error;
    }
  }

  #levels(use: AttemptUse, { subject, ip }: AttemptOptions): Level[] {
    const { loginsPerEmail, failuresPerAddress } = this.#config;
    const address = callerKey(ip);
    const everywhere = {
      perSecond: loginsPerEmail.perSecond * ADDRESSES_PER_SUBJECT,
      burst: loginsPerEmail.burst * ADDRESSES_PER_SUBJECT,
    };
    return [
      level(`${use} ${address} ${subject}`, loginsPerEmail),
      level(`${use} ${subject}`, everywhere, true),
      ...(isLoopback(ip) ? [] : [level(`address ${address}`, failuresPerAddress)]),
    ];
  }

  async #wait(levels: readonly Level[], { isKnownHere }: AttemptOptions): Promise<number> {
    const used = await readUsed(this.#db, levels);
    let longest = 0;
    for (const { keyHash, size, sparesOwner } of levels) {
      const taken = (used.get(keyHash) ?? 0) + (this.#underWay.get(keyHash) ?? 0);
      if (taken <= size.burst) continue;
      if (sparesOwner && (await isKnownHere?.())) continue;
      longest = Math.max(longest, Math.ceil((taken - size.burst) / size.perSecond));
    }
    return longest;
  }

  #count(levels: readonly Level[], by: 1 | -1) {
    for (const { keyHash } of levels) {
      const count = (this.#underWay.get(keyHash) ?? 0) + by;
      if (count > 0) this.#underWay.set(keyHash, count);
      else this.#underWay.delete(keyHash);
    }
  }
}

function level(key: string, size: BucketSize, sparesOwner = false): Level {
  return { keyHash: hashToken(key), perSecond: size.perSecond, size, sparesOwner };
}
