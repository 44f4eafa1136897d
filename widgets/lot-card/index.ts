// A lot as a photo, its facts, the price as it is now, the time left, and a bid in two presses.
export {
  LotCard,
  type LotCardEvents,
  LotCardPlaceholder,
  type LotCardPlaceholderProps,
  type LotCardProps,
} from "./LotCard";
export { lotCardElement } from "./lot-card.element";
export type { CardPrice, CardTime, LotCardModel, ReadyCard } from "./lot-card-model";
export { type Standing, standingsOf } from "./standing";
export { LazyLoginDialog } from "./LazyLoginDialog";
export { useLotCard } from "./use-lot-card";
export { useLotPhase } from "./use-lot-phase";
export { type SignInFirst, useSignInFirst } from "./use-sign-in-first";
