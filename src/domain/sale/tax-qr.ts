import type { DocumentRecord } from "./document-record";

/** Where the tax office looks invoices up, for systems that send their records and for those that keep them. */
const SENT = "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR";
const KEPT = "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu";

/** What the QR of an invoice holds (Orden HAC/1177/2024, 20 and 21): the address at which the tax office says what it knows of it. */
export function taxQrAddress(
  { emisor, numero, fecha, importe = "0.00" }: DocumentRecord,
  { isSent }: { isSent: boolean },
): string {
  const values = { nif: emisor, numserie: numero, fecha, importe };
  const query = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${isSent ? SENT : KEPT}?${query.join("&")}`;
}
