import { formatNumber } from "martillo";

/** The house counts no further. */
const MOST_COUNTED = 10_000;

/** How many wait in a queue, and whether there are more than were counted. */
export interface QueueCount {
  text: string;
  isMore: boolean;
}

export function countOf(total: number): QueueCount {
  return { text: formatNumber(Math.min(total, MOST_COUNTED)), isMore: total > MOST_COUNTED };
}
