import { useState } from "react";
import {
  ADDENDUM_LENGTH,
  customOwnAuctions,
  type InputOf,
  TEMPLATE_NAME_LENGTH,
} from "../../src/contract";
import { formatNumber, useMessages, usePhrase } from "../../src/i18n";
import { NEW_EVENT_PAGE } from "../../src/paths/pages";
import { useQuery, useRuntime } from "../../src/state";
import {
  Button,
  CheckboxField,
  Dialog,
  ErrorState,
  SelectField,
  TextAreaField,
  TextField,
} from "../../src/ui";
import { sellingListMessages } from "./selling-list.messages";
import type { More, OfferedAction } from "./use-selling-list";

/** The planned action: for these lots, or for the chosen ones. */
export interface Planned {
  action: OfferedAction;
  ids: readonly number[] | undefined;
  count: number;
  /** Proposed for a template. */
  name?: string;
}

/** Above this part of what is on sale it is asked a second time. */
const MANY = 0.2;

type Typed = "percent" | "name" | "dates" | "notes" | "auction";

/** The kind of input that an action needs first; the other actions need none. */
const TYPED: Partial<Record<OfferedAction, Typed>> = {
  price_percent: "percent",
  keep: "name",
  rename: "name",
  set: "dates",
  assign_auction: "auction",
  addendum: "notes",
  request_withdraw: "notes",
  request_review: "notes",
  hide: "notes",
  cancel: "notes",
};

const DAYS = [1, 3, 5, 7, 10, 14, 21, 30, 60];

interface ConfirmChangeProps {
  planned: Planned;
  ofTemplates: boolean;
  /** How many lots are on sale. */
  open: number;
  onCancel: () => void;
  onConfirm: (more?: More) => void;
}

/** Asks before it is done; for another price by how much, for a template its name, for dates a plan, for the house a reason. */
export function ConfirmChange({
  planned,
  ofTemplates,
  open,
  onCancel,
  onConfirm,
}: ConfirmChangeProps) {
  const t = useMessages(sellingListMessages);
  const { action, count, ids } = planned;
  const typed = TYPED[action];
  const [text, setText] = useState(typed === "name" ? (planned.name ?? "") : "");
  const [days, setDays] = useState("7");
  const [time, setTime] = useState("20:00");
  const [isTold, setTold] = useState(false);
  const [isSure, setSure] = useState(false);
  const more = moreOf({ action, typed, text, days, time });
  const isMany = MANY_ASKED.has(action) && ids === undefined && count > open * MANY;

  function confirm() {
    setTold(true);
    if (isMany && !isSure) return;
    if (more) onConfirm(more);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={t(action)}
      dismissible={typed === undefined}
      footer={
        <>
          <Button onClick={onCancel}>{t("goBack")}</Button>
          <Button
            variant={DANGERS.has(action) ? "danger" : "primary"}
            disabled={isMany && !isSure}
            onClick={confirm}
          >
            {t(BUTTONS[action] ?? action)}
          </Button>
        </>
      }
    >
      {typed !== "percent" && typed !== "name" && (
        <p>
          {t(
            ofTemplates && action === "delete"
              ? "confirm_delete_templates"
              : (`confirm_${action}` as "confirm_delete"),
            { count },
          )}
        </p>
      )}
      {typed && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TypedFields
            action={action}
            typed={typed}
            text={text}
            days={days}
            time={time}
            isFaulty={isTold && !more}
            onText={setText}
            onDays={setDays}
            onTime={setTime}
          />
        </form>
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

/** The input fields that the action needs. */
function TypedFields({
  action,
  typed,
  text,
  days,
  time,
  isFaulty,
  onText,
  onDays,
  onTime,
}: {
  action: OfferedAction;
  typed: Typed;
  text: string;
  days: string;
  time: string;
  isFaulty: boolean;
  onText: (text: string) => void;
  onDays: (days: string) => void;
  onTime: (time: string) => void;
}) {
  const t = useMessages(sellingListMessages);
  const say = usePhrase();
  switch (typed) {
    case "dates":
      return (
        <>
          <SelectField
            label={t("datesDays")}
            value={days}
            onChange={({ currentTarget }) => onDays(currentTarget.value)}
            options={DAYS.map((each) => ({
              value: String(each),
              label: t("datesCount", { count: each }),
            }))}
          />
          <TextField
            label={t("datesTime")}
            hint={t("datesHint")}
            type="time"
            value={time}
            error={isFaulty ? t("datesFault") : undefined}
            onChange={({ currentTarget }) => onTime(currentTarget.value)}
          />
        </>
      );
    case "auction":
      return (
        <AuctionField
          value={text}
          error={isFaulty ? t("auctionFault") : undefined}
          onChoose={onText}
        />
      );
    case "notes":
      return (
        <TextAreaField
          label={t(action === "addendum" ? "addendumLabel" : "notesLabel")}
          hint={t(NOTES_HINTS[action] ?? "notesHouse")}
          rows={4}
          maxLength={action === "addendum" ? ADDENDUM_LENGTH : 500}
          value={text}
          error={isFaulty ? say("Required!") : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextField
          label={t(typed === "percent" ? "percentLabel" : "nameLabel")}
          hint={
            action === "rename" ? undefined : t(typed === "percent" ? "percentHint" : "nameHint")
          }
          maxLength={typed === "percent" ? 4 : TEMPLATE_NAME_LENGTH}
          value={text}
          error={isFaulty ? t(typed === "percent" ? "percentFault" : "nameFault") : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      );
  }
}

/** The auctions that still take lots. */
function AuctionField({
  value,
  error,
  onChoose,
}: {
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useMessages(sellingListMessages);
  const { urlTo } = useRuntime();
  const { data, error: failed, retry } = useQuery(customOwnAuctions, OPEN_AUCTIONS);
  if (failed) return <ErrorState title={failed.message} next={failed.next} onRetry={retry} />;
  if (data?.records.length === 0) {
    return (
      <p>
        {t("auctionNone")} <a href={urlTo(NEW_EVENT_PAGE)}>{t("auctionNew")}</a>
      </p>
    );
  }
  return (
    <SelectField
      label={t("auctionLabel")}
      hint={t("auctionHint")}
      value={value}
      error={error}
      disabled={!data}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      options={[
        { value: "", label: t("auctionChoose") },
        ...(data?.records ?? []).map(({ id, title, lot_count: count }) => ({
          value: String(id),
          label: t("auctionLots", { title: title || `#${id}`, count }),
        })),
      ]}
    />
  );
}

const OPEN_AUCTIONS: InputOf<typeof customOwnAuctions> = {
  state: ["draft", "scheduled", "running"],
  limit: 100,
};

const DANGERS: ReadonlySet<OfferedAction> = new Set(["delete", "withdraw", "hide", "cancel"]);
const MANY_ASKED: ReadonlySet<OfferedAction> = new Set(["withdraw", "hide", "cancel"]);
const NOTES_HINTS: Partial<Record<OfferedAction, "notesSeller" | "addendumHint">> = {
  hide: "notesSeller",
  cancel: "notesSeller",
  addendum: "addendumHint",
};
const BUTTONS: Partial<Record<OfferedAction, "change" | "save" | "ask" | "add">> = {
  addendum: "add",
  price_percent: "change",
  assign_auction: "add",
  set: "change",
  keep: "save",
  rename: "save",
  request_withdraw: "ask",
  request_review: "ask",
};

/** Undefined while what is typed cannot be meant. */
function moreOf({
  action,
  typed,
  text,
  days,
  time,
}: {
  action: OfferedAction;
  typed: Typed | undefined;
  text: string;
  days: string;
  time: string;
}): More | undefined {
  const said = text.trim();
  switch (typed) {
    case "percent": {
      const percent = percentOf(text);
      return percent === undefined ? undefined : { percent };
    }
    case "name":
      return said === "" ? undefined : { name: said };
    case "dates":
      if (!/^\d\d:\d\d$/.test(time)) return undefined;
      return {
        schedule: { start: "on_publish", duration_days: Number(days), end_time: time },
      };
    case "auction":
      return said === "" ? undefined : { auction: Number(said) };
    case "notes":
      if (said === "") return action === "request_review" ? {} : undefined;
      return { notes: said };
    default:
      return {};
  }
}

/** A whole number between −50 and 100 that is not 0, typed with whichever minus. */
function percentOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, "-");
  if (!/^[+-]?\d{1,3}$/.test(plain)) return undefined;
  const percent = Number(plain);
  return percent === 0 || percent < -50 || percent > 100 ? undefined : percent;
}
