import { shortTitle, smsTemplate, type Spoken } from "../../platform/mail/template";

/** To whose maximum everybody could read. */
export const maximumToConfirm = smsTemplate<
  Spoken & { title: string; amount: string; link: string }
>({
  name: "maximumToConfirm",
  text: ({ title, amount, link }) =>
    `Se ha retirado una puja por ${shortTitle(title)} y su máximo de ${amount} pudo leerse. Confírmelo o cámbielo: ${link}`,
});
