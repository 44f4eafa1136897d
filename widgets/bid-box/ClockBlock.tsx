import { formatMoment, formatTime, useMessages } from "../../src/i18n";
import { useCountdown, useToday } from "../../src/state";
import { BELL, Icon } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { ReadyBidBox } from "./bid-box-model";
import { extensionMessages, extensionText } from "./extension-text";

/** From this error on the clock says how far off it may be. */
const TELL_ERROR_FROM_MS = 1_000;

/** Time left in three temperatures, and when that is. */
export function ClockBlock({ model }: { model: ReadyBidBox }) {
  const { scene } = model;
  if (scene === "direct" || scene === "draft") return null;
  if (scene !== "running" && scene !== "scheduled") return <ClosedClock model={model} />;
  return (
    <div className="martillo-bid-box__time" part="time">
      <RunningClock model={model} />
    </div>
  );
}

function RunningClock({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const { lot, scene } = model;
  const { text, temperature, isOver, remainingMs, errorBoundMs } = useCountdown(lot);
  const isOpening = scene === "scheduled";
  // The server tells of it with the next bid; until then the clock knows.
  const isClosing = !isOpening && remainingMs <= (lot.extension?.window_s ?? 0) * 1000;
  const label = isOver ? undefined : isOpening ? "opensIn" : isClosing ? "isClosing" : "closesIn";
  const errorSeconds = Math.ceil(errorBoundMs / 1000);
  return (
    <div
      className="martillo-bid-box__clock"
      part={`clock clock-${temperature}`}
      data-temperature={isOpening ? "normal" : temperature}
    >
      <Icon name="clock" size={24} />
      {/* Another label is another line: the time does not slide along with its length. */}
      <p key={label} className="martillo-bid-box__clock-line">
        {label && <span className="martillo-bid-box__clock-label">{t(label)}</span>}
        <strong
          className="martillo-bid-box__left martillo-figures"
          part="left"
          role="timer"
          data-words={isOver || undefined}
        >
          {text}
        </strong>
      </p>
      <div className="martillo-bid-box__clock-date martillo-figures">
        <EndLine model={model} showsSeconds={temperature !== "normal"} />
        {errorBoundMs > TELL_ERROR_FROM_MS && Number.isFinite(errorBoundMs) && (
          <span title={t("clockErrorWhy", { seconds: errorSeconds })}>
            {t("clockError", { seconds: errorSeconds })}
          </span>
        )}
      </div>
    </div>
  );
}

/** When it opens or ends; after an extension that, in the same line, so that nothing below moves in the last minutes. */
function EndLine({ model, showsSeconds }: { model: ReadyBidBox; showsSeconds: boolean }) {
  const t = useMessages(bidBoxMessages);
  const now = useToday();
  const { extension_no, date_closed, date_start } = model.lot;
  if (model.scene === "scheduled") {
    return <p part="date">{t("opensAt", { date: formatMoment(date_start, { now }) })}</p>;
  }
  const date = formatMoment(date_closed, { now, seconds: showsSeconds });
  if (extension_no === 0) return <p part="date">{t("closesAt", { date })}</p>;
  return (
    <p
      key={extension_no}
      className="martillo-bid-box__extended"
      part="date extended"
      title={date}
      data-new
    >
      <Icon name={BELL} size={16} />
      {t("extended", {
        number: extension_no,
        time: formatTime(date_closed, { seconds: true, exact: true }),
      })}
    </p>
  );
}

/** How the end may move, before it matters. */
export function ExtensionRule({ model }: { model: ReadyBidBox }) {
  const t = useMessages(extensionMessages);
  return (
    <p className="martillo-bid-box__extension" part="extension">
      {extensionText(model.lot.extension, t, useToday())}
    </p>
  );
}

function ClosedClock({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const now = useToday();
  return (
    <div className="martillo-bid-box__time" part="time">
      <p className="martillo-bid-box__closed martillo-figures" part="date">
        {t("closedAt", { date: formatMoment(model.lot.date_closed, { now }) })}
      </p>
    </div>
  );
}
