import { PATHS } from "martillo/contract";
import { type Block, oneLine, type Spoken } from "../../platform/mail/template";

/** What the law has a consumer told of the right to withdraw, with its model form (annex of the consumers' act). */
export function withdrawalText(
  of: {
    title: string;
    seller: string;
    invoice: number;
    /** Last day, in words; null while the vehicle was not handed over. */
    until: string | null;
  } & Spoken,
): Block[] {
  const { until, english = false } = of;
  const [title, seller] = [oneLine(of.title), oneLine(of.seller)];
  const link = PATHS.returnRequest.replace("{id}", String(of.invoice));
  if (english) {
    return [
      until === null
        ? "You may withdraw from this purchase without giving any reason until the end of the 14th day after you receive the vehicle."
        : `You may withdraw from this purchase without giving any reason until ${until}.`,
      "Do it from your purchase, or with this form:",
      {
        quote: `To ${seller}: I hereby give notice that I withdraw from my contract of sale of “${title}”. Ordered on / received on: … Name and address of the consumer: … Date: …`,
      },
      { link, label: "Withdraw from the purchase" },
    ];
  }
  return [
    until === null
      ? "Puede desistir de esta compra, sin dar motivos, hasta el final del decimocuarto día desde que reciba el vehículo."
      : `Puede desistir de esta compra, sin dar motivos, hasta el ${until}.`,
    "Hágalo desde su compra, o con este modelo de formulario:",
    {
      quote: `A la atención de ${seller}: por la presente le comunico que desisto de mi contrato de venta de «${title}». Pedido el / recibido el: … Nombre y domicilio del consumidor: … Fecha: …`,
    },
    { link, label: "Desistir de la compra" },
  ];
}
