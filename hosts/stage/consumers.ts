import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HOSTS = join(ROOT, "hosts");

/** Outside the repository: from inside, what the package forgets to declare would be found all the same. */
export const CONSUMERS = join(tmpdir(), `martillo-hosts-${hashOf(ROOT).slice(0, 12)}`);

const NPM_FLAGS = ["--no-audit", "--no-fund", "--loglevel=error"];

function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
}

/** Runs a program to its end and gives what it printed; fails with that when it fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  // The tests' own mode would make development builds.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += String(chunk);
    printed += String(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} in ${folder}:\n${output}`);
  return printed;
}

/** Does something once for a state of its inputs. */
async function once(name: string, inputs: string, work: () => Promise<void>): Promise<void> {
  const stamp = join(CONSUMERS, `.${name}`);
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === inputs) return;
  await rm(stamp, { force: true });
  await work();
  await writeFile(stamp, inputs);
}

/** Projects of strangers: with their own frameworks, and with the package as npm would bring it. */
export async function prepareConsumers(): Promise<void> {
  await mkdir(CONSUMERS, { recursive: true });
  const lock = hashOf(await readFile(join(HOSTS, "package-lock.json")));
  await once("frameworks", lock, installFrameworks);

  await run(ROOT, process.execPath, "scripts/build.mjs", "--package");
  const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", CONSUMERS];
  const packed = await run(ROOT, "npm", ...pack, ...NPM_FLAGS);
  const [{ filename, shasum }] = JSON.parse(packed) as [{ filename: string; shasum: string }];
  await once("package", hashOf(lock, shasum), async () => {
    await rm(join(CONSUMERS, "node_modules", "martillo"), { recursive: true, force: true });
    await run(
      CONSUMERS,
      "npm",
      "install",
      "--no-save",
      "--include=dev",
      `./${filename}`,
      ...NPM_FLAGS,
    );
  });

  await copySources();
  const sources = await hashOfFolder(join(HOSTS, "apps"), join(HOSTS, "shared"));
  await once("apps", hashOf(lock, shasum, sources), buildApps);
}

async function installFrameworks(): Promise<void> {
  await rm(CONSUMERS, { recursive: true, force: true });
  await mkdir(CONSUMERS);
  for (const name of ["package.json", "package-lock.json"]) {
    await cp(join(HOSTS, name), join(CONSUMERS, name));
  }
  await copySources();
  await run(CONSUMERS, "npm", "ci", "--include=dev", ...NPM_FLAGS);
}

/** The sources of the consumers, beside what is installed and built there. */
async function copySources(): Promise<void> {
  for (const name of ["apps", "shared"]) {
    await cp(join(HOSTS, name), join(CONSUMERS, name), { recursive: true });
  }
}

async function hashOfFolder(...folders: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const folder of folders) {
    for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
      const content = await readFile(join(folder, path)).catch(() => "");
      hashes.push(hashOf(path, content));
    }
  }
  return hashOf(...hashes);
}

async function buildApps(): Promise<void> {
  const vite = join(CONSUMERS, "node_modules", "vite", "bin", "vite.js");
  for (const name of await readdir(join(CONSUMERS, "apps"))) {
    const folder = join(CONSUMERS, "apps", name);
    if (!existsSync(join(folder, "vite.config.ts"))) continue;
    const build = [vite, "build", "--logLevel", "error"];
    await run(folder, process.execPath, ...build);
    if (existsSync(join(folder, "src", "server.tsx"))) {
      await run(folder, process.execPath, ...build, "--ssr");
    }
  }
}
