// Every block of code in a guide is a file of this folder, named by a marker in front of it: `<!-- sample: embed/card.html -->`.
// `npm run docs:samples` writes the files into the guides; a test fails where they differ.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SAMPLES = dirname(fileURLToPath(import.meta.url));
const ROOT = join(SAMPLES, "..", "..");
const BLOCK = /(?:<!-- sample: (\S+) -->\n+)?```(\w*)\n([\s\S]*?)```/g;
/** Command lines, and text that is no code. */
const FREE = new Set(["sh", "text"]);

/** Guides and the README, relative to the repository. */
export function guides() {
  const names = readdirSync(join(ROOT, "docs", "guides")).filter((name) => name.endsWith(".md"));
  return ["README.md", ...names.map((name) => `docs/guides/${name}`)];
}

/** Text of a guide as it should be, the samples it shows, and blocks that come from nowhere. */
export function withSamples(markdown) {
  const used = [];
  const strangers = [];
  const text = markdown.replaceAll(BLOCK, (block, sample, language, code) => {
    if (sample === undefined) {
      if (!FREE.has(language)) strangers.push(code.trim());
      return block;
    }
    used.push(sample);
    const file = join(SAMPLES, sample);
    if (!existsSync(file)) throw new Error(`docs/samples/${sample} does not exist`);
    const source = readFileSync(file, "utf8").trimEnd();
    return `<!-- sample: ${sample} -->\n\n\`\`\`${extname(sample).slice(1)}\n${source}\n\`\`\``;
  });
  return { text, used, strangers };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const guide of guides()) {
    const path = join(ROOT, guide);
    const markdown = readFileSync(path, "utf8");
    const { text } = withSamples(markdown);
    if (text !== markdown) writeFileSync(path, text);
  }
}
