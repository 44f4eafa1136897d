import type { fileLink } from "martillo/contract";
import { Hono } from "hono";
import { ApiFault } from "../../platform/call/fault";
import type { Services } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { asAttachment } from "../../platform/http/send-file";
import { authenticate } from "../../platform/security/authenticate";
import { hashToken, newToken } from "../../platform/security/token";
import { insertLink, readLinkRow } from "./file-link-repository";
import type { FileTools } from "./file-source";

const FILE_PATH = "/api/custom/file";

/** A link to a private file, good for a few minutes and for its viewer alone. */
export const link: Handler<typeof fileLink> = async ({ kind, id }, ctx) => {
  await ctx.fileSources[kind].check(ctx, id);
  const key = newToken();
  const row = await insertLink(ctx.db, {
    hash: hashToken(key),
    userId: ctx.requireViewer().id,
    kind,
    ref: id,
  });
  return { url: `${FILE_PATH}?key=${key}`, expires_at: Math.round(row?.expires ?? 0) };
};

/** Where the links lead: the file as an attachment that no browser takes for anything else. */
export function fileRoutes(tools: FileTools & Pick<Services, "fileSources">): Hono {
  const { db, fileSources } = tools;
  const app = new Hono();
  app.get(FILE_PATH, async (c) => {
    const found = await readLinkRow(db, hashToken(c.req.query("key") ?? ""));
    const caller = await callerOf(db, c.req.header("authorization"), c.req.header("origin"));
    // A link is one person's: another person who is signed in finds nothing.
    if (!found || (caller !== null && caller !== found.user_id)) throw new ApiFault("NOT_FOUND");
    const file = await fileSources[found.kind].read(tools, found.ref, found.user_id);
    if (!file) throw new ApiFault("NOT_FOUND");
    return c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      "content-type": file.type,
      "content-disposition": asAttachment(file.name),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}

async function callerOf(
  db: Db,
  authorization: string | undefined,
  origin: string | undefined,
): Promise<number | null> {
  if (authorization === undefined) return null;
  const viewer = await authenticate(db, authorization, origin ?? null);
  return viewer?.id ?? null;
}
