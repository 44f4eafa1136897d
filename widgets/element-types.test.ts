import { describe, expectTypeOf, test } from "vitest";
import type {
  MartilloElementEvents,
  MartilloElementProperties,
  MartilloSharedProperties,
} from "../src/types/dom";
import type { MartilloJsxElements } from "../src/types/jsx";
import type { ElementProps } from "./_made/element-props";

/** Props of React that elements have as slots. */
type SlotProp = "terms" | "footer";

/** What an element has besides its events and the common settings, each of which may be undefined. */
type OwnProperties<Props> = {
  [
    Name in keyof Props as Name extends `on${string}` | SlotProp | keyof MartilloSharedProperties
      ? never
      : Name
  ]?: Props[Name] | undefined;
};
type Tag = keyof ElementProps;

// The generated types come from the descriptors; these hold them against what the components take. `tsc` is what runs them.
describe("the generated types of the elements", () => {
  test("cover every widget", () => {
    expectTypeOf<
      Exclude<keyof MartilloElementProperties, "martillo-provider">
    >().toEqualTypeOf<Tag>();
  });

  test("have exactly the props of the components, closed lists and types included", () => {
    expectTypeOf<{
      [Name in Tag]: OwnProperties<MartilloElementProperties[Name]>;
    }>().toEqualTypeOf<{ [Name in Tag]: OwnProperties<Required<ElementProps[Name]>> }>();
  });

  test("know the event of a listener", () => {
    type Listener = NonNullable<MartilloJsxElements["martillo-bid-box"]["onmartillo-bid-placed"]>;
    expectTypeOf<Parameters<Listener>[0]["detail"]["price"]>().toEqualTypeOf<string>();
    expectTypeOf<MartilloElementEvents["martillo-lot-list"]>().toHaveProperty(
      "martillo-query-changed",
    );
    type Heard = DocumentEventMap["martillo-lot-closed"];
    expectTypeOf<Heard["detail"]["lot"]>().toEqualTypeOf<number>();
  });

  test("allow what templates write and nothing that means something else", () => {
    type Card = MartilloJsxElements["martillo-lot-card"];
    expectTypeOf<{ lot: "12"; "quick-bid": "false"; density: "compact" }>().toExtend<Card>();
    expectTypeOf<{ density: "tight" }>().not.toExtend<Card>();
    // React removes the attribute, which would turn it on.
    expectTypeOf<{ "quick-bid": false }>().not.toExtend<Card>();
    expectTypeOf<{ quickBid: false }>().toExtend<Card>();
  });
});
