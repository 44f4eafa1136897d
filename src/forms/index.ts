/*
 * Forms without a library: the browser's own inputs, rules as functions, errors of rules and server at their fields.
 * See docs/guides/forms.md.
 */
export {
  accountFieldInputs,
  customFieldRules,
  type FieldInput,
  type PathOf,
  readFieldInputs,
} from "./custom-fields";
export { DynamicFields } from "./DynamicFields";
export type {
  DrawnFields,
  DynamicFieldsProps,
  FieldToShow,
  LineToDraw,
} from "./dynamic-fields-props";
export { fillPlace, type PlaceInputs } from "./fill-place";
export { useFocusFirstError } from "./focus-first-error";
export { type FormErrors, NO_ERRORS, type SendResult } from "./form-errors";
export { FormAlert } from "./FormAlert";
export { askedOfAccounts } from "./house-fields";
export { RepeatingRows, type RepeatingRowsProps } from "./RepeatingRows";
export {
  accepted,
  day,
  decimal,
  email,
  fits,
  longest,
  phone,
  postalCode,
  required,
  type Rule,
  sameAs,
  shortest,
  textOf,
  vouched,
} from "./rules";
export { savedRows } from "./saved-rows";
export { type Form, type FormOptions, type FormRules, useForm } from "./use-form";
export type { Row } from "./use-rows";
