import type { KeyboardEvent } from "react";
import type { SearchBoxModel } from "./search-box-model";

const KEYS = { ArrowDown: "next", ArrowUp: "previous", Home: "first", End: "last" } as const;

/** The keys of a combobox, pressed in its text. */
export function handleOptionKey(
  event: KeyboardEvent,
  model: SearchBoxModel,
  box: HTMLElement | null,
): void {
  if (event.nativeEvent.isComposing) return;
  const { isOpen } = model;
  const hasActive = model.activeIndex !== null;
  switch (event.key) {
    case "Tab":
      return model.onClose();
    case "Escape":
      // Closed by the list itself while it is open; a second Escape empties the box.
      if (isOpen || !model.text) return;
      event.preventDefault();
      return model.onClear();
    case "Enter":
      if (!isOpen || !hasActive) return;
      event.preventDefault();
      return box?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
  }
  const move = KEYS[event.key as keyof typeof KEYS];
  const isCaretKey = event.key === "Home" || event.key === "End";
  // Without a chosen option Home and End belong to the text.
  if (!move || (isCaretKey && !hasActive)) return;
  event.preventDefault();
  if (isOpen) model.onMove(move);
  else model.onOpen();
}
