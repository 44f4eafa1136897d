import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";

/** The keys that are provided as addresses. */
type Address = {
  [Key in keyof ProvidedContext]: string extends ProvidedContext[Key] ? Key : never;
}[keyof ProvidedContext];

/**
 * Provides the address of what is made when a test first asks there: vitest runs the set-ups of all projects, whichever have files. The
 * projects share it; the first set-up has it. Returns how to stop serving it.
 */
export async function provideLazily(
  project: TestProject,
  key: Address,
  make: () => Promise<Uint8Array | string>,
): Promise<() => void> {
  const all = project.vitest.getRootProject();
  const known = (all.getProvidedContext() as Partial<ProvidedContext>)[key];
  if (known !== undefined) {
    project.provide(key, known);
    return () => {};
  }
  const { url, close } = await serveLazily(make);
  all.provide(key, url);
  project.provide(key, url);
  return close;
}

interface LazyServer {
  url: string;
  close(): void;
}

async function serveLazily(make: () => Promise<Uint8Array | string>): Promise<LazyServer> {
  let made: Promise<Uint8Array | string> | undefined;
  const server = createServer((_request, response) => {
    made ??= make();
    response.setHeader("access-control-allow-origin", "*");
    // A busy worker asks again on a connection that has been given up meanwhile, and is told that its fetch failed.
    response.setHeader("connection", "close");
    made.then(
      (content) => response.end(content),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
