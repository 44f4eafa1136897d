// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { followSchemas } from "./follow-schemas";

type Of<Name extends keyof typeof followSchemas> = CallOf<typeof followSchemas, Name>;

/**
 * The sellers that the caller follows, newest first; with `seller_id` that one alone, if it is followed. As `seller`: how many follow the
 * caller's account, and how that number went; never who they are.
 */
export const userGetFollowers: Of<"user/getFollowers"> = {
  name: "user/getFollowers",
  access: "user",
  scope: "read",
  silent: true,
};

/** Follows a seller with a public page. Repeated, it changes when the house writes. */
export const userAddFollower: Of<"user/addFollower"> = {
  name: "user/addFollower",
  access: "user",
  scope: "read",
  silent: true,
};

/** Changes when the house writes about new lots of a seller. */
export const userUpdateFollower: Of<"user/updateFollower"> = {
  name: "user/updateFollower",
  access: "user",
  scope: "read",
  silent: true,
};

/** Follows a seller no more. May be repeated. */
export const userRemoveFollower: Of<"user/removeFollower"> = {
  name: "user/removeFollower",
  access: "user",
  scope: "read",
  silent: true,
};

/** These calls, by wire name. */
export const followCalls = {
  "user/getFollowers": userGetFollowers,
  "user/addFollower": userAddFollower,
  "user/updateFollower": userUpdateFollower,
  "user/removeFollower": userRemoveFollower,
};
