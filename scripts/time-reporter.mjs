// Keeps how long each project of the tests took, and which tests needed a second try, for the end of `npm test`.
import { writeFileSync } from "node:fs";

/** @implements {import("vitest/reporters").Reporter} */
export default class TimeReporter {
  #projects = new Map();

  onTestModuleStart({ project }) {
    this.#of(project.name).begun ??= Date.now();
  }

  onTestModuleEnd(module) {
    const project = this.#of(module.project.name);
    const times = module.diagnostic();
    project.files += 1;
    project.workMs +=
      times.environmentSetupDuration +
      times.prepareDuration +
      times.collectDuration +
      times.setupDuration +
      times.duration;
    project.ended = Date.now();
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state in project) project[state] += 1;
      if (test.diagnostic()?.flaky)
        project.again.push(`${module.moduleId.split("/").slice(-2).join("/")} > ${test.fullName}`);
    }
  }

  onTestRunEnd() {
    const file = process.env.MARTILLO_TEST_TIMES;
    if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(this.#projects)));
  }

  #of(name) {
    const known = this.#projects.get(name);
    if (known) return known;
    const project = { files: 0, workMs: 0, passed: 0, failed: 0, skipped: 0, again: [] };
    this.#projects.set(name, project);
    return project;
  }
}
