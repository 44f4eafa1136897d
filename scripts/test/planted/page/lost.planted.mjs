import { test } from "vitest";

test("is never reached", () => {});
