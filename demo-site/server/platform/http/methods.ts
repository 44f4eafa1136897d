import type { AnyCall } from "martillo/contract";
import { ApiFault } from "../call/fault";

/** Where the input of a call is, or METHOD_NOT_ALLOWED. */
export function inputSource(call: AnyCall, method: string): "body" | "query" {
  const mayGet = call.method === "GET" || call.alsoGet === true;
  if ((method === "GET" || method === "HEAD") && mayGet) return "query";
  if (method === "POST" && call.method !== "GET") return "body";
  throw new ApiFault("METHOD_NOT_ALLOWED");
}

export function allowedMethods(call: AnyCall): string {
  if (call.method === "GET") return "GET";
  return call.alsoGet ? "GET, POST" : "POST";
}
