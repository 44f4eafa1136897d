// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { companiesSchemas } from "./schemas";

type Of<Name extends keyof typeof companiesSchemas> = CallOf<typeof companiesSchemas, Name>;

/** The owners and employees that the account has named. */
export const userGetCompanyOwners: Of<"user/getCompanyOwners"> = {
  name: "user/getCompanyOwners",
  access: "user",
  silent: true,
};

/** Names an owner or an employee, who gets an invitation to act for the account. */
export const userAddCompanyOwner: Of<"user/addCompanyOwner"> = {
  name: "user/addCompanyOwner",
  access: "user",
  personal: true,
  rateLimit: "code",
};

/** Changes what is known of an owner or an employee, or sends the invitation again. */
export const userUpdateCompanyOwner: Of<"user/updateCompanyOwner"> = {
  name: "user/updateCompanyOwner",
  access: "user",
  personal: true,
  rateLimit: "code",
};

/** Removes an owner or an employee; a removed person who acts for the account at that moment is out at once. */
export const userRemoveCompanyOwner: Of<"user/removeCompanyOwner"> = {
  name: "user/removeCompanyOwner",
  access: "user",
  personal: true,
};

/** The people who work for the account, in either way, and the rights of each. */
export const customSellerPeople: Of<"custom/sellerPeople"> = {
  name: "custom/sellerPeople",
  access: "seller",
  personal: true,
  silent: true,
};

/** Sets the rights of a person who works for the account. It holds at once, also where the person is signed in. */
export const customSellerPermissions: Of<"custom/sellerPermissions"> = {
  name: "custom/sellerPermissions",
  access: "seller",
  personal: true,
};

/** What an invitation is about, for a visitor with its link. */
export const userGetInviteDetails: Of<"user/getInviteDetails"> = {
  name: "user/getInviteDetails",
  access: "public",
  rateLimit: "check",
  silent: true,
};

/** Accepts an invitation to act for an account; for the person with the invited e-mail. */
export const customAcceptInvite: Of<"custom/acceptInvite"> = {
  name: "custom/acceptInvite",
  access: "user",
  personal: true,
  changesUser: true,
};

/** Invites a person to open an account. */
export const userAddinviteuser: Of<"user/addinviteuser"> = {
  name: "user/addinviteuser",
  access: "staff",
};

/** These calls, by wire name. */
export const companiesCalls = {
  "user/getCompanyOwners": userGetCompanyOwners,
  "user/addCompanyOwner": userAddCompanyOwner,
  "user/updateCompanyOwner": userUpdateCompanyOwner,
  "user/removeCompanyOwner": userRemoveCompanyOwner,
  "custom/sellerPeople": customSellerPeople,
  "custom/sellerPermissions": customSellerPermissions,
  "user/getInviteDetails": userGetInviteDetails,
  "custom/acceptInvite": customAcceptInvite,
  "user/addinviteuser": userAddinviteuser,
};
