import { Alerts, useAlerts } from "martillo";

/** A page tells something of its own where the widgets tell theirs. */
export function CopyAddress() {
  const { tell } = useAlerts();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void navigator.clipboard.writeText(location.href).then(() => tell("Dirección copiada"));
        }}
      >
        Copiar la dirección
      </button>
      <Alerts />
    </>
  );
}
