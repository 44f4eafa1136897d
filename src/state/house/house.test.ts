import { expect, test } from "vitest";
import type { CallError } from "../../client";
import { houseOf, type HouseRuntime } from "./house";

const failure: CallError = { code: "NETWORK", message: "No hay conexión." };

function runtimeOf(answers: unknown[]) {
  const asked: unknown[] = [];
  const call = async (_call: unknown, input: unknown) => {
    asked.push(input);
    return answers.shift();
  };
  return { asked, runtime: { call: call as HouseRuntime["call"] } };
}

test("whoever reads the house asks it once", async () => {
  const { asked, runtime } = runtimeOf([{ ok: true, data: { features: { us_phones: true } } }]);
  const house = houseOf(runtime);
  expect(houseOf({ ...runtime })).toBe(house);
  await Promise.all([house.read(), house.read()]);
  await house.read();
  expect(asked).toEqual([{}]);
  expect(house.store.getState()).toMatchObject({
    defaults: { features: { us_phones: true } },
    isAsking: false,
  });
});

test("a house that did not answer is asked again by the next who reads it", async () => {
  const { asked, runtime } = runtimeOf([
    { ok: false, error: failure },
    { ok: true, data: {} },
  ]);
  const house = houseOf(runtime);
  expect(await house.read()).toEqual({ ok: false, error: failure });
  expect(house.store.getState()).toEqual({ defaults: undefined, error: failure, isAsking: false });
  const again = house.read();
  expect(house.store.getState().isAsking).toBe(true);
  await again;
  expect(asked).toHaveLength(2);
  expect(house.store.getState().error).toBeUndefined();
});
