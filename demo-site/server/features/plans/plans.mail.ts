import { PATHS } from "martillo/domain";
import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";

/** What letters about a plan tell. */
export interface AboutPlan {
  name: string | null;
  /** "Profesional, mensual". */
  plan: string;
  /** What is or will be charged, tax included. */
  amount: string;
  /** When it is charged, ends, or is tried again. */
  date: string;
}

const toSubscription = { link: PATHS.subscription, label: "Ver su suscripción" };

/** A trial has begun: what will be charged and when, and how to end it. */
export const trialStarted = mailTemplate<AboutPlan>({
  name: "trialStarted",
  subject: ({ plan }) => `Su prueba gratuita del plan ${oneLine(plan)} ha empezado`,
  body: ({ name, plan, amount, date }) => [
    greeting(name),
    `Ha empezado a probar el plan ${oneLine(plan)}. No le hemos cobrado nada.`,
    `El ${date} cobraremos ${amount} (IVA incluido) en su tarjeta y el plan seguirá renovándose. Si no quiere seguir, cancélelo antes: basta con pulsar un botón.`,
    { link: PATHS.subscription, label: "Ver o cancelar la suscripción" },
  ],
});

/** A trial ends soon. */
export const trialEnding = mailTemplate<AboutPlan>({
  name: "trialEnding",
  subject: ({ date }) => `Su prueba gratuita termina el ${date}`,
  body: ({ name, plan, amount, date }) => [
    greeting(name),
    `Su prueba del plan ${oneLine(plan)} termina el ${date}. Ese día cobraremos ${amount} (IVA incluido) en su tarjeta.`,
    "Si no quiere seguir, cancélela antes con un solo paso. Hasta entonces lo tendrá todo igual.",
    { link: PATHS.subscription, label: "Ver o cancelar la suscripción" },
  ],
});

/** A period was paid. */
export const planRenewed = mailTemplate<AboutPlan>({
  name: "planRenewed",
  subject: ({ plan }) => `Hemos renovado su plan ${oneLine(plan)}`,
  body: ({ name, plan, amount, date }) => [
    greeting(name),
    `Hemos renovado su plan ${oneLine(plan)} por ${amount} (IVA incluido). El periodo dura hasta el ${date}.`,
    toSubscription,
  ],
});

/** A charge did not succeed, and is tried again. */
export const planUnpaid = mailTemplate<AboutPlan>({
  name: "planUnpaid",
  subject: ({ plan }) => `No hemos podido cobrar su plan ${oneLine(plan)}`,
  body: ({ name, plan, amount, date }) => [
    greeting(name),
    `No hemos podido cobrar los ${amount} de su plan ${oneLine(plan)}. Su plan sigue activo y lo intentaremos de nuevo el ${date}.`,
    "Puede pagarlo ahora, con otra tarjeta o confirmando el cargo con su banco.",
    { link: PATHS.subscription, label: "Pagar ahora" },
  ],
});

/** Nothing could be charged for a week, and the plan is gone. */
export const planExpired = mailTemplate<AboutPlan>({
  name: "planExpired",
  subject: ({ plan }) => `Su plan ${oneLine(plan)} ha terminado`,
  body: ({ name, plan, amount }) => [
    greeting(name),
    `No hemos podido cobrar los ${amount} de su plan ${oneLine(plan)} y ha terminado. Lo que tiene publicado sigue publicado; desde ahora valen los límites del plan gratuito.`,
    { link: PATHS.viewPlans, label: "Ver los planes" },
  ],
});

/** Another plan was bought. */
export const planChanged = mailTemplate<AboutPlan>({
  name: "planChanged",
  subject: ({ plan }) => `Su plan es ahora ${oneLine(plan)}`,
  body: ({ name, plan, amount, date }) => [
    greeting(name),
    `Su plan es ahora ${oneLine(plan)}. Le hemos cobrado ${amount} (IVA incluido) y el periodo dura hasta el ${date}.`,
    toSubscription,
  ],
});
