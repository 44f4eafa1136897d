import { ApiFault } from "../../platform/call/fault";
import type { FileSources } from "../files";
import { readPayer } from "../money";
import { readParty } from "../sale";
import { isOpen, readAppointment } from "./appointment-repository";
import { handoverFile } from "./handover-file";
import { entryFile } from "./pickup-letters";

/** The appointment of a sale as an entry of a calendar, and the pictures of its hand-over: for its sides. */
export const fileSources = {
  ics: {
    async check(ctx, invoiceId) {
      await readParty(ctx, invoiceId);
      const appointment = await readAppointment(ctx.db, invoiceId);
      if (!appointment || !isOpen(appointment)) throw new ApiFault("NOT_FOUND");
    },
    async read(ctx, invoiceId, readerId) {
      const appointment = await readAppointment(ctx.db, invoiceId);
      if (!appointment || !isOpen(appointment)) return null;
      return entryFile(ctx, appointment, (await readPayer(ctx.db, readerId)) ?? {});
    },
  },
  handover: handoverFile,
} satisfies Partial<FileSources>;
