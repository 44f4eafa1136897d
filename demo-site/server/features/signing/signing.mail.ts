import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

interface AboutSigning extends Spoken {
  name: string | null;
  title: string;
}

/** The code with which a party signs. */
export const signingCode = mailTemplate<AboutSigning & { code: string; seconds: number }>({
  name: "signingCode",
  secretForSeconds: ({ seconds }) => seconds,
  subject: ({ title }) => `Código para firmar el contrato: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Con este código firma el contrato de «${oneLine(values.title)}». Si no lo está firmando ahora, no haga nada ni dé el código a nadie.`,
    { code: values.code },
  ],
});

/** Both have signed. */
export const documentSigned = mailTemplate<AboutSigning & { hash: string }>({
  name: "documentSigned",
  subject: ({ title }) => `El contrato está firmado: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Las dos partes han firmado el contrato de «${oneLine(values.title)}». Lo encontrará entre los papeles de la venta.`,
    {
      link: PATHS.documents,
      label: "Ver los papeles",
    },
    {
      small: `Huella del texto firmado: ${values.hash}`,
    },
  ],
});
