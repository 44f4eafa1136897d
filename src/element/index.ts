// Custom elements around components.
export { defineElement, registerAll } from "./define-element";
export {
  type AnyElementDescriptor,
  type AttributeDescriptor,
  type AttributeType,
  describeElement,
  type ElementDescriptor,
  type PropertyDescriptor,
  type WidgetAttributes,
  type WidgetElement,
} from "./descriptor";
export { defineProviderElement } from "./provider-element";
export { WidgetBoundary } from "./WidgetBoundary";
