import { expect, it } from "vitest";
import { readPartner } from "./partner-new";

const GOOD = ["--key", "ribera", "--name", "Automóviles Ribera", "--origin"];

it("reads a partner; it may bid unless told otherwise", () => {
  expect(
    readPartner([...GOOD, "https://ribera.example", "--origin", "http://localhost:*"]),
  ).toEqual({
    key: "ribera",
    name: "Automóviles Ribera",
    origins: ["https://ribera.example", "http://localhost:*"],
    scopes: ["read", "bid"],
  });
  expect(readPartner([...GOOD, "https://ribera.example", "--scope", "read"]).scopes).toEqual([
    "read",
  ]);
});

it.each([
  ["https://ribera.example/", "scheme, host and port alone"],
  ["https://ribera.example:*", "this machine alone"],
  ["http://ribera.example", "served by https"],
  ["*", "scheme, host and port alone"],
  ["null", "scheme, host and port alone"],
])("refuses the origin %s", (origin, text) => {
  expect(() => readPartner([...GOOD, origin])).toThrow(text);
});

it("says everything that is wrong at once", () => {
  expect(() => readPartner(["--key", "X", "--scope", "award"])).toThrow(
    /--key[^]*--name[^]*--origin[^]*--scope/,
  );
});
