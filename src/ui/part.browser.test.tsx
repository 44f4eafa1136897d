import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { importAgain as importAgainInEmbed } from "../embed/import-again";
import { definePart, type Part, usePart } from "./part";
import { until } from "../testing";

test("is loaded once, whoever asks", async () => {
  const load = vi.fn(async () => "code");
  const part = definePart(load);
  expect(await Promise.all([part.load(), part.load()])).toEqual(["code", "code"]);
  expect(await part.load()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("tells that it failed, and comes with another try", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("lost"));
  const part = definePart(load);
  expect(await part.load()).toBeUndefined();
  expect(part.read()).toEqual({ module: undefined, hasFailed: true });
  const again = part.load();
  expect(part.read().hasFailed).toBe(false);
  expect(await again).toBe("code");
  expect(part.read()).toEqual({ module: "code", hasFailed: false });
});

function Shown({ part, isWanted }: { part: Part<string>; isWanted: boolean }) {
  const { module, hasFailed } = usePart(part, isWanted);
  return <output>{hasFailed ? "failed" : (module ?? "nothing")}</output>;
}

test("is loaded when it is wanted, and not before", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("lost"));
  const part = definePart(load);
  const holder = document.createElement("div");
  const root = createRoot(holder);
  root.render(<Shown part={part} isWanted={false} />);
  await until(() => expect(holder.textContent).toBe("nothing"));
  expect(load).not.toHaveBeenCalled();
  root.render(<Shown part={part} isWanted />);
  await until(() => expect(holder.textContent).toBe("failed"));
  expect(load).toHaveBeenCalledTimes(1);
  void part.load();
  await until(() => expect(holder.textContent).toBe("code"));
  root.unmount();
});

test("the embed asks for a failed file by another address", async () => {
  const asked = (name: string) => {
    // What the build of the embed writes, kept from the test's own bundler.
    // oxlint-disable-next-line typescript/no-implied-eval -- a text of this file
    return new Function(`return ()=>${name}`)() as () => Promise<unknown>;
  };
  const failure = await importAgainInEmbed(asked('import("./x-1a_B-.js").then(e=>e.t)'), 2).catch(
    (error: unknown) => String(error),
  );
  expect(failure).toMatch(/\/src\/embed\/x-1a_B-\.js\?again=2/);
  expect(await importAgainInEmbed(async () => "other", 1)).toBe("other");
});
