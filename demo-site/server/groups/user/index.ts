import type {
  authActions,
  profileActions,
  savedSearchActions,
  userActions,
  verificationActions,
  watchActions,
} from "martillo/contract";
import { ApiFault } from "../../http/fault";
import type { HandlersFor } from "../../http/mount";
import { decryptProfile, updatePreference, updateProfile } from "./profile";
import { checkValidation, register } from "./register";
import { endSessions, login, logout, validateUser } from "./session";
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

async function notYet(): Promise<never> {
  throw new ApiFault("UNAVAILABLE");
}

const authHandlers = {
  "user/register": register,
  "user/checkValidation": checkValidation,
  "user/login": login,
  "user/logout": logout,
  "custom/endSessions": endSessions,
  "user/validateUser": validateUser,
  "user/forgotPassword": notYet,
  "user/resetPassword": notYet,
  "user/resetUserProfile": notYet,
  "user/sendEmailVerifyLink": notYet,
  "user/verifyEmail": notYet,
  "user/switchuser": switchuser,
} satisfies HandlersFor<typeof authActions>;

const verificationHandlers = {
  "user/sendEmailVerifyCode": sendEmailVerifyCode,
  "user/verifyEmailVerifyCode": verifyEmailVerifyCode,
  "user/sendPhoneVerifyCode": sendPhoneVerifyCode,
  "user/verifyPhoneVerifyCode": verifyPhoneVerifyCode,
  "user/sendPhoneLoginCode": notYet,
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
  ...watchHandlers,
} satisfies HandlersFor<typeof userActions>;
