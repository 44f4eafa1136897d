import { PATHS } from "martillo/contract";
import { type Block, oneLine, type Spoken } from "../../platform/mail/template";

/** What letters about a return tell. */
export interface AboutReturn extends Spoken {
  name: string | null;
  title: string;
  invoice: number;
  isSeller: boolean;
  isWithdrawal: boolean;
  /** A sale that is undone where both sides agree. */
  isAgreement: boolean;
  /** The reader asked for it. */
  isAsker: boolean;
}

/** To the page of a return. */
export function toReturn({ invoice, isSeller }: AboutReturn): Block {
  const link = PATHS.returnRequest.replace("{id}", String(invoice));
  return {
    link: isSeller ? `${link}?side=seller` : link,
    label: "Ver la devolución",
  };
}

/** The vehicle, in quotes. */
export function named({ title }: AboutReturn): string {
  return `«${oneLine(title)}»`;
}
