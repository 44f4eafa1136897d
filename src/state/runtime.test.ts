import { expect, test, vi } from "vitest";
import type { SocketConstructor, SocketLike } from "../client";
import { createRuntime } from "./runtime";
import { memoryTokenStorage } from "./session/token-storage";

test("addresses of files are the API's, absolute ones their own, and nonsense is none", () => {
  const runtime = createRuntime({ apiBase: "https://api.test/v1" });
  expect(runtime.assetUrl("/uploads/a.webp")).toBe("https://api.test/v1/uploads/a.webp");
  expect(runtime.assetUrl("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
  expect(runtime.assetUrl("")).toBe("");
  expect(runtime.assetUrl("http://[broken")).toBe("");
  runtime.close();
});

test("a token that the connection refuses and a call does not stays, and is shown again", async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => void sent.push(text),
    close() {},
  };
  const Socket = vi.fn(function open() {
    return socket;
  });
  const fail = { status: "error", responseData: { code: "UNAVAILABLE" } };
  const runtime = createRuntime({
    apiBase: "https://api.test",
    WebSocket: Socket as unknown as SocketConstructor,
    fetch: async () => Response.json(fail),
    storage: memoryTokenStorage("t"),
  });
  const stop = runtime.lots.watch(1);
  await runtime.session.getToken();
  await vi.waitFor(() => expect(socket.onopen).not.toBeNull());
  socket.onopen?.(new Event("open"));
  await vi.advanceTimersByTimeAsync(0);
  const data = JSON.stringify({ event: "session", data: { authenticated: false } });
  socket.onmessage?.(new MessageEvent("message", { data }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await runtime.session.getToken()).toBe("t");
  expect(runtime.session.store.getState().status).toBe("unknown");
  const hellos = () => sent.filter((text) => text.includes("hello"));
  expect(hellos()).toHaveLength(1);
  // Each look moves the clock of the test on, too; the code that answers comes late.
  await vi.waitFor(() => expect(hellos().length).toBeGreaterThan(1), { timeout: 20_000 });
  stop();
  runtime.close();
  vi.useRealTimers();
});
