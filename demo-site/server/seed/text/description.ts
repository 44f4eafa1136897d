import { collection } from "./collection";
import { equipment } from "./equipment";
import { opening } from "./opening";
import { papers } from "./papers";
import { state } from "./state";
import type { Story } from "./story";

/** The description of a lot: paragraphs separated by an empty line. */
export function describeVehicle(story: Story): string {
  return [opening, equipment, state, papers, collection]
    .map((paragraph) => paragraph(story))
    .join("\n\n");
}
