import { expect, test } from "vitest";
import { type FileOfRun, judge } from "./report.mjs";

const file = (name: string, state: FileOfRun["state"]): FileOfRun => ({
  project: "page",
  file: name,
  state,
});

test("a run is judged by its files", () => {
  const files = [
    file("a", "passed"),
    file("b", "failed"),
    file("c", "running"),
    file("d", "waiting"),
  ];
  const { failed, neverRan, faults } = judge({ files, errors: [] });
  expect(failed.map((f) => f.file)).toEqual(["b"]);
  expect(neverRan.map((f) => f.file)).toEqual(["c", "d"]);
  expect(faults).toEqual([]);
});

test("an error beside the tests is that of its file, which is tried again though its tests passed", () => {
  const { failed, faults } = judge({
    files: [file("a", "passed"), file("b", "passed")],
    errors: [{ file: "b", failure: "too late" }],
  });
  expect(failed).toEqual([{ ...file("b", "passed"), failure: "too late" }]);
  expect(faults).toEqual([]);
});

test("an error without a file is a fault of the run", () => {
  const { faults } = judge({
    files: [file("a", "passed")],
    errors: [{ failure: "out of memory" }],
  });
  expect(faults).toEqual(["out of memory"]);
});

test("a page that never connects is why files never ran, and a fault where all ran", () => {
  const failure = 'Failed to connect to the browser session "x" [page] within the timeout.';
  const lost = judge({ files: [file("a", "passed"), file("b", "waiting")], errors: [{ failure }] });
  expect(lost.faults).toEqual([]);
  expect(lost.neverRan).toEqual([{ ...file("b", "waiting"), failure }]);
  expect(judge({ files: [file("a", "passed")], errors: [{ failure }] }).faults).toEqual([failure]);
});

test("a process that dies is why its files did not end", () => {
  const failure = "Error\n[vitest-pool]: Worker forks emitted error.";
  const { neverRan, faults } = judge({ files: [file("a", "running")], errors: [{ failure }] });
  expect(neverRan).toEqual([{ ...file("a", "running"), failure }]);
  expect(faults).toEqual([]);
});
