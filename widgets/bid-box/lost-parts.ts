import { loginPart, milestonesPart, noBidPart, stepsPart } from "./parts";

/** Loads again what was lost with the connection. Not the history: it would open by itself, long after the click. */
export function loadLostParts(): void {
  for (const part of [stepsPart, noBidPart, milestonesPart, loginPart]) {
    if (part.read().hasFailed) void part.load();
  }
}
