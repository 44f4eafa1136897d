import { useRef, useState } from "react";
import {
  type AuctionFields,
  imageUploaderMulipleImgUploader,
  type IncrementRow,
  MOST_STAGGER_S,
  type PickupCalendar,
} from "../../src/contract";
import { endOffsetMs, momentOf, momentText } from "../../src/domain";
import { formatMoment, useMessages } from "../../src/i18n";
import { IncrementFields } from "../../src/patterns/increments";
import { PickupCalendarFields } from "../../src/patterns/pickup-calendar";
import { useRefusedAction } from "../../src/patterns/refused-action";
import { useRuntime } from "../../src/state";
import { Button, Image, Refusal, SelectField, TextAreaField, TextField } from "../../src/ui";
import { auctionEditorMessages } from "./auction-editor.messages";
import { HouseFields } from "./HouseFields";
import type { AuctionEditorModel } from "./use-auction-editor";

type FieldName = keyof AuctionFields;

/** Props around an input: its label, its error, and `disabled` once the field can no longer change. */
export function useField(name: FieldName, model: AuctionEditorModel) {
  const t = useMessages(auctionEditorMessages);
  const isFixed = model.isFixed(name);
  const missing = model.showsMissing ? model.own?.missing[name] : undefined;
  return {
    label: t(`field_${name}` as "field_title"),
    name,
    disabled: isFixed,
    error: model.draft.faults[name] ?? missing,
    ...(isFixed && { hint: t("fixed") }),
  };
}

/** Texts, times, and how the ends of the lots follow each other. */
export function DetailsStep({ model }: { model: AuctionEditorModel }) {
  return (
    <div className="martillo-auction-editor__fields" part="fields">
      <Text name="title" longest={160} model={model} isWide />
      <Area name="description" longest={10_000} rows={6} model={model} />
      <Cover model={model} />
      <Moment name="date_start" model={model} />
      <Moment name="date_closed" model={model} />
      <Stagger model={model} />
      <Extension model={model} />
      <Increments model={model} />
      <Area name="viewing" longest={2_000} rows={3} model={model} />
      <Text name="contact" longest={500} model={model} isWide />
      <Pickup model={model} />
      <HouseFields model={model} />
    </div>
  );
}

interface Of {
  name: FieldName;
  model: AuctionEditorModel;
}

function Text({
  name,
  model,
  longest,
  isWide = false,
}: Of & { longest: number; isWide?: boolean }) {
  const field = useField(name, model);
  const input = (
    <TextField
      {...field}
      maxLength={longest}
      autoComplete="off"
      value={(model.values[name] as string | undefined) ?? ""}
      onChange={(event) => model.type({ [name]: event.currentTarget.value })}
    />
  );
  return isWide ? <div className="martillo-auction-editor__wide">{input}</div> : input;
}

const HINTS = { viewing: "hint_viewing" } as const;

function Area({ name, model, longest, rows }: Of & { longest: number; rows: number }) {
  const t = useMessages(auctionEditorMessages);
  const field = useField(name, model);
  const hint = name === "viewing" && !field.disabled ? { hint: t(HINTS[name]) } : {};
  return (
    <div className="martillo-auction-editor__wide">
      <TextAreaField
        {...field}
        {...hint}
        rows={rows}
        maxLength={longest}
        value={(model.values[name] as string | undefined) ?? ""}
        onChange={(event) => model.type({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}

function Moment({ name, model }: Of & { name: "date_start" | "date_closed" }) {
  const t = useMessages(auctionEditorMessages);
  const field = useField(name, model);
  const value = model.values[name] as number | null;
  const [text, setText] = useState<string>();
  return (
    <TextField
      {...field}
      hint={field.disabled ? t("fixed") : t(`hint_${name}`)}
      type="datetime-local"
      value={text ?? (value === null ? "" : momentText(value))}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const moment = currentTarget.value === "" ? null : momentOf(currentTarget.value);
        if (moment !== undefined) model.type({ [name]: moment });
      }}
      onBlur={() => setText(undefined)}
    />
  );
}

const STAGGERS = [0, 30, 60, 120, 300, 600, MOST_STAGGER_S];

/** How the ends follow each other, and what that comes to. */
function Stagger({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const interval = useField("stagger_s", model);
  const step = useField("lots_per_step", model);
  const staggerS = Number(model.values["stagger_s"]);
  const lotsPerStep = Number(model.values["lots_per_step"]);
  const first = model.values["date_closed"] as number | null;
  const count = model.own?.lot_count ?? 0;
  const known = STAGGERS.includes(staggerS)
    ? STAGGERS
    : [...STAGGERS, staggerS].toSorted((one, other) => one - other);
  return (
    <>
      <SelectField
        {...interval}
        value={String(staggerS)}
        onChange={(event) => model.type({ stagger_s: Number(event.currentTarget.value) })}
        options={known.map((seconds) => ({ value: String(seconds), label: everyText(seconds) }))}
      />
      {staggerS > 0 && (
        <SelectField
          {...step}
          value={String(lotsPerStep)}
          onChange={(event) => model.type({ lots_per_step: Number(event.currentTarget.value) })}
          options={Array.from({ length: 10 }, (_, at) => ({
            value: String(at + 1),
            label: t("together", { count: at + 1 }),
          }))}
        />
      )}
      {first !== null && count > 1 && (
        <p className="martillo-account-note martillo-auction-editor__wide">
          {t("lastEnds", {
            count,
            moment: formatMoment(first + endOffsetMs(count, { staggerS, lotsPerStep })),
          })}{" "}
          {t("extensionsAlone")}
        </p>
      )}
    </>
  );

  function everyText(seconds: number): string {
    if (seconds === 0) return t("allAtOnce");
    return seconds % 60 === 0
      ? t("everyMinutes", { count: seconds / 60 })
      : t("everySeconds", { count: seconds });
  }
}

const WINDOWS = [60, 120, 180, 300, 600];

function Extension({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const field = useField("extension", model);
  const rule = model.values["extension"] as AuctionFields["extension"];
  const seconds = rule?.window_s ?? 0;
  const known = seconds === 0 || WINDOWS.includes(seconds) ? WINDOWS : [...WINDOWS, seconds];
  return (
    <SelectField
      {...field}
      value={String(seconds)}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        model.type({
          extension:
            chosen === 0 ? null : { window_s: chosen, mode: "top_up" as const, amount_s: chosen },
        });
      }}
      options={[
        { value: "0", label: t("noExtension") },
        ...known.map((each) => ({
          value: String(each),
          label: t("extensionOf", { count: Math.round(each / 60) }),
        })),
      ]}
    />
  );
}

const INCREMENT_CLASSES = {
  all: "martillo-auction-editor__wide martillo-auction-editor__increments",
  rows: "martillo-auction-editor__list",
  row: "martillo-auction-editor__increment",
};

/** Steps of all its lots, where this auction has some of its own. */
function Increments({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const field = useField("increments", model);
  return (
    <IncrementFields
      label={t("ownIncrements")}
      value={model.values["increments"] as readonly IncrementRow[] | null}
      onChange={(increments) => model.type({ increments })}
      disabled={field.disabled}
      error={field.error}
      classes={INCREMENT_CLASSES}
    />
  );
}

/** A picture of its own; without one that of the first lot is shown. */
function Cover({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const { apiBase } = useRuntime();
  const field = useField("avatar", model);
  const upload = useRefusedAction(imageUploaderMulipleImgUploader);
  const src = (model.values["avatar"] as string | undefined) ?? "";
  const input = useRef<HTMLInputElement>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    const answer = await upload.run({ folder: "lots", file_upload: file });
    const [kept] = answer.ok ? answer.data.files : [];
    if (kept) model.type({ avatar: `/uploads/${kept.folder}/${kept.file_name}` });
  }
  return (
    <div className="martillo-auction-editor__wide martillo-auction-editor__cover">
      {src !== "" && (
        <span className="martillo-auction-editor__picture">
          <Image src={apiBase + src} alt="" sizes="240px" />
        </span>
      )}
      <input
        ref={input}
        type="file"
        name="cover"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={field.label}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Button
        busy={upload.isRunning}
        disabled={field.disabled}
        onClick={() => input.current?.click()}
      >
        {t(src === "" ? "coverChoose" : "coverOther")}
      </Button>
      {src !== "" && !field.disabled && (
        <Button size="s" onClick={() => model.type({ avatar: "" })}>
          {t("coverAway")}
        </Button>
      )}
      <Refusal of={upload.error} />
    </div>
  );
}

/** When what is sold can be picked up, where this auction has days of its own. */
function Pickup({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const field = useField("pickup", model);
  return (
    <PickupCalendarFields
      label={t("ownPickup")}
      value={model.values["pickup"] as PickupCalendar | null}
      onChange={(pickup) => model.type({ pickup })}
      disabled={field.disabled}
      error={field.error}
      wideClass="martillo-auction-editor__wide"
    />
  );
}
