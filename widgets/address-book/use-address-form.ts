import { type UserAddress, userUserAddress } from "../../src/contract";
import type { PhoneRules } from "../../src/domain/phone";
import {
  type Form,
  longest,
  phone,
  postalCode,
  required,
  type SendResult,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useCall, usePhoneRules, useRuntime } from "../../src/state";
import { addressBookMessages } from "./address-book.messages";

const FIELDS = ["label", "name", "phone", "address1", "address2", "zip", "city", "state"] as const;
type FieldName = (typeof FIELDS)[number];

/** The form of one address. */
export interface AddressFormModel {
  form: Form<FieldName>;
  phones: PhoneRules;
}

/** Holds the form of an address; `address` is the one to change. */
export function useAddressForm(address: UserAddress | null, onSaved: () => void): AddressFormModel {
  const t = useMessages(addressBookMessages);
  const { invalidate } = useRuntime();
  const { run } = useCall(userUserAddress);
  const phones = usePhoneRules();
  const form = useForm<FieldName, { records: UserAddress[] }>({
    rules: {
      address1: [required(), longest(120, t("tooLong"))],
      zip: [required(), postalCode(t("zipRule"), address?.country)],
      city: required(),
      state: required(),
      phone: phone(t("phoneRule"), phones),
    },
    async send(data): Promise<SendResult<{ records: UserAddress[] }>> {
      const fields = {
        ...(Object.fromEntries(FIELDS.map((name) => [name, textOf(data, name)])) as Record<
          FieldName,
          string
        >),
        phone: phones.toSend(textOf(data, "phone")),
      };
      return address === null
        ? run({ action: "add", ...fields })
        : run({ action: "edit", id: address.id, ...fields, country: address.country });
    },
    onSent() {
      invalidate(userUserAddress.name);
      onSaved();
    },
  });

  return {
    form,
    phones,
  };
}
