import type { PageApi } from "../../demo-site/server/testing/page-api";
import type { Runtime, RuntimeOptions } from "../state";
import { memoryPendingBids } from "../state/bids";
import { createPageRuntime, pageRuntimes } from "../state/runtime";
import { memoryTokenStorage } from "../state/session";
import { openHouse } from "./house-api";
import { createFaultyTransport, type FaultyTransport } from "./faults";

type TestedApi = Pick<PageApi, "fetch" | "WebSocket">;

/** The real API, and a runtime that speaks to it. */
export interface TestApi<Api extends TestedApi = PageApi> {
  api: Api;
  faults: FaultyTransport;
  runtime: Runtime;
  /** What an element writes into `api-base` to get this runtime. */
  apiBase: string;
  close(): Promise<void>;
}

let count = 0;

/** A runtime of its own on an API, known to the elements of the page by `apiBase`. */
export function createTestRuntime<Api extends TestedApi>(
  api: Api,
  options: Partial<RuntimeOptions> = {},
): Omit<TestApi<Api>, "close"> {
  const apiBase = `http://api-${++count}.test`;
  const faults = createFaultyTransport(api);
  // The built code's own, where that is what is tested.
  const runtime = createPageRuntime({
    apiBase,
    fetch: faults.fetch,
    WebSocket: faults.WebSocket,
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
    ...options,
  });
  pageRuntimes().set(apiBase, runtime);
  return { api, faults, runtime, apiBase };
}

/** A fresh database, API and runtime. */
export async function createTestApi(options: Partial<RuntimeOptions> = {}): Promise<TestApi> {
  const api = await openHouse();
  const test = createTestRuntime(api, options);
  return {
    ...test,
    async close() {
      test.runtime.close();
      pageRuntimes().delete(test.apiBase);
      await api.close();
    },
  };
}
