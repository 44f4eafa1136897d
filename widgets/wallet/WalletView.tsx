import { useState } from "react";
import type { Balance } from "../../src/contract";
import { type Form, FormAlert } from "../../src/forms";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { payFrameChunk, type PayFrameProps } from "../../src/patterns/pay-frame";
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LatePart,
  MoneyField,
  Pager,
  Spinner,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import type { WalletModel } from "./use-wallet";
import { walletMessages } from "./wallet.messages";

/** Few who look at their balance do more. */
const dialogsChunk = defineChunk(() => import("./dialogs"));

/** Pure markup from the model. */
export function WalletView({ model }: { model: WalletModel }) {
  const t = useMessages(walletMessages);
  if (model.status === "failed" && model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  const { balance } = model;
  if (!balance) return <AccountSkeleton />;
  return (
    <>
      <Balances balance={balance} />
      <div className="martillo-wallet__actions">
        {model.takesMoney && (
          <Button variant="primary" onClick={() => model.open("topup")}>
            {t("topUp")}
          </Button>
        )}
        <Button onClick={() => model.open("gift")}>{t("gift")}</Button>
        <Button onClick={() => model.open("return")}>{t("giveBack")}</Button>
      </div>
      <DoneNote>{model.done}</DoneNote>
      {model.payouts.length > 0 && (
        <LatePart chunk={dialogsChunk} loading={t("loading")} failed={t("noPayouts")}>
          {({ PayoutList }) => <PayoutList payouts={model.payouts} />}
        </LatePart>
      )}
      <History model={model} />
      <Dialog
        open={model.step !== undefined}
        onClose={model.close}
        dismissible={false}
        title={t(model.step === "gift" ? "gift" : model.step === "return" ? "giveBack" : "topUp")}
      >
        {model.step === "topup" &&
          (model.frame === undefined ? (
            <AmountForm form={model.topUp} hint={t("topUpHint")} action={t("goOn")} />
          ) : (
            <Frame path={model.frame} onDone={model.frameDone} onError={model.frameOver} />
          ))}
        {model.step === "gift" && (
          <LatePart chunk={dialogsChunk} loading={t("loading")} failed={t("noForm")}>
            {({ GiftForm }) => <GiftForm onDone={model.finish} />}
          </LatePart>
        )}
        {model.step === "return" && (
          <LatePart chunk={dialogsChunk} loading={t("loading")} failed={t("noForm")}>
            {({ GiveBack }) => (
              <GiveBack balance={balance} toCards={model.toCards} onDone={model.finish} />
            )}
          </LatePart>
        )}
      </Dialog>
    </>
  );
}

function Balances({ balance }: { balance: Balance }) {
  const t = useMessages(walletMessages);
  const isMore = (amount: string) => Number(amount) !== 0;
  return (
    <dl className="martillo-wallet__balances martillo-figures" part="balances">
      <div className="martillo-wallet__available">
        <dt>{t("available")}</dt>
        <dd part="available">{formatMoney(balance.available)}</dd>
      </div>
      <div>
        <dt>{t("bonus")}</dt>
        <dd>
          {formatMoney(balance.bonus)} <small>{t("bonusNote")}</small>
        </dd>
      </div>
      <div>
        <dt>{t("held")}</dt>
        <dd>{formatMoney(balance.held)}</dd>
      </div>
      {isMore(balance.debt) && (
        <div className="martillo-wallet__debt">
          <dt>{t("debt")}</dt>
          <dd>{formatMoney(balance.debt)}</dd>
        </div>
      )}
    </dl>
  );
}

function History({ model }: { model: WalletModel }) {
  const t = useMessages(walletMessages);
  return (
    <div className="martillo-wallet__history">
      <h2 className="martillo-account-title">{t("history")}</h2>
      {model.rows.length === 0 ? (
        <EmptyState icon="info" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ol part="history">
          {model.rows.map((row) => (
            <li key={`${row.purse} ${row.id}`} className="martillo-wallet__row" part="row">
              <span>
                {row.description}
                <small>{formatMoment(row.created_at)}</small>
              </span>
              <span className="martillo-wallet__sum martillo-figures">
                {Number(row.amount) > 0 ? "+" : ""}
                {formatMoney(row.amount)}
                <small>{t("balanceAfter", { amount: formatMoney(row.balance_after) })}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </div>
  );
}

function AmountForm({
  form,
  hint,
  action,
}: {
  form: Form<"amount">;
  hint: string;
  action: string;
}) {
  const t = useMessages(walletMessages);
  const [text, setText] = useState("");
  return (
    <form {...form.props} className="martillo-wallet__form">
      <FormAlert errors={form.errors} />
      <MoneyField
        label={t("amount")}
        hint={hint}
        value={text}
        onValueChange={setText}
        {...form.field("amount")}
      />
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {action}
      </Button>
    </form>
  );
}

function Frame(props: PayFrameProps) {
  const t = useMessages(walletMessages);
  const { module, hasFailed } = useChunk(payFrameChunk, true);
  if (module)
    return (
      <div part="pay-frame">
        <module.PayFrame {...props} />
      </div>
    );
  if (hasFailed)
    return <ErrorState title={t("noForm")} onRetry={() => void payFrameChunk.load()} />;
  return (
    <p role="status">
      <Spinner /> {t("loading")}
    </p>
  );
}
