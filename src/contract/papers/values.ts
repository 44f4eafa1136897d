/** Papers of a sale. */
export const PAPER_KINDS = [
  "permiso_circulacion",
  "ficha_tecnica",
  "contrato",
  "factura",
  "notificacion_venta",
  "justificante_transferencia",
  "modelo_620",
] as const;

/** States of a paper. */
export const PAPER_STATES = ["missing", "uploaded", "verified", "handed_over"] as const;

/** What one may do with a paper now. */
export const PAPER_ACTIONS = [
  "upload",
  "verify",
  "reject",
  "hand_over",
  "sign",
  "download",
] as const;

/** The most that a paper's file may weigh, in bytes. */
export const PAPER_BYTES = 10_485_760;
