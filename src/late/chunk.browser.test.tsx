import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { importByOtherAddress } from "./import-again";
import { defineChunk, type Chunk, useChunk } from "./chunk";
import { until } from "../testing";

test("is loaded once, whoever asks", async () => {
  const load = vi.fn(async () => "code");
  const chunk = defineChunk(load);
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual(["code", "code"]);
  expect(await chunk.load()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("tells that it failed, and comes with another try", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("lost"));
  const chunk = defineChunk(load);
  expect(await chunk.load()).toBeUndefined();
  expect(chunk.read()).toEqual({ module: undefined, hasFailed: true });
  const again = chunk.load();
  expect(chunk.read().hasFailed).toBe(false);
  expect(await again).toBe("code");
  expect(chunk.read()).toEqual({ module: "code", hasFailed: false });
});

function Shown({ chunk, isWanted }: { chunk: Chunk<string>; isWanted: boolean }) {
  const { module, hasFailed } = useChunk(chunk, isWanted);
  return <output>{hasFailed ? "failed" : (module ?? "nothing")}</output>;
}

test("is loaded when it is wanted, and not before", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("lost"));
  const chunk = defineChunk(load);
  const holder = document.createElement("div");
  const root = createRoot(holder);
  root.render(<Shown chunk={chunk} isWanted={false} />);
  await until(() => expect(holder.textContent).toBe("nothing"));
  expect(load).not.toHaveBeenCalled();
  root.render(<Shown chunk={chunk} isWanted />);
  await until(() => expect(holder.textContent).toBe("failed"));
  expect(load).toHaveBeenCalledTimes(1);
  void chunk.load();
  await until(() => expect(holder.textContent).toBe("code"));
  root.unmount();
});

test("our own builds ask for a failed file by another address", async () => {
  const asked = (name: string) => {
    // What the build of the embed writes, kept from the test's own bundler.
    // oxlint-disable-next-line typescript/no-implied-eval -- a text of this file
    return new Function(`return ()=>${name}`)() as () => Promise<unknown>;
  };
  const failure = await importByOtherAddress(asked('import("./x-1a_B-.js").then(e=>e.t)'), 2).catch(
    (error: unknown) => String(error),
  );
  expect(failure).toMatch(/\/src\/late\/x-1a_B-\.js\?again=2/);
  expect(await importByOtherAddress(async () => "other", 1)).toBe("other");
});
