import type { IncomingMessage, ServerResponse } from "node:http";
import { isFormType } from "../platform/http/read-form";

/**
 * What a server does with each request of its own: one without files whose body has not come by then loses its connection. A server of Node
 * has one limit for all requests, and that one must leave a large photo on a slow line its time.
 */
export function dropSlowBodies(
  limitMs: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (request.complete || isFormType(request.headers["content-type"])) return;
    const timer = setTimeout(() => request.complete || request.destroy(), limitMs);
    timer.unref();
    response.once("close", () => clearTimeout(timer));
  };
}
