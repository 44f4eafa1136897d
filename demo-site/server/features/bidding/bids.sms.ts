import { oneLine, smsTemplate, type Spoken } from "../../platform/mail/template";

/** To whose maximum everybody could read. */
export const maximumToConfirm = smsTemplate<
  Spoken & { title: string; amount: string; link: string }
>({
  name: "maximumToConfirm",
  text: ({ title, amount, link, english }) =>
    english
      ? `A bid on ${shortened(title)} was withdrawn and your maximum of ${amount} could be read. Confirm it or change it: ${link}`
      : `Se ha retirado una puja por ${shortened(title)} y su máximo de ${amount} pudo leerse. Confírmelo o cámbielo: ${link}`,
});

/** As much of a title as leaves room for the rest. */
const LONGEST_TITLE = 40;

function shortened(title: string): string {
  const line = oneLine(title);
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : line;
}
