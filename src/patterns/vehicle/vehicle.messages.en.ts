import type { MessageKeyOf } from "../../i18n";
import type { vehicleMessages } from "./vehicle.messages";

export const vehicleEnglish = {
  "vehicle.category": "Category",
  "vehicle.brand": "Make",
  "vehicle.model": "Model",
  "vehicle.registration_year": "Year of registration",
  "vehicle.kilometers": "Kilometres",
  "vehicle.fuel": "Fuel",
  "vehicle.power": "Power",
  "vehicle.transmission": "Gearbox",
  "vehicle.body_type": "Body",
  "vehicle.doors": "Doors",
  "vehicle.color": "Colour",
  "vehicle.condition": "Condition",
  "vehicle.location": "Location",
  "vehicle.ref": "Your reference",
  "vehicle.vin": "Chassis number",
  "vehicle.plate": "Registration plate",
} satisfies Record<MessageKeyOf<typeof vehicleMessages>, string>;
