import { cardZipProblem } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";

/** Refuses a postal code that no address has. A card needs none. */
export function requireZip({
  card_address_zip: zip = "",
  card_address_country: country = "",
}: {
  card_address_zip?: string | undefined;
  card_address_country?: string | undefined;
}) {
  const problem = zip === "" ? null : cardZipProblem(zip, country);
  if (problem !== null)
    throw new ApiFault("INVALID_INPUT", { fields: { card_address_zip: problem } });
}
