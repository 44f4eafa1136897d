import { useInteractions, useListNavigation } from "@floating-ui/react";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { PopoverBox } from "./Popover";
import { usePopover } from "./use-popover";

/** What an option's own element takes. */
export interface OptionProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>;
  part: string;
}

/** Takes a key that is pressed in the text of the combobox; it leaves alone what is no key of a list. */
export type OptionKeys = (event: KeyboardEvent) => void;

const CARET_KEYS = ["Home", "End"];
const KEYS = ["ArrowDown", "ArrowUp", ...CARET_KEYS];

export interface OptionListProps<Option extends { key: string }> {
  /** Of the list; option 3 is `${id}-3`. The combobox says both in `aria-controls` and `aria-activedescendant`. */
  id: string;
  label: string;
  open: boolean;
  /** What it stands under; a press there is not outside. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  /** Index of the option that Enter would choose. */
  active: number | null;
  /** Hears how the list takes keys, and `undefined` when it goes. */
  onKeys: (keys: OptionKeys | undefined) => void;
  className?: string;
  listClassName: string;
  /** Null: back to the text. */
  onPoint: (index: number | null) => void;
  onDismiss: () => void;
  /** Draws an option: an element that takes what it is given. */
  children: (option: Option, props: OptionProps) => ReactNode;
}

/**
 * The list of a combobox, in a popover. The focus stays in the text; arrows go through the options and, past the ends, back to the
 * text. It comes late: the text is there before it, and works without it.
 */
export function OptionList<Option extends { key: string }>({
  id,
  label,
  open,
  anchor,
  options,
  active,
  onKeys,
  className,
  listClassName,
  onPoint,
  onDismiss,
  children,
}: OptionListProps<Option>) {
  const lines = useRef<(HTMLElement | null)[]>([]);
  const { refs, style, context, dismiss } = usePopover({
    open,
    anchor,
    onDismiss,
    matchWidth: true,
  });
  const navigation = useListNavigation(context, {
    listRef: lines,
    activeIndex: active,
    onNavigate: onPoint,
    virtual: true,
    loop: true,
    allowEscape: true,
    focusItemOnOpen: false,
    openOnArrowKeyDown: false,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    dismiss,
    navigation,
  ]);
  useLayoutEffect(() => {
    lines.current.length = options.length;
    const move = getReferenceProps()["onKeyDown"] as OptionKeys;
    onKeys((event) => {
      // The list hears it by itself, too, but not yet in the moment in which it opens.
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        return onDismiss();
      }
      // Without a chosen option Home and End belong to the text.
      if (active === null && CARET_KEYS.includes(event.key)) return;
      if (KEYS.includes(event.key)) move(event);
    });
    return () => onKeys(undefined);
  });
  if (!open) return null;
  return (
    <PopoverBox
      {...getFloatingProps()}
      ref={refs.setFloating}
      style={style}
      className={className}
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
    >
      <div role="none" className={listClassName} part="list">
        {options.map((option, index) =>
          children(option, {
            ...getItemProps(),
            ref: (line) => {
              lines.current[index] = line;
            },
            id: `${id}-${index}`,
            role: "option",
            part: index === active ? "option option-active" : "option",
            "aria-selected": index === active,
            tabIndex: -1,
            // The text keeps the focus.
            onMouseDown: (event) => event.preventDefault(),
            onClick: undefined,
          }),
        )}
      </div>
    </PopoverBox>
  );
}
