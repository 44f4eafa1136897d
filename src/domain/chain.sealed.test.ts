import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import {
  amountText,
  bidderText,
  CHAIN_START,
  sealText,
  verifyChain,
  type SealedChainedRow,
  type SealedRow,
  type SeenHead,
} from "./chain";

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LOT = 7;
const saltOf = (name: string, n: number) => `${name}-salt-${n}`;

interface PlainRow {
  kind: SealedRow["kind"];
  bidder: number;
  cents: number;
  voids: number[];
  side: "seller" | "house";
  reason: string;
}

async function sealed(plain: PlainRow, position: number): Promise<Omit<SealedChainedRow, "hash">> {
  const amount = { cents: plain.cents, salt: saltOf("amount", position) };
  const isBid = plain.kind !== "withdrawal";
  const bidder = { id: 100 + plain.bidder, salt: saltOf("bidder", plain.bidder) };
  return {
    version: 2,
    projectId: LOT,
    seq: position,
    position,
    kind: plain.kind,
    bidderNo: isBid ? plain.bidder : 0,
    bidderCommitment: isBid ? await sha256(bidderText(LOT, bidder.salt, bidder.id)) : "",
    amountCommitment: await sha256(amountText(amount.salt, amount.cents)),
    createdAtMs: 1_795_000_000_000 + position,
    prevHash: "",
    declined: false,
    amount,
    ...(isBid && { bidder }),
    ...(!isBid && {
      withdrawal: { voids: plain.voids, side: plain.side, reason: plain.reason },
    }),
  };
}

/** Links the rows anew, as a person with the whole database could. */
async function linked(
  rows: readonly Omit<SealedChainedRow, "hash">[],
  from = 0,
): Promise<SealedChainedRow[]> {
  const chain: SealedChainedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index < from) {
      chain.push(row as SealedChainedRow);
      continue;
    }
    const moved = { ...row, position: index + 1, prevHash: chain.at(-1)?.hash ?? CHAIN_START };
    chain.push({ ...moved, hash: await sha256(sealText(moved.prevHash, moved)) });
  }
  return chain;
}

async function historyOf(plain: readonly PlainRow[]): Promise<SealedChainedRow[]> {
  const rows: Omit<SealedChainedRow, "hash">[] = [];
  for (const [index, row] of plain.entries()) {
    const voids = row.voids
      .filter((position) => position <= index && rows[position - 1]?.kind !== "withdrawal")
      .filter((position, at, all) => all.indexOf(position) === at);
    for (const position of row.kind === "withdrawal" ? voids : []) {
      const target = rows[position - 1];
      if (target) rows[position - 1] = { ...target, declined: true };
    }
    rows.push(await sealed({ ...row, voids }, index + 1));
  }
  return linked(rows);
}

const plainRow: fc.Arbitrary<PlainRow> = fc.record({
  kind: fc.constantFrom("bid", "bid", "auto", "withdrawal"),
  bidder: fc.integer({ min: 1, max: 4 }),
  cents: fc.integer({ min: 100, max: 10_000_000 }),
  voids: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
  side: fc.constantFrom("seller", "house"),
  reason: fc.string({ minLength: 3, maxLength: 12 }),
});
const history = fc.array(plainRow, { minLength: 2, maxLength: 8 });

/** Everything that one could change about one row, behind a number that stays. */
const CHANGES: Record<string, (row: SealedChainedRow) => Promise<Partial<SealedChainedRow>>> = {
  seq: async (row) => ({ seq: row.seq + 1 }),
  time: async (row) => ({ createdAtMs: row.createdAtMs + 1 }),
  kind: async (row) => ({ kind: row.kind === "bid" ? "auto" : "bid" }),
  lot: async (row) => ({ projectId: row.projectId + 1 }),
  number: async (row) => ({ bidderNo: row.bidderNo + 1 }),
  bidder: async () => ({
    bidder: { id: 999, salt: "new" },
    bidderCommitment: await sha256(bidderText(LOT, "new", 999)),
  }),
  amount: async () => ({
    amount: { cents: 1, salt: "new" },
    amountCommitment: await sha256(amountText("new", 1)),
  }),
  side: async (row) =>
    row.withdrawal
      ? {
          withdrawal: {
            ...row.withdrawal,
            side: row.withdrawal.side === "house" ? "seller" : "house",
          },
        }
      : { seq: 0 },
  reason: async (row) =>
    row.withdrawal ? { withdrawal: { ...row.withdrawal, reason: "otro motivo" } } : { seq: 0 },
  voids: async (row) =>
    row.withdrawal
      ? { withdrawal: { ...row.withdrawal, voids: [...row.withdrawal.voids, 1] } }
      : { seq: 0 },
};

describe("a sealed chain", () => {
  it("has the published form", () => {
    const row: SealedRow = {
      version: 2,
      projectId: 7,
      seq: 12,
      position: 3,
      kind: "auto",
      bidderNo: 2,
      bidderCommitment: "bb",
      amountCommitment: "aa",
      createdAtMs: 1_795_000_000_000,
    };
    expect(sealText("ab12", row)).toBe("martillo-bid-2|ab12|7|12|3|auto|2|bb|aa|1795000000000|||");
    const withdrawal = { voids: [1, 2], side: "seller", reason: "a|b" } as const;
    expect(sealText("ab12", { ...row, kind: "withdrawal", withdrawal })).toBe(
      "martillo-bid-2|ab12|7|12|3|withdrawal|2|bb|aa|1795000000000|1,2|seller|a|b",
    );
    expect(amountText("s", 155_000)).toBe("martillo-amount-1|s|155000");
    expect(bidderText(7, "s", 42)).toBe("martillo-bidder-1|7|s|42");
  });

  it("is whole as it is, with any of its heads, and without what is not public", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (plain) => {
        const rows = await historyOf(plain);
        const heads = rows.map(({ position, hash }) => ({ position, hash }));
        expect(await verifyChain(rows, sha256, heads)).toEqual({ ok: true });
        const masked = rows.map(({ amount: _amount, bidder: _bidder, ...row }) => row);
        expect(await verifyChain(masked, sha256, heads)).toEqual({ ok: true });
      }),
      { numRuns: 40 },
    );
  });

  it("betrays any change of a row at that row", async () => {
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.nat(),
        fc.constantFrom(...Object.keys(CHANGES)),
        async (plain, pick, what) => {
          const rows = await historyOf(plain);
          const index = pick % rows.length;
          const row = rows[index];
          const change = CHANGES[what];
          if (!row || !change) return;
          const changed = rows.with(index, { ...row, ...(await change(row)) });
          expect(await verifyChain(changed, sha256)).toEqual({ ok: false, at: index + 1 });
        },
      ),
      { numRuns: 150 },
    );
  });

  it("betrays an opened amount or bidder that is not the sealed one", async () => {
    const rows = await historyOf([
      { kind: "bid", bidder: 1, cents: 100, voids: [], side: "seller", reason: "" },
    ]);
    const [row] = rows;
    if (!row) throw new Error("one row was made");
    const amount = { cents: 200, salt: saltOf("amount", 1) };
    expect(await verifyChain([{ ...row, amount }], sha256)).toEqual({ ok: false, at: 1 });
    const bidder = { id: 102, salt: saltOf("bidder", 1) };
    expect(await verifyChain([{ ...row, bidder }], sha256)).toEqual({ ok: false, at: 1 });
  });

  it("betrays a mark that no withdrawal gave, and one that was taken away", async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat(), async (plain, pick) => {
        const rows = await historyOf(plain);
        const index = pick % rows.length;
        const row = rows[index];
        if (!row) return;
        const changed = rows.with(index, { ...row, declined: !row.declined });
        expect(await verifyChain(changed, sha256)).toEqual({ ok: false, at: index + 1 });
      }),
      { numRuns: 60 },
    );
  });

  it("betrays whatever was made anew, to everybody who has seen a later head", async () => {
    const attack = fc.constantFrom("remove", "swap", "insert", ...Object.keys(CHANGES));
    await fc.assert(
      fc.asyncProperty(history, fc.nat(), fc.nat(), attack, async (plain, pick, later, how) => {
        const rows = await historyOf(plain);
        const index = pick % rows.length;
        const row = rows[index];
        if (!row) return;
        const seenRow = rows[index + (later % (rows.length - index))];
        if (!seenRow) return;
        const seen: SeenHead[] = [{ position: seenRow.position, hash: seenRow.hash }];
        const other = rows[(index + 1) % rows.length];
        if (!other) return;
        const forged =
          how === "remove"
            ? rows.toSpliced(index, 1)
            : how === "insert"
              ? rows.toSpliced(index, 0, { ...other, seq: 99 })
              : how === "swap"
                ? rows.with(index, other).with(rows.indexOf(other), row)
                : rows.with(index, { ...row, ...(await CHANGES[how]?.(row)) });
        const remade = await linked(forged, 0);
        expect((await verifyChain(remade, sha256, seen)).ok).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("betrays a second person behind one number, and one person behind two", async () => {
    const [first, second] = await historyOf([
      { kind: "bid", bidder: 1, cents: 100, voids: [], side: "seller", reason: "" },
      { kind: "bid", bidder: 2, cents: 200, voids: [], side: "seller", reason: "" },
    ]);
    if (!first || !second) throw new Error("two rows were made");
    const twoPersons = await linked([first, { ...second, bidderNo: 1 }]);
    expect(await verifyChain(twoPersons, sha256)).toEqual({ ok: false, at: 2 });
    const { bidderCommitment, bidder } = first;
    const twoNumbers = await linked([
      first,
      { ...second, bidderCommitment, ...(bidder && { bidder }) },
    ]);
    expect(await verifyChain(twoNumbers, sha256)).toEqual({ ok: false, at: 2 });
  });

  it("betrays rows that were cut off after a head that was seen", async () => {
    const rows = await historyOf(
      [1, 2, 3].map((bidder) => ({
        kind: "bid",
        bidder,
        cents: 100 * bidder,
        voids: [],
        side: "seller",
        reason: "",
      })),
    );
    const seen = rows.slice(-1).map(({ position, hash }) => ({ position, hash }));
    expect(await verifyChain(rows.slice(0, 2), sha256, seen)).toEqual({ ok: false, at: 3 });
  });
});
