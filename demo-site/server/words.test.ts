import { expect, it } from "vitest";

/** Wire names of what modules give away as calls, by their folder. */
function namesByRoom(modules: Record<string, object>): Record<string, string[]> {
  const rooms: Record<string, string[]> = {};
  for (const [path, module] of Object.entries(modules)) {
    const tables = Object.entries(module).filter(([name]) => /^calls$|Calls$/.test(name));
    const names = tables.flatMap(([, table]) => Object.keys(table as object));
    const room = path.split("/").at(-2) ?? "";
    if (names.length > 0) rooms[room] = [...(rooms[room] ?? []), ...names].toSorted();
  }
  return rooms;
}

it("calls a room of the contract and the feature that answers its calls by the same word", () => {
  const rooms = namesByRoom(import.meta.glob("../../src/contract/*/*calls.ts", { eager: true }));
  const features = namesByRoom(import.meta.glob("./features/*/index.ts", { eager: true }));
  expect(Object.keys(rooms).length).toBeGreaterThan(20);
  expect(features).toEqual(rooms);
});
