// The plan of the signed-in seller.
export { Subscription, type SubscriptionEvents, type SubscriptionProps } from "./Subscription";
export { subscriptionElement } from "./subscription.element";
