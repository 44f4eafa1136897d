import { commonFunctionGetAllDynamicArray, type User, userUpdateProfile } from "../../src/contract";
import { isAccountField } from "../../src/domain/custom-fields";
import {
  accountFieldInputs,
  askedOfAccounts,
  customFieldRules,
  longest,
  postalCode,
  required,
  type Rule,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useCall, usePhoneRules, useQuery } from "../../src/state";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";

const NAMES = [
  "first_name",
  "last_name",
  "companyname",
  "organization",
  "address1",
  "address2",
  "zip",
  "city",
  "state",
] as const;

/** What the house asks about a person beyond the columns of an account. */
function useCustomFields({ admin }: User) {
  const { data } = useQuery(
    commonFunctionGetAllDynamicArray,
    askedOfAccounts(admin === 1 ? "seller" : "buyer"),
    // A form that the user is filling in must not change by itself.
    { refreshOnFocus: false },
  );
  return data?.records.filter(({ name }) => !isAccountField(name)) ?? [];
}

/** Name, company and address at work: the checks here, and the sent values. */
export function useDetailsForm({ user, finish }: ProfileModel) {
  const t = useMessages(profileMessages);
  const update = useCall(userUpdateProfile);
  const custom = useCustomFields(user);
  const phones = usePhoneRules();

  const nameLength: Rule = (value) => {
    const { length } = value.trim();
    return length > 0 && (length < 2 || length > 15) ? t("nameLength") : undefined;
  };
  const line = longest(120, t("companyLength"));
  const place = longest(80, t("placeLength"));

  const form = useForm<string>({
    rules: {
      first_name: [required(), nameLength],
      last_name: [required(), nameLength],
      companyname: line,
      organization: line,
      address1: line,
      address2: line,
      zip: postalCode(t("zipDigits")),
      city: place,
      state: place,
      ...customFieldRules(custom, undefined, phones),
    },
    send(data) {
      // Only what was changed: two windows of one person do not undo each other's work.
      const changed = NAMES.filter(
        (name) => data.has(name) && textOf(data, name).trim() !== (user[name] ?? ""),
      );
      return update.run({
        ...Object.fromEntries(changed.map((name) => [name, textOf(data, name).trim()])),
        ...(custom.length > 0 && {
          custom_fields: accountFieldInputs(custom, data, phones).custom_fields,
        }),
      });
    },
    onSent: () => finish("saved"),
  });
  return { form, custom, phones };
}
