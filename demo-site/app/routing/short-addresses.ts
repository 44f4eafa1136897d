import { PATHS } from "martillo/contract";

/** Addresses that people type or have kept, and the pages to which they lead. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  "/account": PATHS.profile,
  "/cuenta": PATHS.profile,
  "/notices": PATHS.notifications,
  "/notifications": PATHS.notifications,
  "/avisos": PATHS.notifications,
  // Where pages of staff were before.
  "/casa/ventas": PATHS.saleSettings,
  "/casa/registros": PATHS.taxRecords,
  "/casa/dinero": PATHS.houseMoney,
};
