import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "../server/node/folder-lock";
import { copyDatabase, emptyDatabaseBeside } from "../server/testing/postgres";

/** Older than this the demo's next closings are past. */
export const FRESH_FOR_MS = 20 * 60_000;
const POLL_MS = 100;
/** In a template's folder: the address of its database, where it has one on a server. */
const ADDRESS = "database-address";

export interface SeededData {
  folder: string;
  /** Address of its database on PostgreSQL; the embedded one lies in the folder. */
  database?: string;
  remove(): Promise<void>;
}

type Seed = (data: Pick<SeededData, "folder" | "database">) => Promise<void>;

/**
 * Data of one's own with the demo already in it. The first call of a build lays it out once by `seed`; the others copy, which takes a
 * fraction of a second. Test files that start beside each other wait for it. `postgres`: a database on the server where it is to lie;
 * undefined for the embedded one.
 */
export async function seededData(
  main: string,
  cacheFolder: string,
  postgres: string | undefined,
  seed: Seed,
): Promise<SeededData> {
  const build = `e2e-${hash(await readFile(main))}`;
  // The databases of another run went with its server.
  const template = join(
    cacheFolder,
    `${build}-${postgres === undefined ? "embedded" : hash(postgres)}`,
  );
  await mkdir(cacheFolder, { recursive: true });
  const lock = await waitForLock(cacheFolder);
  try {
    await removeOld(cacheFolder, build);
    if (!existsSync(template)) {
      const first = await mkdtemp(join(cacheFolder, "seeding-"));
      if (postgres === undefined) await seed({ folder: first });
      else {
        const { connectionString: database } = await emptyDatabaseBeside(postgres);
        await seed({ folder: first, database });
        await writeFile(join(first, ADDRESS), database);
      }
      await rename(first, template);
    }
    const folder = await mkdtemp(join(tmpdir(), "martillo-e2e-"));
    await cp(template, folder, { recursive: true });
    const removeFolder = () => rm(folder, { recursive: true, force: true });
    if (postgres === undefined) return { folder, remove: removeFolder };
    const copy = await copyDatabase(await readFile(join(template, ADDRESS), "utf8"));
    return {
      folder,
      database: copy.connectionString,
      async remove() {
        await copy.drop();
        await removeFolder();
      },
    };
  } finally {
    await lock.release();
  }
}

function hash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
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

async function removeOld(cacheFolder: string, build: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!/^(?:e2e|seeding)-/.test(name)) continue;
    const path = join(cacheFolder, name);
    const isOld = Date.now() - (await stat(path)).mtimeMs > FRESH_FOR_MS;
    // Of another build, or left by a run that ended while it laid out the demo: only one at a time does that.
    const isUseless = !name.startsWith(build);
    if (isOld || isUseless) await rm(path, { recursive: true, force: true });
  }
}
