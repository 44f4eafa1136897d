// Which files of the repository become pages, in the order of the menu.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
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
 * @typedef {{ source: string, path: string, title: string, lang: "en" | "es", section: string, markdown: string }} Page
 * `source` in the repository, `path` on the site; both end in `.md`.
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
function pageOf(source, path, section) {
  const markdown = readFileSync(join(ROOT, source), "utf8");
  const title = /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll("`", "") ?? basename(source, ".md");
  const lang = markdown.startsWith("<!-- lang: es -->") ? "es" : "en";
  return { source, path, title, lang, section, markdown };
}

/** @returns {Page[]} */
export function readPages() {
  const inFolder = (folder, section, order) =>
    filesIn(`docs/${folder}`, order).map((source) =>
      pageOf(source, `${folder}/${basename(source)}`, section),
    );
  return [
    ...inFolder("guides", "Guides", GUIDES),
    ...inFolder("reference", "Reference"),
    ...inFolder("reference/elements", "Elements", ["index"]),
    pageOf("ARCHITECTURE.md", "architecture.md", "Inside"),
    pageOf("CONTRIBUTING.md", "contributing.md", "Inside"),
    ...inFolder("decisions", "Inside"),
  ];
}

const CODE = /(^```[\s\S]*?^```)/m;
const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/** Writes the pages into the folder that VitePress reads; links lead to pages of the site, and those to sources become their text. */
export function writePages(folder) {
  const pages = readPages();
  const paths = new Map(pages.map((page) => [page.source, page.path]));
  for (const page of pages) {
    const text = page.markdown
      .split(CODE)
      .map((part) => (part.startsWith("```") ? part : relinked(part, page, paths)))
      .join("");
    const head = `---\ntitle: ${JSON.stringify(page.title)}\nlang: ${page.lang}\n---\n\n`;
    const to = join(folder, page.path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, head + text);
  }
}

function relinked(text, page, paths) {
  return text.replace(LINK, (_link, body, href) => {
    const target = addressOf(href, page, paths);
    return target === null ? body : `[${body}](${target})`;
  });
}

/** What a link of a file means on the site; null for what the site does not have, such as sources. */
function addressOf(href, page, paths) {
  if (/^[a-z]+:/i.test(href) || href.startsWith("#")) return href;
  const [path, anchor] = href.split("#");
  const source = posix.normalize(posix.join(posix.dirname(page.source), path));
  const target = paths.get(source);
  if (target === undefined) {
    if (source.startsWith("docs/") && source.endsWith(".md"))
      throw new Error(`martillo docs: ${page.source} links to ${href}, which does not exist`);
    return null;
  }
  const relative = posix.relative(posix.dirname(page.path), target);
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}
