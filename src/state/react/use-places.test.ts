import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type InPageApi } from "../../../demo-site/server/testing/test-api";
import { memoryPendingBids } from "../bids/pending-bid";
import { createRuntime, type Runtime } from "../runtime";
import { memoryTokenStorage } from "../session/token-storage";
import { placesBy } from "./use-places";

let api: InPageApi;
let runtime: Runtime;
const { signal } = new AbortController();

beforeAll(async () => {
  api = await createTestApi();
  runtime = createRuntime({
    apiBase: "http://house.test",
    fetch: (input, init) => api.fetch(input, init),
    storage: memoryTokenStorage(),
    pendingBids: memoryPendingBids(),
  });
});
afterAll(async () => {
  runtime.close();
  await api.close();
});

test("predicts, tells and finds places by the API", async () => {
  const places = placesBy(runtime);
  const [first] = await places.predictions("getafe", signal);
  expect(first?.main_text).toBe("Getafe");
  const place = await places.details(first?.place_id ?? "", signal);
  expect(place).toMatchObject({ city: "Getafe", state: "Comunidad de Madrid" });
  expect(await places.geocode("41001 Sevilla", signal)).toMatchObject({ zip: "41001" });
  expect(await places.geocode("ninguna parte", signal)).toBeUndefined();
});

test("a refusal is thrown", async () => {
  await expect(placesBy(runtime).details("nothing", signal)).rejects.toThrow("No encontramos");
});
