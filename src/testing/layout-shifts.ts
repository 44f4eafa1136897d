interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** The parts that moved, for the reader of a failed test. */
function describeShift({ value, sources }: LayoutShift): string {
  const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.getAttribute("class") ?? element?.tagName ?? "?"} (${from.x},${from.y}) → (${to.x},${to.y})`;
  });
  return `${value}: ${moved.join("; ")}`;
}

/** Everything that moves by itself from now on, in words, until the returned function is called. */
export function watchShifts() {
  const seen: LayoutShift[] = [];
  const note = (entries: PerformanceEntryList) => seen.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  return async () => {
    // Painted, and told.
    await new Promise((resolve) => setTimeout(resolve, 100));
    note(observer.takeRecords());
    observer.disconnect();
    return seen.filter((shift) => !shift.hadRecentInput).map(describeShift);
  };
}
