import { PATHS } from "martillo/contract";

/** What people type, and where it leads them. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  "/account": PATHS.profile,
  "/cuenta": PATHS.profile,
  "/notices": PATHS.notifications,
  "/notifications": PATHS.notifications,
  "/avisos": PATHS.notifications,
};
