// How components read the rooms: the provider and the hooks. They need the runtime, and so stand above it.
export { Countdown, type CountdownProps } from "./Countdown";
export { InitialLots, type InitialLotsProps } from "./initial-lots";
export {
  MartilloProvider,
  type MartilloProviderProps,
  useHostSignIn,
  useRuntime,
  type WidgetRuntime,
} from "./provider";
export { type CallState, useCall } from "./use-call";
export { type AlertContent, type AlertsState, showAlert, useAlerts } from "./use-alerts";
export { type BidOwner, useBidOwner } from "./use-bid-owner";
export { type Bidding, useBidding } from "./use-bidding";
export { type CountdownLot, type CountdownState, useCountdown, useNow } from "./use-clock";
export { useConnection } from "./use-connection";
export { type FavoriteState, useFavorite } from "./use-favorite";
export { type HouseView, useHouse, useHouseDefaults } from "./use-house";
export { useIsBidding } from "./use-is-bidding";
export { type LotState, primeLots, useLot, useLotDetail, usePrimeLots } from "./use-lot";
export { useLotEvents } from "./use-lot-events";
export { useLots } from "./use-lots";
export { useMoments, useToday } from "./use-moments";
export { usePhoneRules } from "./use-phone-rules";
export { usePlaces } from "./use-places";
export { usePageScopes } from "./use-page-scopes";
export { type QueryOptions, type QueryState, useQuery } from "./use-query";
export { type SessionView, useSession } from "./use-session";
export { useWatch, type WatchState } from "./use-watch";
export { EventTargetContext, useEmit, useWidgetEvents } from "./use-widget-events";
