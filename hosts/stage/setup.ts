import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type Consumers, makeConsumers, makeStage, type Running, type Stage } from "./stage";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the `Stage` or with the `Consumers`, which are made when they are first asked for. */
    hostsStage: string;
  }
}

const makers = { "/stage": makeStage, "/consumers": makeConsumers };
type Path = keyof typeof makers;

const made = new Map<string, Promise<Running<Stage | Consumers>>>();
let door: ReturnType<typeof createServer> | undefined;

function get(path: Path): Promise<Running<Stage | Consumers>> {
  const running = made.get(path) ?? makers[path]();
  made.set(path, running);
  return running;
}

/** Costs nothing until the first host asks: a run of other projects begins with all global setups too. */
export async function setup(project: TestProject): Promise<void> {
  door = createServer((request, response) => {
    // A busy worker would ask again on a connection that has been given up meanwhile.
    response.setHeader("connection", "close");
    get(request.url as Path).then(
      ({ value }) => response.end(JSON.stringify({ value })),
      (error: unknown) => response.end(JSON.stringify({ error: String(error) })),
    );
  });
  await new Promise<void>((resolve) => door?.listen(0, "127.0.0.1", resolve));
  const { port } = door.address() as AddressInfo;
  project.provide("hostsStage", `http://127.0.0.1:${port}`);
}

export async function teardown(): Promise<void> {
  door?.closeAllConnections();
  door?.close();
  for (const running of made.values()) {
    await running.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }
}

/** The API and the pages of the hosts, ready. */
export function askForStage(address: string): Promise<Stage> {
  return askFor(address, "/stage") as Promise<Stage>;
}

/** Strangers' projects, ready: the first to ask waits for npm and for their builds. */
export function askForConsumers(address: string): Promise<Consumers> {
  return askFor(address, "/consumers") as Promise<Consumers>;
}

async function askFor(address: string, path: Path): Promise<Stage | Consumers> {
  const { value, error } = (await (await fetch(address + path)).json()) as {
    value?: Stage | Consumers;
    error?: string;
  };
  if (!value) throw new Error(error);
  return value;
}
