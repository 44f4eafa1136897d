// `demo-site/app/_made/routes.ts`: the routes that stand beside the site's pages, as one list.
import { existsSync, readdirSync } from "node:fs";
import { at } from "../../build/entries.js";

const PAGES = "demo-site/app/pages";

/** The list by its path. */
export function routeList(): Record<string, string> {
  const areas = readdirSync(at(PAGES))
    .filter((area) => existsSync(at(`${PAGES}/${area}/routes.ts`)))
    .toSorted()
    .map((area) => ({
      area,
      local: area.replaceAll(/-(\w)/g, (_, one: string) => one.toUpperCase()),
    }));
  return {
    "demo-site/app/_made/routes.ts": `// Written by \`npm run generate\` from the folders of pages; not by hand.
import type { SiteRoute } from "../routing/site-route";
${areas.map(({ area, local }) => `import { routes as ${local} } from "../pages/${area}/routes";\n`).join("")}
/** Every address of the site. Router, guards, titles and the tests of routes all read this table. */
export const routes: readonly SiteRoute[] = [${areas.map(({ local }) => `...${local}`).join(", ")}];
`,
  };
}
