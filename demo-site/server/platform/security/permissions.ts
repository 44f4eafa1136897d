import { SELLER_PERMISSIONS, type SellerPermission } from "martillo/contract";
import type { Viewer } from "../call/context";
import { ApiFault } from "../call/fault";
import type { SessionRow } from "./session-repository";

type Allowed = Pick<Viewer, "permissions">;

/**
 * The permissions of a session for the account whose lots it manages. A person who acts for an employee of a seller may do what both have
 * been allowed.
 */
export function permissionsOf({
  staff,
  employer_id,
  acting_permissions,
  employed_permissions,
}: Pick<
  SessionRow,
  "staff" | "employer_id" | "acting_permissions" | "employed_permissions"
>): readonly SellerPermission[] {
  if (staff) return SELLER_PERMISSIONS;
  const limits = [acting_permissions, employer_id === null ? null : employed_permissions];
  return SELLER_PERMISSIONS.filter((one) =>
    limits.every((limit) => limit === null || limit.includes(one)),
  );
}

/** Whether the viewer may do something for the account whose lots it manages. */
export function can({ permissions }: Allowed, permission: SellerPermission): boolean {
  return permissions.includes(permission);
}

/** Throws PERMISSION_MISSING. */
export function requirePermission(viewer: Allowed, permission: SellerPermission): void {
  if (!can(viewer, permission)) throw new ApiFault("PERMISSION_MISSING");
}
