/** The rulebook of the auction house: pure functions, no I/O, no clock of their own. Money is integer cents throughout. */
export {
  decideBid,
  initialBidState,
  lowerMaximum,
  minimumBid,
  reserveMet,
  type AcceptedBid,
  type BidDecision,
  type LotBidState,
  type LotRules,
  type MaximumBid,
  type PublicBid,
  type RefusedAmount,
  type RefusedBid,
  type RefusedLeader,
  type ReserveMode,
} from "./bidding";
export { isBuyNowOffered, type BuyNowTerms } from "./buy-now";
export {
  amountText,
  bidderText,
  CHAIN_START,
  chainText,
  sealText,
  verifyChain,
  type AnyChainedRow,
  type ChainedRow,
  type ChainRow,
  type ChainVerdict,
  type Digest,
  type SealedChainedRow,
  type SealedRow,
  type SeenHead,
  type WithdrawalNote,
} from "./chain";
export { chainOfHistory } from "./history";
export {
  headText,
  verifySignedHead,
  type HeadVerdict,
  type HouseKey,
  type SignedHead,
} from "./signed-head";
export {
  addClockSample,
  serverTimeAt,
  UNSYNCED_CLOCK,
  type ClockSample,
  type ClockSync,
} from "./clock-sync";
export {
  dayProblem,
  decimalOf,
  FIELD_TEXTS,
  FIRST_DAY,
  isBlank,
  isCalendarDay,
  isDecimal,
  LAST_DAY,
} from "./field-rules";
export {
  ACCOUNT_FIELDS,
  fieldPath,
  isAccountField,
  answerPath,
  fieldsOfCategory,
  readCustomFields,
  rowFields,
  shownFields,
  subOptions,
  validateCustomFields,
  type FieldDefinition,
} from "./custom-fields";
export { formatRemaining, remaining, type Remaining, type Temperature } from "./countdown";
export {
  isListedAddress,
  isSentToMaintenance,
  MAINTENANCE_PATH,
  type MaintenanceRules,
  type MaintenanceVisit,
} from "./maintenance";
export { auctionJsonLd, auctionJsonLdText } from "./auction-json-ld";
export { lotJsonLd, lotJsonLdText, type LotAddresses } from "./lot-json-ld";
export { DEFAULT_EXTENSION, extendEnd, type LotEnd } from "./extension";
export {
  DEFAULT_INCREMENTS,
  isIncrementTable,
  nextAsks,
  readIncrements,
  stepAt,
  stepOfRows,
  toIncrementRows,
  type IncrementStep,
} from "./increments";
export {
  isTakingBids,
  LOT_EVENTS,
  phaseAt,
  transition,
  type LotEvent,
  type LotTimes,
} from "./lifecycle";
export { dateFormatsOf, languageOfCountry, MARKET } from "./market";
export { bidderLabel, type BidderIdentity } from "./masking";
export { decimalOrNull, formatEuro, parseCents, toDecimal } from "./money";
export { hasDetails } from "./has-details";
export { accountName, greetingName, initialsOf, type PersonNames } from "./person";
export {
  addUsPrefix,
  callingCode,
  displayPhone,
  isUsNational,
  LONGEST_PHONE,
  PHONE_CHARACTERS,
  PHONE_COUNTRIES,
  phoneFault,
  phoneProblem,
  type PhoneRules,
  phoneRules,
  removeUsPrefix,
  SHORTEST_PHONE,
  toE164,
  type PhoneCountry,
  US_PHONES,
  type PhoneFault,
} from "./phone";
export {
  premiumOf,
  quote,
  type FlatPremium,
  type PremiumTier,
  type QuoteAmounts,
  type QuoteInput,
} from "./quote";
export { servedTotal, type WinTotal } from "./served-total";
export { totalIfWon } from "./total-if-won";
export {
  isCif,
  isDni,
  isNie,
  isOtherNif,
  isTaxField,
  isTaxId,
  plainId,
  TAX_FIELDS,
} from "./spanish-id";
export {
  MOST_WITHDRAWALS,
  refuseWithdrawal,
  type WithdrawalCheck,
  WITHDRAWALS_STOP_MS,
  wasMaximumRead,
} from "./withdrawal";
export { replay, type LoggedBid, type Replay } from "./replay";
// The folder, not the file beside it.
export * from "./money/index";
export {
  addMonths,
  beginOfDay,
  dayAfter,
  dayOf,
  daysOfMonth,
  HOUSE_ZONE,
  instantOf,
  localTime,
  type LocalTime,
  startOfDay,
} from "./local-time";
export { momentOf, momentText } from "./typed-moment";
export * from "./plans";
export * from "./sale";
export { findContacts, hasContactData, type Span } from "./contact-data";
export * from "./selling";
