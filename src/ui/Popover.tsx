import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from "@floating-ui/dom";
import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useStyles } from "./adopt-styles";
import { isEventInside } from "./dom";
import styles from "./popover.css?inline";

const LEAST_WIDTH_PX = 320;

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  open: boolean;
  /** Escape or a press outside. The owner moves the focus. */
  onDismiss: (reason: "escape" | "outside") => void;
  /** What it stands beside; a press there is not outside. */
  anchor: RefObject<HTMLElement | null>;
  /** @default "bottom-start" */
  placement?: Placement;
  /** As wide as its anchor, or 320 px where that is narrower. @default false */
  matchWidth?: boolean;
  children: ReactNode;
}

/**
 * Stands in the top layer, in place: not clipped by any ancestor, styled by the same root, alive inside a modal dialog.
 * Content exists only while it is open.
 */
export function Popover({
  open,
  onDismiss,
  anchor,
  placement = "bottom-start",
  matchWidth = false,
  children,
  className = "",
  ...rest
}: PopoverProps) {
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    const popover = element.current;
    const reference = anchor.current;
    if (!open || !popover || !reference) return;
    popover.showPopover();
    const stop = autoUpdate(reference, popover, () => void place());

    async function place() {
      if (!popover || !reference) return;
      const { x, y } = await computePosition(reference, popover, {
        strategy: "fixed",
        placement,
        middleware: [
          offset(6),
          flip({ padding: 8 }),
          shift({ padding: 8 }),
          size({
            padding: 8,
            apply({ availableHeight, availableWidth, rects, elements }) {
              elements.floating.style.maxHeight = `${Math.max(160, availableHeight)}px`;
              if (!matchWidth) return;
              const least = Math.min(LEAST_WIDTH_PX, availableWidth);
              elements.floating.style.width = `${Math.max(rects.reference.width, least)}px`;
            },
          }),
        ],
      });
      popover.style.left = `${x}px`;
      popover.style.top = `${y}px`;
    }

    const owner = popover.ownerDocument;
    const handlePress = (event: Event) => {
      if (!isEventInside(event, popover, reference)) dismiss.current("outside");
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (!isEventInside(event, popover, reference)) return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      dismiss.current("escape");
    };
    owner.addEventListener("pointerdown", handlePress, true);
    owner.addEventListener("keydown", handleKey, true);
    return () => {
      stop();
      owner.removeEventListener("pointerdown", handlePress, true);
      owner.removeEventListener("keydown", handleKey, true);
      if (popover.matches(":popover-open")) popover.hidePopover();
    };
  }, [open, anchor, placement, matchWidth]);

  return (
    <div
      part="popover"
      {...rest}
      ref={element}
      popover="manual"
      className={`martillo-popover ${className}`}
    >
      {open && children}
    </div>
  );
}
