import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isForOthers } from "./prepare.mjs";
import { samplesOf } from "./readme-samples.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

describe("who asks for the package", () => {
  let work = "";
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), "martillo-prepare-"));
    for (const path of ["martillo/demo-site", "martillo/..odd", "martillo-shop", "shop"]) {
      mkdirSync(join(work, path), { recursive: true });
    }
    symlinkSync(join(work, "martillo"), join(work, "linked"), "junction");
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  test.each([
    ["npm ci of this checkout", "martillo", "ci", {}, false],
    ["npm install of this checkout", "martillo", "install", {}, false],
    ["by another path to it", "linked", "install", {}, false],
    ["in a workspace of it", "martillo/demo-site", "install", {}, false],
    ["in a folder with an odd name", "martillo/..odd", "install", {}, false],
    ["npm install ../martillo", "shop", "install", {}, true],
    ["npm ci of a project with such a link", "shop", "ci", {}, true],
    ["a project whose name begins alike", "martillo-shop", "install", {}, true],
    ["the folder above", ".", "install", {}, true],
    ["npm link", "martillo", "link", {}, true],
    ["npm install -g .", "martillo", "install", { npm_config_global: "true" }, true],
  ])("%s", (_what, folder, npm_command, more, expected) => {
    const env = { INIT_CWD: join(work, folder), npm_command, ...more };
    expect(isForOthers(env, join(work, "martillo"))).toBe(expected);
  });

  test("nobody, when it is run by hand", () => {
    expect(isForOthers({})).toBe(false);
  });
});

test("the checkout's own installation builds nothing", () => {
  const env = { ...process.env, INIT_CWD: ROOT, npm_command: "ci", npm_config_global: "" };
  const done = spawnSync(process.execPath, [join(ROOT, "scripts", "prepare.mjs")], {
    env,
    encoding: "utf8",
  });
  expect(done).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

describe("samples of a page", () => {
  test.each([
    ["tsx and ts", "```tsx\nlet a;\n```\ntext\n```ts\nlet b;\n```\n", ["tsx", "ts"]],
    ["lines of Windows", "```ts\r\nlet b;\r\n```\r\n", ["ts"]],
    ["no other language", "```sh\nnpm start\n```\n```html\n<p>\n```\n```js\n1\n```\n", []],
    ["no fence inside a line", "write ```ts\nlet a;\n```", []],
  ])("%s", (_what, markdown, extensions) => {
    expect(samplesOf(markdown).map(({ extension }) => extension)).toEqual(extensions);
  });

  test("README.md has one, whole", () => {
    const samples = samplesOf(readFileSync(join(ROOT, "README.md"), "utf8"));
    expect(samples.map(({ text }) => text).join()).toMatch(/^import [^]+export function [^]+\}\n$/);
  });
});
