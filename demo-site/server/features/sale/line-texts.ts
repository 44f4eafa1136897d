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

/** A vehicle's own data. */
export interface VehicleData {
  /** Not kept of documents from before it was asked for. */
  make?: string;
  model?: string;
  vin: string | null;
  plate: string | null;
  km: number | null;
}

/** Which vehicle it is: make, model, chassis, plate, kilometres, as far as they are known. */
export function vehicleFacts({ make, model, vin, plate, km }: VehicleData): string {
  const text = [
    make && `marca ${make}`,
    model && `modelo ${model}`,
    vin && `bastidor ${vin}`,
    plate && `matrícula ${plate}`,
    km !== null && `${NUMBER.format(km)} km`,
  ]
    .filter(Boolean)
    .join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
