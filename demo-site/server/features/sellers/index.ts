/** What buyers may know of the accounts that sell, and how they follow them. */
import type { SomeHandlers } from "../../platform/call/mount";
import type { AccountListener } from "../accounts";
import { addFollower, getFollowers, removeFollower, updateFollower } from "./follows";
import { forgetFollows } from "./follow-repository";
import { seller } from "./seller";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/seller": seller,
  "user/getFollowers": getFollowers,
  "user/addFollower": addFollower,
  "user/updateFollower": updateFollower,
  "user/removeFollower": removeFollower,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [{ makeAnew: forgetFollows }] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { jobs } from "./jobs";
