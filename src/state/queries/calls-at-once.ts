// For pages that have the code of calls at once. Of its own, because what is also imported in one piece never comes late.
export { makeCall } from "./make-call";
