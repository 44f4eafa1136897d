import { offerRuntimes } from "../state/runtime";
import type { AnyElementDescriptor } from "./descriptor";
import { createElementClass } from "./element-class";
import { defineProviderElement } from "./provider-element";

/**
 * Registers a widget as a custom element and returns its class. Outside browsers it returns undefined, so that importing elements is
 * safe on a server; a tag that is registered already keeps its class, so that two copies of the package get along.
 */
export function defineElement(
  descriptor: AnyElementDescriptor,
): CustomElementConstructor | undefined {
  if (typeof HTMLElement === "undefined") return undefined;
  const known = customElements.get(descriptor.tag);
  if (known) return known;
  offerRuntimes();
  const Element = createElementClass(descriptor);
  customElements.define(descriptor.tag, Element);
  return Element;
}

/** Registers `martillo-provider` and these widgets. */
export function registerAll(descriptors: readonly AnyElementDescriptor[]): void {
  defineProviderElement();
  for (const descriptor of descriptors) defineElement(descriptor);
}
