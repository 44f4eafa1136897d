import { reportToDeveloper } from "../state/report";
import type { AttributeType } from "./descriptor";

/** An attribute's text as a prop; a text that makes no sense is reported and counts as absent. */
export function parseAttribute(type: AttributeType, text: string | null, name: string): unknown {
  if (text === null) return undefined;
  if (type === "boolean") return text !== "false";
  if (type === "string") return text;
  if (text.trim() === "") return undefined;
  if (type === "number") {
    const number = Number(text);
    if (!Number.isNaN(number)) return number;
    reportToDeveloper(`the attribute ${name}="${text}" is not a number and is ignored.`);
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    reportToDeveloper(`the attribute ${name} is not valid JSON and is ignored: ${text}`, error);
    return undefined;
  }
}
