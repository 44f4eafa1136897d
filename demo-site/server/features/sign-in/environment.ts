import * as z from "zod";
import type { ServerConfig } from "../../platform/call/config";
import { wrong } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";

const ROLES = ["buyer", "seller"] as const;

/** E-mails of accounts by what the account is for. */
function logins() {
  const takes = `\`${ROLES.map((role) => `${role}=<e-mail>`).join(",")}\``;
  return z
    .string()
    .transform((text, ctx) => {
      const found: ServerConfig["demoLogins"] = {};
      for (const part of text.split(",")) {
        const [word = "", email = ""] = part.trim().toLowerCase().split("=", 2);
        const role = ROLES.find((one) => one === word);
        if (role && email.includes("@")) found[role] = email;
        else ctx.addIssue({ code: "custom", message: wrong(takes, part) });
      }
      return found;
    })
    .meta({ takes });
}

export const environment = defineEnvironment({
  topic: "demo",
  variables: () => ({
    MARTILLO_DEMO_LOGIN: logins().optional().meta({
      description: "Lets everybody in as these two accounts. Demo mode alone.",
    }),
  }),
  check({ mode, isSet, fault }) {
    if (mode === "production" && isSet("MARTILLO_DEMO_LOGIN")) {
      fault("MARTILLO_DEMO_LOGIN lets everybody in: it is for MARTILLO_MODE=demo alone.");
    }
  },
  read: (values) =>
    ({ demoLogins: values.MARTILLO_DEMO_LOGIN ?? {} }) satisfies Partial<ServerConfig>,
});
