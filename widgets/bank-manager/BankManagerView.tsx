import type { ReactNode } from "react";
import type { Bank } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import {
  Badge,
  Button,
  ConfirmRemoval,
  Dialog,
  EmptyState,
  ErrorState,
  SelectField,
  TextField,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { bankManagerMessages } from "./bank-manager.messages";
import { type BankManagerModel, bankName, type BankStep } from "./use-bank-manager";

/** Pure markup from the model. */
export function BankManagerView({ model }: { model: BankManagerModel }) {
  const t = useMessages(bankManagerMessages);
  if (model.status === "loading") return <AccountSkeleton />;
  if (model.status === "failed" && model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  return (
    <>
      {model.banks.length === 0 ? (
        <EmptyState icon="info" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="martillo-account-list" part="list">
          {model.banks.map((bank) => (
            <li key={bank.id} className="martillo-account-item" part="bank">
              <BankLine bank={bank} open={model.open} />
            </li>
          ))}
        </ul>
      )}
      <DoneNote>{model.done}</DoneNote>
      <Button variant="primary" onClick={() => model.open({ kind: "add" })}>
        {t("add")}
      </Button>
      <Step model={model} kind="add" title="NEW BANK DETAILS">
        <AdditionForm model={model} />
      </Step>
      <Step model={model} kind="update" title="UPDATE BANK DETAILS">
        {model.current && <HolderForm bank={model.current} model={model} />}
      </Step>
      <Step model={model} kind="verify" title="Verify BANK">
        {model.current && <VerificationForm bank={model.current} model={model} />}
      </Step>
      <ConfirmRemoval
        open={model.step?.kind === "delete"}
        refusal={model.refusal}
        busy={model.isRemoving}
        onCancel={model.close}
        onConfirm={model.remove}
      >
        {model.current && <p>{bankName(model.current)}</p>}
      </ConfirmRemoval>
    </>
  );
}

function Step({
  model,
  kind,
  title,
  children,
}: {
  model: BankManagerModel;
  kind: BankStep["kind"];
  title: string;
  children: ReactNode;
}) {
  const say = usePhrase();
  return (
    <Dialog
      open={model.step?.kind === kind}
      onClose={model.close}
      dismissible={false}
      title={say(title)}
    >
      {children}
    </Dialog>
  );
}

const LOOKS = {
  new: { icon: "clock", tone: "warning" },
  verified: { icon: "check", tone: "positive" },
  verification_failed: { icon: "warning", tone: "danger" },
  errored: { icon: "warning", tone: "danger" },
} as const;

function BankLine({ bank, open }: { bank: Bank; open: (step: BankStep) => void }) {
  const t = useMessages(bankManagerMessages);
  const name = bankName(bank);
  return (
    <>
      <div className="martillo-account-item__what">
        <p className="martillo-account-item__title">
          <strong>{name}</strong>
          <Badge {...LOOKS[bank.status]}>{t(bank.status)}</Badge>
        </p>
        <p className="martillo-account-note">{bank.account_holder_name}</p>
        {bank.status !== "verified" && (
          <p className="martillo-account-note">{t(`${bank.status}Text`)}</p>
        )}
      </div>
      <div className="martillo-account-item__actions">
        {bank.status === "new" && (
          <Button
            size="s"
            aria-label={t("verifyOf", { bank: name })}
            onClick={() => open({ kind: "verify", bank })}
          >
            {t("verify")}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          aria-label={t("updateOf", { bank: name })}
          onClick={() => open({ kind: "update", bank })}
        >
          {t("update")}
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label={t("removeOf", { bank: name })}
          onClick={() => open({ kind: "delete", bank })}
        >
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

function useHolderTypes() {
  const t = useMessages(bankManagerMessages);
  return [
    { value: "", label: t("choose") },
    { value: "individual", label: t("individual") },
    { value: "company", label: t("company") },
  ];
}

function AdditionForm({ model }: { model: BankManagerModel }) {
  const t = useMessages(bankManagerMessages);
  const say = usePhrase();
  const types = useHolderTypes();
  const { addition: form, writes } = model;
  return (
    <form {...form.props} className="martillo-bank-manager__form" part="form">
      <FormAlert errors={form.errors} />
      <TextField
        label={t("holder")}
        autoComplete="name"
        {...form.field("bank_account_holder_name")}
      />
      <SelectField
        label={t("holderType")}
        options={types}
        defaultValue=""
        {...form.field("bank_account_holder_type")}
      />
      {writes === "us" && (
        <TextField
          label={t("routing")}
          inputMode="numeric"
          autoComplete="off"
          {...form.field("bank_routing_number")}
        />
      )}
      <TextField
        label={t(writes === "es" ? "iban" : "account")}
        inputMode={writes === "es" ? "text" : "numeric"}
        autoComplete="off"
        spellCheck={false}
        {...form.field("bank_account_number")}
      />
      <p className="martillo-account-note">{t("addNote")}</p>
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {say("Save")}
      </Button>
    </form>
  );
}

function HolderForm({ bank, model }: { bank: Bank; model: BankManagerModel }) {
  const t = useMessages(bankManagerMessages);
  const say = usePhrase();
  const types = useHolderTypes();
  const { holder: form } = model;
  return (
    <form {...form.props} className="martillo-bank-manager__form" part="form">
      <p>{bankName(bank)}</p>
      <FormAlert errors={form.errors} />
      <TextField
        label={t("holder")}
        autoComplete="name"
        defaultValue={bank.account_holder_name}
        {...form.field("account_holder_name")}
      />
      <SelectField
        label={t("holderType")}
        options={types}
        defaultValue={bank.account_holder_type}
        {...form.field("account_holder_type")}
      />
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {say("Update")}
      </Button>
    </form>
  );
}

function VerificationForm({ bank, model }: { bank: Bank; model: BankManagerModel }) {
  const t = useMessages(bankManagerMessages);
  const say = usePhrase();
  const { verification: form } = model;
  return (
    <form {...form.props} className="martillo-bank-manager__form" part="form">
      <p>{bankName(bank)}</p>
      <p className="martillo-account-note">{t("verifyNote")}</p>
      <FormAlert errors={form.errors} />
      <div className="martillo-bank-manager__pair">
        <TextField
          label={t("amount1")}
          hint={t("amountHint")}
          inputMode="decimal"
          autoComplete="off"
          {...form.field("amount_1")}
        />
        <TextField
          label={t("amount2")}
          hint={t("amountHint")}
          inputMode="decimal"
          autoComplete="off"
          {...form.field("amount_2")}
        />
      </div>
      <p part="tries">{t("tries", { count: bank.tries_left })}</p>
      <Button type="submit" variant="primary" full busy={form.isBusy}>
        {say("Verify")}
      </Button>
    </form>
  );
}
