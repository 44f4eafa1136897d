import { useState } from "react";
import { type Balance, type Bank, customReturnBalance, sourceList } from "../../../src/contract";
import { parseCents } from "../../../src/domain";
import { type Form, required, type Rule, textOf, useForm } from "../../../src/forms";
import { formatCents, useMessages } from "../../../src/i18n";
import { BANK_DETAILS_PAGE } from "../../../src/paths/pages";
import { useRequestKey } from "../../../src/patterns/press";
import { useCall, useQuery, useRuntime } from "../../../src/state";
import { centsOfText } from "../../../src/ui";
import { decimal } from "../decimal";
import { walletDialogMessages } from "./dialogs.messages";

const SOURCE = "bank.source_id";
const NUMBER = "bank.account_number";

export interface GiveBackProps {
  balance: Balance;
  /** What the cards can take. */
  toCards: string;
  onDone: (text: string) => void;
}

/** Everything that the view shows. */
export interface GiveBackModel {
  form: Form<"amount" | typeof SOURCE | typeof NUMBER>;
  amount: string;
  setAmount: (text: string) => void;
  /** Most that can go back at all, in cents, and what of it the cards can take. */
  mostCents: number;
  mostCardsCents: number;
  /** What goes where of the amount as it is typed; null while it is none. */
  parts: { cardsCents: number; bankCents: number } | null;
  /** Accounts that may receive it; undefined while they are on their way. */
  banks: readonly Bank[] | undefined;
  /** They cannot be read. */
  retryBanks: (() => void) | undefined;
  bank: Bank | undefined;
  setBank: (id: string) => void;
  banksHref: string;
}

/** How much of the balance goes back, and to where. */
export function useGiveBack({ balance, toCards, onDone }: GiveBackProps): GiveBackModel {
  const t = useMessages(walletDialogMessages);
  const { urlTo } = useRuntime();
  const key = useRequestKey();
  const [amount, setAmount] = useState("");
  const [chosen, setBank] = useState<string>();
  const payBack = useCall(customReturnBalance);
  // As it was when the form was opened: where an answer got lost, the balance is less by now, and the same is sent again.
  const [{ mostCents, mostCardsCents }] = useState(() => {
    const cents = parseCents(balance.available) - parseCents(balance.bonus);
    return { mostCents: cents, mostCardsCents: Math.min(cents, parseCents(toCards)) };
  });

  const cents = centsOfText(amount) ?? 0;
  const isPossible = cents > 0 && cents <= mostCents;
  const cardsCents = Math.min(cents, mostCardsCents);
  const parts = isPossible ? { cardsCents, bankCents: cents - cardsCents } : null;
  const needsBank = parts !== null && parts.bankCents > 0;

  const list = useQuery(sourceList, needsBank ? { object: "bank_account" } : null, {
    keepPrevious: true,
  });
  const banks = list.data?.data.filter(
    (method): method is Bank => "tries_left" in method && method.status === "verified",
  );
  const bank = banks?.find(({ id }) => id === chosen) ?? banks?.[0];

  const most: Rule = (text) => {
    const typed = centsOfText(text);
    if (typed === undefined || typed <= 0) return t("amountRule");
    return typed > mostCents ? t("amountMost", { amount: formatCents(mostCents) }) : undefined;
  };
  // Whether it is a number at all is the server's to say: its rules would come with every page of accounts.
  const number: Rule = (text) => {
    const last4 = bank?.last4 ?? "";
    return text.replace(/\s/g, "").endsWith(last4) ? undefined : t("numberEnding", { last4 });
  };
  const form = useForm<"amount" | typeof SOURCE | typeof NUMBER, { payout?: unknown }>({
    rules: { amount: [required(), most], ...(needsBank && { [NUMBER]: [required(), number] }) },
    send(data) {
      const sum = decimal(textOf(data, "amount"));
      const to = needsBank ? bank : undefined;
      return payBack.run({
        amount: sum,
        ...(to && { bank: { source_id: to.id, account_number: textOf(data, NUMBER) } }),
        idempotency_key: key.keyOf(`return ${sum} ${to?.id ?? ""}`),
      });
    },
    onSent({ payout }) {
      key.forget();
      onDone(t(payout === undefined ? "done" : "doneBank"));
    },
  });

  return {
    form,
    amount,
    setAmount,
    mostCents,
    mostCardsCents,
    parts,
    banks,
    retryBanks: list.error && !banks ? list.retry : undefined,
    bank,
    setBank,
    banksHref: urlTo(BANK_DETAILS_PAGE),
  };
}
