import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { claimAvatar, releaseAvatars } from "./upload-repository";

/** A person's picture is theirs from now on, and the one before it belongs to no account. */
export async function takeAvatar(t: Db, userId: number, fileName: string | null): Promise<void> {
  if (fileName !== null && !(await claimAvatar(t, fileName, userId))) {
    throw new ApiFault("INVALID_INPUT", { fields: { avatar: "Suba la imagen de nuevo." } });
  }
  await releaseAvatars(t, userId, fileName);
}
