import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { at, widgetNames } from "../build/entries";

/** What stands in the folder of every widget; `.ts` may be `.tsx`. */
function filesOf(name: string): string[] {
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return [
    "index.ts",
    `${pascal}.tsx`,
    `${name}.css`,
    `${name}.element.ts`,
    `${name}.docs.ts`,
    `${name}.messages.ts`,
    `${name}.messages.en.ts`,
    `${name}.suite.ts`,
    `${name}.browser.test.ts`,
    `${name}.stories.tsx`,
  ];
}

test.each(widgetNames)("%s has every file of a widget", (name) => {
  const missing = filesOf(name).filter((file) => {
    const path = at(`widgets/${name}/${file}`);
    return !existsSync(path) && !existsSync(`${path}x`);
  });
  expect(missing, `npm run new widget ${name} in an empty folder shows what they hold`).toEqual([]);
});
