import { ApiFault } from "../../platform/call/fault";
import type { FileSources } from "../files";
import { readPayer } from "../money";
import { readParty } from "../sale";
import { isOpen, readAppointment } from "./appointment-repository";
import { entryOf } from "./pickup-letters";

/** The appointment of a sale as an entry of a calendar, for its sides. */
export const fileSources = {
  ics: {
    async check(ctx, invoiceId) {
      await readParty(ctx, invoiceId);
      const appointment = await readAppointment(ctx.db, invoiceId);
      if (!appointment || !isOpen(appointment)) throw new ApiFault("NOT_FOUND");
    },
    async read({ db, config }, invoiceId, readerId) {
      const appointment = await readAppointment(db, invoiceId);
      if (!appointment || !isOpen(appointment)) return null;
      const reader = await readPayer(db, readerId);
      const text = entryOf(config, appointment, reader?.english ?? false);
      return {
        name: reader?.english ? "collection.ics" : "recogida.ics",
        type: "text/calendar; charset=utf-8",
        bytes: new TextEncoder().encode(text),
      };
    },
  },
} satisfies Partial<FileSources>;
