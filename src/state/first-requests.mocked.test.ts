import { afterEach, expect, test, vi } from "vitest";
import { createRuntime, type Runtime } from "./runtime";
import { memoryTokenStorage } from "./session/token-storage";
import { until } from "../testing/until";

/** Makes the code for tokens arrive late, as on a slow network. */
const part = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
});
vi.mock("./session/session-keeper", async (original) => {
  await part.arrived;
  return original<typeof import("./session/session-keeper")>();
});

let runtime: Runtime;
afterEach(() => {
  runtime.close();
  vi.useRealTimers();
});

test("a token that one of several widgets brings makes each lot asked for once, with it", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  runtime = createRuntime({
    apiBase: "https://api.test",
    storage: memoryTokenStorage(),
    WebSocket: function open() {
      return { send() {}, close() {} };
    } as never,
    async fetch(address, init) {
      const request = new Request(address, init);
      const { pathname } = new URL(request.url);
      const token = request.headers.get("authorization");
      if (pathname.includes("product/")) {
        asked.push(`${pathname} ${await request.text()} ${token}`);
      }
      return Response.json({ status: "error", responseData: { code: "INTERNAL" } });
    },
  });
  // Elements are mounted one by one: the first know nothing of the token.
  runtime.session.start();
  for (const id of [2, 3, 4]) runtime.lots.watch(id);
  await vi.advanceTimersByTimeAsync(5);
  expect(runtime.session.store.getState().status).toBe("guest");
  runtime.session.setHostToken({ token: "t" });
  runtime.lots.watch(1, { detail: true });
  await vi.advanceTimersByTimeAsync(200);
  part.arrive();
  await until(() => expect(asked.length).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.sort()).toEqual([
    '/api/product/lots {"ids":[2,3,4]} Bearer t',
    '/api/product/singleProduct {"id":1} Bearer t',
  ]);
});
