// When something is picked up, and by whom.
export { type Collector, CollectorFields, collectorOf } from "./CollectorFields";
export { pickupTimeMessages } from "./pickup-time.messages";
export {
  PickupTimeFields,
  pickupStartOf,
  type PickupTimeOptions,
  usePickupTime,
} from "./PickupTimeFields";
