import { useCall, useMessages } from "martillo";
import { userApproveBidLimitRequest, userUserAction } from "martillo/contract";
import { parseCents, toDecimal } from "martillo/domain";
import { centsOfText, MoneyField, SelectField, TextAreaField, textOfCents } from "martillo/ui";
import { type FieldProps, FormDialog, type Values } from "../../staff/FormDialog";
import type { ActionProps } from "./user-actions";
import { staffUserMessages } from "./user.messages";
import { staffUsersMessages } from "./users.messages";

/** Sets the most that the account may bid on one lot; empty is no limit. */
export function LimitDialog({ user, onClose, onDone }: ActionProps) {
  const t = useMessages(staffUserMessages);
  const { run } = useCall(userUserAction);
  return (
    <FormDialog
      title={t("limitChange")}
      initial={{ bid_limit: typed(user.bid_limit) }}
      confirm={t("save")}
      check={({ bid_limit = "" }) =>
        bid_limit.trim() === "" ? {} : amountFault("bid_limit", bid_limit, t("notAmount"))
      }
      send={({ bid_limit = "" }) =>
        run({ action: "edit", id: user.id, bid_limit: decimalOf(bid_limit) ?? null })
      }
      onDone={() => onDone(t("saved"))}
      onClose={onClose}
    >
      {(field) => (
        <MoneyField
          {...moneyOf(field("bid_limit"))}
          label={t("fieldLimit")}
          hint={t("limitHint")}
        />
      )}
    </FormDialog>
  );
}

/** Answers the request that waits: the limit asked for, another one, or a refusal with its reason. */
export function AnswerLimitDialog({ user, onClose, onDone }: ActionProps) {
  const t = useMessages(staffUserMessages);
  const listText = useMessages(staffUsersMessages);
  const { run } = useCall(userApproveBidLimitRequest);
  const request = user.bid_limit_request;
  if (!request) return null;
  return (
    <FormDialog
      title={t("answer")}
      initial={{ action: "approve", amount: typed(request.amount), reason: "" }}
      confirm={t("answerConfirm")}
      check={({ action = "", amount = "", reason = "" }): Values => {
        if (action === "approve") return amountFault("amount", amount, t("notAmount"));
        return reason.trim() === "" ? { reason: listText("required") } : {};
      }}
      send={({ action, amount = "", reason = "" }) => {
        const why = reason.trim() === "" ? {} : { reason: reason.trim() };
        if (action === "refuse") return run({ id: request.id, action: "refuse", ...why });
        const decimal = decimalOf(amount);
        return run({
          id: request.id,
          action: "approve",
          ...(decimal !== undefined && { amount: decimal }),
          ...why,
        });
      }}
      onDone={(_data, { action }) => onDone(t(action === "refuse" ? "refused" : "approved"))}
      onClose={onClose}
    >
      {(field) => (
        <>
          {request.note !== "" && <p>{t("theirWords", { note: request.note })}</p>}
          <SelectField
            {...field("action")}
            label={t("decision")}
            options={[
              { value: "approve", label: t("decisionApprove") },
              { value: "refuse", label: t("decisionRefuse") },
            ]}
          />
          {field("action").value === "approve" && (
            <MoneyField
              {...moneyOf(field("amount"))}
              label={t("fieldLimit")}
              hint={t("otherAmountHint")}
            />
          )}
          <TextAreaField
            {...field("reason")}
            label={listText("reason")}
            hint={listText("reasonHint")}
            rows={3}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}

/** An amount of the wire as it is typed. */
function typed(amount: string | null): string {
  return amount === null ? "" : textOfCents(parseCents(amount));
}

function decimalOf(text: string): string | undefined {
  const cents = centsOfText(text);
  return cents === undefined ? undefined : toDecimal(cents);
}

function amountFault(name: string, text: string, fault: string): Values {
  const cents = centsOfText(text);
  return cents === undefined || cents < 0 ? { [name]: fault } : {};
}

function moneyOf({ onChange, ...field }: FieldProps) {
  return {
    ...field,
    onValueChange: (value: string) => onChange({ currentTarget: { value } }),
  };
}
