/**
 * The two tiers of the tests, by whole files. `npm test` runs the gate, which decides whether a change lands; `npm run test:full` and vitest by
 * itself run everything. docs/decisions/0006-where-each-test-runs.md says what goes where.
 */
export const isGate = process.env["MARTILLO_TIER"] === "gate";

/** What somebody must be able to do at the end of every day: a guest bids, a bid counts once, a sale is paid and its papers are there. */
const JOURNEYS = [
  "bidding",
  "exactly-once",
  "crash",
  "sign-in",
  "joining",
  "search",
  "buying",
  "checkout",
  "offers",
  "unpaid",
  "cards",
  "plans",
  "posting",
  "importing",
  "partners",
  "embed",
];

export const e2e = isGate
  ? JOURNEYS.map((name) => `demo-site/e2e/${name}.test.ts`)
  : ["demo-site/e2e/**/*.test.ts"];

function suiteOf(widget) {
  return `widgets/${widget}/${widget}.browser.test.{ts,tsx}`;
}

/**
 * Every suite runs as custom element. These run as React component, too, and the others below as the element of the script tag: the smallest
 * sets that find all of `scripts/mutants`. Stories and the site show all widgets as React components besides.
 */
export const asReact = (
  isGate ? ["alerts", "lot-card"] : ["alerts", "bid-box", "login", "lot-card", "search-box"]
).map(suiteOf);

export const asEmbed = isGate
  ? ["widgets/elements.browser.test.ts", ...["alerts", "lot-card"].map(suiteOf)]
  : [
      "widgets/elements.browser.test.ts",
      "widgets/*/*late-*.browser.test.ts",
      ...["alerts", "bid-box", "cookie-banner", "login", "lot-card", "search-box"].map(suiteOf),
    ];

/** Long, and about what seldom changes. */
const SELDOM_IN_BROWSER = [
  "widgets/themes.browser.test.ts",
  "widgets/lot-card/lot-card.many.browser.test.ts",
  "docs/practice/practice.browser.test.ts",
];

export const notInBrowser = isGate ? SELDOM_IN_BROWSER : [];

/** These start a PostgreSQL or servers of their own, whatever the others run on. */
export const onOwnDatabases = [
  "main",
  "node/messages",
  "node/open-database",
  "platform/realtime/pg-bus",
  "features/bidding/two-processes",
  "features/sale/killed",
  "features/sale/two-processes",
  "features/search/killed",
  "features/search/upgrade",
  "seed/postgres",
].map((name) => `demo-site/server/${name}.test.ts`);

/** Foreign pages bring frameworks of their own, which npm installs first. */
export const hosts = isGate ? [] : ["hosts/*.test.ts"];
