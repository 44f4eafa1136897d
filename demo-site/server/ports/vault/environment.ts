import { readFileSync } from "node:fs";
import * as z from "zod";
import { choice, pattern, text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import { fromBase64 } from "./embedded/envelope";
import { Credentials, type SkyflowOptions } from "./skyflow/options";

/** What the environment says of saved numbers. */
export type VaultSettings =
  | { name: "none" }
  | {
      name: "embedded";
      /** Undefined keeps one beside the embedded database. */
      key: Uint8Array | undefined;
      formerKeys: readonly Uint8Array[];
      isAssessed: boolean;
    }
  | ({ name: "skyflow" } & SkyflowOptions);

const KEY = /^[A-Za-z\d+/]{43}=$/;
const KEY_TAKES = "base64 of 32 bytes, for example from: openssl rand -base64 32";

/** A key; its content is never told. */
function key() {
  return z
    .string()
    .regex(KEY, { error: `is no key. Write ${KEY_TAKES}.` })
    .transform(fromBase64)
    .meta({ takes: "base64 of 32 bytes" });
}

function keys() {
  return z
    .string()
    .transform((all) => all.split(",").map((one) => one.trim()))
    .refine((all) => all.every((one) => KEY.test(one)), {
      error: `is no list of keys. Write ${KEY_TAKES}; several are parted by commas.`,
    })
    .transform((all) => all.map(fromBase64))
    .meta({ takes: "keys parted by commas" });
}

/** The file of a service account; its content is never told. */
function credentials() {
  return z
    .string()
    .transform((path, ctx): Credentials => {
      try {
        return Credentials.parse(JSON.parse(readFileSync(path, "utf8")));
      } catch {
        ctx.addIssue({
          code: "custom",
          message:
            "names no readable file of a service account. Write the path of the JSON that Skyflow Studio gave, with clientID, keyID, tokenURI and privateKey.",
        });
        return z.NEVER;
      }
    })
    .meta({ takes: "a path" });
}

const OF_SKYFLOW = [
  "MARTILLO_SKYFLOW_VAULT_ID",
  "MARTILLO_SKYFLOW_VAULT_URL",
  "MARTILLO_SKYFLOW_CREDENTIALS",
  "MARTILLO_SKYFLOW_INSERT_ROLE",
] as const;

export const environment = defineEnvironment({
  topic: "payments",
  variables: (mode) => ({
    MARTILLO_VAULT: choice(["embedded", "skyflow", "none"])
      .prefault(mode === "demo" ? "embedded" : "none")
      .meta({
        description:
          "Where numbers of cards are kept that no provider keeps. `embedded` encrypts them in the database and takes the numbers that are published for tests, and no other.",
      }),
    MARTILLO_VAULT_KEY: key().optional().meta({
      unset: "demo: a file beside the embedded database",
      description: "Key of the embedded vault. Without it nothing in the vault can be read.",
    }),
    MARTILLO_VAULT_FORMER_KEYS: keys().optional().meta({
      description:
        "Keys that it had before, until `npm run vault:rewrap` has put all cards under the present one.",
    }),
    MARTILLO_VAULT_PCI: choice(["assessed"]).optional().meta({
      description:
        "`assessed` lets the embedded vault take real numbers. Whoever writes it says to have been assessed for storing them (PCI DSS).",
    }),
    MARTILLO_SKYFLOW_VAULT_ID: pattern(/^[A-Za-z\d-]+$/, "is no id of a vault", "an id")
      .optional()
      .meta({ description: "A vault at Skyflow." }),
    MARTILLO_SKYFLOW_VAULT_URL: webAddress("https://cluster.vault.skyflowapis.com")
      .optional()
      .meta({ description: "Its address." }),
    MARTILLO_SKYFLOW_TABLE: text("a name").prefault("credit_cards").meta({
      description:
        "Its table of cards, with `card_number`, `cardholder_name`, `expiry_month` and `expiry_year`.",
    }),
    MARTILLO_SKYFLOW_CREDENTIALS: credentials().optional().meta({
      description: "File of the service account that reads, changes and deletes cards.",
    }),
    MARTILLO_SKYFLOW_INSERT_ROLE: text("an id").optional().meta({
      description:
        "Role of that account that may insert, and nothing else: pages get tokens of it.",
    }),
  }),
  check({ mode, isSet, fault, together, needs }) {
    together(...OF_SKYFLOW);
    needs("MARTILLO_VAULT=skyflow", ...OF_SKYFLOW);
    if (mode === "production") needs("MARTILLO_VAULT=embedded", "MARTILLO_VAULT_KEY");
    if (isSet("MARTILLO_VAULT_FORMER_KEYS") && !isSet("MARTILLO_VAULT_KEY")) {
      fault("MARTILLO_VAULT_FORMER_KEYS needs MARTILLO_VAULT_KEY, the one that follows them.");
    }
  },
  read(values): VaultSettings {
    const {
      MARTILLO_SKYFLOW_VAULT_ID: vaultId,
      MARTILLO_SKYFLOW_VAULT_URL: vaultUrl,
      MARTILLO_SKYFLOW_CREDENTIALS: account,
      MARTILLO_SKYFLOW_INSERT_ROLE: insertRole,
    } = values;
    if (values.MARTILLO_VAULT === "embedded")
      return {
        name: "embedded",
        key: values.MARTILLO_VAULT_KEY,
        formerKeys: values.MARTILLO_VAULT_FORMER_KEYS ?? [],
        isAssessed: values.MARTILLO_VAULT_PCI === "assessed",
      };
    const isWhole = vaultId !== undefined && vaultUrl !== undefined && insertRole !== undefined;
    if (values.MARTILLO_VAULT === "none" || !isWhole || !account) return { name: "none" };
    return {
      name: "skyflow",
      vaultId,
      vaultUrl: vaultUrl.replace(/(?<!\/)\/+$/, ""),
      table: values.MARTILLO_SKYFLOW_TABLE,
      insertRole,
      credentials: account,
    };
  },
});
