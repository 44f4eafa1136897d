import { useId } from "react";
import type { UserAddress } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, PhoneField, SelectField, TextField } from "../../src/ui";
import { addressBookMessages } from "./address-book.messages";
import { useAddressForm } from "./use-address-book";

/** One address; municipalities are suggested once the province is chosen. */
export function AddressForm({
  address,
  onDone,
}: {
  address: UserAddress | null;
  onDone: () => void;
}) {
  const t = useMessages(addressBookMessages);
  const { form, states, cities, chooseState, phones } = useAddressForm(address, onDone);
  const listId = useId();
  const isKnown = states.some(({ value }) => value === address?.state);
  const options = [
    { value: "", label: t("choose") },
    ...(address && !isKnown ? [{ value: address.state, label: address.state }] : []),
    ...states,
  ];
  return (
    <form {...form.props} className="martillo-address-book__form" part="form">
      <FormAlert errors={form.errors} />
      <TextField
        label={t("label")}
        hint={t("labelHint")}
        maxLength={40}
        defaultValue={address?.label}
        {...form.field("label")}
      />
      <TextField
        label={t("name")}
        autoComplete="name"
        maxLength={80}
        defaultValue={address?.name}
        {...form.field("name")}
      />
      <TextField
        label={t("address1")}
        autoComplete="address-line1"
        required
        defaultValue={address?.address1}
        {...form.field("address1")}
      />
      <TextField
        label={t("address2")}
        autoComplete="address-line2"
        maxLength={120}
        defaultValue={address?.address2}
        {...form.field("address2")}
      />
      <div className="martillo-address-book__pair">
        <SelectField
          // The browser shows the first option when the wished one comes later.
          key={options.length}
          label={t("state")}
          options={options}
          autoComplete="address-level1"
          required
          defaultValue={address?.state ?? ""}
          onChange={(event) => chooseState(event.currentTarget.value)}
          {...form.field("state")}
        />
        <TextField
          label={t("city")}
          autoComplete="address-level2"
          list={listId}
          required
          defaultValue={address?.city}
          {...form.field("city")}
        />
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </datalist>
        <TextField
          label={t("zip")}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          defaultValue={address?.zip}
          {...form.field("zip")}
        />
        <PhoneField
          key={phones.countryCode}
          label={t("phone")}
          countryCode={phones.countryCode}
          defaultValue={phones.toShow(address?.phone ?? "")}
          {...form.field("phone")}
        />
      </div>
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
