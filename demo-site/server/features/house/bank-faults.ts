import { isIban } from "martillo/domain";

/** The faults of an account that buyers are to pay into, by its two fields. Without a number there is no account, and so no fault. */
export function bankFaults({ holder, iban }: { holder: string; iban: string }): {
  iban?: string;
  holder?: string;
} {
  if (iban === "") return {};
  if (!isIban(iban)) return { iban: "Compruebe el IBAN: sus cifras no cuadran." };
  return holder.trim() === "" ? { holder: "Indique el titular de la cuenta." } : {};
}
