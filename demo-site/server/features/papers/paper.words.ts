import type { SalePaper } from "martillo/contract";

/** What the papers of a sale are called. */
export const paperWords: Readonly<Record<SalePaper["kind"], string>> = {
  permiso_circulacion: "Permiso de circulación",
  ficha_tecnica: "Ficha técnica (ITV)",
  contrato: "Contrato de compraventa",
  factura: "Factura del vendedor",
  notificacion_venta: "Notificación de venta a Tráfico",
  justificante_transferencia: "Justificante de la transferencia",
  modelo_620: "Modelo 620/621 del impuesto",
};
