// The page: its settings and the registry that all copies of the package share, its words, its lists, and what is wrong with it.
export { addPageList } from "./add-page-list";
export { CONSENT_PURPOSES, type ConsentChoice, useConsentChoice } from "./consent-choice";
export { findPageList } from "./find-page-list";
export { reportMistake } from "./mistake";
export type { TellsMistakes } from "./mistakes";
export { isPageVisible, onPageActive } from "./page-activity";
export { inPageWords, inWords } from "./page-words";
export { type EarlyAnswer, pageRegistry, type PrefetchedLots, toldOnPage } from "./registry";
export { reloadPage } from "./reload-page";
export { reportToDeveloper } from "./report";
export {
  type Addresses,
  addressesOf,
  configure,
  consent,
  countingSettings,
  defined,
  isSame,
  leadsToLogin,
  mergeSettings,
  normalizeApiBase,
  onPageSettings,
  pageSettings,
  parseUrl,
  tokenStorage,
} from "./settings";
export type {
  Consent,
  DataLayerOptions,
  GetToken,
  LotUrl,
  MartilloSettings,
  PageSettings,
  Theme,
  TokenRequest,
  SignInScope,
} from "./page-settings";
export { chooseTimeZone, startTimeZone, useTimeZone } from "./time-zone";
