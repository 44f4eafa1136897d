import { describe, expect, it } from "vitest";
import { lineText, verifyLines, type ChainedLine } from "./ledger-chain";

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(bytes).toString("hex");
}

async function chained(amounts: readonly number[], account = "wallet:7" as const) {
  const lines: ChainedLine[] = [];
  let balanceAfterCents = 0;
  for (const [index, amountCents] of amounts.entries()) {
    balanceAfterCents -= amountCents;
    const line = {
      account,
      version: index + 1,
      key: `topup:${index}`,
      amountCents,
      balanceAfterCents,
      atMs: 1_000 + index,
    };
    const prevHash: string = lines.at(-1)?.hash ?? "";
    lines.push({ ...line, prevHash, hash: await digest(lineText(prevHash, line)) });
  }
  return lines;
}

describe("the chain of an account's lines", () => {
  it("hashes a fixed text", () => {
    expect(
      lineText("ab", {
        account: "wallet:7",
        version: 2,
        key: "pay:120",
        amountCents: 3_000,
        balanceAfterCents: 7_000,
        atMs: 1_790_000_000_000,
      }),
    ).toBe("martillo-line-1|ab|wallet:7|2|pay:120|3000|7000|1790000000000");
  });

  it("is whole", async () => {
    const lines = await chained([-10_000, 3_000, -50]);
    expect(await verifyLines(lines, digest)).toEqual({ ok: true });
    expect(await verifyLines(lines, digest, lines[2]?.hash)).toEqual({ ok: true });
    expect(await verifyLines([], digest, "")).toEqual({ ok: true });
  });

  it("tells a line that was changed, removed, put elsewhere or cut off", async () => {
    const lines = await chained([-10_000, 3_000, -50]);
    const [first, second, third] = lines as [ChainedLine, ChainedLine, ChainedLine];
    const wrongs: [ChainedLine[], number][] = [
      [[{ ...first, amountCents: -9_000 }, second, third], 1],
      [[first, { ...second, key: "pay:2" }, third], 2],
      [[first, { ...second, atMs: 5 }, third], 2],
      [[first, { ...second, balanceAfterCents: 8_000 }, third], 2],
      [[first, third], 2],
      [[second, third], 1],
      [[first, third, second], 2],
      [[first, { ...second, account: "wallet:8" }, third], 2],
    ];
    for (const [rows, at] of wrongs) {
      expect(await verifyLines(rows, digest)).toEqual({ ok: false, at });
    }
    expect(await verifyLines([first, second], digest, third.hash)).toEqual({ ok: false, at: 3 });
  });

  it("tells a balance below the floor, even with hashes that fit", async () => {
    expect(await verifyLines(await chained([-100, 101]), digest)).toEqual({ ok: false, at: 2 });
  });
});
