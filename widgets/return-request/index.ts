// Giving back what was bought.
export { ReturnRequest, type ReturnRequestEvents, type ReturnRequestProps } from "./ReturnRequest";
export { returnRequestElement } from "./return-request.element";
