// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { staffSchemas } from "./schemas";

type Of<Name extends keyof typeof staffSchemas> = CallOf<typeof staffSchemas, Name>;

/** Accounts of the house, newest first; buyers, where nothing else is asked for. */
export const userAllbuyers: Of<"user/allbuyers"> = { name: "user/allbuyers", access: "staff" };

/**
 * The people who bid on a lot and may win it: active accounts that do not sell. Its seller may ask once it is sold, staff at any time.
 */
export const userAllbiddingbuyers: Of<"user/allbiddingbuyers"> = {
  name: "user/allbiddingbuyers",
  access: "seller",
};

/** One account with what staff did to it. */
export const userGetSingleUser: Of<"user/getSingleUser"> = {
  name: "user/getSingleUser",
  access: "staff",
};

/** The lists of another account, as `product/dashboard` answers them to that account; without its maximums, which it alone reads. */
export const userProductDashboard: Of<"user/product/dashboard"> = {
  name: "user/product/dashboard",
  access: "staff",
  silent: true,
};

/** Opens an account for a person, who gets a letter to choose a password, or changes one. */
export const userUserAction: Of<"user/userAction"> = { name: "user/userAction", access: "staff" };

/** Closes an account or opens it again. All its sessions end. */
export const userChangeStatus: Of<"user/changeStatus"> = {
  name: "user/changeStatus",
  access: "staff",
};

/** Sends an account the letter that verifies its e-mail, or the one for a new password. */
export const userTriggerEmail: Of<"user/triggerEmail"> = {
  name: "user/triggerEmail",
  access: "staff",
};

/** Answers the request of an account for a higher limit. */
export const userApproveBidLimitRequest: Of<"user/approveBidLimitRequest"> = {
  name: "user/approveBidLimitRequest",
  access: "staff",
};

/** Staff vouch for an e-mail or a phone, or take that back; and let an account bid. */
export const userUpdateUserAccountVerified: Of<"user/updateUserAccountVerified"> = {
  name: "user/updateUserAccountVerified",
  access: "staff",
};

/** Asks the house for a higher limit. A new request takes the place of the last one. */
export const customRequestBidLimit: Of<"custom/requestBidLimit"> = {
  name: "custom/requestBidLimit",
  access: "user",
  rateLimit: "code",
  personal: true,
};

/** These calls, by wire name. */
export const staffCalls = {
  "user/allbuyers": userAllbuyers,
  "user/allbiddingbuyers": userAllbiddingbuyers,
  "user/getSingleUser": userGetSingleUser,
  "user/product/dashboard": userProductDashboard,
  "user/userAction": userUserAction,
  "user/changeStatus": userChangeStatus,
  "user/triggerEmail": userTriggerEmail,
  "user/approveBidLimitRequest": userApproveBidLimitRequest,
  "user/updateUserAccountVerified": userUpdateUserAccountVerified,
  "custom/requestBidLimit": customRequestBidLimit,
};
