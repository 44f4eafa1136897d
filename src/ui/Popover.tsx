import { useInteractions, useMergeRefs } from "@floating-ui/react";
import { type CSSProperties, type HTMLAttributes, type Ref, useLayoutEffect, useRef } from "react";
import { useStyles } from "./adopt-styles";
import styles from "./popover.css?inline";
import { type PopoverOptions, usePopover } from "./use-popover";

export type PopoverProps = PopoverOptions & HTMLAttributes<HTMLDivElement>;

/** Stands beside its anchor. Its content exists only while it is open. */
export function Popover({ open, ...rest }: PopoverProps) {
  return open && <OpenPopover {...rest} />;
}

function OpenPopover({
  anchor,
  onDismiss,
  placement,
  matchWidth,
  ...rest
}: Omit<PopoverProps, "open">) {
  const { refs, style, dismiss } = usePopover({
    open: true,
    anchor,
    onDismiss,
    placement,
    matchWidth,
  });
  const { getFloatingProps } = useInteractions([dismiss]);
  return <PopoverBox {...getFloatingProps(rest)} ref={refs.setFloating} style={style} />;
}

export interface PopoverBoxProps extends HTMLAttributes<HTMLDivElement> {
  ref: Ref<HTMLDivElement>;
  style: CSSProperties;
}

/**
 * The box of an open popover. It stands in the top layer and in its place in the tree: no ancestor clips it, the same root styles it, and
 * it works inside a modal dialog.
 */
export function PopoverBox({ ref, className = "", ...rest }: PopoverBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const both = useMergeRefs([ref, element]);
  useStyles(element, styles);
  useLayoutEffect(() => element.current?.showPopover(), []);
  return (
    <div
      part="popover"
      {...rest}
      ref={both}
      popover="manual"
      className={`martillo-popover ${className}`}
    />
  );
}
