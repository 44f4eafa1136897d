import type { TestProject } from "vitest/node";
import { readOrMakeTemplate } from "../../demo-site/server/testing/template-file";
import { type LazyServer, serveLazily } from "./serve-lazily";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated database that pages copy. */
    databaseTemplate: string;
  }
}

let server: LazyServer | undefined;

/** Serves the template to pages. */
export async function setup(project: TestProject): Promise<void> {
  server = await serveLazily(async () => {
    const template = await readOrMakeTemplate();
    return new Uint8Array(await template.arrayBuffer());
  });
  project.provide("databaseTemplate", server.url);
}

export function teardown(): void {
  server?.close();
}
