import { EventEmitter } from "node:events";
import type { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "../call/log";
import { keepConnected } from "./keep-connected";

/** A connection that breaks when a test wants it to. */
class Line extends EventEmitter {
  isAnswering = true;
  connect = () => Promise.resolve();
  end = () => Promise.resolve();
  query = () => (this.isAnswering ? Promise.resolve({}) : Promise.reject(new Error("gone")));
}

let lines: Line[];

function make(): Client {
  const line = new Line();
  lines.push(line);
  return line as unknown as Client;
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("comes back once, however many signs of the loss there are", async () => {
  const kept = keepConnected(make, { log: silentLog, onReady: () => Promise.resolve() });
  await kept.client();
  const [line] = lines;
  if (!line) throw new Error("no line");
  line.isAnswering = false;
  // The check asks while the connection breaks.
  await vi.advanceTimersByTimeAsync(9_999);
  vi.advanceTimersByTime(1);
  line.emit("error", new Error("reset"));
  line.emit("end");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(lines).toHaveLength(2);
  await kept.close();
});

it("comes back once when it is lost again while it is being prepared", async () => {
  const onReady = async () => {
    if (lines.length !== 2) return;
    lines[1]?.emit("error", new Error("reset"));
    lines[1]?.emit("end");
    throw new Error("reset");
  };
  const kept = keepConnected(make, { log: silentLog, onReady });
  await kept.client();
  lines[0]?.emit("end");
  await vi.advanceTimersByTimeAsync(3_000);
  await kept.client();
  expect(lines).toHaveLength(3);
  await kept.close();
});
