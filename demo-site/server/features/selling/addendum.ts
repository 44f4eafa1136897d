import {
  MOST_ADDENDA,
  MOST_PHOTOS,
  type ParsedInputOf,
  type productProjectAction,
} from "martillo/contract";
import { mayChange } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { enqueue } from "../../platform/jobs/job-repository";
import { phaseOf, type LotRow, addToDescription, updateLot, type Editor } from "../lots";
import { checkContact } from "../../platform/call/contact-faults";

import { logged } from "./logged";
import { valuesFrom } from "./lot-values";
import { hadBids } from "./project-repository";
import { additionJob } from "./tell-addition";

type AddendumInput = Extract<ParsedInputOf<typeof productProjectAction>, { action: "addendum" }>;

/**
 * Adds to the description of a lot that is open, or to its photos, and tells those who have bid on it or follow it. A text or photo that is
 * there already is not added again.
 */
export async function addToLot(
  t: Db,
  input: AddendumInput,
  row: LotRow,
  editor: Editor,
): Promise<void> {
  const phase = phaseOf(row);
  const may = mayChange("description", { phase, hasBids: await hadBids(t, row.id) });
  if (phase !== "open" || may === "never") throw new ApiFault("ILLEGAL_TRANSITION");
  const known = new Set(row.images.map(({ src }) => src));
  const photos = (input.images ?? []).filter((src) => !known.has(src));
  const text = row.addenda.some((one) => one.text === input.text) ? undefined : input.text;
  if (input.text === undefined && input.images === undefined) refuse("text", "Obligatorio.");
  if (text !== undefined) checkContact({ text });
  if (text !== undefined && row.addenda.length >= MOST_ADDENDA) {
    refuse("text", `Como mucho ${MOST_ADDENDA} añadidos.`);
  }
  if (known.size + photos.length > MOST_PHOTOS) {
    refuse("images", `Como mucho ${MOST_PHOTOS} fotos.`);
  }
  if (text === undefined && photos.length === 0) return;
  await logged(t, row, editor, { action: "addendum" }, async () => {
    const images = [...known, ...photos];
    await updateLot(t, row.id, photos.length > 0 ? valuesFrom({ images }, row) : {});
    if (text !== undefined) await addToDescription(t, row.id, { text, at: Math.floor(row.now_ms) });
  });
  // The letters stand or fall with the addition, and no bidder waits for them.
  if (text !== undefined)
    await enqueue(t, additionJob, [{ lot: row.id, n: row.addenda.length + 1 }]);
}

function refuse(field: string, text: string): never {
  throw new ApiFault("INVALID_INPUT", { fields: { [field]: text } });
}
