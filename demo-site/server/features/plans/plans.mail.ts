import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

/** What letters about a plan tell. */
export interface AboutPlan extends Spoken {
  name: string | null;
  /** "Profesional, mensual". */
  plan: string;
  /** The charge, made or to come, tax included. */
  amount: string;
  /** When it is charged, ends, or is tried again. */
  date: string;
  /** Number of the document over what was charged. */
  document?: string;
  /** Nothing is charged: what was paid before covers it. */
  isCovered?: boolean;
}

export type Agreed = Pick<AboutPlan, "name" | "plan" | "language">;

const toSubscription = {
  link: PATHS.subscription,
  label: "Ver su suscripción",
};

const toCancel = {
  link: PATHS.subscription,
  label: "Ver o cancelar la suscripción",
};

const toPlans = { link: PATHS.viewPlans, label: "Ver los planes" };

/** Which document there is over what was charged, and where. */
function documentText({ document }: AboutPlan) {
  if (document === undefined) return [];
  return [
    `El documento de este pago es el ${oneLine(document)}. Puede descargarlo en el historial de su suscripción.`,
    {
      link: PATHS.subscriptionHistory,
      label: "Ver el documento",
    },
  ];
}

/** A trial has begun: what will be charged and when, and how to end it. */
export const trialStarted = mailTemplate<AboutPlan>({
  name: "trialStarted",
  subject: ({ plan }) => `Su prueba gratuita del plan ${oneLine(plan)} ha empezado`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name),
      `Ha empezado a probar el plan ${oneLine(plan)}. No le hemos cobrado nada.`,
      `El ${date} cobraremos ${amount} (IVA incluido) en su tarjeta y el plan seguirá renovándose. Si no quiere seguir, cancélelo antes: basta con pulsar un botón.`,
      toCancel,
    ];
  },
});

/** A trial ends soon. */
export const trialEnding = mailTemplate<AboutPlan>({
  name: "trialEnding",
  subject: ({ date }) => `Su prueba gratuita termina el ${date}`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name),
      `Su prueba del plan ${oneLine(plan)} termina el ${date}. Ese día cobraremos ${amount} (IVA incluido) en su tarjeta.`,
      "Si no quiere seguir, cancélela antes con un solo paso. Hasta entonces lo tendrá todo igual.",
      toCancel,
    ];
  },
});

/** A period was paid. */
export const planRenewed = mailTemplate<AboutPlan>({
  name: "planRenewed",
  subject: ({ plan }) => `Hemos renovado su plan ${oneLine(plan)}`,
  body: (values) => [
    greeting(values.name),
    `Hemos renovado su plan ${oneLine(values.plan)} por ${values.amount} (IVA incluido). El periodo dura hasta el ${values.date}.`,
    ...documentText(values),
    toSubscription,
  ],
});

/** A charge did not succeed, and is tried again. */
export const planUnpaid = mailTemplate<AboutPlan>({
  name: "planUnpaid",
  subject: ({ plan }) => `No hemos podido cobrar su plan ${oneLine(plan)}`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name),
      `No hemos podido cobrar los ${amount} de su plan ${oneLine(plan)}. Su plan sigue activo y lo intentaremos de nuevo el ${date}.`,
      "Puede pagarlo ahora, con otra tarjeta o confirmando el cargo con su banco.",
      { link: PATHS.subscription, label: "Pagar ahora" },
    ];
  },
});

/** Nothing could be charged for a week, and the plan is gone. */
export const planExpired = mailTemplate<AboutPlan>({
  name: "planExpired",
  subject: ({ plan }) => `Su plan ${oneLine(plan)} ha terminado`,
  body: (values) => [
    greeting(values.name),
    `No hemos podido cobrar los ${values.amount} de su plan ${oneLine(values.plan)} y ha terminado. Lo que tiene publicado sigue publicado; desde ahora valen los límites del plan gratuito.`,
    toPlans,
  ],
});

/** Another plan was bought. */
export const planChanged = mailTemplate<AboutPlan>({
  name: "planChanged",
  subject: ({ plan }) => `Su plan es ahora ${oneLine(plan)}`,
  body: (values) => [
    greeting(values.name),
    changedText(values),
    ...documentText(values),
    toSubscription,
  ],
});

function changedText({ plan, amount, date, isCovered = false }: AboutPlan) {
  const name = oneLine(plan);
  if (isCovered) {
    return `Su plan es ahora ${name}. No le hemos cobrado nada: lo cubre lo que quedaba de su plan anterior. El periodo dura hasta el ${date}.`;
  }
  return `Su plan es ahora ${name}. Le hemos cobrado ${amount} (IVA incluido) y el periodo dura hasta el ${date}.`;
}

/** The terms that were agreed upon in person hold from now on. */
export const planAgreed = mailTemplate<Agreed>({
  name: "planAgreed",
  subject: ({ plan }) => `Su plan es ahora ${oneLine(plan)}`,
  body: (values) => [
    greeting(values.name),
    `Su plan es ahora ${oneLine(values.plan)}, con lo que hemos acordado con usted. Puede publicar y añadir usuarios sin límite, y no cobraremos nada en su tarjeta.`,
    toSubscription,
  ],
});

/** The terms that were agreed upon hold no more. */
export const planAgreementEnded = mailTemplate<Agreed>({
  name: "planAgreementEnded",
  subject: ({ plan }) => `Su plan ${oneLine(plan)} ha terminado`,
  body: (values) => [
    greeting(values.name),
    `Su plan ${oneLine(values.plan)} ha terminado. Lo que tiene publicado sigue publicado; desde ahora valen los límites del plan gratuito.`,
    toPlans,
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
