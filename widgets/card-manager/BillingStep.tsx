import { commonFunctionGetAllCountries, type Country } from "../../src/contract";
import {
  CARD_ADDRESS_PARTS,
  type CardAddress,
  cardAddressOf,
  type CardAddressPart,
  type CardAddressPrefix,
  cardAddressProblems,
} from "../../src/domain/money/card-address";
import { FormAlert, type SendResult, textOf, useForm } from "../../src/forms";
import { localeTag, useLocale, useMessages } from "../../src/i18n";
import { useQuery } from "../../src/state";
import { Button, SelectField, type SelectOption, Spinner, TextField } from "../../src/ui";
import { cardManagerMessages } from "./card-manager.messages";
import { useOwnAddress } from "./use-own-address";

export interface BillingStepProps {
  /** The address as typed before; undefined where the step is new. */
  typed: CardAddress | undefined;
  /** How the names of its fields begin. */
  prefix: CardAddressPrefix;
  /** Asks for the frame of a card with this address. */
  send: (address: CardAddress) => Promise<SendResult>;
}

const AUTOCOMPLETE: Readonly<Record<CardAddressPart, string>> = {
  line1: "billing address-line1",
  line2: "billing address-line2",
  zip: "billing postal-code",
  city: "billing address-level2",
  state: "billing address-level1",
  country: "billing country",
};

/** As many characters as the house takes. A postal code has a rule of its own, which says what is too long. */
const LONGEST: Readonly<Record<Exclude<CardAddressPart, "country">, number>> = {
  line1: 200,
  line2: 200,
  zip: 20,
  city: 100,
  state: 100,
};

/** The first step of a new card: the address that its bank has for it. */
export function BillingStep({ typed, ...rest }: BillingStepProps) {
  const t = useMessages(cardManagerMessages);
  const own = useOwnAddress();
  const { data, error } = useQuery(commonFunctionGetAllCountries, {});
  const start = typed ?? own;
  if (start && (data || error))
    return <AddressForm start={start} countries={data?.records ?? []} {...rest} />;
  return (
    <p role="status">
      <Spinner /> {t("loading")}
    </p>
  );
}

interface AddressFormProps extends Omit<BillingStepProps, "typed"> {
  start: CardAddress;
  countries: readonly Country[];
}

function AddressForm({ start, countries, prefix, send }: AddressFormProps) {
  const t = useMessages(cardManagerMessages);
  const { locale } = useLocale();
  const nameOf = (part: CardAddressPart) => `${prefix}${part}` as const;
  const typedIn = (data: FormData) => cardAddressOf((part) => textOf(data, nameOf(part)));
  const form = useForm<`${CardAddressPrefix}${CardAddressPart}`>({
    rules(data) {
      const problems = cardAddressProblems(typedIn(data), prefix);
      const rules = CARD_ADDRESS_PARTS.map((part) => [nameOf(part), () => problems[part]] as const);
      return Object.fromEntries(rules);
    },
    send: (data) => send(typedIn(data)),
  });
  const line = (part: keyof typeof LONGEST) => (
    <TextField
      label={t(part)}
      required={part !== "line2"}
      maxLength={LONGEST[part]}
      autoComplete={AUTOCOMPLETE[part]}
      defaultValue={start[part]}
      {...form.field(nameOf(part))}
    />
  );
  return (
    <form {...form.props} className="martillo-card-manager__form" part="address-form">
      <div>
        <h3 className="martillo-card-manager__step">{t("billing")}</h3>
        <p className="martillo-account-note">{t("billingHint")}</p>
      </div>
      <FormAlert errors={form.errors} />
      {line("line1")}
      {line("line2")}
      <div className="martillo-card-manager__pair">
        {line("zip")}
        {line("city")}
        {line("state")}
        <SelectField
          label={t("country")}
          required
          autoComplete={AUTOCOMPLETE.country}
          options={[
            { value: "", label: t("choose") },
            ...countryOptions(countries, start.country, locale),
          ]}
          defaultValue={start.country}
          {...form.field(nameOf("country"))}
        />
      </div>
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {t("toCard")}
      </Button>
    </form>
  );
}

/** Countries in the language of the page. The one to begin with is offered also where the list could not be read. */
function countryOptions(
  countries: readonly Country[],
  first: string,
  locale: string,
): SelectOption[] {
  const language = localeTag(locale);
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { compare } = new Intl.Collator(language);
  const codes = new Set([first, ...countries.map(({ isoCode }) => isoCode)]);
  return [...codes]
    .filter((code) => code !== "")
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.label, other.label));
}
