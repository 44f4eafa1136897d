import { formatTime, useNow, useRuntime } from "martillo";

/** The server's time, as this page measured it. */
export function ClockPanel() {
  const now = useNow();
  // Before the server has told its time there is only the device's, which is not what this panel promises.
  const { clock } = useRuntime();
  return (
    <article className="home-panel">
      <div className="home-panel__show" aria-hidden="true">
        <p className="home-panel__clock site-figures">
          {clock.isSynced() ? formatTime(now, { seconds: true }) : "--:--:--"}
        </p>
        <p className="home-panel__hint">Hora del servidor</p>
      </div>
      <h3>Un solo reloj</h3>
      <p>
        El cierre lo marca el servidor. Si el reloj de su dispositivo va mal, aquí no se nota: el
        sitio mide la diferencia y cuenta con la hora buena.
      </p>
    </article>
  );
}
