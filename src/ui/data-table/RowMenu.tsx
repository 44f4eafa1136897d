import { useRef, useState } from "react";
import { IconButton } from "../IconButton";
import { Popover } from "../Popover";
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
  const holder = useRef<HTMLSpanElement>(null);
  const focusButton = () => holder.current?.querySelector<HTMLElement>("button")?.focus();
  if (actions.length === 0) return null;
  return (
    <span ref={holder}>
      <IconButton
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
      <Popover
        open={isOpen}
        anchor={holder}
        placement="bottom-end"
        onDismiss={(reason) => {
          setOpen(false);
          if (reason === "escape") focusButton();
        }}
      >
        <Items
          label={label}
          actions={actions}
          onLeave={() => setOpen(false)}
          onAction={(id) => {
            setOpen(false);
            focusButton();
            return onAction(id);
          }}
        />
      </Popover>
    </span>
  );
}

function Items({ label, actions, onAction, onLeave }: RowMenuProps & { onLeave: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const common = {
    role: "menuitem",
    tabIndex: -1,
    className: "martillo-table__action",
  };
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="martillo-table__actions"
      onKeyDown={(event) => {
        if (event.key === "Tab") return onLeave();
        const all = items();
        const at = all.findIndex((item) => item === event.target);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        all[(to + all.length) % all.length]?.focus();
      }}
    >
      {actions.map(({ id, label: text, href, isDanger }, at) => {
        // The popover is opened by an effect after this: only then can it hold the focus.
        const ref = (item: HTMLElement | null) => {
          if (item && at === 0) requestAnimationFrame(() => item.focus());
        };
        return href === undefined ? (
          <button
            key={id}
            ref={ref}
            {...common}
            type="button"
            data-danger={isDanger || undefined}
            onClick={() => void onAction(id)}
          >
            {text}
          </button>
        ) : (
          <a
            key={id}
            ref={ref}
            {...common}
            href={href}
            onClick={(event) => {
              if (onAction(id) === false) event.preventDefault();
            }}
          >
            {text}
          </a>
        );
      })}
    </div>
  );
}
