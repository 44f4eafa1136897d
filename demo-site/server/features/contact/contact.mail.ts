import {
  greeting,
  mailTemplate,
  oneLine,
  spanText,
  type Spoken,
} from "../../platform/mail/template";

/** Tells a visitor that the house has got the form. What it says is not repeated: the address may be another person's. */
export const contactReceived = mailTemplate<Spoken & { name?: string | null }>({
  name: "contactReceived",
  subject: () => "Hemos recibido su mensaje",
  body: (values) => [
    greeting(values.name),
    "Gracias por escribirnos. Hemos recibido su mensaje y le responderemos lo antes posible.",
    {
      small: "Si no nos ha escrito usted, no tiene que hacer nada.",
    },
  ],
});

/** Brings a visitor's form to the house. */
export const contactForm = mailTemplate<{
  name: string;
  email: string;
  phone?: string | null;
  topic?: string | null;
  message: string;
}>({
  name: "contactForm",
  subject: ({ name, topic }) => `Contacto de ${name}${topic ? `: ${topic}` : ""}`,
  body: ({ name, email, phone, message }) => [
    `${oneLine(name)} ha escrito en el formulario de contacto.`,
    `Correo: ${oneLine(email)}${phone ? `\nTeléfono: ${oneLine(phone)}` : ""}`,
    { quote: message },
  ],
});

/** Asks whether the address really wants the newsletter. */
export const newsletterConfirmation = mailTemplate<
  Spoken & {
    name?: string | null;
    link: string;
    /** Path that ends it. */
    stopLink: string;
    seconds: number;
  }
>({
  name: "newsletterConfirmation",
  subject: () => "Confirme su suscripción",
  body: (values) => {
    const { name, link, stopLink, seconds } = values;
    return [
      greeting(name),
      "Confirme que quiere recibir nuestras novedades en este correo.",
      { link, label: "Confirmar la suscripción" },
      `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
      {
        items: [
          {
            text: "No quiero recibir el boletín",
            link: stopLink,
          },
        ],
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});
