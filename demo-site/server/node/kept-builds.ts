/** Files of builds whose pages may still be open somewhere: a page asks for its late parts long after another build has come. */
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Where the built files are, and where copies of them stay. */
export interface BuiltFolders {
  /** The built pages, with `assets/`. */
  site: string;
  /** The built library, with `embed/` and the loaders of releases. */
  library: string;
  /** Copies of both, by the same names. */
  kept: string;
}

/**
 * Copies what has a name of its own in this build, and removes what no build of the last thirty days had. Several processes may do it at
 * once. `nowMs`: the time, in milliseconds.
 */
export async function keepBuild({ site, library, kept }: BuiltFolders, nowMs: number) {
  const files = [
    ...(await filesOf(join(site, "assets"))).map((name) => [site, `assets/${name}`] as const),
    ...(await filesOf(join(library, "embed"))).map((name) => [library, `embed/${name}`] as const),
    ...(await filesOf(library, false))
      .filter((name) => /^embed@.+\.js(?:\.br|\.gz)?$/.test(name))
      .map((name) => [library, name] as const),
  ];
  const now = new Date(nowMs);
  for (const [folder, path] of files) await keep(join(folder, path), join(kept, path), now);
  for (const path of await filesOf(kept)) {
    const file = join(kept, path);
    const found = await stat(file).catch(() => null);
    if (found && nowMs - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
  }
}

async function keep(file: string, copy: string, now: Date): Promise<void> {
  try {
    await utimes(copy, now, now);
  } catch {
    await mkdir(dirname(copy), { recursive: true });
    // A visitor who asks for it meanwhile gets the whole file or none.
    const draft = join(dirname(copy), `.${randomUUID()}`);
    await copyFile(file, draft);
    await utimes(draft, now, now);
    await rename(draft, copy);
  }
}

/** Paths of all files below a folder, or only of those right in it. None where there is no such folder. */
async function filesOf(folder: string, recursive = true): Promise<string[]> {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
