import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useStyles } from "./adopt-styles";
import styles from "./tabs.css?inline";

export interface TabItem {
  key: string;
  label: ReactNode;
  /** Shown after the label. */
  count?: number | undefined;
}

export interface TabsProps {
  /** Name of the whole set. */
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (key: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs by the book: one stop for Tab, arrows move between them, Home and End jump. */
export function Tabs({ label, items, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useStyles(list, styles);

  function moveOnKey(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.key === selected);
    const target = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : items[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div className="martillo-tabs" part="tabs">
      <div ref={list} className="martillo-tabs__list" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            className="martillo-tabs__tab"
            part="tab"
            aria-selected={item.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={item.key === selected ? 0 : -1}
            onKeyDown={moveOnKey}
            onClick={() => onSelect(item.key)}
          >
            {item.label}
            {item.count !== undefined && <span className="martillo-tabs__count">{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="martillo-tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
