import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT_KINDS,
  accountOf,
  applyEntry,
  entry,
  LEDGER_EVENTS,
  lineText,
  toDecimal,
  type AccountName,
  type InvoiceParts,
  type LedgerEvent,
} from "../../src/domain";

const PAGE = readFileSync(fileURLToPath(new URL("ledger.md", import.meta.url)), "utf8");

/** Rows of the table under a heading, cells without their spaces. */
function tableUnder(heading: string): string[][] {
  const [, section = ""] = PAGE.split(`\n${heading}\n`);
  const lines = section.split("\n");
  const start = lines.findIndex((line) => line.startsWith("|"));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
  return lines
    .slice(start, end)
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll("`", "")));
}

/** Rows as texts, in an order of their own. */
function asTexts(rows: readonly (readonly (string | undefined)[])[]): string[] {
  return rows.map((row) => row.join(" | ")).toSorted();
}

/** An account for each kind: those of which there are many have a placeholder in braces. */
function nameOf(cell: string): AccountName {
  return cell.replace(/\{.*\}/, "1") as AccountName;
}

it("lists every account with its side and floor", () => {
  const [, ...rows] = tableUnder("## The accounts");
  const listed = rows.map(([name = "", side, floor]) => {
    const { kind } = accountOf(nameOf(name));
    return [kind, side, floor];
  });
  const expected = ACCOUNT_KINDS.map((kind) => {
    const name = rows
      .map(([cell = ""]) => nameOf(cell))
      .find((cell) => accountOf(cell).kind === kind);
    const { normal, floored } = accountOf(name ?? (kind as AccountName));
    return [kind, normal === 1 ? "debit" : "credit", floored ? "0" : "none"];
  });
  expect(asTexts(listed)).toEqual(asTexts(expected));
});

it("lists every event once", () => {
  const [, ...rows] = tableUnder("## What each event moves");
  const listed = rows.map(([name = ""]) => name.replace(/:.*/, ""));
  expect(listed.toSorted()).toEqual(LEDGER_EVENTS.toSorted());
});

interface Step {
  title: string;
  event: LedgerEvent;
}

/** Balances as the page shows them: a row for each account, a column for each step. */
function storyOf(before: Partial<Record<AccountName, number>>, steps: readonly Step[]): string[][] {
  let balances: ReadonlyMap<AccountName, number> = new Map(
    Object.entries(before) as [AccountName, number][],
  );
  const columns = [balances];
  for (const { event } of steps) {
    const current = balances;
    const applied = applyEntry(
      current,
      entry(event, (name) => current.get(name) ?? 0),
    );
    if (!applied.ok) throw new Error(`${applied.account} lacks ${applied.shortCents}`);
    balances = applied.balances;
    columns.push(balances);
  }
  return [
    ["account", "before", ...steps.map(({ title }) => title)],
    ...[...balances.keys()].map((name) => [
      name,
      ...columns.map((column) => toDecimal(column.get(name) ?? 0)),
    ]),
  ];
}

const SALE = { invoice: 5, seller: 9 } as const;
const BY_PURSES = { from: "purses", user: 7 } as const;

function whole(sellerCents: number): InvoiceParts {
  return { sellerCents, houseCents: 0, vatCents: 0, disbursedCents: 0 };
}

const STORIES: [heading: string, before: Partial<Record<AccountName, number>>, steps: Step[]][] = [
  [
    "### Two purses, and half of it back",
    { "bonus:7": 2_000, "wallet:7": 10_000 },
    [
      {
        title: "invoice of 50.00",
        event: { event: "invoice", invoice: 5, parts: whole(5_000) },
      },
      {
        title: "paid",
        event: {
          event: "pay",
          payment: 1,
          funds: BY_PURSES,
          amountCents: 5_000,
          invoices: [SALE],
        },
      },
      {
        title: "25.00 go back",
        event: {
          event: "unpay",
          refund: 2,
          ...SALE,
          settledCents: 5_000,
          back: { to: "purses", user: 7, walletCents: 1_500, bonusCents: 1_000 },
          reverses: "pay:1",
        },
      },
    ],
  ],
  [
    "### A deposit that is larger than what is due",
    { "bonus:7": 5_000, "wallet:7": 45_000 },
    [
      {
        title: "deposit of 500.00",
        event: { event: "deposit", deposit: 3, amountCents: 50_000, funds: BY_PURSES },
      },
      {
        title: "invoice of 300.00",
        event: { event: "invoice", invoice: 5, parts: whole(30_000) },
      },
      {
        title: "applied",
        event: {
          event: "apply",
          deposit: 3,
          ...SALE,
          back: { to: "purses", user: 7, bonusCents: 5_000 },
        },
      },
    ],
  ],
  [
    "### A seller who is paid in another way",
    {},
    [
      {
        title: "invoice of 1210.00",
        event: {
          event: "invoice",
          invoice: 5,
          parts: { sellerCents: 100_000, houseCents: 17_355, vatCents: 3_645, disbursedCents: 0 },
        },
      },
      {
        title: "seller records 1100.00",
        event: { event: "offline", payment: 1, ...SALE, amountCents: 110_000 },
      },
    ],
  ],
  [
    "### A chargeback, and the next top-up",
    { "provider:stripe": 6_000, "wallet:7": 4_500 },
    [
      {
        title: "chargeback of 60.00",
        event: {
          event: "dispute",
          dispute: 2,
          provider: "stripe",
          amountCents: 6_000,
          of: { what: "topup", user: 7 },
        },
      },
      {
        title: "top-up of 40.00",
        event: {
          event: "topup",
          payment: 4,
          user: 7,
          provider: "stripe",
          amountCents: 4_000,
        },
      },
    ],
  ],
];

describe("the examples", () => {
  it.each(STORIES)("%s", (heading, before, steps) => {
    const [head, ...rows] = storyOf(before, steps);
    const [shownHead, ...shown] = tableUnder(heading);
    expect(shownHead).toEqual(head);
    expect(asTexts(shown)).toEqual(asTexts(rows));
  });
});

it("shows the text of a line as it is hashed", () => {
  const text = lineText("9f86d0…", {
    account: "wallet:7",
    version: 2,
    key: "pay:1",
    amountCents: 3_000,
    balanceAfterCents: 7_000,
    atMs: 1_795_000_000_000,
  });
  expect(PAGE).toContain(`\n${text}\n`);
});
