import { chooseTimeZone, type TimeZone, useTimeZone } from "martillo";

/** In which of the market's two zones the site writes its times. */
export function TimeZoneSwitch() {
  const zone = useTimeZone();
  return (
    <label className="site-zone">
      Horas de{" "}
      <select
        value={zone}
        onChange={({ currentTarget }) => chooseTimeZone(currentTarget.value as TimeZone)}
      >
        <option value="Europe/Madrid">la península</option>
        <option value="Atlantic/Canary">Canarias</option>
      </select>
    </label>
  );
}
