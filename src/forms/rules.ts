import { EMAIL_TEXTS, emailFault } from "../contract/accounts/email-pattern";
import { isPostalCodeOf, POSTAL_CODE_TEXT } from "../contract/places/postal-code";
import { plainText } from "../contract/plain-text";
import { phoneProblem, type PhoneRules, phoneRules } from "../domain/phone";
import { dayProblem, FIELD_TEXTS, isBlank, isCalendarDay, isDecimal } from "../domain/field-rules";

/**
 * Says what is wrong with a field: a fixed text, which is looked up among the phrases of the page, or a text as it is to be shown.
 * Undefined when nothing is. All but `required` and `accepted` leave an empty field alone.
 */
export type Rule = (value: string, data: FormData) => string | undefined;

function unlessEmpty(isRight: (value: string, data: FormData) => boolean, text: string): Rule {
  return (value, data) => (isBlank(value) || isRight(value, data) ? undefined : text);
}

/** Something must be in it. */
export function required(text: string = FIELD_TEXTS.required): Rule {
  return (value) => (isBlank(value) ? text : undefined);
}

/** A box that must be ticked. */
export const accepted = required;

/** An address as the server takes it, at a domain that there can be; spaces around it do not count. */
export function email(text: string = EMAIL_TEXTS.format): Rule {
  return (value) => {
    const fault = isBlank(value) ? null : emailFault(value);
    if (fault === null) return undefined;
    return fault === "format" ? text : EMAIL_TEXTS.domain;
  };
}

/** A phone as people write it, 8 to 15 characters; with the rules of a house that takes others, as they say. */
export function phone(lengthText?: string, rules: PhoneRules = phoneRules()): Rule {
  return (value) => {
    const fault = isBlank(value) ? null : rules.fault(value);
    return fault === "length" ? (lengthText ?? phoneProblem(fault)) : phoneProblem(fault);
  };
}

/** A postal code of Spain; of another country any is taken. */
export function postalCode(text: string = POSTAL_CODE_TEXT, country = ""): Rule {
  return unlessEmpty((value) => isPostalCodeOf(value, country), text);
}

/** The provider of a `CaptchaField` vouches for the person. */
export function vouched(text: string): Rule {
  return (value) => (value === "true" ? undefined : text);
}

/** At least so many characters. */
export function shortest(length: number, text: string): Rule {
  return unlessEmpty((value) => value.length >= length, text);
}

/** At most so many characters. */
export function longest(length: number, text: string): Rule {
  return unlessEmpty((value) => plainText(value).length <= length, text);
}

/** Fits a pattern. */
export function fits(pattern: RegExp, text: string): Rule {
  return unlessEmpty((value) => pattern.test(value), text);
}

/** The same as in another field. */
export function sameAs(name: string, text: string): Rule {
  return (value, data) => (value === textOf(data, name) ? undefined : text);
}

/** A decimal number, with point or comma. */
export function decimal(text: string = FIELD_TEXTS.decimal): Rule {
  return unlessEmpty(isDecimal, text);
}

/** A day between two others, 1900 to 2100 where nothing is said. */
export function day(earliest?: string, latest?: string): Rule {
  return (value) =>
    isBlank(value) || !(isCalendarDay(value) || /^\d{5}/.test(value))
      ? undefined
      : dayProblem(value, earliest, latest);
}

/** Text of a field of a form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
