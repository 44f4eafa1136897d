import type { Db } from "../db/db";
import type { BucketSize, ServerConfig } from "../call/config";
import { ApiFault } from "../call/fault";
import { addFailures, clearFailures, readUsed, type Bucket } from "./attempt-repository";
import { callerKey, isLoopback } from "./caller-address";
import { addressLimits, Counters, times } from "./counters";
import { hashToken } from "./token";

/** The secrets that are guessed at; guesses at each are counted for themselves. */
export type AttemptUse = "login" | "password" | "code";

export interface AttemptOptions {
  /** The account that is meant, as the caller names it. */
  subject: string;
  ip: string;
  /** Whether the owner is known to come from here; asked only once guesses from everywhere are too many. */
  isKnownHere?: () => Promise<boolean>;
}

export interface PausedOptions extends AttemptOptions {
  /** Whether the secret was sent to the caller who guesses, so that the caller may well be the owner. */
  holdsSecret: () => Promise<boolean>;
}

/** Guesses at one account from everywhere together are as many as from so many addresses. */
const ADDRESSES_PER_SUBJECT = 10;

const LONGEST_PAUSE_SECONDS = 3_600;
const QUIET_SECONDS = 86_400;

interface Level extends Bucket {
  size: BucketSize;
  /** A visitor who guesses elsewhere must not keep the owner out at home. */
  sparesOwner: boolean;
}

/** The facts that this process knows of a bucket while a caller guesses. */
interface Tally {
  /** Guesses whose result is not known yet. */
  underWay: number;
  /** Guesses that have turned out wrong, so far. */
  failed: number;
  /** Calls that look at this; with the last one it is forgotten. */
  users: number;
}

/**
 * Guesses at secrets. Failures lie in the database, where all processes see them; a guess that turns out right writes nothing. A guess that
 * is under way in this process counts as failed until its result is known, so that many at once are no more than many in turn.
 */
export class Attempts {
  readonly #db: Db;
  readonly #config: Pick<ServerConfig, "loginsPerEmail" | "failuresPerAddress">;
  readonly #counters: Counters;
  readonly #tallies = new Map<string, Tally>();

  constructor(
    db: Db,
    config: Pick<ServerConfig, "loginsPerEmail" | "failuresPerAddress"> &
      Partial<Pick<ServerConfig, "secret">>,
  ) {
    this.#db = db;
    this.#config = config;
    this.#counters = new Counters(db, { secret: config.secret ?? null });
  }

  /**
   * As `run`, for secrets that are short: pauses grow with every failure, and only what is right, or a day, ends them. A guess is counted
   * before it is compared. Guesses of those who hold nothing, and of those who have had something sent, are counted apart: a stranger who
   * guesses cannot keep out the owner who has asked for a code.
   */
  async runWithPauses<Found>(
    use: AttemptUse,
    options: PausedOptions,
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const { subject, ip, isKnownHere, holdsSecret } = options;
    const own = { key: `${use} ${subject} from ${callerKey(ip)}`, rule: this.#pauses() };
    const shared = [...addressLimits(`${use} guesses`, ip, times(own.rule, ADDRESSES_PER_SUBJECT))];
    if (!(await isKnownHere?.())) {
      const whose = (await holdsSecret()) ? "of holders" : "of others";
      const rule = times(own.rule, ADDRESSES_PER_SUBJECT);
      shared.push({ key: `${use} ${subject} ${whose}`, rule });
    }
    await this.#counters.require([own, ...shared]);
    const giveBack = () => this.#counters.giveBack(shared);
    try {
      const found = await check();
      if (found !== null) await Promise.all([this.#counters.clear([own]), giveBack()]);
      return found;
    } catch (error) {
      // A failure of the server does not count as a guess.
      if (!(error instanceof ApiFault)) await this.#counters.giveBack([own, ...shared]);
      throw error;
    }
  }

  /** A visitor who has shown in another way to be the owner need not wait for guesses that came from here. */
  async forgive(use: AttemptUse, { subject, ip }: AttemptOptions): Promise<void> {
    const [own] = this.#levels(use, { subject, ip });
    if (own) await clearFailures(this.#db, own.keyHash);
  }

  #pauses() {
    const { perSecond, burst } = this.#config.loginsPerEmail;
    return {
      free: burst,
      firstSeconds: 1 / perSecond,
      longestSeconds: Math.max(LONGEST_PAUSE_SECONDS, 1 / perSecond),
      quietSeconds: QUIET_SECONDS,
    };
  }

  /**
   * Lets a caller guess once: `check` gives null for what is wrong, or throws an ApiFault. Throws RATE_LIMITED, with the seconds to
   * wait, before anything is compared: meanwhile the right secret learns no more than a wrong one.
   */
  async run<Found>(
    use: AttemptUse,
    options: AttemptOptions,
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const levels = this.#levels(use, options);
    const tallies = levels.map(({ keyHash }) => this.#open(keyHash));
    try {
      const wait = await this.#reserve(levels, tallies, options);
      if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
      try {
        return await this.#noted(levels, tallies, check);
      } finally {
        for (const tally of tallies) tally.underWay -= 1;
      }
    } finally {
      for (const { keyHash } of levels) this.#close(keyHash);
    }
  }

  async #noted<Found>(
    levels: readonly Level[],
    tallies: readonly Tally[],
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    try {
      const found = await check();
      if (found === null) await this.#fail(levels, tallies);
      return found;
    } catch (error) {
      // A failure of the server does not count as a guess.
      if (error instanceof ApiFault) await this.#fail(levels, tallies);
      throw error;
    }
  }

  async #fail(levels: readonly Level[], tallies: readonly Tally[]) {
    await addFailures(this.#db, levels);
    for (const tally of tallies) tally.failed += 1;
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

  /** Counts the guess as one under way, or returns the seconds to wait. */
  async #reserve(
    levels: readonly Level[],
    tallies: readonly Tally[],
    { isKnownHere }: AttemptOptions,
  ): Promise<number> {
    const failedBefore = tallies.map((tally) => tally.failed);
    const used = await readUsed(this.#db, levels);
    const waits = () =>
      levels.map(({ keyHash, size }, index) => {
        const { underWay, failed } = tallies[index] ?? NOTHING;
        // Failures that came while the database was asked may be in its answer or not.
        const unseen = failed - (failedBefore[index] ?? 0);
        const taken = (used.get(keyHash) ?? 0) + underWay + unseen + 1;
        return Math.max(0, Math.ceil((taken - size.burst) / size.perSecond));
      });
    const sparedAt = levels.findIndex((one) => one.sparesOwner);
    const isSpared = (waits()[sparedAt] ?? 0) > 0 && (await isKnownHere?.()) === true;
    const left = waits().map((wait, index) => (isSpared && index === sparedAt ? 0 : wait));
    const longest = Math.max(...left);
    // Nothing is awaited between the look and this: the next caller sees it.
    if (longest === 0) for (const tally of tallies) tally.underWay += 1;
    return longest;
  }

  #open(keyHash: string): Tally {
    const tally = this.#tallies.get(keyHash) ?? { ...NOTHING };
    tally.users += 1;
    this.#tallies.set(keyHash, tally);
    return tally;
  }

  #close(keyHash: string) {
    const tally = this.#tallies.get(keyHash);
    if (!tally) return;
    tally.users -= 1;
    if (tally.users === 0) this.#tallies.delete(keyHash);
  }
}

const NOTHING: Tally = { underWay: 0, failed: 0, users: 0 };

function level(key: string, size: BucketSize, sparesOwner = false): Level {
  return { keyHash: hashToken(key), perSecond: size.perSecond, size, sparesOwner };
}

declare module "../call/context" {
  interface Services {
    /** Guesses at secrets, counted for all processes together. */
    attempts: Attempts;
  }
}
