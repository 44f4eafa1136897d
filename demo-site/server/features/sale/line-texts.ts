import type { SaleLineKind } from "martillo/domain";

/** What the lines of a sale are called on its document. */
export const LINE_TEXTS: Readonly<Record<SaleLineKind, string>> = {
  vehicle: "Vehículo",
  premium: "Prima de la subasta",
  admin_fee: "Gastos de gestión",
  ownership_certificate: "Certificado de titularidad (suplido)",
  storage: "Custodia",
  adjustment: "Ajuste del precio",
};
