import { afterEach, expect, test, vi } from "vitest";
import type { ConnectionStatus, RealtimeSocketOptions } from "../../client";
import { until } from "../../testing/until";
import { createLateSocket } from "./late-socket";

const watched = vi.hoisted(() => new Set<number>());
const fate = vi.hoisted(() => ({ failures: 0 }));

vi.mock("../../client/realtime-socket", () => ({
  get createRealtimeSocket() {
    if (fate.failures-- > 0) throw new Error("no code");
    return () => ({
      watch(ids: readonly number[]) {
        for (const id of ids) watched.add(id);
        return () => ids.forEach((id) => watched.delete(id));
      },
      unfollowed: () => [9],
      close() {},
    });
  },
}));

function lateSocket() {
  const told: ConnectionStatus[] = [];
  const onStatus = (status: ConnectionStatus) => void told.push(status);
  return { socket: createLateSocket({ onStatus } as RealtimeSocketOptions), told };
}

afterEach(() => watched.clear());

test("what is watched before the code is here is followed once it is, and what was let go is not", async () => {
  const { socket, told } = lateSocket();
  const stop = socket.watch([1]);
  socket.watch([2])();
  expect(told).toEqual(["connecting", "connecting"]);
  expect(socket.unfollowed()).toEqual([]);
  await until(() => expect([...watched]).toEqual([1]));
  socket.watch([3]);
  stop();
  expect([...watched]).toEqual([3]);
  expect(socket.unfollowed()).toEqual([9]);
});

test("nobody watches any more: the connection rests, and the code that comes then follows nothing", async () => {
  const { socket, told } = lateSocket();
  socket.watch([1])();
  expect(told).toEqual(["connecting", "idle"]);
  await until(() => expect(socket.unfollowed()).toEqual([9]));
  expect([...watched]).toEqual([]);
});

test("code that does not come is asked for again", async () => {
  fate.failures = 1;
  const { socket } = lateSocket();
  socket.watch([1]);
  await until(() => expect([...watched]).toEqual([1]));
});

test("a connection that is closed before its code is here follows nothing", async () => {
  const { socket, told } = lateSocket();
  socket.watch([1]);
  socket.close();
  expect(told.at(-1)).toBe("idle");
  await new Promise((resolve) => setImmediate(resolve));
  expect([...watched]).toEqual([]);
});
