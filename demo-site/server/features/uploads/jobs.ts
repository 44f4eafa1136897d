import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import type { Ports } from "../../ports/ports";
import { sweepLotPhotos, sweepUploads } from "./sweep-uploads";

/** What this feature does apart from calls. */
export const jobs = [
  recurring(
    "pictures of nobody",
    HOUR_MS,
    ({ db, ports }: { db: Db; ports: Pick<Ports, "uploads"> }) => sweepUploads(db, ports.uploads),
  ),
  recurring(
    "photos of no lot",
    24 * HOUR_MS,
    ({ db, ports }: { db: Db; ports: Pick<Ports, "uploads"> }) => sweepLotPhotos(db, ports.uploads),
  ),
];
