import type { PhoneRules } from "../../src/domain/phone";
import {
  accepted,
  type FormRules,
  longest,
  phone,
  postalCode,
  required,
  type Rule,
} from "../../src/forms";
import {
  type AccountKind,
  type DetailField,
  TERMS,
  termsField,
  type Texts,
} from "./registration-rules";
import type { House, PictureMode } from "./asked";

/** Details that the form asks for where the house's own fields do not. */
const OWN_DETAILS = ["phone", "address1", "zip", "city", "state"] as const;
export type OwnDetail = (typeof OWN_DETAILS)[number];

/** The details that are left to ask: a buyer gets the house's questions, a seller ours and the house's. */
export function ownDetails(
  kind: AccountKind,
  fields: readonly { name: string }[],
): readonly OwnDetail[] {
  if (kind === "buyer" && fields.length > 0) return [];
  return OWN_DETAILS.filter((detail) => !fields.some(({ name }) => name === detail));
}

/** The captcha says so by its own field. */
export const isSolved: Rule = (answer) => (answer === "true" ? undefined : "Required!");

/** A page may ask for a picture that the house does not need, not the other way round. */
export function pictureMode(house: House | undefined, asked: PictureMode | undefined): PictureMode {
  return house?.picture === "required" ? house.picture : (asked ?? house?.picture ?? "off");
}

export function pictureRules(mode: PictureMode | undefined): FormRules<DetailField> {
  return mode === "required" ? { avatar: required() } : {};
}

/** Rules of the second step. */
export function detailRules(
  t: Texts,
  kind: AccountKind,
  details: readonly OwnDetail[],
  phones: PhoneRules | undefined,
): FormRules<DetailField> {
  const nameLength: Rule = (name) => {
    const { length } = name.trim();
    return length < 2 || length > 15 ? t("nameLength") : undefined;
  };
  const own: Record<OwnDetail, Rule | readonly Rule[]> = {
    phone: [required(), phone(t("phoneLength"), phones)],
    address1: longest(120, t("tooLong")),
    zip: postalCode(t("zipDigits")),
    city: required(),
    state: () => undefined,
  };
  return {
    first_name: [required(), nameLength],
    last_name: [required(), nameLength],
    ...Object.fromEntries(details.map((detail) => [detail, own[detail]])),
    [termsField(kind)]: accepted(TERMS),
  };
}
