import type { TestProject } from "vitest/node";
import { readOrMakeTemplate } from "../../demo-site/server/node/template-file";
import { provideLazily } from "./serve-lazily";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated database that pages copy. */
    databaseTemplate: string;
  }
}

let stop: (() => void) | undefined;

/** Serves the template to pages. */
export async function setup(project: TestProject): Promise<void> {
  stop = await provideLazily(project, "databaseTemplate", async () => {
    const template = await readOrMakeTemplate();
    return new Uint8Array(await template.arrayBuffer());
  });
}

export function teardown(): void {
  stop?.();
}
