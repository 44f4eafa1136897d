import { expect, test } from "vitest";

test("is good", () => expect(1).toBe(1));
