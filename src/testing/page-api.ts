import { expect } from "vitest";
import type { PageApi } from "../../demo-site/server/testing/page-api";
import { openHouse } from "./house-api";

let shared: { file: string; api: Promise<PageApi> } | undefined;

/** The API that all suites of this file share: opening its database costs more than most cases. It ends with the file. */
export function pageApi(): Promise<PageApi> {
  const file = expect.getState().testPath ?? "";
  if (shared?.file !== file) {
    void shared?.api.then((api) => api.close());
    shared = { file, api: openHouse() };
  }
  return shared.api;
}
