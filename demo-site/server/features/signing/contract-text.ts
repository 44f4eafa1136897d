/** What the contract of a sale says. */
import { formatEuro } from "martillo/domain";
import { type InvoiceRow, type LineRow, type Party, vehicleFacts } from "../sale";
import { dayText } from "../../platform/dates/written-dates";

/** All that is signed, as it was shown. */
export interface ContractContent {
  title: string;
  seller: string;
  buyer: string;
  vehicle: string;
  price: string;
  clauses: readonly string[];
}

/** The contract of a sale in the words of the house. */
export function contractOf(
  row: InvoiceRow,
  lines: readonly LineRow[],
  { buyer, seller }: { buyer: Party; seller: Party },
): ContractContent {
  const cents = lines
    .filter(({ kind }) => kind === "vehicle")
    .reduce((sum, { amount_cents, qty }) => sum + amount_cents * qty, 0);
  const facts = vehicleFacts(row);
  return {
    title: "Contrato de compraventa de vehículo",
    seller: partyText(seller),
    buyer: partyText(buyer),
    vehicle: facts ? `${row.title}. ${facts}` : row.title,
    price: formatEuro(cents, { whole: false }),
    clauses: [
      `La venta se acordó el ${dayText(row.sold_ms)} en la casa de subastas, con la cuenta número ${row.id}.`,
      "El vendedor declara que el vehículo es suyo o que puede venderlo, y que lo entrega libre de cargas, embargos y multas.",
      "El comprador recibe el vehículo en el estado que describe el anuncio, y desde la entrega responde de su uso.",
      "El precio se paga como dice el documento de la venta. La propiedad se transmite con la entrega y el pago.",
      "El comprador solicita el cambio de titularidad en los treinta días siguientes a la entrega; el vendedor notifica la venta a Tráfico cuando le corresponda.",
      "Este contrato no limita los derechos que la ley reconoce a los consumidores.",
    ],
  };
}

function partyText({ company, name, nif, address }: Party): string {
  return [company || name, company ? `representada por ${name}` : "", nif && `NIF ${nif}`, address]
    .filter(Boolean)
    .join(", ");
}

/** The same as one text, which is hashed. */
export function textOf({ title, seller, buyer, vehicle, price, clauses }: ContractContent): string {
  return [
    title,
    `Vendedor: ${seller}`,
    `Comprador: ${buyer}`,
    `Vehículo: ${vehicle}`,
    `Precio: ${price}`,
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ].join("\n");
}
