// This folder: the ledger: every cent has an account.
import { toDecimal } from "martillo/domain";
import type { Balance } from "martillo/contract";
import type { Purses } from "./balance-repository";

export function toBalance({ walletCents, bonusCents, heldCents, debtCents }: Purses): Balance {
  return {
    available: toDecimal(walletCents + bonusCents),
    bonus: toDecimal(bonusCents),
    held: toDecimal(heldCents),
    debt: toDecimal(debtCents),
  };
}
