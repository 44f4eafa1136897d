export { type Collector, CollectorFields, collectorOf } from "./CollectorFields";
export { pickupTimeMessages } from "./pickup-time.messages";
export {
  PickupTimeFields,
  pickupStartOf,
  type PickupTimeOptions,
  usePickupTime,
} from "./PickupTimeFields";
