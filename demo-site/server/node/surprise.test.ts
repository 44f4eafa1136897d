import { afterEach, expect, it, vi } from "vitest";
import { silentLog } from "../platform/call/log";
import { endOnSurprise } from "./surprise";

afterEach(() => void vi.restoreAllMocks());

it.each(["uncaughtException", "unhandledRejection"])("logs an %s and ends", (event) => {
  const before = process.listeners(event as "uncaughtException");
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const logged: object[] = [];
  endOnSurprise({ ...silentLog, error: (fields) => logged.push(fields) });
  const listeners = process.listeners(event as "uncaughtException");
  const [added] = listeners.filter((listener) => !before.includes(listener));
  added?.(new Error("odd"), "uncaughtException");
  expect(logged).toMatchObject([{ event, error: "Error: odd" }]);
  expect(exit).toHaveBeenCalledWith(1);
  for (const name of ["uncaughtException", "unhandledRejection"]) {
    process.removeListener(
      name,
      process.listeners(name as "uncaughtException").at(-1) ?? (() => {}),
    );
  }
});
