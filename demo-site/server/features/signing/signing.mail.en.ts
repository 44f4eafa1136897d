import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./signing.mail";
import { PATHS } from "martillo/contract";

export const signingCode: Words<typeof spanish.signingCode> = {
  subject: ({ title }) => `Code to sign the contract: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `With this code you sign the contract of “${oneLine(values.title)}”. If you are not signing it now, do nothing and give the code to nobody.`,
    { code: values.code },
  ],
};

export const documentSigned: Words<typeof spanish.documentSigned> = {
  subject: ({ title }) => `The contract is signed: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Both sides have signed the contract of “${oneLine(values.title)}”. It is among the papers of the sale.`,
    {
      link: PATHS.documents,
      label: "See the papers",
    },
    {
      small: `Hash of the signed text: ${values.hash}`,
    },
  ],
};
