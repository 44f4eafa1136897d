import { useLayoutEffect, useRef } from "react";
import { countdownAt } from "../clock";
import { useRuntime } from "./provider";

/** Props of `Countdown`. */
export interface CountdownProps {
  /** Epoch milliseconds. */
  closesAt: number;
  /** It runs to an opening, not to an end. @default false */
  isOpening?: boolean;
  /** Classes of the text. */
  className?: string;
  /** Name of the `::part()`. @default "countdown" */
  part?: string;
}

/**
 * Time left, written straight into its text node by the one timer of the page: a page with 200 of them renders nothing when a second
 * passes. `data-temperature` is `normal`, `soon` (under five minutes) or `last` (under one); `data-over` is there at zero.
 */
export function Countdown({
  closesAt,
  isOpening = false,
  className,
  part = "countdown",
}: CountdownProps) {
  const { clock } = useRuntime();
  const node = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    let shown = "";
    const write = () => {
      const element = node.current;
      if (!element) return;
      const { text, temperature, isOver } = countdownAt(clock, closesAt, isOpening);
      const now = `${text}|${temperature}`;
      if (now === shown) return;
      shown = now;
      element.textContent = text;
      element.dataset["temperature"] = temperature;
      element.toggleAttribute("data-over", isOver);
    };
    write();
    return clock.onTick(write);
  }, [clock, closesAt, isOpening]);

  return (
    <span ref={node} className={className} part={part} role="timer" suppressHydrationWarning />
  );
}
