import type { UserAddress } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, PhoneField, TextField } from "../../src/ui";
import { usePlaceFields } from "../place";
import { addressBookMessages } from "./address-book.messages";
import { useAddressForm } from "./use-address-form";

/** One address. A street that is found fills the rest; towns are suggested by their province. */
export function AddressForm({
  address,
  onDone,
}: {
  address: UserAddress | null;
  onDone: () => void;
}) {
  const t = useMessages(addressBookMessages);
  const { form, phones } = useAddressForm(address, onDone);
  const place = usePlaceFields(form.props.ref, address?.state ?? "");
  const line = (name: "address1" | "city" | "state") => ({
    ...form.field(name),
    label: t(name),
    hint: undefined,
    required: true,
    disabled: false,
    defaultValue: address?.[name] ?? "",
  });
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
      {place["address1"]?.(line("address1"))}
      <TextField
        label={t("address2")}
        autoComplete="address-line2"
        maxLength={120}
        defaultValue={address?.address2}
        {...form.field("address2")}
      />
      <div className="martillo-address-book__pair">
        {place["state"]?.(line("state"))}
        {place["city"]?.(line("city"))}
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
