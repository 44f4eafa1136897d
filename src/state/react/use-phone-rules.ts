import { type PhoneRules, phoneRules } from "../../domain/phone";
import { useHouseDefaults } from "./use-house";

/** How the house takes phones; the market's way until it has answered. */
export function usePhoneRules(): PhoneRules {
  return phoneRules(useHouseDefaults()?.features);
}
