// Written by `npm run generate` from the folders; not by hand.
import type { calls } from "martillo/contract/schemas";
import type { HandlersFor } from "../platform/call/mount";
import { calls as accountsCalls } from "../features/accounts";
import { calls as attentionCalls } from "../features/attention";
import { calls as biddingCalls } from "../features/bidding";
import { calls as cartsCalls } from "../features/carts";
import { calls as commentsCalls } from "../features/comments";
import { calls as companiesCalls } from "../features/companies";
import { calls as contactCalls } from "../features/contact";
import { calls as documentsCalls } from "../features/documents";
import { calls as filesCalls } from "../features/files";
import { calls as houseCalls } from "../features/house";
import { calls as lotsCalls } from "../features/lots";
import { calls as messagesCalls } from "../features/messages";
import { calls as moneyCalls } from "../features/money";
import { calls as noticesCalls } from "../features/notices";
import { calls as offersCalls } from "../features/offers";
import { calls as papersCalls } from "../features/papers";
import { calls as partnersCalls } from "../features/partners";
import { calls as pickupCalls } from "../features/pickup";
import { calls as placesCalls } from "../features/places";
import { calls as plansCalls } from "../features/plans";
import { calls as profileCalls } from "../features/profile";
import { calls as reportsCalls } from "../features/reports";
import { calls as returnsCalls } from "../features/returns";
import { calls as saleCalls } from "../features/sale";
import { calls as savedSearchesCalls } from "../features/saved-searches";
import { calls as searchCalls } from "../features/search";
import { calls as sellersCalls } from "../features/sellers";
import { calls as sellingCalls } from "../features/selling";
import { calls as signInCalls } from "../features/sign-in";
import { calls as signingCalls } from "../features/signing";
import { calls as staffCalls } from "../features/staff";
import { calls as strikesCalls } from "../features/strikes";
import { calls as uploadsCalls } from "../features/uploads";
import { jobs as accountsJobs } from "../features/accounts";
import { jobs as biddingJobs } from "../features/bidding";
import { jobs as cartsJobs } from "../features/carts";
import { jobs as commentsJobs } from "../features/comments";
import { jobs as commissionJobs } from "../features/commission";
import { jobs as documentsJobs } from "../features/documents";
import { jobs as filesJobs } from "../features/files";
import { jobs as lotsJobs } from "../features/lots";
import { jobs as messagesJobs } from "../features/messages";
import { jobs as moneyJobs } from "../features/money";
import { jobs as noticesJobs } from "../features/notices";
import { jobs as offersJobs } from "../features/offers";
import { jobs as papersJobs } from "../features/papers";
import { jobs as partnersJobs } from "../features/partners";
import { jobs as pickupJobs } from "../features/pickup";
import { jobs as plansJobs } from "../features/plans";
import { jobs as reportsJobs } from "../features/reports";
import { jobs as returnsJobs } from "../features/returns";
import { jobs as saleJobs } from "../features/sale";
import { jobs as savedSearchesJobs } from "../features/saved-searches";
import { jobs as searchJobs } from "../features/search";
import { jobs as sellersJobs } from "../features/sellers";
import { jobs as sellingJobs } from "../features/selling";
import { jobs as signInJobs } from "../features/sign-in";
import { jobs as signingJobs } from "../features/signing";
import { jobs as strikesJobs } from "../features/strikes";
import { jobs as uploadsJobs } from "../features/uploads";
import { payables as moneyPayables } from "../features/money";
import { payables as plansPayables } from "../features/plans";
import { payables as salePayables } from "../features/sale";
import { accountListeners as commentsAccountListeners } from "../features/comments";
import { accountListeners as companiesAccountListeners } from "../features/companies";
import { accountListeners as lotsAccountListeners } from "../features/lots";
import { accountListeners as messagesAccountListeners } from "../features/messages";
import { accountListeners as partnersAccountListeners } from "../features/partners";
import { accountListeners as profileAccountListeners } from "../features/profile";
import { accountListeners as savedSearchesAccountListeners } from "../features/saved-searches";
import { accountListeners as sellersAccountListeners } from "../features/sellers";
import { accountListeners as staffAccountListeners } from "../features/staff";
import { settingListeners as lotsSettingListeners } from "../features/lots";
import { settingListeners as saleSettingListeners } from "../features/sale";
import { saleListeners as cartsSaleListeners } from "../features/carts";
import { saleListeners as commissionSaleListeners } from "../features/commission";
import { saleListeners as offersSaleListeners } from "../features/offers";
import { saleListeners as papersSaleListeners } from "../features/papers";
import { saleListeners as pickupSaleListeners } from "../features/pickup";
import { saleListeners as returnsSaleListeners } from "../features/returns";
import { fileSources as lotsFileSources } from "../features/lots";
import { fileSources as messagesFileSources } from "../features/messages";
import { fileSources as papersFileSources } from "../features/papers";
import { fileSources as pickupFileSources } from "../features/pickup";
import { fileSources as returnsFileSources } from "../features/returns";
import { fileSources as saleFileSources } from "../features/sale";

/** What answers each call of the contract. */
export const handlers = {
  ...accountsCalls,
  ...attentionCalls,
  ...biddingCalls,
  ...cartsCalls,
  ...commentsCalls,
  ...companiesCalls,
  ...contactCalls,
  ...documentsCalls,
  ...filesCalls,
  ...houseCalls,
  ...lotsCalls,
  ...messagesCalls,
  ...moneyCalls,
  ...noticesCalls,
  ...offersCalls,
  ...papersCalls,
  ...partnersCalls,
  ...pickupCalls,
  ...placesCalls,
  ...plansCalls,
  ...profileCalls,
  ...reportsCalls,
  ...returnsCalls,
  ...saleCalls,
  ...savedSearchesCalls,
  ...searchCalls,
  ...sellersCalls,
  ...sellingCalls,
  ...signInCalls,
  ...signingCalls,
  ...staffCalls,
  ...strikesCalls,
  ...uploadsCalls,
} satisfies HandlersFor<typeof calls>;

/** What the features do apart from calls. */
export const jobs = [
  ...accountsJobs,
  ...biddingJobs,
  ...cartsJobs,
  ...commentsJobs,
  ...commissionJobs,
  ...documentsJobs,
  ...filesJobs,
  ...lotsJobs,
  ...messagesJobs,
  ...moneyJobs,
  ...noticesJobs,
  ...offersJobs,
  ...papersJobs,
  ...partnersJobs,
  ...pickupJobs,
  ...plansJobs,
  ...reportsJobs,
  ...returnsJobs,
  ...saleJobs,
  ...savedSearchesJobs,
  ...searchJobs,
  ...sellersJobs,
  ...sellingJobs,
  ...signInJobs,
  ...signingJobs,
  ...strikesJobs,
  ...uploadsJobs,
];

/** What people can pay for. */
export const payables = { ...moneyPayables, ...plansPayables, ...salePayables };

/** What features do when an account changes hands. */
export const accountListeners = [
  ...commentsAccountListeners,
  ...companiesAccountListeners,
  ...lotsAccountListeners,
  ...messagesAccountListeners,
  ...partnersAccountListeners,
  ...profileAccountListeners,
  ...savedSearchesAccountListeners,
  ...sellersAccountListeners,
  ...staffAccountListeners,
];

/** What features do before a setting gets another value. */
export const settingListeners = [...lotsSettingListeners, ...saleSettingListeners];

/** What features do at the steps of a sale. */
export const saleListeners = [
  ...cartsSaleListeners,
  ...commissionSaleListeners,
  ...offersSaleListeners,
  ...papersSaleListeners,
  ...pickupSaleListeners,
  ...returnsSaleListeners,
];

/** Where private files come from, by kind. */
export const fileSources = {
  ...lotsFileSources,
  ...messagesFileSources,
  ...papersFileSources,
  ...pickupFileSources,
  ...returnsFileSources,
  ...saleFileSources,
};
