// The elements as every output needs them: descriptors, and what all elements have in common.
import { COMMON_ATTRIBUTES } from "../../src/element/common-settings.js";
import type { DocumentedElement } from "../../src/element/docs.js";
import { eventFiles } from "./event-list.js";
import { literalsOfType, type Member, membersOfInterface } from "./source.js";

/** Types that attributes and details of events name. */
export const EVENT_WORDS_SOURCE = "src/state/events/event-words.ts";
export const EVENTS_SOURCE = "src/state/events/events.ts";
const SHARED_EVENTS_SOURCE = "src/state/events/shared-events.ts";
export const SETTINGS_SOURCE = "src/state/page/page-settings.ts";

/** The public part of an element. */
export type ElementFacts = Omit<DocumentedElement, "component" | "styles">;

/** Shadow parts that primitives bring into every widget which uses them. */
export const COMMON_PARTS: Readonly<Record<string, string>> = {
  badge: "A word about a state; also `badge-neutral`, `badge-accent`, `badge-positive`, …",
  button: "A button; also `button-primary`, `button-secondary`, `button-quiet`, `button-danger`.",
  captcha: "The frame of a provider's captcha.",
  chart: "Bars, with their values as a table.",
  checkbox: "A checkbox.",
  control: "The frame around an input or a select.",
  "country-code": "Code of the country in front of a phone.",
  crash: "The retry box of a widget that crashed.",
  dialog: "A dialog.",
  empty: "Shown where there is nothing to show.",
  error: "Shown where something failed, with a retry.",
  field: "A form field with its label.",
  "field-error": "What is wrong with a field.",
  icon: "An icon.",
  "icon-button": "A button that is an icon.",
  image: "The frame of a picture.",
  "image-fallback": "Shown in place of a picture that failed.",
  img: "The picture itself.",
  input: "A text input.",
  list: "A list of suggestions.",
  option: "One suggestion.",
  "option-active": "The suggestion that Enter takes.",
  pager: "The pages.",
  "pager-current": "The page that is shown.",
  "pager-page": "One page.",
  "pager-step": "Button to the page before or after.",
  popover: "What opens over the page without being a dialog.",
  radio: "A radio button.",
  refusal: "Why something was not done.",
  select: "A select.",
  skeleton: "The placeholder while something loads.",
  spinner: "Turns while something is on its way.",
  strength: "How hard a password is to guess.",
  tab: "One tab.",
  table: "A table of rows, with its search, filters and pages.",
  "table-row": "A row of a table.",
  tabs: "The list of tabs.",
  text: "The rich text of an editor.",
  textarea: "A text of several lines.",
  tool: "A button of an editor.",
  toolbar: "The buttons of an editor.",
};

/** `martillo-provider` is not made from a descriptor: it draws nothing. */
const PROVIDER: ElementFacts = {
  tag: "martillo-provider",
  doc: "Tells all elements inside what they have in common, also in shadow roots. Draws nothing.",
  since: "0.1.0",
  attributes: {},
  events: [],
  parts: {},
  cssProperties: {},
  slots: { "": "The elements that it speaks for." },
};

/** What the element around every widget may tell; components leave a crash to the boundaries of their page. */
const COMMON_EVENTS = ["martillo-error"] as const;

/** Whether an event comes from the element, and from no component. */
export function isCommonEvent(name: string): boolean {
  return COMMON_EVENTS.some((common) => common === name);
}

/** All elements, the provider last. */
export function allElements(descriptors: readonly DocumentedElement[]): ElementFacts[] {
  const widgets = descriptors.map(({ component: _component, styles: _styles, ...facts }) => ({
    ...facts,
    events: [...new Set([...facts.events, ...COMMON_EVENTS])],
  }));
  return [...widgets, PROVIDER];
}

/** Folder and entry name of an element: `bid-box`. */
export function shortName(tag: string): string {
  return tag.replace("martillo-", "");
}

/** Interface name of an element: `MartilloBidBox`. */
export function typeName(tag: string): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** A setting that every element takes. */
export interface CommonSetting extends Member {
  /** Undefined for what only script can give. */
  attribute: string | undefined;
  values: readonly string[] | undefined;
}

/** The texts of `"form" | "popup"`; undefined for any other type. */
function literalsIn(type: string): string[] | undefined {
  const parts = type.split(" | ").map((part) => /^"([^"]*)"$/.exec(part)?.[1]);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Settings that every element takes, with the comments of `MartilloSettings`. */
export function commonSettings(): CommonSetting[] {
  const attributes: Readonly<Record<string, string>> = COMMON_ATTRIBUTES;
  return membersOfInterface(SETTINGS_SOURCE, "MartilloSettings")
    .filter(({ name }) => name in attributes || name === "getToken")
    .map((member) => ({
      ...member,
      attribute: attributes[member.name],
      values: literalsIn(member.type) ?? literalsOfType(SETTINGS_SOURCE, member.type),
    }));
}

/** Events by name, with what their detail carries. */
export function eventDocs(): ReadonlyMap<string, Member> {
  const sources = [{ path: SHARED_EVENTS_SOURCE, name: "SharedEvents" }, ...eventFiles()];
  return new Map(
    sources
      .flatMap(({ path, name }) => membersOfInterface(path, name))
      .map((event) => [event.name, event]),
  );
}

/** `martillo-bid-placed` → `onBidPlaced`. */
export function reactPropName(event: string): string {
  return event
    .replace(/^martillo/, "on")
    .replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The default of an attribute as code. */
export function defaultText({
  type,
  default: text,
}: DocumentedElement["attributes"][string]): string | undefined {
  return text !== undefined && type === "string" ? JSON.stringify(text) : text;
}

/** TypeScript type of the property behind an attribute. */
export function propertyType({
  type,
  values,
  valueType,
}: DocumentedElement["attributes"][string]): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "lot") return 'number | "next"';
  return type === "json" ? (valueType ?? "unknown") : type;
}
