import type { AnyCall } from "martillo/contract";
import { ApiFault } from "../call/fault";

/** Where the input of a call is, or METHOD_NOT_ALLOWED. */
export function inputSource(action: AnyCall, method: string): "body" | "query" {
  const mayGet = action.method === "GET" || action.alsoGet === true;
  if ((method === "GET" || method === "HEAD") && mayGet) return "query";
  if (method === "POST" && action.method !== "GET") return "body";
  throw new ApiFault("METHOD_NOT_ALLOWED");
}

export function allowedMethods(action: AnyCall): string {
  if (action.method === "GET") return "GET";
  return action.alsoGet ? "GET, POST" : "POST";
}
