import { BaseSequencer } from "vitest/node";

/** What takes a minute or more. Begun last, one of them would run alone while the other workers have nothing left to do. */
const LONG = [
  "demo-site/server/main.test.ts",
  "demo-site/e2e/docs-site.test.ts",
  "demo-site/e2e/accessibility.test.ts",
  "demo-site/e2e/checkout.test.ts",
  "demo-site/e2e/crash.test.ts",
  "demo-site/e2e/joining.test.ts",
  "demo-site/e2e/unpaid.test.ts",
  "demo-site/e2e/trouble.test.ts",
  "demo-site/e2e/routes.test.ts",
  "demo-site/e2e/partners.test.ts",
  "demo-site/e2e/embed.test.ts",
  "demo-site/e2e/samples.test.ts",
  "hosts/package.test.ts",
  "widgets/bid-box/bid-box.browser.test.ts",
  "docs/practice/practice.browser.test.ts",
];

/** The long files first, in the order of the list; the others as vitest would have them. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const rest = await super.sort(files);
    const rank = ({ moduleId }) => {
      const index = LONG.findIndex((path) => moduleId.endsWith(path));
      return index < 0 ? LONG.length : index;
    };
    return rest.toSorted((one, other) => rank(one) - rank(other));
  }
}
