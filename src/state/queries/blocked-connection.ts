import { reportMistake, toldOnPage } from "../page";

/** Browsers report what a policy stopped a moment after they stopped it. */
const REPORT_MS = 500;

/**
 * Finds out why an API cannot be reached although the device is online, once for each: a policy of the page that stops the connection, or a
 * house that does not admit the page, is for its developer to mend. A line that is down is no mistake of the page, and nothing is said.
 */
export async function explainBlockedConnection(apiBase: string): Promise<void> {
  const told = toldOnPage();
  const key = `connection ${apiBase}`;
  if (told.has(key)) return;
  told.add(key);
  const { origin } = new URL(apiBase, location.href);
  let isStopped = false;
  const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    isStopped ||= effectiveDirective === "connect-src" && blockedURI.startsWith(origin);
  };
  document.addEventListener("securitypolicyviolation", hear);
  const address = `${apiBase}/embed.js`;
  const isThere = await reaches(address, "no-cors");
  if (!isThere) await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
  document.removeEventListener("securitypolicyviolation", hear);
  if (isStopped) reportMistake("connect", origin);
  else if (isThere && !(await reaches(`${apiBase}/api/product/nextLot`, "cors"))) {
    reportMistake("origin", location.origin);
  }
}

async function reaches(address: string, mode: RequestMode): Promise<boolean> {
  try {
    await fetch(address, { mode, credentials: "omit" });
    return true;
  } catch {
    return false;
  }
}
