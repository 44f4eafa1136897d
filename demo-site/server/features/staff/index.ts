/** What the operator's own people do with accounts. */
import type { AccountListener } from "../accounts";
import { accountDashboard } from "./account-activity";
import { forgetLimitRequests } from "./bid-limit-repository";
import type { SomeHandlers } from "../../platform/call/mount";
import { allbiddingbuyers, allbuyers, getSingleUser } from "./staff-list";
import {
  approveBidLimitRequest,
  changeStatus,
  requestBidLimit,
  triggerEmail,
  updateUserAccountVerified,
  userAction,
} from "./staff";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/allbuyers": allbuyers,
  "user/allbiddingbuyers": allbiddingbuyers,
  "user/getSingleUser": getSingleUser,
  "user/product/dashboard": accountDashboard,
  "user/userAction": userAction,
  "user/changeStatus": changeStatus,
  "user/triggerEmail": triggerEmail,
  "user/approveBidLimitRequest": approveBidLimitRequest,
  "user/updateUserAccountVerified": updateUserAccountVerified,
  "custom/requestBidLimit": requestBidLimit,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [
  { makeAnew: forgetLimitRequests },
] satisfies readonly AccountListener[];
