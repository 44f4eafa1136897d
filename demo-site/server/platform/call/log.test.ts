import { expect, it } from "vitest";
import { errorText } from "./log";

it("tells what went wrong and nothing of the row that it went wrong with", () => {
  const error = Object.assign(new Error("null value in column"), {
    code: "23502",
    detail: "Failing row contains (7, 5000000).",
    where: "SQL statement",
    params: ["5000000"],
  });
  const text = errorText(error);
  expect(text).toMatchObject({ error: "Error: null value in column", sqlState: "23502" });
  expect(JSON.stringify(text)).not.toContain("5000000");
  expect(errorText("odd")).toEqual({ error: "odd" });
});
