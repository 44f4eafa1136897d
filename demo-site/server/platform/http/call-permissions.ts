import type { DescribedCall, NeededPermissions } from "martillo/contract/schemas";

/** The permissions that a call needs for any input: known before anything of it is read. */
export function permissionsOfCall({ permissions = null }: DescribedCall): NeededPermissions {
  return typeof permissions === "function" ? null : permissions;
}

/** What a call needs because of what it asks for. */
export function permissionsOfInput({ permissions }: DescribedCall, input: unknown) {
  return typeof permissions === "function" ? permissions(input as never) : null;
}
