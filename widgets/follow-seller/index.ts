// The button that follows a seller, and when the house writes about its new lots.
export { FollowSeller, type FollowSellerEvents, type FollowSellerProps } from "./FollowSeller";
export { followSellerElement } from "./follow-seller.element";
