import { type PhoneRules, phoneRules } from "martillo/domain";
import { readPublicSettings } from "../groups/common/settings-repository";
import type { CallContext } from "../http/context";

/** How this house takes phones: staff may switch on those of the USA. */
export async function phoneRulesOf({
  cache,
  db,
}: Pick<CallContext, "cache" | "db">): Promise<PhoneRules> {
  const { features } = await cache.get("settings", () => readPublicSettings(db));
  return phoneRules(features);
}
