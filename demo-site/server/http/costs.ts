import type { actions } from "martillo/contract";

/** A few rows by their keys. */
const LIGHT = 1;
/** A list, or what asks somebody else. */
const LIST = 4;
/** A password is hashed, or a secret compared. */
const SECRET = 10;
/** Thousands of rows are looked through, counted and sorted. */
const SEARCH = 20;
/** Much is read or written. */
const LONG = 20;

/**
 * What each call takes of what its address may call (`callsPerAddress`), by the time that it takes the server: one for the least. A new
 * call does not compile without.
 */
export const COSTS: Readonly<Record<keyof typeof actions, number>> = {
  "auction/addAuctionWatchList": LIGHT,
  "auction/auctionWatchList": LIST,
  "auction/removeAuctionWatchList": LIGHT,
  "auction/search": SEARCH,
  "bid/bidCancel": LIGHT,
  "bid/bidCustomData": LIGHT,
  "bid/confirm": LIGHT,
  "cart/pendingCount": LIGHT,
  "custom/bidStatus": LIGHT,
  "seller/bid/manualAward": LIGHT,
  "common/getDefault": LIST,
  "common/getFooterLinks": LIGHT,
  "common/getStaticPage": LIGHT,
  "common/insertEntry": LIGHT,
  "common/show_static_content": LIGHT,
  "common/updateEntry": LIGHT,
  "commonFunction/getAllCities": LONG,
  "commonFunction/getAllCountries": LIST,
  "commonFunction/getAllDynamicArray": LIST,
  "commonFunction/getAllDynamicTables": LIST,
  "commonFunction/getAllStates": LIST,
  "custom/acceptInvite": LIGHT,
  "custom/confirmNewsletter": LIGHT,
  "custom/confirmSavedSearch": LIGHT,
  "custom/demoLogin": SECRET,
  "custom/endSessions": LIGHT,
  "custom/geocode": LIST,
  "custom/placeDetails": LIST,
  "custom/placePredictions": LIST,
  "custom/requestBidLimit": LIGHT,
  "custom/stopNotices": LIGHT,
  "custom/stopSavedSearch": LIGHT,
  "custom/subscribeNewsletter": LIGHT,
  "custom/unsubscribeNewsletter": LIGHT,
  "dynamic/dynamicTable": SEARCH,
  "dynamic/dynamicTableAction": LIGHT,
  "dynamic/getAllDynamicArray": LIST,
  "dynamic/getSingleProperty": LIGHT,
  "dynamic/propertyColumnAction": LIGHT,
  "dynamic/propertyColumnReOrder": LIGHT,
  "dynamic/propertyColumnStatusAction": LIGHT,
  "image_uploader/muliple_img_uploader": LONG,
  "partner/authorize": LIGHT,
  "partner/grants": LIGHT,
  "partner/refresh": LIGHT,
  "partner/revokeGrant": LIGHT,
  "partner/site": LIGHT,
  "partner/token": SECRET,
  "product/bidhistory": LIST,
  "product/dashboard": SEARCH,
  "product/lots": LIST,
  "product/nextLot": LIGHT,
  "product/projectAction": LIST,
  "product/search": SEARCH,
  "product/singleProduct": LIGHT,
  "product/suggestions": LIST,
  "setting/bidIncrementAction": LIGHT,
  "setting/configurationAction": LIGHT,
  "setting/configurationVariables": LIST,
  "setting/datatable_insert": LIGHT,
  "setting/datatable_update": LIGHT,
  "setting/deleteBidIncrement": LIGHT,
  "setting/getAllBidIncrements": LIST,
  "setting/getSingleBidIncrement": LIGHT,
  "setting/getSingleConfiguration": LIGHT,
  "setting/multiTableAction": LIGHT,
  "setting/searchTable": SEARCH,
  "setting/searchTableAction": LIGHT,
  "user/addCompanyOwner": LIGHT,
  "user/addSavedSearch": SEARCH,
  "user/addToFavorites": LIGHT,
  "user/addWatchlist": LIGHT,
  "user/addinviteuser": LIGHT,
  "user/allbiddingbuyers": SEARCH,
  "user/allbuyers": SEARCH,
  "user/approveBidLimitRequest": LIGHT,
  "user/changeStatus": LIGHT,
  "user/checkValidation": LIGHT,
  "user/decryptProfile": LIGHT,
  "user/forgotPassword": LIGHT,
  "user/getCompanyOwners": LIGHT,
  "user/getInviteDetails": LIGHT,
  "user/getSavedSearch": LIST,
  "user/getSingleUser": LIGHT,
  "user/login": SECRET,
  "user/logout": LIGHT,
  "user/register": SECRET,
  "user/removeCompanyOwner": LIGHT,
  "user/removeFromFavorites": LIGHT,
  "user/removeSavedSearch": LIGHT,
  "user/removeWatchlist": LIGHT,
  "user/resetPassword": SECRET,
  "user/resetUserProfile": SECRET,
  "user/runKycCheck": LIGHT,
  "user/sendEmailVerifyCode": LIGHT,
  "user/sendEmailVerifyLink": LIGHT,
  "user/sendPhoneLoginCode": LIGHT,
  "user/sendPhoneVerifyCode": LIGHT,
  "user/submitContactUs": LIGHT,
  "user/switchuser": LIGHT,
  "user/triggerEmail": LIGHT,
  "user/updateCompanyOwner": LIGHT,
  "user/updatePreference": LIGHT,
  "user/updateProfile": LIGHT,
  "user/updateProfileKYC": LIGHT,
  "user/updateUserAccountVerified": LIGHT,
  "user/userAction": LIGHT,
  "user/userAddress": LIGHT,
  "user/validateUser": LIGHT,
  "user/verifyEmail": LIGHT,
  "user/verifyEmailVerifyCode": LIGHT,
  "user/verifyPhoneVerifyCode": LIGHT,
};

/** Of these only a few run at once, whoever asks. */
export function isDear(name: string): boolean {
  return costOf(name) >= SEARCH;
}

/** The cost of a call by its wire name. */
export function costOf(name: string): number {
  const costs: Readonly<Record<string, number>> = COSTS;
  return costs[name] ?? SEARCH;
}
