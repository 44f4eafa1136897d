// The frame gets `@stripe/stripe-js/pure` under this name.
export { loadStripe } from "@stripe/stripe-js/pure";
