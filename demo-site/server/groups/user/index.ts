import type {
  companyActions,
  authActions,
  profileActions,
  savedSearchActions,
  staffActions,
  userActions,
  verificationActions,
  watchActions,
} from "martillo/contract";
import { userAddress } from "./addresses";
import {
  addCompanyOwner,
  getCompanyOwners,
  removeCompanyOwner,
  updateCompanyOwner,
} from "./company-owners";
import { acceptInvite, addinviteuser, getInviteDetails } from "./invites";
import { runKycCheck, updateProfileKYC } from "./kyc";
import type { HandlersFor } from "../../http/mount";
import { sendEmailVerifyLink, verifyEmail } from "./links";
import { forgotPassword, resetPassword, resetUserProfile } from "./password";
import { sendPhoneLoginCode } from "./phone-login";
import { decryptProfile, updatePreference, updateProfile } from "./profile";
import { checkValidation, register } from "./register";
import { demoLogin, endSessions, login, logout, validateUser } from "./session";
import {
  approveBidLimitRequest,
  changeStatus,
  requestBidLimit,
  triggerEmail,
  updateUserAccountVerified,
  userAction,
} from "./staff";
import { allbiddingbuyers, allbuyers, getSingleUser } from "./staff-list";
import { switchuser } from "./switch";
import {
  addSavedSearch,
  confirmSavedSearch,
  getSavedSearch,
  removeSavedSearch,
  stopSavedSearch,
} from "./saved-search";
import {
  sendEmailVerifyCode,
  sendPhoneVerifyCode,
  verifyEmailVerifyCode,
  verifyPhoneVerifyCode,
} from "./verification";
import { addToFavorites, addWatchlist, removeFromFavorites, removeWatchlist } from "./watchlist";

const authHandlers = {
  "user/register": register,
  "user/checkValidation": checkValidation,
  "user/login": login,
  "user/logout": logout,
  "custom/demoLogin": demoLogin,
  "custom/endSessions": endSessions,
  "user/validateUser": validateUser,
  "user/forgotPassword": forgotPassword,
  "user/resetPassword": resetPassword,
  "user/resetUserProfile": resetUserProfile,
  "user/sendEmailVerifyLink": sendEmailVerifyLink,
  "user/verifyEmail": verifyEmail,
  "user/switchuser": switchuser,
} satisfies HandlersFor<typeof authActions>;

const verificationHandlers = {
  "user/sendEmailVerifyCode": sendEmailVerifyCode,
  "user/verifyEmailVerifyCode": verifyEmailVerifyCode,
  "user/sendPhoneVerifyCode": sendPhoneVerifyCode,
  "user/verifyPhoneVerifyCode": verifyPhoneVerifyCode,
  "user/sendPhoneLoginCode": sendPhoneLoginCode,
} satisfies HandlersFor<typeof verificationActions>;

const profileHandlers = {
  "user/updateProfile": updateProfile,
  "user/decryptProfile": decryptProfile,
  "user/updatePreference": updatePreference,
} satisfies HandlersFor<typeof profileActions>;

const savedSearchHandlers = {
  "user/addSavedSearch": addSavedSearch,
  "user/getSavedSearch": getSavedSearch,
  "user/removeSavedSearch": removeSavedSearch,
  "custom/confirmSavedSearch": confirmSavedSearch,
  "custom/stopSavedSearch": stopSavedSearch,
} satisfies HandlersFor<typeof savedSearchActions>;

const staffHandlers = {
  "user/allbuyers": allbuyers,
  "user/allbiddingbuyers": allbiddingbuyers,
  "user/getSingleUser": getSingleUser,
  "user/userAction": userAction,
  "user/changeStatus": changeStatus,
  "user/triggerEmail": triggerEmail,
  "user/approveBidLimitRequest": approveBidLimitRequest,
  "user/updateUserAccountVerified": updateUserAccountVerified,
  "custom/requestBidLimit": requestBidLimit,
} satisfies HandlersFor<typeof staffActions>;
const companyHandlers = {
  "user/getCompanyOwners": getCompanyOwners,
  "user/addCompanyOwner": addCompanyOwner,
  "user/updateCompanyOwner": updateCompanyOwner,
  "user/removeCompanyOwner": removeCompanyOwner,
  "user/getInviteDetails": getInviteDetails,
  "custom/acceptInvite": acceptInvite,
  "user/addinviteuser": addinviteuser,
  "user/userAddress": userAddress,
  "user/updateProfileKYC": updateProfileKYC,
  "user/runKycCheck": runKycCheck,
} satisfies HandlersFor<typeof companyActions>;

const watchHandlers = {
  "user/addWatchlist": addWatchlist,
  "user/removeWatchlist": removeWatchlist,
  "user/addToFavorites": addToFavorites,
  "user/removeFromFavorites": removeFromFavorites,
} satisfies HandlersFor<typeof watchActions>;

export const userHandlers = {
  ...authHandlers,
  ...profileHandlers,
  ...savedSearchHandlers,
  ...verificationHandlers,
  ...staffHandlers,
  ...companyHandlers,
  ...watchHandlers,
} satisfies HandlersFor<typeof userActions>;
