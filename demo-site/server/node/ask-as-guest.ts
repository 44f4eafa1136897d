import type { Hono } from "hono";
import type { PagesOptions } from "../features/pages";

/** Calls of the server to its own API: without a token, and at the expense of the address that is behind. */
export function askAsGuest(api: Hono): PagesOptions["ask"] {
  return async (call, input, c) => {
    const address = new URL(`/api/${call}`, c.req.url);
    const headers = { "Content-Type": "application/json" };
    const request = new Request(address, {
      method: "POST",
      headers,
      body: JSON.stringify(input),
      signal: c.req.raw.signal,
    });
    return api.fetch(request, c.env);
  };
}
