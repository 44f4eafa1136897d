import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface LazyServer {
  url: string;
  close(): void;
}

/** Serves what is made when somebody first asks for it: vitest starts the global set-ups of all projects, whichever of them run. */
export async function serveLazily(make: () => Promise<Uint8Array | string>): Promise<LazyServer> {
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
