import { expect, test } from "vitest";
import config from "../../vitest.config";

interface Project {
  name: string;
  maxWorkers: number;
  sequence: { groupOrder: number };
}

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test as unknown as Project] : [],
);

test("projects that run beside each other have as many workers: vitest refuses others", () => {
  const workers: Record<number, number> = {};
  for (const { name, maxWorkers, sequence } of projects) {
    workers[sequence.groupOrder] ??= maxWorkers;
    expect([name, maxWorkers]).toEqual([name, workers[sequence.groupOrder]]);
  }
});
