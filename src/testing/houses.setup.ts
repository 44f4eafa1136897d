import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import serverBuild from "../../demo-site/vite.server.config";
import { provideLazily } from "./serve-lazily";

declare module "vitest" {
  interface ProvidedContext {
    /** Where pages ask for the address of the process that opens houses. */
    houses: string;
  }
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Inside the package: modules that are not bundled are found from there. */
const BUILT = join(ROOT, "node_modules/.martillo/houses");

let stop: (() => void) | undefined;
let houses: ChildProcess | undefined;
let folder: string | undefined;

/** One process of houses for all tests in pages, on the PostgreSQL of the run, whose set-up comes before. */
export async function setup(project: TestProject): Promise<void> {
  const postgres = project.getProvidedContext().postgresTemplate;
  stop = await provideLazily(project, "houses", async () => {
    const [main, answer] = await Promise.all([buildHouses(), fetch(postgres)]);
    const template = await answer.text();
    if (!answer.ok) throw new Error(template);
    houses = fork(main, [template], { execArgv: ["--enable-source-maps"] });
    const [port] = (await Promise.race([
      once(houses, "message"),
      once(houses, "exit").then(() => {
        throw new Error("martillo: the process of the houses did not start");
      }),
    ])) as [number];
    return `http://127.0.0.1:${port}`;
  });
}

async function buildHouses(): Promise<string> {
  mkdirSync(BUILT, { recursive: true });
  folder = mkdtempSync(`${BUILT}/`);
  await build({
    ...serverBuild,
    configFile: false,
    logLevel: "error",
    build: {
      ...serverBuild.build,
      outDir: folder,
      rolldownOptions: {
        input: { "houses-process": join(ROOT, "demo-site/server/testing/houses-process.ts") },
      },
    },
  });
  return join(folder, "houses-process.js");
}

export function teardown(): void {
  stop?.();
  houses?.kill("SIGKILL");
  if (folder) rmSync(folder, { recursive: true, force: true });
}
