import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../../client";
import type { AnyCall } from "../../contract";
import { createSession } from "./session";
import type { Session } from "./session-types";
import { browserTokenStorage, memoryTokenStorage, type TokenStorage } from "./token-storage";
import { until } from "../../testing/until";

/** How often the code for tokens was taken up, and whether it cannot be had. */
const part = vi.hoisted(() => ({ uses: 0, isLost: false }));
vi.mock("./session-keeper", async (original) => {
  const { createSessionKeeper } = await original<typeof import("./session-keeper")>();
  return {
    createSessionKeeper(...given: Parameters<typeof createSessionKeeper>) {
      if (part.isLost) throw new TypeError("Failed to fetch dynamically imported module");
      part.uses++;
      return createSessionKeeper(...given);
    },
  };
});

const USER = { id: 7, status: "active" };
let session: Session;
let asked: string[];

beforeEach(() => {
  Object.assign(part, { uses: 0, isLost: false });
  asked = [];
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(storage: TokenStorage) {
  session = createSession({
    storage,
    call: async (action: AnyCall) => {
      asked.push(action.name);
      const data = action.name === "user/login" ? { token: "new", user: USER } : USER;
      return { ok: true, data } as Result<never>;
    },
  });
  return session.store;
}

test("a guest's page needs none of it: one look into the storage, no code, no question", async () => {
  const storage = memoryTokenStorage();
  const read = vi.spyOn(storage, "read");
  const write = vi.spyOn(storage, "write");
  const store = setUp(storage);
  expect(read).not.toHaveBeenCalled();
  for (const _ of [1, 2, 3]) expect(await session.getToken()).toBeUndefined();
  expect(store.getState()).toMatchObject({ status: "guest", epoch: 0 });
  expect([part.uses, asked, read.mock.calls.length, write.mock.calls.length]).toEqual([
    0,
    [],
    1,
    0,
  ]);
});

test("neither does one whose visitors sign in by a window, before somebody does", async () => {
  const storage = memoryTokenStorage("stored");
  const read = vi.spyOn(storage, "read");
  const store = setUp(storage);
  let token: string | undefined;
  const signIn = async () => {
    token = "fresh";
    return true;
  };
  session.setHostToken({ getToken: Object.assign(() => token, { signIn }) });
  expect(await session.getToken()).toBeUndefined();
  expect([store.getState().status, part.uses]).toEqual(["guest", 0]);
  expect(await session.askVisitor()).toBe(true);
  expect(store.getState()).toMatchObject({ status: "authenticated", user: USER, epoch: 1 });
  expect(await session.getToken()).toBe("fresh");
  expect(asked).toEqual(["user/validateUser"]);
  expect(read).not.toHaveBeenCalled();
});

test("a guest who signs in is another identity", async () => {
  const store = setUp(memoryTokenStorage());
  await session.getToken();
  await session.login({ email: "a", password: "b" });
  expect(store.getState()).toMatchObject({ status: "authenticated", epoch: 1 });
  expect(await session.getToken()).toBe("new");
});

test("a returning user's token is sent at once, and checked as soon as the code is there", async () => {
  vi.useFakeTimers();
  part.isLost = true;
  const store = setUp(memoryTokenStorage("stored"));
  expect(await session.getToken()).toBe("stored");
  await vi.advanceTimersByTimeAsync(1_500);
  expect([store.getState().status, asked]).toEqual(["unknown", []]);
  part.isLost = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.getState()).toMatchObject({ status: "authenticated", epoch: 0 });
  expect(asked).toEqual(["user/validateUser"]);
});

test("a sign-in whose code is lost says so, and works the next time", async () => {
  const store = setUp(memoryTokenStorage());
  await session.getToken();
  part.isLost = true;
  const lost = await session.login({ email: "a", password: "b" });
  expect(lost).toMatchObject({ ok: false, error: { code: "NETWORK" } });
  expect(store.getState().status).toBe("guest");
  part.isLost = false;
  expect((await session.login({ email: "a", password: "b" })).ok).toBe(true);
});

test("a page that may store nothing signs in all the same, for as long as it is open", async () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const kind of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(kind, { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  }
  const store = setUp(browserTokenStorage("https://api.test"));
  expect(await session.getToken()).toBeUndefined();
  await session.login({ email: "a", password: "b", remember_me: true });
  expect(await session.getToken()).toBe("new");
  await session.logout();
  expect(store.getState().status).toBe("guest");
});

test("another tab that signs in is followed", async () => {
  const storage = memoryTokenStorage();
  let tell = () => {};
  const store = setUp({
    ...storage,
    onOtherTab(listener) {
      tell = () => listener(storage.read());
      return () => {};
    },
  });
  await session.getToken();
  storage.write("other", true);
  tell();
  await until(() => expect(store.getState().status).toBe("authenticated"));
  expect(await session.getToken()).toBe("other");
});
