import { afterEach, expect, it, vi } from "vitest";
import type { Db } from "../../platform/db/db";
import { Client } from "../../platform/realtime/client";
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

it("takes a partner's token from its own origin alone", async () => {
  const row = {
    id: 7,
    status: "active",
    scopes: ["read"],
    origin: "https://dealer.example",
    acting_permissions: null,
    employed_permissions: null,
  };
  const query = (_sql: string, [hashes]: [string[]]) =>
    Promise.resolve(hashes.map((token_hash) => ({ ...row, token_hash, by_server: false })));
  sessions = new SocketSessions({ query } as unknown as Db, vi.fn());
  const said: string[] = [];
  const socket = {
    send: (text: string) => void said.push(text),
    bufferedAmount: 0,
    close: vi.fn(),
  };
  for (const origin of ["https://dealer.example", "https://elsewhere.example", null]) {
    await sessions.signIn(new Client(socket, origin), "token");
  }
  const answers = said.map((text) => JSON.parse(text).data.authenticated);
  expect(answers).toEqual([true, false, false]);
});
