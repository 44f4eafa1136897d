import type { MessageKeyOf } from "../../locales/message-key-of";
import type { plansMessages } from "./plans.messages";

export const plansEnglish = {
  "sitePlans.lead":
    "Publish auctions and direct sales with the plan that you need. Change it or cancel it whenever you like: nothing binds you.",
} satisfies Record<MessageKeyOf<typeof plansMessages>, string>;
