import { useInteractions, useListNavigation } from "@floating-ui/react";
import { type RefObject, useRef, useState } from "react";
import { IconButton } from "../IconButton";
import { PopoverBox } from "../Popover";
import { type DismissReason, usePopover } from "../use-popover";
import type { RowAction } from "./table-types";

const DOTS = { path: "M4.5 10h.01M10 10h.01M15.5 10h.01" };

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
  onAction: (action: string) => boolean | void;
}

/** What can be done to a row; arrows go through it. */
export function RowMenu({ label, actions, onAction }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;

  function close(reason: DismissReason | "chosen" | "left") {
    setOpen(false);
    if (reason === "escape" || reason === "chosen") button.current?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={DOTS}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && (
        <Menu anchor={button} label={label} actions={actions} onClose={close} onAction={onAction} />
      )}
    </>
  );
}

interface MenuProps extends RowMenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: (reason: DismissReason | "chosen" | "left") => void;
}

function Menu({ anchor, label, actions, onClose, onAction }: MenuProps) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const listRef = useRef<(HTMLElement | null)[]>([]);
  const { refs, style, context, dismiss } = usePopover({
    open: true,
    anchor,
    placement: "bottom-end",
    onDismiss: onClose,
  });
  const list = useListNavigation(context, {
    listRef,
    activeIndex,
    onNavigate: setActiveIndex,
    loop: true,
    focusItemOnOpen: true,
  });
  const { getFloatingProps, getItemProps } = useInteractions([dismiss, list]);

  function choose(id: string) {
    onClose("chosen");
    return onAction(id);
  }

  return (
    <PopoverBox
      {...getFloatingProps({
        onKeyDown: (event) => {
          if (event.key === "Tab") onClose("left");
        },
      })}
      role="menu"
      aria-label={label}
      ref={refs.setFloating}
      style={style}
    >
      <div role="none" className="martillo-table__actions">
        {actions.map(({ id, label: text, href, isDanger }, at) => {
          const common = {
            role: "menuitem",
            tabIndex: at === activeIndex ? 0 : -1,
            className: "martillo-table__action",
          };
          const ref = (item: HTMLElement | null) => {
            listRef.current[at] = item;
          };
          return href === undefined ? (
            <button
              key={id}
              type="button"
              data-danger={isDanger || undefined}
              {...common}
              {...getItemProps({ onClick: () => void choose(id) })}
              ref={ref}
            >
              {text}
            </button>
          ) : (
            <a
              key={id}
              href={href}
              {...common}
              {...getItemProps({
                onClick: (event) => {
                  if (choose(id) === false) event.preventDefault();
                },
              })}
              ref={ref}
            >
              {text}
            </a>
          );
        })}
      </div>
    </PopoverBox>
  );
}
