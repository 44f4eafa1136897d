import { defineMessages } from "../../i18n";

export const paidForMessages = defineMessages("paidFor", {
  vehicle: "Ver el vehículo",
  vehicleOf: "Ver el vehículo: {title}",
} as const);
