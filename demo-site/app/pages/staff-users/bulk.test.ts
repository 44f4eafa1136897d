import type { Result } from "martillo";
import { expect, test } from "vitest";
import { changeEach, reasonsOf } from "./bulk";

const fine: Result<unknown> = { ok: true, data: {} };
const refused = (code: string, message: string) =>
  ({ ok: false, error: { code, message } }) as Result<unknown>;

test("each account is changed once, and a refusal keeps none of the others back", async () => {
  const asked: number[] = [];
  const told: number[] = [];
  const result = await changeEach(
    [3, 5, 7],
    async (id) => {
      asked.push(id);
      return id === 5 ? refused("FORBIDDEN", "No puede.") : fine;
    },
    (count) => told.push(count),
  );
  expect(asked).toEqual([3, 5, 7]);
  expect(told).toEqual([1, 2, 3]);
  expect(result).toEqual({ done: [3, 7], failed: [{ id: 5, message: "No puede." }] });
});

test("a server that asks to wait is not asked again", async () => {
  const asked: number[] = [];
  const result = await changeEach(
    [1, 2, 3],
    async (id) => {
      asked.push(id);
      return id === 2 ? refused("RATE_LIMITED", "Espere.") : fine;
    },
    () => {},
  );
  expect(asked).toEqual([1, 2]);
  expect(result.done).toEqual([1]);
  expect(reasonsOf(result)).toEqual([["Espere.", [2, 3]]]);
});
