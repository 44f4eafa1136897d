import { expect, test } from "vitest";
import { createRuntime } from "./runtime";

test("addresses of files are the API's, absolute ones their own, and nonsense is none", () => {
  const runtime = createRuntime({ apiBase: "https://api.test/v1" });
  expect(runtime.assetUrl("/uploads/a.webp")).toBe("https://api.test/v1/uploads/a.webp");
  expect(runtime.assetUrl("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
  expect(runtime.assetUrl("")).toBe("");
  expect(runtime.assetUrl("http://[broken")).toBe("");
  runtime.close();
});
