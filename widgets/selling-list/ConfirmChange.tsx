import { useState } from "react";
import { formatNumber, useMessages } from "../../src/i18n";
import { Button, CheckboxField, Dialog, TextField } from "../../src/ui";
import { sellingListMessages } from "./selling-list.messages";
import type { More, OfferedAction } from "./use-selling-list";

/** What is about to be done: to these lots, or to those that are chosen. */
export interface Planned {
  action: OfferedAction;
  ids: readonly number[] | undefined;
  count: number;
  /** Proposed for a template. */
  name?: string;
}

/** Above this part of what is on sale it is asked a second time. */
const MANY = 0.2;

interface ConfirmChangeProps {
  planned: Planned;
  /** How many lots are on sale. */
  open: number;
  onCancel: () => void;
  onConfirm: (more?: More) => void;
}

/** Asks before it is done; for another price by how much, for a template its name. */
export function ConfirmChange({ planned, open, onCancel, onConfirm }: ConfirmChangeProps) {
  const t = useMessages(sellingListMessages);
  const { action, count, ids } = planned;
  const isPrice = action === "price_percent";
  const isName = action === "keep";
  const [text, setText] = useState(planned.name ?? "");
  const [isTold, setTold] = useState(false);
  const [isSure, setSure] = useState(false);
  const percent = isPrice ? percentOf(text) : undefined;
  const isRight = isPrice ? percent !== undefined : !isName || text.trim() !== "";
  const fault = isTold && !isRight ? t(isPrice ? "percentFault" : "nameFault") : undefined;
  const isMany = action === "withdraw" && ids === undefined && count > open * MANY;

  function confirm() {
    setTold(true);
    if (isMany && !isSure) return;
    if (!isRight) return;
    onConfirm({ ...(percent !== undefined && { percent }), ...(isName && { name: text.trim() }) });
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={t(action)}
      dismissible={!isPrice && !isName}
      footer={
        <>
          <Button onClick={onCancel}>{t("cancel")}</Button>
          <Button
            variant={action === "delete" || action === "withdraw" ? "danger" : "primary"}
            disabled={isMany && !isSure}
            onClick={confirm}
          >
            {t(isPrice ? "change" : isName ? "save" : action)}
          </Button>
        </>
      }
    >
      {isPrice || isName ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            label={t(isPrice ? "percentLabel" : "nameLabel")}
            hint={t(isPrice ? "percentHint" : "nameHint")}
            maxLength={isPrice ? 4 : 80}
            value={text}
            error={fault}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </form>
      ) : (
        <p>{t(`confirm_${action}` as "confirm_delete", { count })}</p>
      )}
      {isMany && (
        <CheckboxField
          label={t("confirmMany", { count: formatNumber(count), open: formatNumber(open) })}
          checked={isSure}
          onChange={(event) => setSure(event.currentTarget.checked)}
        />
      )}
    </Dialog>
  );
}

/** A whole number between −50 and 100 that is not 0, typed with whichever minus. */
function percentOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, "-");
  if (!/^[+-]?\d{1,3}$/.test(plain)) return undefined;
  const percent = Number(plain);
  return percent === 0 || percent < -50 || percent > 100 ? undefined : percent;
}
