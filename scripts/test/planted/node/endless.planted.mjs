import { test } from "vitest";

test("does not end", () => new Promise(() => {}));
