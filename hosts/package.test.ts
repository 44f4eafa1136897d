import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { CONSUMERS, run } from "./stage/consumers";
import { askForConsumers } from "./stage/setup";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TSC_OF_HOSTS = join(CONSUMERS, "node_modules/typescript/bin/tsc");
const TSC_OF_TODAY = join(ROOT, "node_modules/typescript/bin/tsc");

beforeAll(() => askForConsumers(inject("hostsStage")));

function node(folder: string, ...args: string[]) {
  return run(join(CONSUMERS, folder), process.execPath, ...args);
}

describe("the package as npm brings it", () => {
  test("holds a file for each of its exports", async () => {
    const { exports } = JSON.parse(
      readFileSync(join(CONSUMERS, "node_modules/martillo/package.json"), "utf8"),
    ) as { exports: Record<string, unknown> };
    const names = Object.keys(exports).map((name) =>
      name.replace("*", name.startsWith("./locales") ? "en" : "lot-card"),
    );
    expect(names.length).toBeGreaterThan(8);
    const code = `
      import { readFileSync } from "node:fs";
      for (const name of ${JSON.stringify(names)}) {
        readFileSync(new URL(import.meta.resolve("martillo" + name.slice(1))));
      }`;
    await node(".", "--input-type=module", "--eval", code);
  });

  test("is imported on a server, without a window, and lets the process end", async () => {
    const code = `
      const names = ["", "/elements", "/elements/lot-card", "/client", "/contract", "/json-ld", "/data-layer", "/locales/en"];
      for (const name of names) await import("martillo" + name);
      console.log(typeof window, typeof HTMLElement, names.length);`;
    expect(await node(".", "--input-type=module", "--eval", code)).toBe("undefined undefined 8\n");
  });
});

describe("its types", { timeout: 180_000 }, () => {
  test.each(["nodenext", "bundler"])(
    "say in a %s project what is right and wrong",
    async (kind) => {
      const config = `tsconfig.${kind}.json`;
      await node("apps/types", TSC_OF_HOSTS, "-p", config);
      await node("apps/types", TSC_OF_TODAY, "-p", config);
    },
  );

  test.each(["react-18", "react-19", "react-components", "lit"])(
    "fit the host %s",
    async (name) => {
      await node(`apps/${name}`, TSC_OF_TODAY, "-p", ".");
    },
  );

  test("fit the templates of Vue", async () => {
    await node("apps/vue", join(CONSUMERS, "node_modules/vue-tsc/bin/vue-tsc.js"), "-p", ".");
  });

  test("fit the markup of Svelte", async () => {
    const check = join(CONSUMERS, "node_modules/svelte-check/bin/svelte-check");
    await node("apps/svelte", check, "--fail-on-warnings", "--tsconfig", "tsconfig.json");
  });
});
