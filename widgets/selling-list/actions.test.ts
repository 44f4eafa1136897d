import { expect, test } from "vitest";
import { SELLER_PERMISSIONS } from "../../src/contract";
import { type Actor, bulkActionsOf, type ManyAction, type ShownList, STATES } from "./actions";

const SELLER: Actor = { permissions: SELLER_PERMISSIONS, isStaff: false };
const STAFF: Actor = { ...SELLER, isStaff: true };

const of = (
  list: ShownList["list"],
  kind: ShownList["kind"],
  { actor = SELLER, isArchived = false }: { actor?: Actor; isArchived?: boolean } = {},
) => bulkActionsOf({ list, kind, isArchived }, actor);

test.each<[ShownList["list"], ShownList["kind"], ManyAction[]]>([
  ["open", "auction", ["set", "price_percent", "duplicate", "unpublish", "withdraw"]],
  // A direct sale has no clock: no dates to change, and no draft to go back to.
  ["open", "direct", ["price_percent", "duplicate", "withdraw"]],
  ["open", "all", ["set", "price_percent", "duplicate", "unpublish", "withdraw"]],
  ["sold", "auction", ["duplicate"]],
  ["sold", "direct", ["duplicate"]],
  ["unsold", "direct", ["publish", "price_percent", "duplicate", "archive"]],
  [
    "draft",
    "auction",
    ["publish", "assign_auction", "set", "price_percent", "duplicate", "delete"],
  ],
  ["draft", "direct", ["publish", "price_percent", "duplicate", "delete"]],
  ["templates", "all", ["delete"]],
])("of %s lots, %s, a seller does to many what their states allow", (list, kind, actions) => {
  expect(of(list, kind)).toEqual(actions);
});

test("what was put away is taken out again or copied, whatever it was", () => {
  for (const list of ["open", "sold", "unsold", "draft"] as const) {
    expect(of(list, "all", { isArchived: true })).toEqual(["duplicate", "unarchive"]);
  }
});

test("the house hides, shows and calls off besides, where there is something to call off", () => {
  const more = (list: ShownList["list"]) =>
    of(list, "auction", { actor: STAFF }).filter((action) => !of(list, "auction").includes(action));
  expect(more("open")).toEqual(["hide", "show", "cancel"]);
  expect(more("sold")).toEqual(["hide", "show"]);
  expect(more("unsold")).toEqual(["hide", "show", "cancel"]);
  expect(more("draft")).toEqual([]);
});

test("a person without the permission is offered none of it", () => {
  const writer: Actor = { permissions: ["post"], isStaff: false };
  expect(of("draft", "auction", { actor: writer })).toEqual(["set", "price_percent", "duplicate"]);
  for (const list of Object.keys(STATES) as ShownList["list"][]) {
    expect(of(list, "all", { actor: { permissions: [], isStaff: false } })).toEqual([]);
  }
});
