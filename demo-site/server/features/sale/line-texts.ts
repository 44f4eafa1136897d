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

const NUMBER = new Intl.NumberFormat("es");

/** What tells a vehicle from others of its kind: chassis, plate, kilometres, as far as they are known. */
export function vehicleFacts(of: {
  vin: string | null;
  plate: string | null;
  km: number | null;
}): string {
  return [
    of.vin && `Bastidor ${of.vin}`,
    of.plate && `matrícula ${of.plate}`,
    of.km !== null && `${NUMBER.format(of.km)} km`,
  ]
    .filter(Boolean)
    .join(", ");
}
