export {
  AccessRequests,
  type AccessRequestsEvents,
  type AccessRequestsProps,
} from "./AccessRequests";
