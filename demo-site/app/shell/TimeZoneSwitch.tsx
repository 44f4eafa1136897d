import { chooseTimeZone, type TimeZone, useMessages, useTimeZone } from "martillo";
import { shellMessages } from "./shell.messages";

/** In which of the market's two zones the site writes its times. */
export function TimeZoneSwitch() {
  const t = useMessages(shellMessages);
  const zone = useTimeZone();
  return (
    <label className="site-zone">
      {t("timesOf")}{" "}
      <select
        value={zone}
        onChange={({ currentTarget }) => chooseTimeZone(currentTarget.value as TimeZone)}
      >
        <option value="Europe/Madrid">{t("mainland")}</option>
        <option value="Atlantic/Canary">{t("canaries")}</option>
      </select>
    </label>
  );
}
