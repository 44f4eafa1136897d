import { useState } from "react";
import {
  type Bank,
  sourceCreate,
  sourceDelete,
  sourceList,
  sourceUpdate,
  sourceVerify,
} from "../../src/contract";
import {
  accountNumberProblem,
  bankHolderProblem,
  BANK_TEXTS,
  ibanProblem,
  plainIban,
  readMicroDeposit,
  routingNumberProblem,
} from "../../src/domain/money/bank-rules";
import { MOST_METHODS } from "../../src/domain/money/card-rules";
import { type Form, required, type Rule, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import {
  type CallError,
  type Emit,
  useCall,
  useHouseDefaults,
  useQuery,
  useRuntime,
} from "../../src/state";
import { bankManagerMessages } from "./bank-manager.messages";

/** Under which names the forms of the wire know accounts. */
export type BankKind = "bank" | "custom_bank";

/** Tells what became of an account. */
export type EmitBank = Emit;

export type NewBankField =
  | "bank_account_holder_name"
  | "bank_account_holder_type"
  | "bank_routing_number"
  | "bank_account_number";

/** The step that is open over the list. */
export type BankStep = { kind: "add" } | { kind: "update" | "verify" | "delete"; bank: Bank };

/** Everything that the view shows. */
export interface BankManagerModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  banks: readonly Bank[];
  /** How people write an account here. */
  writes: "es" | "us";
  step: BankStep | undefined;
  /** The account of the step as it is now: a wrong try leaves one less. */
  current: Bank | undefined;
  open: (step: BankStep) => void;
  close: () => void;
  addition: Form<NewBankField>;
  holder: Form<"account_holder_name" | "account_holder_type">;
  verification: Form<"amount_1" | "amount_2">;
  remove: () => void;
  isRemoving: boolean;
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
}

/** A rule of the domain as one of a form. */
function ruleOf(problem: (text: string) => string | null): Rule {
  return (text) => problem(text) ?? undefined;
}

const holderType: Rule = required(BANK_TEXTS.required);
const microDeposit: Rule = (text) =>
  readMicroDeposit(text) === null ? BANK_TEXTS.microDeposit : undefined;

function kindOfHolder(form: FormData, name: string): "individual" | "company" {
  return textOf(form, name) === "company" ? "company" : "individual";
}

/** How the house writes accounts; with routing numbers where it does not say. */
function writtenAs(payments: unknown): "es" | "us" {
  const isKnown = typeof payments === "object" && payments !== null && "banks" in payments;
  return isKnown && payments.banks === "es" ? "es" : "us";
}

/** The accounts of a person, and what they do with them. */
export function useBankManager(emit: EmitBank): BankManagerModel {
  const t = useMessages(bankManagerMessages);
  const { invalidate } = useRuntime();
  const writes = writtenAs(useHouseDefaults()?.variables["payments"]);
  const { data, error, retry } = useQuery(sourceList, {
    object: "bank_account",
    limit: MOST_METHODS,
  });
  const creation = useCall(sourceCreate);
  const change = useCall(sourceUpdate);
  const check = useCall(sourceVerify);
  const removal = useCall(sourceDelete);
  const [step, setStep] = useState<BankStep>();
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();

  const banks = (data?.data ?? []).filter((method) => "tries_left" in method);
  const bank = step && "bank" in step ? step.bank : undefined;
  const current = banks.find(({ id }) => id === bank?.id) ?? bank;

  function finish(text: string) {
    setStep(undefined);
    setDone(text);
    invalidate(sourceList.name);
  }

  const addition = useForm<NewBankField, { record?: unknown }>({
    rules: {
      bank_account_holder_name: ruleOf(bankHolderProblem),
      bank_account_holder_type: holderType,
      ...(writes === "us" && { bank_routing_number: ruleOf(routingNumberProblem) }),
      bank_account_number: ruleOf(writes === "es" ? ibanProblem : accountNumberProblem),
    },
    async send(form) {
      const number = textOf(form, "bank_account_number");
      const result = await creation.run({
        ...(writes === "es"
          ? { bank_country: "es", bank_currency: "eur", bank_account_number: plainIban(number) }
          : {
              bank_country: "us",
              bank_currency: "usd",
              bank_account_number: number.trim(),
              bank_routing_number: textOf(form, "bank_routing_number").trim(),
            }),
        bank_account_holder_name: textOf(form, "bank_account_holder_name").trim(),
        bank_account_holder_type: kindOfHolder(form, "bank_account_holder_type"),
      });
      const record = result.ok ? result.data.record : undefined;
      if (record && "tries_left" in record) {
        finish(t("added", { bank: bankName(record) }));
        emit("martillo-bank-added", factOf(record));
      }
      return result;
    },
  });

  const holder = useForm<"account_holder_name" | "account_holder_type">({
    rules: {
      account_holder_name: ruleOf(bankHolderProblem),
      account_holder_type: holderType,
    },
    send(form) {
      if (!bank) return undefined;
      return change.run({
        source_id: bank.id,
        account_holder_name: textOf(form, "account_holder_name").trim(),
        account_holder_type: kindOfHolder(form, "account_holder_type"),
      });
    },
    onSent: () => bank && finish(t("updated", { bank: bankName(bank) })),
  });

  const verification = useForm<"amount_1" | "amount_2">({
    rules: { amount_1: microDeposit, amount_2: microDeposit },
    async send(form) {
      if (!bank) return undefined;
      const result = await check.run({
        source_id: bank.id,
        amount_1: textOf(form, "amount_1").trim(),
        amount_2: textOf(form, "amount_2").trim(),
      });
      // A wrong try has changed the account, too.
      if (!result.ok) invalidate(sourceList.name);
      return result;
    },
    onSent() {
      if (!bank) return;
      finish(t("verifiedNow", { bank: bankName(bank) }));
      emit("martillo-bank-verified", factOf(bank));
    },
  });

  async function remove() {
    if (step?.kind !== "delete") return;
    setRefusal(undefined);
    const result = await removal.run({ source_id: step.bank.id });
    // One that is gone already is what was asked for.
    if (!result.ok && result.error.code !== "NOT_FOUND") {
      setRefusal(result.error);
      return;
    }
    finish(t("deleted", { bank: bankName(step.bank) }));
    emit("martillo-bank-deleted", factOf(step.bank));
  }

  return {
    status: data ? "ready" : error ? "failed" : "loading",
    error: error && { message: error.message, next: error.next, retry },
    banks,
    writes,
    step,
    current,
    open(next) {
      setDone(undefined);
      setRefusal(undefined);
      addition.clear();
      holder.clear();
      verification.clear();
      setStep(next);
    },
    close: () => setStep(undefined),
    addition,
    holder,
    verification,
    remove: () => void remove(),
    isRemoving: removal.isRunning,
    refusal,
    done,
  };
}

/** TEST BANK •••• 6789 */
export function bankName({ bank_name, last4 }: Pick<Bank, "bank_name" | "last4">): string {
  return `${bank_name} •••• ${last4}`.trim();
}

function factOf({ id, bank_name, last4 }: Bank) {
  return { id, brand: bank_name, last4 };
}
