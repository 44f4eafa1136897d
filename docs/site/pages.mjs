// Which files of the repository become pages, in the order of the menu.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../../scripts/install.mjs";

const GUIDES = [
  "embed-in-five-minutes",
  "para-concesionarios",
  "mistakes",
  "react",
  "sign-in",
  "events",
  "theme",
  "translate",
  "csp",
  "pin-a-release",
  "ssr",
  "configuration",
  "messages",
  "connect-your-own-api",
  "performance",
  "write-a-widget",
  "forms",
  "add-a-call",
  "rules-of-bidding",
  "payments",
  "cards-on-partner-pages",
  "pci",
  "security",
  "ledger",
  "accessibility-statement",
];

/**
 * @typedef {{ source: string, href: string, title: string, lang: "en" | "es", section: string, markdown: string }} Page
 */

function filesIn(folder, order = []) {
  const full = join(ROOT, folder);
  if (!existsSync(full)) return [];
  const rank = (name) => {
    const index = order.indexOf(basename(name, ".md"));
    return index < 0 ? order.length : index;
  };
  return readdirSync(full)
    .filter((name) => name.endsWith(".md"))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => `${folder}/${name}`);
}

/** @returns {Page} */
function pageOf(source, href, section) {
  const markdown = readFileSync(join(ROOT, source), "utf8");
  const title = /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll("`", "") ?? basename(source, ".md");
  const lang = markdown.startsWith("<!-- lang: es -->") ? "es" : "en";
  return { source, href, title, lang, section, markdown };
}

/** @returns {Page[]} */
export function readPages() {
  const inFolder = (folder, section, order) =>
    filesIn(`docs/${folder}`, order).map((source) =>
      pageOf(source, `${folder}/${basename(source, ".md")}.html`, section),
    );
  return [
    ...inFolder("guides", "Guides", GUIDES),
    ...inFolder("reference", "Reference"),
    ...inFolder("reference/elements", "Elements", ["index"]),
    pageOf("ARCHITECTURE.md", "architecture.html", "Inside"),
    pageOf("CONTRIBUTING.md", "contributing.html", "Inside"),
    ...inFolder("decisions", "Inside"),
  ];
}
