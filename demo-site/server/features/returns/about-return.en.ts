import type { AboutReturn } from "./about-return";
import { PATHS } from "martillo/contract";
import { type Block, oneLine } from "../../platform/mail/template";

/** To the page of a return. */
export function toReturn({ invoice, isSeller }: AboutReturn): Block {
  const link = PATHS.returnRequest.replace("{id}", String(invoice));
  return {
    link: isSeller ? `${link}?side=seller` : link,
    label: "See the return",
  };
}

/** The vehicle, in quotes. */
export function named({ title }: AboutReturn): string {
  return `“${oneLine(title)}”`;
}
