import { describe, expect, it } from "vitest";
import { fc, rounds } from "../../testing/seed";
import { LEDGER_EVENTS } from "./ledger";
import { accountOf, type AccountName } from "./ledger-accounts";
import { verifyLines } from "./ledger-chain";
import type { MemoryLedger } from "./testing/memory-ledger";
import { MoneyHouse } from "./testing/money-house";

const SEQUENCES = rounds(1_000, 5_000);
const STEPS = 60;
/**
 * A deposit is held again since its sale was called off, the refund of its rest has failed into the balance, and the bank takes all of it: found
 * once in some 70,000 sequences.
 */
const REFUND_OF_REST_FAILS = [
  1_401_159_508, 607_676_356, 1_405_619_297, 179_218_510, 1_362_955_642, 1_042_733_748,
  1_740_483_779,
];

/** What `it` below stand for, found out in one run over all sequences. */
const counts = { posted: 0, repeated: 0, refused: 0 };
const seen = new Set<string>();

/** Not a hash that keeps attackers out: 5,000 sequences are about the chain, and the one of the vectors is SHA-256. */
function quickDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

async function asyncDigest(text: string): Promise<string> {
  return quickDigest(text);
}

function must(name: string, holds: boolean): void {
  if (!holds) throw new Error(name);
}

/** L1, L2, L4: each entry and everything adds up to 0, and folding the lines gives the balances, none below its floor on the way. */
function checkLines(ledger: MemoryLedger): void {
  const folded = new Map<AccountName, number>();
  for (const { key, lines } of ledger.entries) {
    must(`L1: ${key}`, lines.reduce((sum, line) => sum + line.amountCents, 0) === 0);
    for (const { account: name, amountCents } of lines) {
      const { normal, floored } = accountOf(name);
      const balance = (folded.get(name) ?? 0) + normal * amountCents;
      must(`L2: ${name} in ${key}`, balance >= 0 || !floored);
      folded.set(name, balance);
    }
  }
  const all = [...ledger.balances].map(([name, cents]) => accountOf(name).normal * cents);
  must("L1: everything", all.reduce((sum, cents) => sum + cents, 0) === 0);
  must("L4: accounts", folded.size === ledger.balances.size);
  for (const [name, cents] of ledger.balances) must(`L4: ${name}`, folded.get(name) === cents);
}

/** L3: versions without a gap, balances that follow, chains that are whole. */
async function checkChains(ledger: MemoryLedger): Promise<void> {
  for (const [name, lines] of ledger.chains) {
    const verdict = await verifyLines(lines, asyncDigest, lines.at(-1)?.hash);
    must(`L3: ${name}`, verdict.ok && lines.at(-1)?.balanceAfterCents === ledger.balance(name));
  }
}

/** L9: no key twice, and telling all of it again, in another order, posts nothing. */
function checkKeys(house: MoneyHouse): void {
  const keys = house.ledger.entries.map(({ key }) => key);
  must("L9: key twice", new Set(keys).size === keys.length);
  for (const event of house.told.toReversed()) {
    must(`L9: ${event.event}`, house.ledger.post(event).did === "repeated");
  }
  must("L9: posted again", house.ledger.entries.length === keys.length);
}

async function run(seeds: readonly number[]): Promise<void> {
  const house = new MoneyHouse(quickDigest);
  for (const seed of seeds) {
    house.step(seed);
    // L5, L6, L8.
    must(house.check() ?? "", house.check() === null);
  }
  house.sweep();
  const atRest = house.check() ?? house.checkAtRest();
  must(atRest ?? "", atRest === null);
  checkLines(house.ledger);
  await checkChains(house.ledger);
  counts.posted += house.counts.posted;
  counts.repeated += house.counts.repeated;
  counts.refused += house.counts.refused;
  for (const name of house.seen) seen.add(name);
  checkKeys(house);
}

describe("any sequence of what can happen to money", () => {
  it(`keeps L1 to L12: ${SEQUENCES} sequences of up to ${STEPS} steps`, async () => {
    const seeds = fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), {
      maxLength: STEPS,
      size: "max",
    });
    await fc.assert(fc.asyncProperty(fc.noBias(seeds), run), {
      numRuns: SEQUENCES,
      examples: [[REFUND_OF_REST_FAILS]],
    });
  });

  it("had all events of the table among them, many refused, many told again", () => {
    expect([...seen].toSorted()).toEqual(LEDGER_EVENTS.toSorted());
    expect(counts.posted).toBeGreaterThan(10 * SEQUENCES);
    expect(counts.refused).toBeGreaterThan(SEQUENCES);
    expect(counts.repeated).toBeGreaterThan(SEQUENCES);
  });
});
