/** A seller's own templates of lots. What is no template is not found by these calls, and what they make is never sold. */
import type {
  ParsedInputOf,
  templateProductBulkProjectAction,
  templateProductChangeStatus,
  templateProductGetSingleProject,
  templateProductProjectAction,
  templateProductUploadXLSXFile,
} from "martillo/contract";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { logEdit, ownerIdOf, renameTemplate } from "../../lots";
import { type Changed, changeMany } from "../bulk-action";
import { changeStatus } from "../change-status";
import { handleSheet } from "../imports/upload-sheet";
import { getSingleProject } from "../own-lot";
import { answerOf, begin, changeLot, copy, hasNewer } from "../project-action";
import { lotOfKey, templatesAmong } from "../project-repository";
import { nameOfCopy, nameOfTemplate, requireName } from "./find-template";
import { HOLDS_TEMPLATES } from "./lists";

type Input = ParsedInputOf<typeof templateProductProjectAction>;
type InputFor<Name extends Input["action"]> = Extract<Input, { action: Name }>;
type Part = Omit<InputFor<"save">, "action" | "id">;

export const templateAction: Handler<typeof templateProductProjectAction> = async (input, ctx) => {
  const { id, others } = await act(input, ctx);
  // Asked for under a key that has made a lot, it is not found.
  const template = await nameOfTemplate(id, ctx);
  const { record, ...answer } = await answerOf(id, ctx);
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record: { ...record, template }, ...answer, others };
};

interface Done {
  id: number;
  /** 1: others have written since the version that the caller saw. */
  others: 0 | 1;
}

async function act(input: Input, ctx: CallContext): Promise<Done> {
  switch (input.action) {
    case "add":
      return { id: await make(input, input.name, ctx), others: 0 };
    case "duplicate":
      return { id: await duplicate(input, ctx), others: 0 };
    case "edit":
      return rewrite(input.id, input, ctx);
    case "save": {
      const known = input.id ?? (await ofKey(input.client_key, ctx));
      if (known !== undefined) return rewrite(known, input, ctx);
      return { id: await make(input, requireName(input.name), ctx), others: 0 };
    }
  }
}

async function make(part: Part, name: string, ctx: CallContext): Promise<number> {
  const made = await begin(part, ctx, name);
  return made ?? ((await ofKey(part.client_key, ctx)) as number);
}

async function ofKey(key: string | undefined, ctx: CallContext): Promise<number | undefined> {
  if (key === undefined) return undefined;
  return lotOfKey(ctx.db, ownerIdOf(ctx.requireViewer()), key);
}

async function duplicate(input: InputFor<"duplicate">, ctx: CallContext): Promise<number> {
  const { id, client_key } = input;
  const former = await nameOfTemplate(id, ctx);
  return copy(id, { template: input.name ?? nameOfCopy(former), client_key }, ctx);
}

/** Writes a part of a template, and its name where another one is given. */
async function rewrite(id: number, { name, ...part }: Part, ctx: CallContext): Promise<Done> {
  await nameOfTemplate(id, ctx);
  let others: 0 | 1 = 0;
  await changeLot({ ...part, action: "save", id }, ctx, {
    look: (row) => {
      if (hasNewer({ ...part, action: "save" }, row)) others = 1;
    },
    also: async (t, { template_name: former }, editor) => {
      if (name === undefined || name === former) return;
      await renameTemplate(t, id, name);
      const entry = { before: { template: former }, after: { template: name } };
      await logEdit(t, id, editor, { action: "save", ...entry });
    },
  });
  return { id, others };
}

export const changeTemplateStatus: Handler<typeof templateProductChangeStatus> = async (
  input,
  ctx,
) => {
  await nameOfTemplate(input.id, ctx);
  return changeStatus(input, ctx);
};

export const getTemplate: Handler<typeof templateProductGetSingleProject> = async (input, ctx) => {
  await nameOfTemplate(input.id, ctx);
  return getSingleProject(input, ctx);
};

const OF_TEMPLATES: Changed = {
  hashed: "templates ",
  known: async (ids, ctx) =>
    new Set((await templatesAmong(ctx.db, ids, ctx.requireViewer())).keys()),
  duplicate: (id, client_key, ctx) => duplicate({ action: "duplicate", id, client_key }, ctx),
};

export const changeTemplates: Handler<typeof templateProductBulkProjectAction> = (input, ctx) => {
  const { selection, ...asked } = input;
  if (!selection) return changeMany(input, ctx, OF_TEMPLATES);
  if (!HOLDS_TEMPLATES.has(selection.action)) {
    throw new ApiFault("SELECTION_CHANGED", { values: { count: "0" } });
  }
  const own = { ...asked, selection: { ...selection, action: "templates" as const } };
  return changeMany(own, ctx, OF_TEMPLATES);
};

export const uploadTemplates: Handler<typeof templateProductUploadXLSXFile> = (input, ctx) =>
  handleSheet(input, ctx, { isTemplates: true });
