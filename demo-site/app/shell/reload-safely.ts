import { askServer } from "./server-contact";
import { isAnythingUnfinished } from "./unfinished";

/** Loads the page anew, unless the server is out of reach: the browser would show an error page in its place. False then. */
export async function reloadIfReachable(): Promise<boolean> {
  if ((await askServer()) === "down") return false;
  location.reload();
  return true;
}

/** The same for a reload that the visitor has not asked for: not while there is anything to lose. */
export async function reloadIfNothingIsLost(): Promise<void> {
  if (isAnythingUnfinished() || (await askServer()) === "down" || isAnythingUnfinished()) return;
  location.reload();
}
