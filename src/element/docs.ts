import type { FunctionComponent } from "react";
import type {
  AnyAttributeDescriptor,
  AnyElementDescriptor,
  AttributeDescriptor,
  ElementDescriptor,
  ElementFacts,
  PropertyDescriptor,
} from "./descriptor";

/** The literals that a prop takes: `"comfortable" | "compact"`, `0 | 1`. A prop of any text or any number has none. */
type LiteralsOf<Value> = string extends Value
  ? never
  : number extends Value
    ? never
    : Extract<Value, string | number>;

/** A prop that takes certain values only must name them; any other must not. */
type ValuesOf<Value> = [LiteralsOf<Value>] extends [never]
  ? { values?: never }
  : { values: readonly LiteralsOf<Value>[] };

/** The description of an attribute. */
type AttributeDocs<Value> = Pick<AnyAttributeDescriptor, "default" | "valueType"> & {
  doc: string;
} & ValuesOf<NonNullable<Value>>;

type PropOf<Attribute> = Attribute extends { prop: infer Prop } ? Prop : never;

type Documented<Descriptor> = Descriptor & { doc: string };

/** The description of an element: every attribute and every property that it takes has its sentence. */
export interface ElementDocs<Props extends object, Attributes> extends ElementFacts {
  attributes: {
    readonly [Name in keyof Attributes]: AttributeDocs<
      Props[Extract<PropOf<Attributes[Name]>, keyof Props>]
    >;
  };
  properties?: { readonly [Name in Extract<keyof Props, string>]?: Documented<PropertyDescriptor> };
}

/** An element with all that is said of it: the manifest, the types, the tables of the reference and the tests are made from these. */
export interface DocumentedElement<Props extends object = never>
  extends
    Omit<AnyElementDescriptor, keyof ElementFacts | "attributes" | "component">,
    ElementFacts {
  component: FunctionComponent<Props>;
  attributes: Readonly<Record<string, Documented<AnyAttributeDescriptor>>>;
}

/** Adds to an element what readers, editors and the loader need of it. Apart from it, so that no page loads these texts. */
export function documentElement<
  Props extends object,
  Attributes extends Readonly<Record<string, AttributeDescriptor<Props>>>,
>(
  element: ElementDescriptor<Props, Attributes>,
  docs: ElementDocs<Props, Attributes>,
): DocumentedElement<Props> {
  const told: Readonly<Record<string, { doc: string }>> = docs.attributes;
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, attribute]) => [
      name,
      { ...attribute, ...told[name] } as Documented<AnyAttributeDescriptor>,
    ]),
  );
  return { ...element, ...docs, attributes };
}
