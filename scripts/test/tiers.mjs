/**
 * The two tiers of the tests, by whole files. `npm test` runs the gate, which decides whether a change lands; `npm run test:full` and vitest by
 * itself run everything. docs/decisions/0006-where-each-test-runs.md says what goes where.
 */
export const isGate = process.env["MARTILLO_TIER"] === "gate";

/** The paths that must work at the end of every day: a guest bids, a bid counts once, a sale is paid and its papers are there. */
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

function suiteOf(widget) {
  return `widgets/${widget}/${widget}.browser.test.{ts,tsx}`;
}

/** Long, and about what seldom changes. */
const SELDOM_IN_BROWSER = [
  "widgets/themes.browser.test.ts",
  "widgets/lot-card/lot-card.many.browser.test.ts",
  "docs/practice/practice.browser.test.ts",
];

/** What takes long and says what seldom changes: starts of servers, runs of tests, a search through all patterns. */
const SELDOM_IN_NODE = [
  "demo-site/server/main.starts.test.ts",
  "demo-site/server/features/search/killed.test.ts",
  "demo-site/server/features/selling/imports/killed.test.ts",
  "scripts/test/passes.seldom.test.ts",
  "scripts/patterns/patterns.seldom.test.ts",
];

/** The files of the projects that do not run whole in the gate, and the widgets whose suites run as React component, too. */
export const GATE = {
  e2e: JOURNEYS.map((name) => `demo-site/e2e/${name}.test.ts`),
  asReact: ["alerts", "lot-card"],
  asEmbed: [
    "widgets/elements.browser.test.ts",
    ...["alerts", "lot-card", "search-box"].map(suiteOf),
  ],
  notInBrowser: SELDOM_IN_BROWSER,
  notInNode: SELDOM_IN_NODE,
  /** The other foreign pages bring frameworks of their own, which npm installs first, or differ in what seldom changes. */
  hosts: ["hosts/script-tag.test.ts"],
  browsersOfHosts: ["chromium"],
};

/** These say themselves what they run on: a server as it is shipped, several processes on one PostgreSQL. */
export const onOwnDatabases = [
  "main",
  "main.starts",
  "node/messages",
  "node/open-database",
  "platform/realtime/pg-bus",
  "features/bidding/two-processes",
  "features/sale/killed",
  "features/sale/two-processes",
  "features/search/killed",
  "features/search/upgrade",
  "features/selling/imports/killed",
  "seed/postgres",
].map((name) => `demo-site/server/${name}.test.ts`);

const FULL = {
  e2e: ["demo-site/e2e/**/*.test.ts"],
  asReact: ["alerts", "bid-box", "login", "lot-card", "search-box"],
  asEmbed: ["widgets/elements.browser.test.ts", "widgets/*/*.browser.test.{ts,tsx}"],
  notInBrowser: [],
  notInNode: [],
  hosts: ["hosts/*.test.ts"],
  browsersOfHosts: ["chromium", "firefox"],
};

/**
 * Every suite runs as custom element, and in the full run as the element of the script tag. Some run as React component, too: sets that find
 * what only those flavours can break, as `scripts/mutants` shows. Stories and the site show all widgets as React components besides.
 */
export const { e2e, asReact, asEmbed, notInBrowser, notInNode, hosts, browsersOfHosts } = isGate
  ? GATE
  : FULL;
