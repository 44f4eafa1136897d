import type { PageApi } from "../../demo-site/server/testing/page-api";
import { sellDirectly } from "../../demo-site/server/testing/sell";

/** A vehicle that was bought and paid by transfer. */
export async function paidSale(
  api: Pick<PageApi, "seedUser" | "seedLot" | "call">,
  { title = "Seat León", isPaid = true }: { title?: string; isPaid?: boolean } = {},
) {
  const sale = await sellDirectly(api, { lot: { title } });
  if (isPaid) {
    await api.call(
      "seller/invoice/changeStatus",
      { action: "paid", invoice_ids: [sale.invoice], notes: "Transferencia." },
      sale.seller,
    );
  }
  return sale;
}

/** The buyer's bank claims a euro of what paid a sale back. */
export async function claimBack(api: Pick<PageApi, "db">, invoice: number): Promise<void> {
  await api.db.query(
    `insert into disputes (provider, ref, payment_id, amount_cents, status)
     select 'sandbox', 'claim ' || id, id, 100, 'open' from payments where purpose = 'invoice' and ref = $1`,
    [String(invoice)],
  );
}

/** Books a time some days ahead for a sale that is paid. Returns when. */
export async function bookPickup(
  api: Pick<PageApi, "call">,
  { invoice, buyer }: Pick<Awaited<ReturnType<typeof paidSale>>, "invoice" | "buyer">,
): Promise<number> {
  const { dates } = (
    await api.call("appointment/checkAppointments", { invoice_id: invoice }, buyer)
  ).responseData;
  const start = dates[4]?.slots[2]?.start ?? 0;
  await api.call("appointment/update", { invoice_id: invoice, appointmentTime: start }, buyer);
  return start;
}

/** Says that it is ready, and hands it over to the person who tells the code. `noted`: what is written down of it. */
export async function handOver(
  api: Pick<PageApi, "call">,
  {
    invoice,
    buyer,
    seller,
  }: Pick<Awaited<ReturnType<typeof paidSale>>, "invoice" | "buyer" | "seller">,
  noted: { km?: number; keys_given?: number; notes?: string } = {},
): Promise<void> {
  await api.call("custom/delivery", { invoice_id: invoice, delivered: 2 }, seller);
  const { appointmentDetail } = (
    await api.call("appointment/checkAppointments", { invoice_id: invoice }, buyer)
  ).responseData;
  await api.call(
    "custom/handover",
    {
      invoice_id: invoice,
      code: appointmentDetail?.pickup_code ?? "",
      checks: { identity: 1, condition: 1, keys: 1, documents: 1 },
      ...noted,
    },
    seller,
  );
}

/** A PDF of one empty page. */
export function pdfFile(name = "papel.pdf"): File {
  const text = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>
endobj
trailer
<< /Root 1 0 R /Size 4 >>
%%EOF
`;
  return new File([text], name, { type: "application/pdf" });
}

/** A vehicle that was bought, paid by transfer and collected. */
export async function collectedSale(api: Pick<PageApi, "seedUser" | "seedLot" | "call">) {
  const sale = await paidSale(api);
  await bookPickup(api, sale);
  await handOver(api, sale);
  return sale;
}

type Sale = Awaited<ReturnType<typeof paidSale>>;

/** Its buyer asks to give it back. Returns the number of the return. @default a withdrawal */
export async function askReturn(
  api: Pick<PageApi, "call">,
  { invoice, buyer }: Pick<Sale, "invoice" | "buyer">,
  more: { reason?: "desistimiento" | "no_conforme"; text?: string } = {},
): Promise<number> {
  const input = { invoice_id: invoice, reason: "desistimiento" as const, ...more };
  const { record } = (await api.call("product/raiseReturnRequest", input, buyer)).responseData;
  return record.return_id;
}

/** Its seller answers it, or gives the money back. */
export async function decideReturn(
  api: Pick<PageApi, "call">,
  { seller }: Pick<Sale, "seller">,
  id: number,
  more: { action: "accept" | "reject" | "refund"; notes?: string },
): Promise<void> {
  await api.call("user/invoice/returninvoice", { return_id: id, ...more }, seller);
}

/** A picture of one dark square. */
export async function photoFile(name = "frontal.png"): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** The vehicle is back, and its seller gives less than was paid, with a picture. */
export async function deductLoss(
  api: Pick<PageApi, "fetch">,
  { seller }: Pick<Sale, "seller">,
  id: number,
  { amount, notes }: { amount: string; notes: string },
): Promise<void> {
  const photo = await photoFile();
  const steps = [
    { action: "received", km: "84120", keys: "1", documents: "1" },
    { action: "refund", amount, notes },
  ];
  for (const step of steps) {
    const form = new FormData();
    form.append("return_id", String(id));
    for (const [key, value] of Object.entries(step)) form.append(key, value);
    form.append("images", photo);
    const answer = await api.fetch("/api/user/invoice/returninvoice", {
      method: "POST",
      headers: { authorization: `Bearer ${seller.token}` },
      body: form,
    });
    const { status } = (await answer.json()) as { status: string };
    if (status !== "success") throw new Error(`a step of a return was refused: ${step.action}`);
  }
}
