import { isCif, isDni, isNie } from "martillo/domain";
import type { Identity, KycPort } from ".";

const ADULT_YEARS = 18;

/** Checks without a network what numbers and dates can say; passports wait for the house's own people. */
export const builtInKyc: KycPort = {
  async check(identity, today) {
    const reasons = faultsOf(identity, today);
    if (reasons.length > 0) return { status: "rejected", reasons, reference: null };
    if (identity.documentType !== "passport") {
      return { status: "approved", reasons: [], reference: null };
    }
    const wait = "Revisaremos su pasaporte y le avisaremos.";
    return { status: "review", reasons: [wait], reference: null };
  },
};

function faultsOf({ documentType, documentNumber, birthDate }: Identity, today: string): string[] {
  const faults: string[] = [];
  const checks = { dni: isDni, nie: isNie, cif: isCif, passport: () => true };
  if (!checks[documentType](documentNumber)) {
    faults.push("El número del documento no es correcto: compruebe sus cifras y su letra.");
  }
  if (birthDate > today) faults.push("La fecha está en el futuro.");
  else if (documentType !== "cif" && yearsBetween(birthDate, today) < ADULT_YEARS) {
    faults.push("Hay que ser mayor de edad.");
  }
  return faults;
}

/** Whole years between two days, each as `2001-12-31`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
