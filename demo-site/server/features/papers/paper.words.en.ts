import type * as spanish from "./paper.words";

export const paperWords: typeof spanish.paperWords = {
  permiso_circulacion: "Registration certificate",
  ficha_tecnica: "Technical data sheet (ITV)",
  contrato: "Sales contract",
  factura: "Seller's invoice",
  notificacion_venta: "Notice of the sale to Tráfico",
  justificante_transferencia: "Receipt of the transfer",
  modelo_620: "Tax form 620/621",
};
