import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  size,
  useDismiss,
  useFloating,
} from "@floating-ui/react";
import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { isEventInside } from "./dom";

const LEAST_WIDTH_PX = 320;
const LEAST_HEIGHT_PX = 160;

/** Why a popover is to close. */
export type DismissReason = "escape" | "outside";

export interface PopoverOptions {
  open: boolean;
  /** The element that it stands beside; a press there is not outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Escape, or a press outside. The owner moves the focus. */
  onDismiss: (reason: DismissReason) => void;
  /** @default "bottom-start" */
  placement?: Placement | undefined;
  /** As wide as its anchor, or 320 px where that is narrower. @default false */
  matchWidth?: boolean | undefined;
}

/** Position and dismissal of a popover, to be joined with hooks of `@floating-ui/react` for keys and roles. */
export function usePopover({
  open,
  anchor,
  onDismiss,
  placement = "bottom-start",
  matchWidth = false,
}: PopoverOptions) {
  const { refs, x, y, strategy, context } = useFloating({
    open,
    placement,
    strategy: "fixed",
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
          floating.style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, availableHeight)}px`;
          if (!matchWidth) return;
          const least = Math.min(LEAST_WIDTH_PX, availableWidth);
          floating.style.width = `${Math.max(rects.reference.width, least)}px`;
        },
      }),
    ],
    onOpenChange(_isOpen, event, reason) {
      if (reason !== "escape-key") return onDismiss("outside");
      const { floating, domReference } = refs;
      if (event && isEventInside(event, floating.current, domReference.current)) {
        // A dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
      }
      // The library listens within the shadow root, where React does not see that a key is the reason: it would draw after the next key.
      flushSync(() => onDismiss("escape"));
    },
  });
  useEffect(() => refs.setReference(anchor.current), [anchor, refs]);
  const dismiss = useDismiss(context, { capture: { escapeKey: true, outsidePress: true } });
  // `floatingStyles` has numbers, which get no unit in the build of the script tag.
  const style = { position: strategy, left: `${x}px`, top: `${y}px` };
  return { refs, style, context, dismiss };
}
