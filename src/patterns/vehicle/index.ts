// What fields of a vehicle are called, and how their values are written.
export { isVehicleField, vehicleText, vehicleUnit, type VehicleWords } from "./vehicle-text";
export { vehicleMessages } from "./vehicle.messages";
