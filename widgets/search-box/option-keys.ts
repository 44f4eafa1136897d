import type { KeyboardEvent, RefObject } from "react";
import type { OptionKeys } from "../../src/ui";
import type { SearchBoxModel } from "./search-box-model";

/** The keys of a combobox, pressed in its text; those that go through the list are the list's own. */
export function handleOptionKey(
  event: KeyboardEvent,
  model: SearchBoxModel,
  box: HTMLElement | null,
  keys: RefObject<OptionKeys | undefined>,
): void {
  if (event.nativeEvent.isComposing) return;
  const { isOpen } = model;
  switch (event.key) {
    case "Tab":
      return model.onClose();
    case "Escape":
      // The first closes the list, a second one empties the box.
      if (isOpen) return keys.current?.(event);
      if (!model.text) return;
      event.preventDefault();
      return model.onClear();
    case "Enter":
      if (!isOpen || model.activeIndex === null) return;
      event.preventDefault();
      return box?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
  }
  if (isOpen) return keys.current?.(event);
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  model.onOpen();
}
