// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { profileSchemas } from "./schemas";

type Of<Name extends keyof typeof profileSchemas> = CallOf<typeof profileSchemas, Name>;

/** The addresses of the signed-in person: lists, adds, changes, removes, chooses the usual one. */
export const userUserAddress: Of<"user/userAddress"> = {
  name: "user/userAddress",
  access: "user",
  silent: true,
  changesUser: (input) => (input as { action: string }).action !== "list",
};

/** Stores what says who the signed-in person is. A change asks for another check. */
export const userUpdateProfileKYC: Of<"user/updateProfileKYC"> = {
  name: "user/updateProfileKYC",
  access: "user",
  personal: true,
};

/** Has the stored identity checked; without anything stored it tells what is missing. */
export const userRunKycCheck: Of<"user/runKycCheck"> = {
  name: "user/runKycCheck",
  access: "user",
  personal: true,
  rateLimit: "code",
};

/** Changes name, company, address and picture of the signed-in person. E-mail and phone change by their codes. */
export const userUpdateProfile: Of<"user/updateProfile"> = {
  name: "user/updateProfile",
  access: "user",
  personal: true,
  changesUser: true,
};

/** The whole profile of the signed-in person: the user, and what they prefer. */
export const userDecryptProfile: Of<"user/decryptProfile"> = {
  name: "user/decryptProfile",
  access: "user",
  personal: true,
  silent: true,
};

/** Changes what the signed-in person wants to hear of, language, time zone and looks. */
export const userUpdatePreference: Of<"user/updatePreference"> = {
  name: "user/updatePreference",
  access: "user",
  personal: true,
  changesUser: true,
};

/**
 * Names the person of an account that was registered without, with all that the house asks for. An account that has a name stays as it is.
 */
export const customCompleteAccount: Of<"custom/completeAccount"> = {
  name: "custom/completeAccount",
  access: "user",
  personal: true,
  changesUser: true,
};

/** These calls, by wire name. */
export const profileCalls = {
  "user/userAddress": userUserAddress,
  "user/updateProfileKYC": userUpdateProfileKYC,
  "user/runKycCheck": userRunKycCheck,
  "user/updateProfile": userUpdateProfile,
  "user/decryptProfile": userDecryptProfile,
  "user/updatePreference": userUpdatePreference,
  "custom/completeAccount": customCompleteAccount,
};
