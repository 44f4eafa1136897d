import { PATHS } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** What letters about a plan tell. */
export interface AboutPlan extends Spoken {
  name: string | null;
  /** "Profesional, mensual". */
  plan: string;
  /** What is or will be charged, tax included. */
  amount: string;
  /** When it is charged, ends, or is tried again. */
  date: string;
  /** Number of the document over what was charged. */
  document?: string;
  /** Nothing is charged: what was paid before covers it. */
  isCovered?: boolean;
}

type Agreed = Pick<AboutPlan, "name" | "plan" | "english">;

function hello(values: Agreed): string {
  return greeting(values.name, spokenIn(values));
}

function toSubscription({ english = false }: Spoken) {
  return {
    link: PATHS.subscription,
    label: english ? "See your subscription" : "Ver su suscripción",
  };
}

function toCancel({ english = false }: Spoken) {
  return {
    link: PATHS.subscription,
    label: english ? "See or cancel the subscription" : "Ver o cancelar la suscripción",
  };
}

function toPlans({ english = false }: Spoken) {
  return { link: PATHS.viewPlans, label: english ? "See the plans" : "Ver los planes" };
}

/** Which document there is over what was charged, and where. */
function documentText({ document, english = false }: AboutPlan) {
  if (document === undefined) return [];
  return [
    english
      ? `The document of this payment is ${oneLine(document)}. You can download it from the history of your subscription.`
      : `El documento de este pago es el ${oneLine(document)}. Puede descargarlo en el historial de su suscripción.`,
    {
      link: PATHS.subscriptionHistory,
      label: english ? "See the document" : "Ver el documento",
    },
  ];
}

/** A trial has begun: what will be charged and when, and how to end it. */
export const trialStarted = mailTemplate<AboutPlan>({
  name: "trialStarted",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english
      ? `Your free trial of the plan ${oneLine(plan)} has begun`
      : `Su prueba gratuita del plan ${oneLine(plan)} ha empezado`,
  body: (values) => {
    const { plan, amount, date, english } = values;
    return [
      hello(values),
      english
        ? `You have begun to try the plan ${oneLine(plan)}. We have charged nothing.`
        : `Ha empezado a probar el plan ${oneLine(plan)}. No le hemos cobrado nada.`,
      english
        ? `On ${date} we will charge ${amount} (VAT included) to your card, and the plan goes on renewing. If you do not want that, cancel before: one button does it.`
        : `El ${date} cobraremos ${amount} (IVA incluido) en su tarjeta y el plan seguirá renovándose. Si no quiere seguir, cancélelo antes: basta con pulsar un botón.`,
      toCancel(values),
    ];
  },
});

/** A trial ends soon. */
export const trialEnding = mailTemplate<AboutPlan>({
  name: "trialEnding",
  language: spokenIn,
  subject: ({ date, english }) =>
    english ? `Your free trial ends on ${date}` : `Su prueba gratuita termina el ${date}`,
  body: (values) => {
    const { plan, amount, date, english } = values;
    return [
      hello(values),
      english
        ? `Your trial of the plan ${oneLine(plan)} ends on ${date}. That day we will charge ${amount} (VAT included) to your card.`
        : `Su prueba del plan ${oneLine(plan)} termina el ${date}. Ese día cobraremos ${amount} (IVA incluido) en su tarjeta.`,
      english
        ? "If you do not want to go on, cancel before, in one step. Until then you keep everything."
        : "Si no quiere seguir, cancélela antes con un solo paso. Hasta entonces lo tendrá todo igual.",
      toCancel(values),
    ];
  },
});

/** A period was paid. */
export const planRenewed = mailTemplate<AboutPlan>({
  name: "planRenewed",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english
      ? `We have renewed your plan ${oneLine(plan)}`
      : `Hemos renovado su plan ${oneLine(plan)}`,
  body: (values) => [
    hello(values),
    values.english
      ? `We have renewed your plan ${oneLine(values.plan)} for ${values.amount} (VAT included). The period lasts until ${values.date}.`
      : `Hemos renovado su plan ${oneLine(values.plan)} por ${values.amount} (IVA incluido). El periodo dura hasta el ${values.date}.`,
    ...documentText(values),
    toSubscription(values),
  ],
});

/** A charge did not succeed, and is tried again. */
export const planUnpaid = mailTemplate<AboutPlan>({
  name: "planUnpaid",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english
      ? `We could not charge your plan ${oneLine(plan)}`
      : `No hemos podido cobrar su plan ${oneLine(plan)}`,
  body: (values) => {
    const { plan, amount, date, english } = values;
    return [
      hello(values),
      english
        ? `We could not charge the ${amount} of your plan ${oneLine(plan)}. Your plan goes on, and we will try again on ${date}.`
        : `No hemos podido cobrar los ${amount} de su plan ${oneLine(plan)}. Su plan sigue activo y lo intentaremos de nuevo el ${date}.`,
      english
        ? "You can pay it now, with another card or by confirming the charge with your bank."
        : "Puede pagarlo ahora, con otra tarjeta o confirmando el cargo con su banco.",
      { link: PATHS.subscription, label: english ? "Pay now" : "Pagar ahora" },
    ];
  },
});

/** Nothing could be charged for a week, and the plan is gone. */
export const planExpired = mailTemplate<AboutPlan>({
  name: "planExpired",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english ? `Your plan ${oneLine(plan)} has ended` : `Su plan ${oneLine(plan)} ha terminado`,
  body: (values) => [
    hello(values),
    values.english
      ? `We could not charge the ${values.amount} of your plan ${oneLine(values.plan)}, and it has ended. What is published stays so; from now on the free plan’s limits apply.`
      : `No hemos podido cobrar los ${values.amount} de su plan ${oneLine(values.plan)} y ha terminado. Lo que tiene publicado sigue publicado; desde ahora valen los límites del plan gratuito.`,
    toPlans(values),
  ],
});

/** Another plan was bought. */
export const planChanged = mailTemplate<AboutPlan>({
  name: "planChanged",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english ? `Your plan is ${oneLine(plan)} now` : `Su plan es ahora ${oneLine(plan)}`,
  body: (values) => [
    hello(values),
    changedText(values),
    ...documentText(values),
    toSubscription(values),
  ],
});

function changedText({ plan, amount, date, isCovered = false, english = false }: AboutPlan) {
  const name = oneLine(plan);
  if (isCovered) {
    return english
      ? `Your plan is ${name} now. We have charged nothing: what was left of your plan before covers it. The period lasts until ${date}.`
      : `Su plan es ahora ${name}. No le hemos cobrado nada: lo cubre lo que quedaba de su plan anterior. El periodo dura hasta el ${date}.`;
  }
  return english
    ? `Your plan is ${name} now. We have charged ${amount} (VAT included), and the period lasts until ${date}.`
    : `Su plan es ahora ${name}. Le hemos cobrado ${amount} (IVA incluido) y el periodo dura hasta el ${date}.`;
}

/** What was agreed upon in person holds from now on. */
export const planAgreed = mailTemplate<Agreed>({
  name: "planAgreed",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english ? `Your plan is ${oneLine(plan)} now` : `Su plan es ahora ${oneLine(plan)}`,
  body: (values) => [
    hello(values),
    values.english
      ? `Your plan is ${oneLine(values.plan)} now, as we have agreed with you. You can publish and add users without a limit, and we will charge nothing to your card.`
      : `Su plan es ahora ${oneLine(values.plan)}, con lo que hemos acordado con usted. Puede publicar y añadir usuarios sin límite, y no cobraremos nada en su tarjeta.`,
    toSubscription(values),
  ],
});

/** What was agreed upon holds no more. */
export const planAgreementEnded = mailTemplate<Agreed>({
  name: "planAgreementEnded",
  language: spokenIn,
  subject: ({ plan, english }) =>
    english ? `Your plan ${oneLine(plan)} has ended` : `Su plan ${oneLine(plan)} ha terminado`,
  body: (values) => [
    hello(values),
    values.english
      ? `Your plan ${oneLine(values.plan)} has ended. What is published stays so; from now on the free plan’s limits apply.`
      : `Su plan ${oneLine(values.plan)} ha terminado. Lo que tiene publicado sigue publicado; desde ahora valen los límites del plan gratuito.`,
    toPlans(values),
  ],
});

/** To staff: a seller whose data are missing was invoiced more than an invoice without a recipient may come to. */
export const planUnnamed = mailTemplate<{ number: string; amount: string; payment: string }>({
  name: "planUnnamed",
  subject: ({ number }) => `Falta el destinatario de la factura ${oneLine(number)}`,
  body: ({ number, amount, payment }) => [
    `La factura ${oneLine(number)}, por ${amount}, del pago n.º ${oneLine(payment)} se ha emitido como simplificada: el vendedor no ha indicado su NIF o su dirección. Por encima de 400 € una factura debe identificar a su destinatario.`,
    "Pida esos datos al vendedor, que los indica en su perfil, y rectifíquela.",
  ],
});
