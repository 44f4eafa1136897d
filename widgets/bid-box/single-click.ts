import type { MouseEvent } from "react";

/**
 * For buttons that appear where another one was just pressed: the second half of a double click was meant for that one.
 */
export function singleClick(run: () => void) {
  return (event: MouseEvent) => {
    if (event.detail <= 1) run();
  };
}
