import type { AnyAction } from "martillo/contract";
import { ApiFault } from "./fault";

/** Where the input of a call is, or METHOD_NOT_ALLOWED. */
export function inputSource(action: AnyAction, method: string): "body" | "query" {
  const mayGet = action.method === "GET" || action.alsoGet === true;
  if ((method === "GET" || method === "HEAD") && mayGet) return "query";
  if (method === "POST" && action.method === "POST") return "body";
  throw new ApiFault("METHOD_NOT_ALLOWED");
}

export function allowedMethods(action: AnyAction): string {
  if (action.method === "GET") return "GET";
  return action.alsoGet ? "GET, POST" : "POST";
}
