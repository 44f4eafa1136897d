import type { FunctionComponent, HTMLAttributes, RefAttributes } from "react";
import type { MartilloEventName } from "../state/events";
import type { GetToken, MartilloSettings, Theme } from "../state/settings";

/**
 * How the text of an attribute becomes a prop. `boolean` goes by presence (`"false"` is false), `json` is parsed with a guard and
 * never written back.
 */
export type AttributeType = "string" | "number" | "boolean" | "json";

/** One attribute of an element. It is also a property of the same name as `prop`. */
export interface AttributeDescriptor<Props extends object> {
  prop: Extract<keyof Props, string>;
  type: AttributeType;
  /** One sentence for the reference table. */
  doc: string;
  /** As written in the table; the component applies it itself. */
  default?: string;
}

/** Something that only script can give: an object, a list or a function. */
export interface PropertyDescriptor {
  doc: string;
  /** TypeScript type for the reference table. */
  type?: string;
}

/**
 * A widget as a custom element, as plain data: from it come the element itself, the manifest, the types and the tables of the
 * reference. Every element takes `api-base`, `token`, `locale`, `theme`, `lot-url` and the property `getToken` besides.
 */
export interface ElementDescriptor<Props extends object = object> {
  tag: `martillo-${string}`;
  component: FunctionComponent<Props>;
  /** Text of the widget's style sheet, from `./x.css?inline`. */
  styles: string;
  /** By attribute name, kebab-case. */
  attributes: Readonly<Record<string, AttributeDescriptor<Props>>>;
  /** By property name; for objects and functions. */
  properties?: { readonly [Name in Extract<keyof Props, string>]?: PropertyDescriptor };
  events: readonly MartilloEventName[];
  /** Name of `::part()` → what it is. */
  parts: Readonly<Record<string, string>>;
  /** Name of a custom property → what it sets. */
  cssProperties: Readonly<Record<string, string>>;
  /** One sentence of purpose. */
  doc: string;
  /**
   * How the element renders. `own`: a React root of its own, for the few big widgets of a page. `shared`: a portal of one root for
   * all elements of this tag, inserted in slices, near the viewport first; for small ones that come by the hundred.
   * @default "own"
   */
  root?: "own" | "shared";
  /** Space that the element keeps free before it shows anything, a CSS length. @default "0px" */
  reservedHeight?: string;
}

/** A descriptor of any widget, for code that handles them all alike. */
export interface AnyElementDescriptor extends Omit<
  ElementDescriptor,
  "component" | "attributes" | "properties"
> {
  // Props are contravariant in a component: of "any widget" none are known.
  component: FunctionComponent<never>;
  attributes: Readonly<
    Record<string, Omit<AttributeDescriptor<object>, "prop"> & { prop: string }>
  >;
  properties?: { readonly [Name in string]?: PropertyDescriptor };
}

/** An element of a widget as script sees it: its props and the common settings are properties, its events are typed. */
export type WidgetElement<Props extends object> = HTMLElement &
  Omit<MartilloSettings, keyof Props> & { [Name in keyof Props as OwnProp<Name>]: Props[Name] };

/** `on…` props are events of the element, and the DOM has names of its own. */
type OwnProp<Name> = Name extends `on${string}` | keyof HTMLElement ? never : Name;

/** Attributes of a widget's element in JSX. */
export type WidgetAttributes<Props extends object> = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & { [Name in keyof Props as OwnProp<Name>]?: Props[Name] } & {
    "api-base"?: string;
    token?: string;
    locale?: string;
    theme?: Theme;
    "lot-url"?: string;
    getToken?: GetToken;
  };

/** Infers the props of a descriptor and checks it, without a side effect. */
export function describeElement<Props extends object>(
  descriptor: ElementDescriptor<Props>,
): ElementDescriptor<Props> {
  return descriptor;
}
