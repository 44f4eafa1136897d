import type { VehicleFieldName } from "../../contract";
import { defineMessages } from "../../i18n";

export const vehicleMessages = defineMessages("vehicle", {
  category: "Categoría",
  brand: "Marca",
  model: "Modelo",
  registration_year: "Año de matriculación",
  kilometers: "Kilómetros",
  fuel: "Combustible",
  power: "Potencia",
  transmission: "Cambio",
  body_type: "Carrocería",
  doors: "Puertas",
  color: "Color",
  condition: "Conservación",
  location: "Ubicación",
  ref: "Su referencia",
  vin: "Bastidor",
  plate: "Matrícula",
} as const satisfies Record<VehicleFieldName, string>);
