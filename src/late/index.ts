// Code that comes late: chunks, how they are loaded once for a page, and again after a failure.
export { type Chunk, type ChunkState, defineChunk, useChunk } from "./chunk";
export { importAgain } from "./import-again";
