// A button that writes to the seller of a lot.
export { AskSeller, type AskSellerEvents, type AskSellerProps } from "./AskSeller";
export { askSellerElement } from "./ask-seller.element";
