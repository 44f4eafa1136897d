import { useConnection } from "martillo";

/** Says when prices may be old, and nothing while all is well. */
export function LiveLine() {
  const connection = useConnection();
  const isCut = connection === "reconnecting" || connection === "offline";
  return (
    <div className="site-live" role="status" data-connection={connection}>
      {isCut && (
        <p>
          {connection === "offline"
            ? "Sin conexión: los precios pueden no estar al día."
            : "Reconectando… Los precios pueden no estar al día."}
        </p>
      )}
    </div>
  );
}
