// `docs/reference/error-codes.md`.
import { BID_REFUSALS, ERRORS } from "../../src/contract/errors.js";
import { code, HEAD, table } from "./markdown.js";

/** The page of all refusals. */
export function errorPage(): string {
  const bids = new Set<string>(BID_REFUSALS);
  const rows = Object.entries(ERRORS).map(([name, { status, text, next }]) => [
    code(name),
    String(status),
    text,
    next,
    bids.has(name) ? "yes" : "",
  ]);
  return `${HEAD}# Error codes

The closed list of refusals. The API answers with the HTTP status and \`responseData.code\`; widgets show the text and the next step, and pass the code on in \`martillo-bid-refused\` and \`martillo-login-failed\`. \`{minimum}\` and \`{seconds}\` are filled in.

${table(["code", "HTTP", "text", "next step", "a bid can meet it"], rows)}Two more come from the transport, never from the API: \`NETWORK\` (nobody could be reached) and \`TIMEOUT\` (no answer in time).

A bid is checked in this order, and the first refusal is the one that is told: ${BID_REFUSALS.map((name) => `\`${name}\``).join(", ")}.
`;
}
