/** `import("./x.js")`, with or without `.then((all) => all.x)`, as our builds write it. */
const IMPORT = /import\(.(\.\/[\w.-]+).\)(?:\.then\((\w+)=>\2\.(\w+)\))?/;

/**
 * Another try of an import that failed. Browsers from before autumn 2026 keep a failed import for good, so it is asked for by another
 * address where that is known: in the builds that are ours to the end, the script tag's and the site's, whose files lie in one folder.
 * What a host's bundler makes of an import is known to that bundler alone. What a chunk imports was not asked for while the chunk itself failed; a line that drops
 * just between the two is mended in these browsers by loading the page again.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  attempt: number,
): Promise<Module> {
  if (import.meta.env?.MARTILLO_OWN_FILES) return importByOtherAddress(load, attempt);
  return load();
}

/** Asks for the file that `load` imports under an address of this attempt's own. */
export async function importByOtherAddress<Module>(
  load: () => Promise<Module>,
  attempt: number,
): Promise<Module> {
  const [, file, , name] = IMPORT.exec(String(load)) ?? [];
  if (!file) return load();
  const address = new URL(`${file}?again=${attempt}`, import.meta.url).href;
  const all = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  return (name ? all[name] : all) as Module;
}
