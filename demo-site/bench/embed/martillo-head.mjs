// Our snippet as the build prints it: the line that reserves the box, the modules that start early, the one script.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOADER = fileURLToPath(new URL("../../../dist/embed.js", import.meta.url));

function tags() {
  const text = readFileSync(LOADER, "utf8");
  const at =
    text.indexOf('"martillo-lot-card"') >= 0
      ? text
      : text.replace(/(["'`]?)(martillo-[a-z-]+)\1:/g, '"$2":');
  const found = {};
  for (const [, tag, body] of at.matchAll(/"?(martillo-[a-z-]+)"?:\{([^{}]*)\}/g)) {
    const file = /file:[`"']([^`"']+)/.exec(body)?.[1];
    const imports = [
      ...(/imports:\[([^\]]*)\]/.exec(body)?.[1] ?? "").matchAll(/[`"']([^`"',]+)[`"']/g),
    ];
    const reserved = /reserved:[`"']([^`"']+)/.exec(body)?.[1];
    if (file) found[tag] = { file, imports: imports.map(([, name]) => name), reserved };
  }
  return found;
}

export function martilloHead(names) {
  const known = tags();
  const used = names.map((name) => known[`martillo-${name}`]);
  const files = [...new Set(used.flatMap(({ file, imports }) => [...imports, file]))];
  const style = names
    .map((name, n) =>
      used[n].reserved ? `martillo-${name}{display:block;min-height:${used[n].reserved}}` : "",
    )
    .join("");
  return `<style>${style}</style>${files.map((file) => `<link rel="modulepreload" href="https://auction.test/${file}" crossorigin>`).join("")}<script async src="https://auction.test/embed.js"></script>`;
}
