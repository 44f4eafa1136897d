export { type AlertContent, type AlertsState, showAlert, useAlerts } from "./alerts";
export type { Alert, CallError, ConnectionStatus, Result } from "../client";
export type { BidDraft, BiddingState, BidListener } from "./bidding";
export { CONSENT_PURPOSES, type ConsentChoice, useConsentChoice } from "./consent-choice";
export { createFixedClock, type ServerClock } from "./clock";
export { Countdown, type CountdownProps } from "./Countdown";
export { CHECKING_CLOSE, CHECKING_OPENING } from "./countdown-text";
export type {
  BidKind,
  EventProps,
  EventPropName,
  FailureCode,
  LoginReason,
  MartilloEventMap,
  MartilloEventName,
  MartilloEvents,
  SearchQuery,
} from "./events";
export { lotBidding } from "./lot-bidding";
export { addPageList } from "./add-page-list";
export { findPageList } from "./find-page-list";
export { reportMistake } from "./mistake";
export { placeBid, reportBid } from "./place-bid";
export {
  type Consent,
  type DataLayerOptions,
  type Fact,
  type FactHandler,
  on,
  type PersonalKey,
} from "./fact-bus";
export { InitialLots, type InitialLotsProps } from "./initial-lots";
export {
  MartilloProvider,
  type MartilloProviderProps,
  useHostSignIn,
  useRuntime,
  type WidgetRuntime,
} from "./provider";
export type { ConsentCode } from "./sign-in-exchange";
export {
  askForConsent,
  type MartilloSignIn,
  type SignInOptions,
  signInWithMartillo,
} from "./sign-in-window";
export { reloadPage } from "./reload-page";
export { createRuntime, type Runtime, type RuntimeOptions } from "./runtime";
export { seenHeads } from "./seen-heads";
export { prepareSession, type SessionState, type SessionStatus } from "./session";
export {
  configure,
  consent,
  type GetToken,
  leadsToLogin,
  type LotUrl,
  type MartilloSettings,
  type PageSettings,
  type Theme,
  type TokenRequest,
} from "./settings";
export { chooseTimeZone, startTimeZone, useTimeZone } from "./time-zone";
export { type ActionState, useAction } from "./use-action";
export { type BidOwner, useBidOwner } from "./use-bid-owner";
export { type Bidding, useBidding } from "./use-bidding";
export { type CountdownLot, type CountdownState, useCountdown, useNow } from "./use-clock";
export { captchaOf, useHouseDefaults } from "./use-house-defaults";
export { usePhoneRules } from "./use-phone-rules";
export { useIsBidding } from "./use-is-bidding";
export { useConnection } from "./use-connection";
export { type LotState, primeLots, useLot, useLotDetail, useLots, usePrimeLots } from "./use-lot";
export { useFacts } from "./use-facts";
export { useLotEvents } from "./use-lot-events";
export { type QueryOptions, type QueryState, useQuery } from "./use-query";
export { type SessionView, useSession } from "./use-session";
export { type FavoriteState, useFavorite } from "./use-favorite";
export { useWatch, type WatchState } from "./use-watch";
export { type Emit, EventTargetContext, useEmit, useWidgetEvents } from "./use-widget-events";
