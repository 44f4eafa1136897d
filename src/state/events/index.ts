// What happens in the widgets: the events and what they carry, and the facts of them for code that counts.
export {
  type BidKind,
  type Emit,
  type EventPropName,
  eventPropName,
  type EventProps,
  type FailureCode,
  type LoginReason,
  type SavedMethod,
  type MartilloEventMap,
  type MartilloEventName,
  type MartilloEvents,
  type SearchQuery,
} from "./events";
export { type Fact, type FactHandler, on, type PersonalKey } from "./fact-bus";
export { recordFact } from "./facts";
export { useFacts } from "./use-facts";
