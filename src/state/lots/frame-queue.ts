import { isPageVisible } from "../../client";

/**
 * Runs at the next frame what comes before it, all in one turn: twenty messages are one change of the page. At once where nothing is
 * drawn, e.g. in a tab behind others, whose host still wants to hear.
 */
export function createFrameQueue(): (run: () => void) => void {
  let waiting: (() => void)[] = [];

  function runAll() {
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  }

  return (run) => {
    const isFirst = waiting.push(run) === 1;
    if (typeof requestAnimationFrame !== "function" || !isPageVisible()) runAll();
    else if (isFirst) requestAnimationFrame(runAll);
  };
}
