/** Links that end letters of one kind to one person. They sign no person in, and never run out. */
import { NOTIFICATION_KINDS, type NotificationKind, pathTo } from "martillo/contract";
import { keyedHash } from "../../platform/security/keyed-hash";
import type { Db } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";

interface Context {
  db: Db;
  config: Pick<ServerConfig, "secret">;
}

/** Letters of a person that a link can end. */
export interface Stopped {
  userId: number;
  kind: NotificationKind;
}

/** The path of the link. No dots: a path that ends like the name of a file is served as one. */
export async function stopPath(ctx: Context, stopped: Stopped): Promise<string> {
  const token = `${stopped.userId}-${stopped.kind}-${await sealOf(ctx, stopped)}`;
  return pathTo("stopNotices", { token });
}

/** What a token of such a link ends; undefined for one that this house has not made. */
export async function readStopToken(ctx: Context, token: string): Promise<Stopped | undefined> {
  const [, id = "", word = "", seal = ""] = /^([1-9]\d{0,14})-([a-z_]+)-(\w+)$/.exec(token) ?? [];
  const kind = NOTIFICATION_KINDS.find((known) => known === word);
  if (!kind) return undefined;
  const stopped = { userId: Number(id), kind };
  return seal === (await sealOf(ctx, stopped)) ? stopped : undefined;
}

function sealOf(ctx: Context, { userId, kind }: Stopped): Promise<string> {
  return keyedHash(ctx, JSON.stringify(["stop letters", userId, kind]));
}
