import { type RefObject, useEffect } from "react";

const CONTROLS =
  ":is(input:not([type=hidden]), select, textarea, [contenteditable=true], button):not(:disabled)";

/** After each refused try the focus goes to the first field at fault; of a group, to its first control. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const first = form.current?.querySelector<HTMLElement>("[data-invalid], [aria-invalid=true]");
    if (!first) return;
    const control = first.matches(CONTROLS)
      ? first
      : (first.querySelector<HTMLElement>(`${CONTROLS}[aria-invalid=true]`) ??
        first.querySelector<HTMLElement>(CONTROLS));
    control?.focus();
  }, [form, attempt]);
}
