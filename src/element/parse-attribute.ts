import { reportToDeveloper } from "../state/page";
import type { AttributeType } from "./descriptor";

/**
 * An attribute's text as a prop; a text that makes no sense is reported. In place of JSON it counts as absent. In place of a number it is
 * NaN: whether a widget can do without that number, the widget knows.
 */
export function parseAttribute(type: AttributeType, text: string | null, name: string): unknown {
  if (text === null) return undefined;
  if (type === "boolean") return text !== "false";
  if (type === "string" || (type === "lot" && text === "next")) return text;
  if (type === "json") return parseJson(text, name);
  const number = text.trim() === "" ? NaN : Number(text);
  if (Number.isNaN(number)) reportToDeveloper(`the attribute ${name}="${text}" is not a number.`);
  return number;
}

function parseJson(text: string, name: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    reportToDeveloper(`the attribute ${name} is not valid JSON and is ignored: ${text}`, error);
    return undefined;
  }
}
