import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { readOrMakeTemplate } from "../../demo-site/server/testing/template-file";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated database that pages copy. */
    databaseTemplate: string;
  }
}

let server: Server | undefined;

/** Serves the template to pages. It is made when the first page asks: a run of other projects begins with all global setups too. */
export async function setup(project: TestProject): Promise<void> {
  let template: Promise<Buffer> | undefined;
  server = createServer((_request, response) => {
    template ??= readOrMakeTemplate().then(async (blob) => Buffer.from(await blob.arrayBuffer()));
    response.setHeader("access-control-allow-origin", "*");
    template.then(
      (bytes) => response.end(bytes),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  project.provide("databaseTemplate", `http://127.0.0.1:${port}/`);
}

export function teardown(): void {
  server?.closeAllConnections();
  server?.close();
}
