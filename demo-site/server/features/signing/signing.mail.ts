import { PATHS } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

interface AboutSigning extends Spoken {
  name: string | null;
  title: string;
}

/** The code with which somebody signs. */
export const signingCode = mailTemplate<AboutSigning & { code: string; seconds: number }>({
  name: "signingCode",
  language: spokenIn,
  secretForSeconds: ({ seconds }) => seconds,
  subject: ({ title, english }) =>
    english
      ? `Code to sign the contract: ${oneLine(title)}`
      : `Código para firmar el contrato: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `With this code you sign the contract of “${oneLine(values.title)}”. If you are not signing it now, do nothing and give the code to nobody.`
      : `Con este código firma el contrato de «${oneLine(values.title)}». Si no lo está firmando ahora, no haga nada ni dé el código a nadie.`,
    { code: values.code },
  ],
});

/** Both have signed. */
export const documentSigned = mailTemplate<AboutSigning & { hash: string }>({
  name: "documentSigned",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `The contract is signed: ${oneLine(title)}`
      : `El contrato está firmado: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `Both sides have signed the contract of “${oneLine(values.title)}”. It is among the papers of the sale.`
      : `Las dos partes han firmado el contrato de «${oneLine(values.title)}». Lo encontrará entre los papeles de la venta.`,
    {
      link: PATHS.documents,
      label: values.english ? "See the papers" : "Ver los papeles",
    },
    {
      small: values.english
        ? `Hash of the signed text: ${values.hash}`
        : `Huella del texto firmado: ${values.hash}`,
    },
  ],
});
