// The requests to bid in a seller's auctions, and their answers. The editor of an auction shows the same view.
export {
  AccessRequests,
  type AccessRequestsEvents,
  type AccessRequestsProps,
} from "./AccessRequests";
export { accessRequestsElement } from "./access-requests.element";
export { RequestsView, type RequestsViewProps } from "./RequestsView";
