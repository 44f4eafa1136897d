/**
 * Properties that were set before the element was defined lie on the element itself and hide the accessors of its class. Hands them to
 * the accessors.
 */
export function upgradeProperties(element: HTMLElement, names: Iterable<string>): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** Adds an accessor to the class of an element. */
export function defineAccessor(
  prototype: HTMLElement,
  name: string,
  accessor: { get(this: HTMLElement): unknown; set(this: HTMLElement, value: unknown): void },
): void {
  Object.defineProperty(prototype, name, { ...accessor, enumerable: true, configurable: true });
}
