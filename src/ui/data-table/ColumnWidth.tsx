import { type PointerEvent, useEffect, useRef, useState } from "react";
import { COLUMN_WIDTHS, withinWidths } from "./table-layout";

/** What an arrow changes, in px; with the shift key more. */
const STEP = 10;
const LONG_STEP = 50;

interface ColumnWidthProps {
  label: string;
  /** Undefined: as wide as its content wants. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
}

/** The edge of a column's head: it is drawn, or moved by arrows; a double press or Enter gives the column the width of its content. */
export function ColumnWidth({ label, width, onWidth }: ColumnWidthProps) {
  const edge = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ from: number; width: number }>(undefined);
  const [measured, setMeasured] = useState<number>(COLUMN_WIDTHS.least);

  useEffect(() => {
    const head = edge.current?.parentElement;
    if (!head) return;
    const observer = new ResizeObserver(() => setMeasured(withinWidths(head.offsetWidth)));
    observer.observe(head);
    return () => observer.disconnect();
  }, []);

  function drawTo(event: PointerEvent) {
    // A press without a move is the half of a double press.
    if (!drag.current || event.clientX === drag.current.from) return;
    onWidth(withinWidths(drag.current.width + event.clientX - drag.current.from));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control
    <span
      ref={edge}
      role="separator"
      className="martillo-table__edge"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be focused is a control
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? measured}
      aria-valuemin={COLUMN_WIDTHS.least}
      aria-valuemax={COLUMN_WIDTHS.most}
      aria-valuetext={`${width ?? measured} px`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        const { currentTarget } = event;
        currentTarget.focus({ preventScroll: true });
        currentTarget.setPointerCapture(event.pointerId);
        drag.current = {
          from: event.clientX,
          width: currentTarget.parentElement?.offsetWidth ?? measured,
        };
      }}
      onPointerMove={drawTo}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={(event) => {
        const now = width ?? measured;
        const step = event.shiftKey ? LONG_STEP : STEP;
        const wanted = new Map([
          ["ArrowLeft", now - step],
          ["ArrowRight", now + step],
          ["Home", COLUMN_WIDTHS.least],
          ["End", COLUMN_WIDTHS.most],
          ["Enter", undefined],
        ]);
        if (!wanted.has(event.key)) return;
        event.preventDefault();
        const next = wanted.get(event.key);
        onWidth(next === undefined ? undefined : withinWidths(next));
      }}
    />
  );
}
