/** Kinds of documents that prove a person's identity. */
export const DOCUMENT_TYPES = ["dni", "nie", "passport", "cif"] as const;

/**
 * What an account that sells may let each of its people do: `post` write drafts, `publish` put lots on sale and take them back, `award`
 * decide about results and offers and read who bids, `access` let bidders in and write the terms, `talk` answer people, `report` take
 * figures out, `money` invoices, payments, papers and handing over.
 */
export const SELLER_PERMISSIONS = [
  "post",
  "publish",
  "award",
  "access",
  "talk",
  "report",
  "money",
] as const;

/** One of the things that people of a seller may be allowed to do. */
export type SellerPermission = (typeof SELLER_PERMISSIONS)[number];

/**
 * Whether a signed-in person may do something for the account that sells. True while the person's permissions are not known: the server has the last
 * word.
 */
export function mayDo(
  user: { permissions?: readonly SellerPermission[] | undefined } | null,
  permission: SellerPermission,
): boolean {
  return user?.permissions?.includes(permission) ?? true;
}

/** What a new employee may do until the account has said otherwise. */
export const EMPLOYEE_PERMISSIONS = [
  "post",
  "publish",
  "talk",
  "report",
] as const satisfies readonly SellerPermission[];
