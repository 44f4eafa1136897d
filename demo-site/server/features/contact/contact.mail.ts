import {
  greeting,
  mailTemplate,
  oneLine,
  spanText,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** Tells a visitor that the house has got the form. What it says is not repeated: the address may be somebody else's. */
export const contactReceived = mailTemplate<Spoken & { name?: string | null }>({
  name: "contactReceived",
  language: spokenIn,
  subject: ({ english }) =>
    english ? "We have received your message" : "Hemos recibido su mensaje",
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? "Thank you for writing to us. We have received your message and will answer as soon as we can."
      : "Gracias por escribirnos. Hemos recibido su mensaje y le responderemos lo antes posible.",
    {
      small: values.english
        ? "If you have not written to us, you need not do anything."
        : "Si no nos ha escrito usted, no tiene que hacer nada.",
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
  language: spokenIn,
  subject: ({ english }) => (english ? "Confirm your subscription" : "Confirme su suscripción"),
  body: (values) => {
    const { name, link, stopLink, seconds, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? "Confirm that you want our newsletter at this e-mail."
        : "Confirme que quiere recibir nuestras novedades en este correo.",
      { link, label: english ? "Confirm the subscription" : "Confirmar la suscripción" },
      english
        ? `The link expires in ${spanText(seconds, "en")}. Without your word we will not write to you.`
        : `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
      {
        items: [
          {
            text: english ? "I do not want the newsletter" : "No quiero recibir el boletín",
            link: stopLink,
          },
        ],
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});
