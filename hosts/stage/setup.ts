import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { makeStage, type Stage, type StageHandle } from "./stage";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the `Stage`, which is made when it is first asked for. */
    hostsStage: string;
  }
}

let handle: Promise<StageHandle> | undefined;
let door: ReturnType<typeof createServer> | undefined;

/** Costs nothing until the first host asks: a run of other projects begins with all global setups too. */
export async function setup(project: TestProject): Promise<void> {
  door = createServer((_request, response) => {
    handle ??= makeStage();
    // A busy worker would ask again on a connection that has been given up meanwhile.
    response.setHeader("connection", "close");
    handle.then(
      ({ stage }) => response.end(JSON.stringify({ stage })),
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
  await handle?.then(
    ({ stop }) => stop(),
    () => undefined,
  );
}

/** For the tests: what `setup` has made ready. */
export async function askForStage(address: string): Promise<Stage> {
  const { stage, error } = (await (await fetch(address)).json()) as {
    stage?: Stage;
    error?: string;
  };
  if (!stage) throw new Error(error);
  return stage;
}
