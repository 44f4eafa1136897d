/** Lots as people read and write them: records, states, lists of an account, events, watching, results to tell. */
import type { SettingListener } from "../house";
import { freezePremium } from "./lot-change-repository";
import type { AccountListener } from "../accounts";
import { forgetWatches } from "./watch-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import { readDashboard } from "./dashboard";
import { bidEvents, searchEvents, watchedEvents } from "./events";
import { activeSorts, readLotsOfList, nextLot, singleProduct } from "./lots";
import { totalAuctionsPlaced, totalAuctionsWon, totalPrivateSaleProducts } from "./totals";
import { upcomingProduct } from "./upcoming";
import { addAuctionWatchList, removeAuctionWatchList } from "./watch-events";
import { addToFavorites, addWatchlist, removeFromFavorites, removeWatchlist } from "./watchlist";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/addWatchlist": addWatchlist,
  "user/removeWatchlist": removeWatchlist,
  "user/addToFavorites": addToFavorites,
  "user/removeFromFavorites": removeFromFavorites,
  "auction/search": searchEvents,
  "auction/addAuctionWatchList": addAuctionWatchList,
  "auction/removeAuctionWatchList": removeAuctionWatchList,
  "auction/auctionWatchList": watchedEvents,
  "auction/myBids": bidEvents,
  "product/nextLot": nextLot,
  "product/singleProduct": singleProduct,
  "product/lots": readLotsOfList,
  "product/upcomingProduct": upcomingProduct,
  "product/activeSorts": activeSorts,
  "product/totalAuctionswon": totalAuctionsWon,
  "product/totalAuctionsPlaced": totalAuctionsPlaced,
  "product/totalPrivateSaleProducts": totalPrivateSaleProducts,
  "product/dashboard": readDashboard,
  // Under the names that pages of templates ask for.
  "template/product/upcomingProduct": upcomingProduct,
  "template/product/activeSorts": activeSorts,
  "template/product/totalAuctionswon": totalAuctionsWon,
  "template/product/totalAuctionsPlaced": totalAuctionsPlaced,
  "template/product/totalPrivateSaleProducts": totalPrivateSaleProducts,
  "template/auction/addAuctionWatchList": addAuctionWatchList,
  "template/auction/removeAuctionWatchList": removeAuctionWatchList,
  "template/auction/auctionWatchList": watchedEvents,
  "template/auction/myBids": bidEvents,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [{ makeAnew: forgetWatches }] satisfies readonly AccountListener[];

/** The terms that go on by a setting as it was. */
export const settingListeners = [
  {
    key: "buyer_premium",
    keepFormer: (t, { buyer_premium: tiers = [] }) => freezePremium(t, tiers),
  },
] satisfies readonly SettingListener[];

// What other features and the process use of this one.
export { MUST_CODES, mustOf, requireAdmission } from "./admission";
export { admissionRows, type AdmissionRow, type AdmissionTerms } from "./admission-repository";
export { IS_ABOVE_PRICE } from "./above-price";
export { CLOSES_LISTING, isClosedTo } from "./closed-to";
export { markedIn, markLotNews, readLotNews } from "./follow";
export { followFromNow, readNewsAfter } from "./lot-news-repository";
export { DECISION_ENDS, DECISION_TIME, readDecisionEnd } from "./decision-repository";
export { HIGHEST_PRICE_CENTS, TOO_EXPENSIVE } from "./highest-price";
export { type PayoutTerms, type ProceedsOf, soldAtOf, toProceeds } from "./proceeds";
export { type LotViewer, mayAward, mayManageLot, ownerIdOf } from "./lot-access";
export { dashboardOf, readDashboard } from "./dashboard";
export { SELLING_CONDITIONS } from "./dashboard-repository";
export { toLotDetail } from "./lot-detail";
export { answerFacts } from "./more-facts";
export { fileSources } from "./lot-files";
export { foreignFiles, insertLotFile, lotFilesToday } from "./lot-file-repository";
export { lockLot, readLotStates, readLots } from "./lot-repository";
export { singleProduct } from "./lots";
export { LOT_STATE_COLUMNS, type LotRow, type LotStateRow } from "./lot-row";
export { bidStateOf, phaseOf, rulesOf, toLotFrame } from "./lot-state";
export { toLot } from "./lot-view";
export {
  type DuePair,
  type NewNotice,
  type NoticeEnd,
  type NoticeFate,
  type NoticeKind,
  type NoticeRow,
  holdPerson,
  markShown,
  insertNotices,
  putOff,
  readLastTold,
  readOpen,
  readShowable,
  takeDue,
  writeFates,
  putDownReminders,
} from "./notice-repository";
export { noteAward, noteCancellation, noteRejection, noteResults } from "./result-notices";
export {
  type ColumnOrder,
  type SearchInput,
  type SearchScope,
  choiceColumn,
  filterConditions,
  orderClause,
  orderOf,
  placeOf,
  scopeConditions,
  sortsFor,
  STATUS_CONDITIONS,
} from "./search-query";
export { addSearchTerms, refreshSearchTerms } from "./search-term-repository";
export {
  escapeLike,
  fragmentCondition,
  prefixQuery,
  queriesOf,
  textCondition,
  wordsOf,
} from "./text-match";
export { userInfoOf } from "./user-info";
export { jobs } from "./jobs";
export { prepareSearchTerms } from "./search-term-repository";
export {
  lowerLeaderMaximum,
  writeBidState,
  postponeEnd,
  markOpen,
  prolongReservation,
  lockLotsInOrder,
  releaseReservation,
  reserveLot,
  readStatusAndKind,
  writeFreed,
  readSellerOfLot,
  writePickup,
  writeSold,
  writeSoldToBidder,
  freeNumbers,
  freeNumbersOf,
  writeArranged,
  releaseFromAuction,
  setTermsOfLots,
  movedLots,
  settleLots,
} from "./lot-change-repository";
export { type LotValues, UNSET_MS } from "./lot-values";
export {
  addToDescription,
  updateLot,
  insertLot,
  type NewDraft,
  renameTemplate,
  setStatus,
  startRound,
  markHidden,
  markArchived,
  markDeleted,
  toDraft,
  setAutoRelist,
} from "./lot-draft-repository";
export {
  logEdit,
  type Editor,
  type NewEdit,
  NAME_OF_EDITOR,
  readTouched,
  type Touch,
  versionOf,
  lastTouches,
  countEdits,
  readEdits,
  deleteUntouched,
} from "./edit-log-repository";
