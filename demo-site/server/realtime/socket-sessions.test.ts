import { afterEach, expect, it, vi } from "vitest";
import type { Db } from "../db/db";
import { Client } from "./client";
import { SocketSessions } from "./socket-sessions";

let sessions: SocketSessions | undefined;
afterEach(() => sessions?.close());

it("does not tell a token from a database that cannot be asked: the socket is closed, to come again", async () => {
  const failure = new Error("connection lost");
  const fail = () => Promise.reject(failure);
  const db = { query: fail, tx: fail, close: async () => {}, kind: "postgres" } as unknown as Db;
  const onError = vi.fn();
  sessions = new SocketSessions(db, onError);
  const socket = { send: vi.fn(), bufferedAmount: 0, close: vi.fn() };
  expect(await sessions.signIn(new Client(socket), "a-token-that-may-be-good")).toBe(false);
  expect(socket.send).not.toHaveBeenCalled();
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1013, "UNAVAILABLE");
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});
