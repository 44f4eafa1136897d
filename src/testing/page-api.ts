import { expect } from "vitest";
import { createInPageApi, type InPageApi } from "../../demo-site/server/testing/in-page-api";
import { testGoogle } from "./google";

let shared: { file: string; api: Promise<InPageApi> } | undefined;

/** The API that all suites of this file share: opening its database costs more than most cases. It ends with the file. */
export function pageApi(): Promise<InPageApi> {
  const file = expect.getState().testPath ?? "";
  if (shared?.file !== file) {
    void shared?.api.then((api) => api.close());
    shared = { file, api: createInPageApi({ ports: { google: testGoogle } }) };
  }
  return shared.api;
}
