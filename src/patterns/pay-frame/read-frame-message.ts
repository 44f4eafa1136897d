/** What the pay frame tells its host. */
export type FrameMessage =
  | { kind: "ready" | "processing" }
  | { kind: "height"; height: number }
  | { kind: "invalid"; n: number }
  | { kind: "challenge"; state: "open" | "closed" }
  | { kind: "done"; payment: number; status: string }
  | { kind: "saved"; id: string; brand: string; last4: string }
  | { kind: "error"; code: string };

const MOST_HEIGHT = 3_000;

/** Undefined for every other message. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const fields: Record<string, unknown> = { ...data };
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  const number = (name: string) => {
    const value = fields[name];
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
  };
  switch (fields["kind"]) {
    case "ready":
    case "processing":
      return { kind: fields["kind"] };
    case "height":
      return { kind: "height", height: Math.min(number("height"), MOST_HEIGHT) };
    case "invalid":
      return { kind: "invalid", n: number("n") };
    case "challenge":
      return { kind: "challenge", state: fields["state"] === "open" ? "open" : "closed" };
    case "done":
      return { kind: "done", payment: number("payment"), status: text("status") };
    case "saved":
      return { kind: "saved", id: text("id"), brand: text("brand"), last4: text("last4") };
    case "error":
      return { kind: "error", code: text("code") };
    default:
      return undefined;
  }
}
