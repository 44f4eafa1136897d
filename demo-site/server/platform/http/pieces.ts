/** Each piece has its cost, however small it is: a sender may begin with small ones, and then they must be as networks make them. */
const SMALL_PIECES = 256;
const USUAL_PIECE_BYTES = 512;

/** Whether a body comes in more pieces than networks make. */
export function areTooMany(pieces: number, bytes: number): boolean {
  return pieces > SMALL_PIECES + bytes / USUAL_PIECE_BYTES;
}

/** The pieces of so small a body, however it comes, cost a few milliseconds: it is read as the transport has it, which is quickest. */
export const SMALL_BODY_BYTES = 4_096;
