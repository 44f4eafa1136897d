import type { FunctionComponent, HTMLAttributes, RefAttributes } from "react";
import type { MartilloEventName } from "../state/events";
import type { GetToken, MartilloSettings, Theme } from "../state/page";

/**
 * How the text of an attribute becomes a prop. `boolean` goes by presence (`"false"` is false), `json` is parsed with a guard and
 * never written back, `lot` is the number of a lot or `next`.
 */
export type AttributeType = "string" | "number" | "boolean" | "json" | "lot";

/** An attribute of any widget. Its description for readers and editors is optional: a page does not need it. */
export interface AnyAttributeDescriptor {
  /** Prop of the component that it becomes. */
  prop: string;
  type: AttributeType;
  /** One sentence for the reference table. */
  doc?: string;
  /** As written in the table; the component applies it itself. */
  default?: string;
  /** All that it takes, when that is a closed list: literal types, choices in editors, rows of tables. */
  values?: readonly (string | number)[];
  /**
   * What else it is called by mistake, besides names that are nearly its own. The widget must show nothing then: the prop is `null`, and the
   * console was told.
   */
  alike?: RegExp;
  /** TypeScript type of what JSON holds, by its exported name. */
  valueType?: string;
}

/** One attribute of an element. It is also a property of the same name as `prop`. */
export interface AttributeDescriptor<Props extends object> extends AnyAttributeDescriptor {
  /** Prop of the component that it becomes. */
  prop: Extract<keyof Props, string>;
}

/** Something that only script can give: an object, a list or a function. */
export interface PropertyDescriptor {
  /** One sentence for the reference table. */
  doc?: string;
  /** TypeScript type for the reference table. */
  type?: string;
}

/** What a page knows of any widget's element. */
interface ElementBasics {
  /** Its name in HTML. */
  tag: `martillo-${string}`;
  /** Text of the widget's style sheet, from `./x.css?inline`. */
  styles: string;
  /**
   * How the element renders. `own`: a React root of its own, for the few big widgets of a page. `shared`: a portal of one root for
   * all elements of this tag, inserted in slices, near the viewport first; for small ones that come by the hundred.
   * @default "own"
   */
  root?: "own" | "shared";
  /**
   * Space that the element keeps free before it shows anything, a CSS length. Percentages are of the element's width, so that steps
   * may follow line breaks: `calc(600px + clamp(0px, (480px - 100%) * 9999, 40px))` is 40 px more below 480. @default "0px"
   */
  reservedHeight?: string;
}

/** The description of an element for readers, editors and the loader of the script tag; `x.docs.ts` of a widget. */
export interface ElementFacts {
  /** One sentence of purpose. */
  doc: string;
  /** The version that brought it, `major.minor.patch`. */
  since?: string;
  /**
   * What the element reads first, so that the loader of a page can ask for it before the code is here: the record of its `lot`
   * (all of a page in one request), the detail of its `lot`, or the list that its attributes describe.
   */
  reads?: "lots" | "detail" | "list";
  /** Events that it tells, as it dispatches them. */
  events: readonly MartilloEventName[];
  /** Name of `::part()` → what it is. */
  parts: Readonly<Record<string, string>>;
  /** Name of a custom property → what it sets. */
  cssProperties: Readonly<Record<string, string>>;
  /** Name of a slot, `""` for the one without a name → what goes into it. */
  slots?: Readonly<Record<string, string>>;
}

/**
 * A widget as a custom element, as plain data: the element itself is made from it. Every element takes `api-base`, `token`, `locale`,
 * `theme`, `lot-url` and the property `getToken` besides. The rest may be told here, too, or apart, by `documentElement`.
 */
export interface ElementDescriptor<
  Props extends object = object,
  Attributes = Readonly<Record<string, AttributeDescriptor<Props>>>,
>
  extends ElementBasics, Partial<ElementFacts> {
  /** The component behind the tag; it applies its defaults itself. */
  component: FunctionComponent<Props>;
  /** By attribute name, kebab-case. */
  attributes: Attributes;
  /** By property name; for objects and functions. */
  properties?: { readonly [Name in Extract<keyof Props, string>]?: PropertyDescriptor };
}

/** A descriptor of any widget, for code that handles them all alike. */
export interface AnyElementDescriptor extends ElementBasics, Partial<ElementFacts> {
  /** The component behind the tag. */
  // Props are contravariant in a component: of "any widget" none are known.
  component: FunctionComponent<never>;
  /** By attribute name, kebab-case. */
  attributes: Readonly<Record<string, AnyAttributeDescriptor>>;
  /** By property name; for objects and functions. */
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
export function describeElement<
  Props extends object,
  const Attributes extends Readonly<Record<string, AttributeDescriptor<Props>>> = Readonly<
    Record<string, AttributeDescriptor<Props>>
  >,
>(descriptor: ElementDescriptor<Props, Attributes>): ElementDescriptor<Props, Attributes> {
  return descriptor;
}
