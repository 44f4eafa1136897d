import { type PhoneRules, phoneRules } from "martillo/domain";
import { readPublicSettings } from "../house";
import type { CallContext } from "../../platform/call/context";

/** How this house takes phones: staff may switch on those of the USA. */
export async function phoneRulesOf({
  cache,
  db,
}: Pick<CallContext, "cache" | "db">): Promise<PhoneRules> {
  const { features } = await cache.get("settings", () => readPublicSettings(db));
  return phoneRules(features);
}
