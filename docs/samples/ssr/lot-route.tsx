import { LotCard, MartilloProvider } from "martillo";
import { renderToString } from "react-dom/server";

/** On the server: the widget's skeleton at its final size. Nothing is asked of the API, and no timer starts. */
export function renderLot(id: number): string {
  return renderToString(
    <MartilloProvider apiBase="https://subastas.example">
      <LotCard lot={id} />
    </MartilloProvider>,
  );
}
