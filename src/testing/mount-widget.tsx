import { createElement, type FunctionComponent } from "react";
import { createRoot } from "react-dom/client";
import { defineElement } from "../element";
import type { DocumentedElement } from "../element/docs";
import { sheetOf } from "../element/sheets";
import {
  type MartilloEventName,
  type MartilloEvents,
  MartilloProvider,
  type Runtime,
} from "../state";
import { eventPropName } from "../state/events";
import packageStyles from "../styles.css?inline";

/** How a widget is put into the page: `embed` is the element as the script tag brings it. */
export type Flavour = "react" | "element" | "embed";

/** An event that a mounted widget told. */
export interface SeenEvent<Name extends MartilloEventName = MartilloEventName> {
  name: Name;
  detail: MartilloEvents[Name];
}

/** A widget in the page. */
export interface MountedWidget<Props> {
  flavour: Flavour;
  /** The element, or the node that React renders into. */
  host: HTMLElement;
  /** Where to look for its content. */
  root: ShadowRoot | HTMLElement;
  /** Changes some props; undefined takes one away. */
  update(props: Partial<Props>): void;
  unmount(): void;
  events: readonly SeenEvent[];
  /** Details of the events of one name, oldest first. */
  told<Name extends MartilloEventName>(name: Name): MartilloEvents[Name][];
  /** Visible text, white space collapsed. */
  text(): string;
}

/** Settings of a mount. */
export interface MountOptions {
  /** Requests that are refused, as a host may do. */
  refuse?: readonly MartilloEventName[];
  /** Style of the node around, e.g. `width: 320px`. */
  style?: string;
}

function visibleText(root: ShadowRoot | HTMLElement): string {
  const text = [...root.children]
    .map((child) => (child instanceof HTMLElement ? child.innerText : ""))
    .join(" ");
  return text.replace(/\s+/g, " ").trim();
}

function createRecorder(refuse: readonly MartilloEventName[]) {
  const events: SeenEvent[] = [];
  return {
    events,
    /** Notes the event; false when the host refuses it. */
    record(name: MartilloEventName, detail: unknown): boolean {
      events.push({ name, detail } as SeenEvent);
      return !refuse.includes(name);
    },
    told: <Name extends MartilloEventName>(name: Name) =>
      events
        .filter((event) => event.name === name)
        .map((event) => event.detail as MartilloEvents[Name]),
  };
}

function createHolder(style: string | undefined): HTMLElement {
  const holder = document.createElement("div");
  if (style) holder.style.cssText = style;
  document.body.append(holder);
  return holder;
}

function mountReact<Props extends object>(
  descriptor: DocumentedElement<Props>,
  runtime: Runtime,
  first: Partial<Props>,
  options: MountOptions,
): MountedWidget<Props> {
  const { record, events, told } = createRecorder(options.refuse ?? []);
  const holder = createHolder(options.style);
  const sheet = sheetOf(packageStyles);
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, sheet])];
  const handlers = Object.fromEntries(
    descriptor.events.map((name) => [
      eventPropName(name),
      (detail: unknown) => record(name, detail),
    ]),
  );
  const root = createRoot(holder);
  let props = first;
  const render = () =>
    root.render(
      <MartilloProvider runtime={runtime}>
        {createElement(descriptor.component as FunctionComponent<object>, {
          ...props,
          ...handlers,
        })}
      </MartilloProvider>,
    );
  render();
  return {
    flavour: "react",
    host: holder,
    root: holder,
    update(change) {
      props = { ...props, ...change };
      render();
    },
    unmount() {
      root.unmount();
      holder.remove();
    },
    events,
    told,
    text: () => visibleText(holder),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** Writes props as a page would: attributes where there are some, properties for the rest. */
function writeProps<Props extends object>(
  element: HTMLElement,
  descriptor: DocumentedElement<Props>,
  props: Partial<Props>,
) {
  const attributes = new Map<string, string>(
    Object.entries(descriptor.attributes).map(([name, { prop }]) => [prop, name]),
  );
  for (const [prop, value] of Object.entries(props)) {
    const attribute = attributes.get(prop);
    if (attribute && value === undefined) element.removeAttribute(attribute);
    else if (attribute && value === true) element.setAttribute(attribute, "");
    else if (attribute && isPlain(value)) element.setAttribute(attribute, String(value));
    else Reflect.set(element, prop, value);
  }
}

function mountElement<Props extends object>(
  flavour: Flavour,
  descriptor: DocumentedElement<Props>,
  apiBase: string,
  first: Partial<Props>,
  options: MountOptions,
): MountedWidget<Props> {
  // With the built code loaded its class is kept.
  defineElement(descriptor);
  const { record, events, told } = createRecorder(options.refuse ?? []);
  const holder = createHolder(options.style);
  const element = document.createElement(descriptor.tag);
  element.setAttribute("api-base", apiBase);
  for (const name of descriptor.events) {
    element.addEventListener(name, (event) => {
      if (!record(name, event.detail)) event.preventDefault();
    });
  }
  writeProps(element, descriptor, first);
  holder.append(element);
  const root = element.shadowRoot;
  if (!root) throw new Error(`martillo: ${descriptor.tag} has no open shadow root.`);
  return {
    flavour,
    host: element,
    root,
    update: (change) => writeProps(element, descriptor, change),
    unmount: () => holder.remove(),
    events,
    told,
    text: () => visibleText(root),
  };
}

/** Puts a widget into the page in one of its flavours. */
export function mountWidget<Props extends object>(
  flavour: Flavour,
  descriptor: DocumentedElement<Props>,
  { runtime, apiBase }: { runtime: Runtime; apiBase: string },
  props: Partial<Props>,
  options: MountOptions = {},
): MountedWidget<Props> {
  return flavour === "react"
    ? mountReact(descriptor, runtime, props, options)
    : mountElement(flavour, descriptor, apiBase, props, options);
}
