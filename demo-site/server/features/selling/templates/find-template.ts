import { TEMPLATE_NAME_LENGTH } from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { templatesAmong } from "../project-repository";

const COPY = " (copia)";

/** The name of a template of a lot that the caller manages, a deleted one, too. Throws NOT_FOUND for all else, lots among it. */
export async function nameOfTemplate(id: number, ctx: CallContext): Promise<string> {
  const name = (await templatesAmong(ctx.db, [id], ctx.requireViewer())).get(id);
  if (name === undefined) throw new ApiFault("NOT_FOUND");
  return name;
}

/** What a copy is called whose maker gives it no name. */
export function nameOfCopy(name: string): string {
  return name.slice(0, TEMPLATE_NAME_LENGTH - COPY.length) + COPY;
}

/** Throws INVALID_INPUT where a new template has none. */
export function requireName(name: string | undefined): string {
  if (name === undefined) throw new ApiFault("INVALID_INPUT", { fields: { name: "Required!" } });
  return name;
}
