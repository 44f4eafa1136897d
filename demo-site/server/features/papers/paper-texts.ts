import type { SalePaper } from "martillo/contract";

type Kind = SalePaper["kind"];

const NAMES: Readonly<Record<Kind, readonly [es: string, en: string]>> = {
  permiso_circulacion: ["Permiso de circulación", "Registration certificate"],
  ficha_tecnica: ["Ficha técnica (ITV)", "Technical data sheet (ITV)"],
  contrato: ["Contrato de compraventa", "Sales contract"],
  factura: ["Factura del vendedor", "Seller's invoice"],
  notificacion_venta: ["Notificación de venta a Tráfico", "Notice of the sale to Tráfico"],
  justificante_transferencia: ["Justificante de la transferencia", "Receipt of the transfer"],
  modelo_620: ["Modelo 620/621 del impuesto", "Tax form 620/621"],
};

/** What a paper is called. */
export function paperText(kind: Kind, english: boolean): string {
  return NAMES[kind][english ? 1 : 0];
}
