import {
  type commonFunctionGetImageBase,
  IMAGE_BASE_BYTES,
  type OutputOf,
  PRIVATE_PICTURES,
  UPLOAD_FOLDERS,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { toBase64 } from "../../platform/security/base64";

type Answer = OutputOf<typeof commonFunctionGetImageBase>;

/** A name in its folder: no way up, no hidden file, and nothing that stands for another character. */
const NAME = /^[\w-]+(?:\.[\w-]+)*$/;
/** Of a private file. */
const NUMBER = /^[1-9]\d{0,14}$/;

const TYPES: Readonly<Record<string, Answer["type"]>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** A picture as text. Throws NOT_FOUND for what is not there or not the caller's, IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE. */
export const getImageBase: Handler<typeof commonFunctionGetImageBase> = async (input, ctx) => {
  const { file_folder: folder, file_name: name } = input;
  const open = UPLOAD_FOLDERS.find((each) => each === folder);
  if (open) return upload(open, name, ctx);
  const kind = PRIVATE_PICTURES.find((each) => each === folder);
  if (kind) return privateFile(kind, name, ctx);
  throw new ApiFault("NOT_FOUND");
};

async function upload(
  folder: (typeof UPLOAD_FOLDERS)[number],
  name: string,
  { ports }: CallContext,
): Promise<Answer> {
  const type = TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""];
  if (type === undefined || !NAME.test(name)) throw new ApiFault("NOT_FOUND");
  const bytes = await ports.uploads.read(folder, name, IMAGE_BASE_BYTES);
  if (bytes === null) throw new ApiFault("NOT_FOUND");
  if (bytes === "too large") throw new ApiFault("IMAGE_TOO_LARGE");
  return { base64: toBase64(bytes), type };
}

async function privateFile(
  kind: (typeof PRIVATE_PICTURES)[number],
  name: string,
  ctx: CallContext,
): Promise<Answer> {
  if (!NUMBER.test(name)) throw new ApiFault("NOT_FOUND");
  const source = ctx.fileSources[kind];
  await source.check(ctx, Number(name));
  const file = await source.read(ctx, Number(name), ctx.requireViewer().id);
  if (!file) throw new ApiFault("NOT_FOUND");
  const type = Object.values(TYPES).find((each) => each === file.type);
  if (type === undefined) throw new ApiFault("UNSUPPORTED_IMAGE");
  if (file.bytes.length > IMAGE_BASE_BYTES) throw new ApiFault("IMAGE_TOO_LARGE");
  return { base64: toBase64(file.bytes), type };
}
