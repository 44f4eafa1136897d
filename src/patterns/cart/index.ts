/** What the cart and its checkout show alike. */
import cartStyles from "./cart.css?inline";

export { cartPartMessages } from "./cart.messages";
export { CartExtras } from "./CartExtras";
export { CartTotals } from "./CartTotals";
export { ReservationClock } from "./ReservationClock";
export { useCartClock } from "./use-cart-clock";
export { cartStyles };
