import { toDecimal } from "martillo/domain";
import { errorText } from "../../platform/call/log";
import type { Db } from "../../platform/db/db";
import type { TaxRecord } from "../../ports/verifactu";
import type { Services } from "../../platform/call/context";
import { readWaitingRows, writeAnswer } from "./tax-record-repository";

/**
 * Sends what waits to the tax office, in the order of issue, which is that of the hashes: where the service cannot be asked, all others wait, too.
 * Returns how many were answered.
 */
export async function sendTaxRecords({
  db,
  ports,
  log,
}: Pick<Services, "db" | "ports" | "log">): Promise<number> {
  const { verifactu } = ports;
  if (!verifactu) return 0;
  const waiting = await readWaiting(db);
  for (const [count, { id, record }] of waiting.entries()) {
    try {
      const { status, code, message } = await verifactu.send(record);
      await writeAnswer(db, { id, status, code, message });
      const about = { document: record.number, code, answer: message };
      if (status !== "accepted") log.error(about, "the tax office has something against a record");
    } catch (error) {
      log.warn({ ...errorText(error), document: record.number }, "a tax record was not sent");
      return count;
    }
  }
  return waiting.length;
}

async function readWaiting(db: Db): Promise<{ id: number; record: TaxRecord }[]> {
  const rows = await readWaitingRows(db);
  return rows.map(({ id, record, huella, attempt, snapshot }) => {
    const { kind, house, buyer, number, corrects, alsoCorrects = [], title, totals } = snapshot;
    return {
      id,
      record: {
        record,
        huella,
        attempt,
        kind,
        issuer: { name: house.name, nif: house.taxId },
        buyer: { name: buyer.company || buyer.name, nif: buyer.nif },
        number,
        corrects,
        also_corrects: alsoCorrects.map(({ number: other }) => other),
        description: title,
        totals: {
          base: toDecimal(totals.ivaBaseCents),
          tax: toDecimal(totals.ivaTaxCents),
          rebu: toDecimal(totals.rebuCents),
          suplidos: toDecimal(totals.suplidoCents),
          total: toDecimal(totals.totalCents),
        },
      },
    };
  });
}
