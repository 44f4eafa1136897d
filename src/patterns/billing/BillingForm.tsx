import { useState } from "react";
import {
  type CartBilling,
  type cartSaveAddress,
  type InputOf,
  userUserAddress,
} from "../../contract";
import { isPostalCodeOf, plainPostalCode } from "../../contract/places/postal-code";
import { buyerKind, isTaxId, plainId } from "../../domain";
import { FormAlert, useForm } from "../../forms";
import { useMessages } from "../../i18n";
import { usePageScopes, useQuery } from "../../state";
import { Button, RadioGroup, SelectField, TextField } from "../../ui";
import { billingMessages } from "./billing.messages";

/** The part of the typed data that is kept. */
export type SavedBilling = Omit<InputOf<typeof cartSaveAddress>, "cart_id">;

export interface BillingFormProps {
  /** The billing data known so far. */
  billing: CartBilling;
  /** Keeps the typed data. Resolves to the names that are missing then; undefined where it could not be kept. */
  save: (billing: SavedBilling) => Promise<readonly string[] | undefined>;
  /** Nothing is missing any more. */
  onComplete: () => void;
  /** What its button says. */
  action: string;
  className?: string | undefined;
}

const NAMES = ["name", "nif", "address1", "address2", "zip", "city", "state"] as const;
type Name = (typeof NAMES)[number];
const OPTIONAL: readonly Name[] = ["address2", "state"];
const LONGEST = { name: 120, nif: 30, address1: 120, address2: 120, zip: 12, city: 80, state: 80 };
const KNOWN_AS = {
  name: "name",
  nif: "off",
  address1: "address-line1",
  address2: "address-line2",
  zip: "postal-code",
  city: "address-level2",
  state: "address-level1",
};

function typed(data: FormData): SavedBilling {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const { nif: number = "", ...rest } = Object.fromEntries(NAMES.map((name) => [name, text(name)]));
  const nif = plainId(number);
  const address = { ...rest, zip: plainPostalCode(rest["zip"] ?? "") };
  const said = text("buyer_kind") === "business" ? "business" : "consumer";
  return { address, nif, buyer_kind: buyerKind({ said, taxId: nif, hasCompany: false }) };
}

/** Whether what was typed is what is kept. */
function isKept(billing: SavedBilling, kept: CartBilling): boolean {
  return (
    billing.nif === kept.nif &&
    billing.buyer_kind === kept.buyer_kind &&
    Object.entries(billing.address ?? {}).every(
      ([name, value]) => kept[name as keyof typeof kept] === value,
    )
  );
}

/** To whom the document goes. A typed value is kept as soon as its field is left. */
export function BillingForm(props: BillingFormProps) {
  // Another address fills the form anew; typed values never do.
  const [filled, setFilled] = useState(0);
  return <Fields key={filled} {...props} onFilled={() => setFilled((count) => count + 1)} />;
}

function Fields({
  billing,
  save,
  onComplete,
  action,
  className,
  onFilled,
}: BillingFormProps & { onFilled: () => void }) {
  const t = useMessages(billingMessages);
  // A page of others does not read the address book.
  const isElsewhere = usePageScopes() !== undefined;
  const { data: book } = useQuery(userUserAddress, isElsewhere ? null : { action: "list" });
  const required = (text: string) => (text.trim() === "" ? t("required") : undefined);
  const form = useForm<Name>({
    rules: {
      ...Object.fromEntries(
        NAMES.filter((name) => !OPTIONAL.includes(name)).map((name) => [name, required]),
      ),
      zip: (text) =>
        required(text) ?? (isPostalCodeOf(text, billing.country) ? undefined : t("zipWrong")),
      nif: (text) => required(text) ?? (isTaxId(text, billing.country) ? undefined : t("nifWrong")),
    },
    async send(data) {
      const missing = await save(typed(data));
      if (missing?.length === 0) onComplete();
      else if (missing) {
        form.fail(Object.fromEntries(missing.map((name) => [name, t("required")])));
      }
      return undefined;
    },
  });

  function keep() {
    const { current } = form.props.ref;
    if (!current) return;
    const now = typed(new FormData(current));
    if (!isKept(now, billing)) void save(now);
  }

  return (
    <form {...form.props} className={className} part="form">
      <FormAlert errors={form.errors} />
      <RadioGroup
        label={t("asWho")}
        name="buyer_kind"
        defaultValue={billing.buyer_kind}
        options={[
          { value: "consumer", label: t("consumer") },
          { value: "business", label: t("business") },
        ]}
      />
      {book && book.records.length > 0 && (
        <SelectField
          label={t("saved")}
          name="address_id"
          defaultValue=""
          options={[
            { value: "", label: t("savedChoose") },
            ...book.records.map(({ id, label, address1, city }) => ({
              value: String(id),
              label: [label, address1, city].filter(Boolean).join(", "),
            })),
          ]}
          onChange={(event) => {
            const id = Number(event.currentTarget.value);
            if (id > 0) void save({ address_id: id }).then(onFilled);
          }}
        />
      )}
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          hint={name === "nif" ? t("nifHint") : undefined}
          required={!OPTIONAL.includes(name)}
          maxLength={LONGEST[name]}
          autoComplete={KNOWN_AS[name]}
          defaultValue={billing[name]}
          onBlur={keep}
          {...form.field(name)}
        />
      ))}
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {action}
      </Button>
    </form>
  );
}
