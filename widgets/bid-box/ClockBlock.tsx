import { formatDateTime, formatTime, useMessages } from "../../src/i18n";
import { useCountdown } from "../../src/state";
import { Icon } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { ReadyBidBox } from "./bid-box-model";
import { extensionMessages, extensionText } from "./extension-text";

/** From this error on the clock says how far off it may be. */
const TELL_ERROR_FROM_MS = 1_000;

/** Time left in three temperatures, when that is, and how the end may move. */
export function ClockBlock({ model }: { model: ReadyBidBox }) {
  const { scene } = model;
  if (scene === "direct" || scene === "draft") return null;
  if (scene !== "running" && scene !== "scheduled") return <ClosedClock model={model} />;
  return (
    <div className="martillo-bid-box__time" part="time">
      <RunningClock model={model} />
      <ExtensionLine model={model} />
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
  const errorSeconds = Math.ceil(errorBoundMs / 1000);
  return (
    <div
      className="martillo-bid-box__clock"
      part={`clock clock-${temperature}`}
      data-temperature={isOpening ? "normal" : temperature}
    >
      <Icon name="clock" size={24} />
      <p className="martillo-bid-box__clock-line">
        {!isOver && (
          <span className="martillo-bid-box__clock-label">
            {t(isOpening ? "opensIn" : isClosing ? "isClosing" : "closesIn")}
          </span>
        )}
        <strong
          className="martillo-bid-box__left martillo-figures"
          part="left"
          role="timer"
          data-words={isOver || undefined}
        >
          {text}
        </strong>
        {errorBoundMs > TELL_ERROR_FROM_MS && Number.isFinite(errorBoundMs) && (
          <span
            className="martillo-bid-box__clock-error"
            title={t("clockErrorWhy", { seconds: errorSeconds })}
          >
            {t("clockError", { seconds: errorSeconds })}
          </span>
        )}
      </p>
      <p className="martillo-bid-box__clock-date martillo-figures" part="date">
        {isOpening
          ? t("opensAt", { date: formatDateTime(lot.date_start) })
          : t("closesAt", {
              date: formatDateTime(lot.date_closed, { seconds: temperature !== "normal" }),
            })}
      </p>
    </div>
  );
}

/** An extension that has happened, else the rule before it matters. */
function ExtensionLine({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  const tRule = useMessages(extensionMessages);
  const { extension_no, date_closed, extension } = model.lot;
  return (
    <>
      {extension_no > 0 && (
        <p
          key={extension_no}
          className="martillo-bid-box__extended martillo-figures"
          part="extended"
          data-new
        >
          <Icon name="bell" size={16} />
          {t("extended", {
            number: extension_no,
            time: formatTime(date_closed, { seconds: true }),
          })}
        </p>
      )}
      <p className="martillo-bid-box__extension" part="extension">
        {extensionText(extension, tRule)}
      </p>
    </>
  );
}

function ClosedClock({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidBoxMessages);
  return (
    <p className="martillo-bid-box__facts martillo-figures" part="date">
      {t("closedAt", { date: formatDateTime(model.lot.date_closed) })}
    </p>
  );
}
