import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { CHAIN_START, chainText, verifyChain, type ChainedRow, type ChainRow } from "./chain";

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function chained(rows: Omit<ChainRow, "position">[]): Promise<ChainedRow[]> {
  const history: ChainedRow[] = [];
  for (const [index, fields] of rows.entries()) {
    const row = { ...fields, position: index + 1 };
    const prevHash = history.at(-1)?.hash ?? CHAIN_START;
    history.push({ ...row, prevHash, hash: await sha256(chainText(prevHash, row)) });
  }
  return history;
}

const rowArbitrary = fc.record({
  projectId: fc.constant(7),
  seq: fc.integer({ min: 1, max: 500 }),
  bidderNo: fc.integer({ min: 1, max: 9 }),
  amountCents: fc.integer({ min: 100, max: 10_000_000 }),
  automatic: fc.boolean(),
  createdAtMs: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
});
const rowsArbitrary = fc.array(rowArbitrary, { minLength: 2, maxLength: 8 });

describe("chainText", () => {
  it("is the published form", () => {
    const row = {
      projectId: 7,
      seq: 12,
      position: 3,
      bidderNo: 2,
      amountCents: 155_000,
      automatic: true,
      createdAtMs: 1_795_000_000_000,
    };
    expect(chainText("ab12", row)).toBe("martillo-bid-1|ab12|7|12|3|2|155000|1|1795000000000");
  });
});

describe("verifyChain", () => {
  it("accepts an untouched history and an empty one", async () => {
    expect(await verifyChain([], sha256)).toEqual({ ok: true });
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const history = await chained(rows);
        expect(await verifyChain(history, sha256, history.at(-1)?.hash)).toEqual({ ok: true });
      }),
      { numRuns: 30 },
    );
  });

  it("finds any changed field, at its row", async () => {
    const field = fc.constantFrom(
      "projectId",
      "seq",
      "bidderNo",
      "amountCents",
      "createdAtMs",
      "automatic" as const,
    );
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, fc.nat(), field, async (rows, pick, name) => {
        const history = await chained(rows);
        const index = pick % history.length;
        const row = history[index];
        if (!row) return;
        history[index] =
          name === "automatic"
            ? { ...row, automatic: !row.automatic }
            : { ...row, [name]: row[name as "seq"] + 1 };
        expect(await verifyChain(history, sha256)).toEqual({ ok: false, at: index + 1 });
      }),
      { numRuns: 60 },
    );
  });

  it("finds a changed row whose own hash was made anew", async () => {
    const history = await chained([
      { projectId: 7, seq: 1, bidderNo: 1, amountCents: 100, automatic: false, createdAtMs: 1 },
      { projectId: 7, seq: 2, bidderNo: 2, amountCents: 200, automatic: false, createdAtMs: 2 },
    ]);
    const [first, second] = history;
    if (!first || !second) throw new Error("two rows were made");
    const forged = { ...first, amountCents: 150 };
    forged.hash = await sha256(chainText(forged.prevHash, forged));
    expect(await verifyChain([forged, second], sha256)).toEqual({ ok: false, at: 2 });
  });

  it("finds any removed row, the last ones by the head", async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, fc.nat(), async (rows, pick) => {
        const history = await chained(rows);
        const index = pick % history.length;
        const head = history.at(-1)?.hash;
        const verdict = await verifyChain(history.toSpliced(index, 1), sha256, head);
        expect(verdict).toEqual({ ok: false, at: index + 1 });
      }),
      { numRuns: 30 },
    );
  });

  it("finds any two swapped rows", async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, fc.nat(), fc.nat(), async (rows, a, b) => {
        const history = await chained(rows);
        const [i, j] = [a % history.length, b % history.length];
        fc.pre(i !== j);
        const swapped = history.with(i, history[j] as ChainedRow).with(j, history[i] as ChainedRow);
        expect(await verifyChain(swapped, sha256)).toEqual({ ok: false, at: Math.min(i, j) + 1 });
      }),
      { numRuns: 30 },
    );
  });
});
