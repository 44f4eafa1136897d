import { FormAlert } from "../../../src/forms";
import { formatCents, useMessages } from "../../../src/i18n";
import { Button, ErrorState, MoneyField, SelectField, Spinner, TextField } from "../../../src/ui";
import { walletDialogMessages } from "./dialogs.messages";
import { type GiveBackModel, type GiveBackProps, useGiveBack } from "./use-give-back";

/** Asks how much goes back, says what of it goes where, and asks for the account of what no card can take. */
export function GiveBack(props: GiveBackProps) {
  const t = useMessages(walletDialogMessages);
  const model = useGiveBack(props);
  const { form, mostCents, mostCardsCents, parts } = model;
  const most = formatCents(mostCents);
  const cannotSend = parts !== null && parts.bankCents > 0 && !model.bank;
  return (
    <form {...form.props} className="martillo-wallet__form">
      <FormAlert errors={form.errors} />
      <MoneyField
        label={t("amount")}
        hint={
          mostCardsCents < mostCents
            ? t("hintBank", { cards: formatCents(mostCardsCents), amount: most })
            : t("hintCards", { amount: most })
        }
        value={model.amount}
        onValueChange={model.setAmount}
        {...form.field("amount")}
      />
      {parts !== null && parts.bankCents > 0 && (
        <>
          <BankFields model={model} bankCents={parts.bankCents} />
          <ul className="martillo-wallet__parts" part="parts">
            {parts.cardsCents > 0 && (
              <li>{t("partCards", { amount: formatCents(parts.cardsCents) })}</li>
            )}
            <li>{t("partBank", { amount: formatCents(parts.bankCents) })}</li>
          </ul>
        </>
      )}
      {!cannotSend && (
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t("send")}
        </Button>
      )}
    </form>
  );
}

function BankFields({ model, bankCents }: { model: GiveBackModel; bankCents: number }) {
  const t = useMessages(walletDialogMessages);
  const { banks, bank, form, retryBanks } = model;
  if (retryBanks) return <ErrorState title={t("banksFailed")} onRetry={retryBanks} />;
  if (!banks)
    return (
      <p role="status">
        <Spinner />
      </p>
    );
  if (!bank)
    return (
      <p>
        {t("noBank", { amount: formatCents(bankCents) })}{" "}
        <a href={model.banksHref}>{t("toBanks")}</a>
      </p>
    );
  return (
    <>
      <SelectField
        label={t("bank")}
        options={banks.map(({ id, account_holder_name: holder, last4 }) => ({
          value: id,
          label: t("bankChoice", { holder, last4 }),
        }))}
        value={bank.id}
        onChange={(event) => model.setBank(event.currentTarget.value)}
        {...form.field("bank.source_id")}
      />
      <TextField
        label={t("number")}
        hint={t("numberHint", { last4: bank.last4 })}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        {...form.field("bank.account_number")}
      />
    </>
  );
}
