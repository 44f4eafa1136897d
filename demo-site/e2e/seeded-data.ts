import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "../server/node/folder-lock";

/** Older than this the demo's next closings are past. */
const FRESH_FOR_MS = 20 * 60_000;
const POLL_MS = 100;

/**
 * A data folder of one's own with the demo already in it. The first call of a build lays it out once by `seed`; the others copy,
 * which takes a fraction of a second. Test files that start beside each other wait for it.
 */
export async function seededData(
  main: string,
  cacheFolder: string,
  seed: (folder: string) => Promise<void>,
): Promise<string> {
  const build = createHash("sha256")
    .update(await readFile(main))
    .digest("hex")
    .slice(0, 12);
  const template = join(cacheFolder, `e2e-${build}`);
  await mkdir(cacheFolder, { recursive: true });
  const lock = await waitForLock(cacheFolder);
  try {
    await removeOld(cacheFolder, template);
    if (!existsSync(template)) {
      const first = await mkdtemp(join(cacheFolder, "seeding-"));
      await seed(first);
      await rename(first, template);
    }
    const own = await mkdtemp(join(tmpdir(), "martillo-e2e-"));
    await cp(template, own, { recursive: true });
    return own;
  } finally {
    await lock.release();
  }
}

async function waitForLock(folder: string) {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

async function removeOld(cacheFolder: string, template: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!/^(?:e2e|seeding)-/.test(name)) continue;
    const path = join(cacheFolder, name);
    const { mtimeMs } = await stat(path);
    const isOld = Date.now() - mtimeMs > FRESH_FOR_MS;
    if (path === template ? isOld : isOld || name.startsWith("e2e-")) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
