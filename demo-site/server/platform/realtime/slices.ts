/** Sockets written to before timers and requests get their turn. */
const SLICE = 500;

/** Calls `visit` for each item without keeping the event loop busy for longer than a slice takes. */
export async function inSlices<Item>(items: Iterable<Item>, visit: (item: Item) => void) {
  let visited = 0;
  // A copy: sockets come and go between slices.
  const present = Array.from(items);
  for (const item of present) {
    if (visited > 0 && visited % SLICE === 0) await nextTurn();
    visit(item);
    visited++;
  }
}

/** Lets everything else that is due run first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
