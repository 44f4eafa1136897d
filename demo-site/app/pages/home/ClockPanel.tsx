import { formatTime, useMessages, useNow, useRuntime } from "martillo";
import { homeMessages } from "./home.messages";

/** The server's time, as this page measured it. */
export function ClockPanel() {
  const t = useMessages(homeMessages);
  const now = useNow();
  // Before the server has told its time there is only the device's, which is not what this panel promises.
  const { clock } = useRuntime();
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        <p className="home-panel__clock site-figures">
          {clock.isSynced() ? formatTime(now, { seconds: true }) : "--:--:--"}
        </p>
        <p className="home-panel__hint">{t("serverTime")}</p>
      </div>
      <h3>{t("oneClock")}</h3>
      <p>{t("oneClockText")}</p>
    </article>
  );
}
