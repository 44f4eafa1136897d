/** Rules of selling: what may still change, whose change counts, and what may be done to a lot as a whole. */
export {
  ARCHIVE_AFTER_MS,
  AUTO_RELIST_AFTER_MS,
  DRAFT_AGE_MS,
  DRAFT_WARNING_MS,
  LIFE_ACTIONS,
  mayAct,
  relistPrice,
  UNDO_DELETE_MS,
  type LifeAction,
  type LotInLife,
} from "./life";
export {
  changesOf,
  END_AHEAD_MS,
  isAddedAtEnd,
  mayChange,
  mayChangeField,
  type Change,
  type LotStage,
} from "./may-change";
export {
  endAfter,
  isFairLength,
  LONGEST_DAYS,
  NIGHT_HOURS,
  plannedTimes,
  PROPOSED_SCHEDULE,
  proposedChange,
  SHORTEST_MS,
  type LotTimesPlan,
} from "./schedule";
export {
  relistAdvice,
  relistReserve,
  type RelistAdvice,
  type RelistReason,
  type UnsoldRound,
} from "./relist-advice";
export { admissionMust, ASK_AGAIN_MS, type AdmissionFacts } from "./admission";
export {
  ADD_UNTIL_MS,
  AUCTION_ACTIONS,
  auctionState,
  endOffsetMs,
  mayActOnAuction,
  mayChangeAuction,
  type AuctionAction,
  type AuctionLife,
  type AuctionStanding,
  type Stagger,
} from "./auctions";
export {
  inspectionCounts,
  inspectionGaps,
  inspectionTexts,
  isFinding,
  type InspectionCounts,
  type InspectionGap,
} from "./inspection";
export { filmFrame, filmOf, filmPage, type Film } from "./film";
export { isVin, lastYear, LOT_REQUIRED, vehicleNumber } from "./vehicle";
export { changedFields, isSameValue, mergeFields, type FieldValues, type Merge } from "./merge";
