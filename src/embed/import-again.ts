/** `import("./x.js")`, with or without `.then((all) => all.x)`, as the build of the embed writes it. */
const IMPORT = /import\(.(\.\/[\w.-]+).\)(?:\.then\((\w+)=>\2\.(\w+)\))?/;

/**
 * Takes the place of `ui/import-again` in the embed. Browsers from before autumn 2026 keep a failed import for good, so the file is
 * asked for by another address. All modules of the embed lie in one folder. What a part imports was not asked for while the part
 * itself failed; a line that drops just between the two is mended in these browsers by loading the page again.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  attempt: number,
): Promise<Module> {
  const [, file, , name] = IMPORT.exec(String(load)) ?? [];
  if (!file) return load();
  const address = new URL(`${file}?again=${attempt}`, import.meta.url).href;
  const all = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  return (name ? all[name] : all) as Module;
}
