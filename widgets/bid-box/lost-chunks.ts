import { entryChunk, loginChunk, stepsChunk } from "./chunks";

/** Loads again what was lost with the connection. Not the history: it would open by itself, long after the click. */
export function loadLostChunks(): void {
  for (const chunk of [stepsChunk, entryChunk, loginChunk]) {
    if (chunk.read().hasFailed) void chunk.load();
  }
}
