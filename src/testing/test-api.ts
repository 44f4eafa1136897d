import { createInPageApi, type InPageApi } from "../../demo-site/server/testing/in-page-api";
import type { Runtime, RuntimeOptions } from "../state";
import { memoryPendingBids } from "../state/bids";
import { createPageRuntime, pageRuntimes } from "../state/runtime";
import { memoryTokenStorage } from "../state/session";
import { createFaultyTransport, type FaultyTransport } from "./faults";

/** The real API in the page, and a runtime that speaks to it. */
export interface TestApi {
  api: InPageApi;
  faults: FaultyTransport;
  runtime: Runtime;
  /** What an element writes into `api-base` to get this runtime. */
  apiBase: string;
  close(): Promise<void>;
}

let count = 0;

/** A runtime of its own on an API, known to the elements of the page by `apiBase`. */
export function createTestRuntime(
  api: InPageApi,
  options: Partial<RuntimeOptions> = {},
): Omit<TestApi, "close"> {
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
  const api = await createInPageApi();
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
