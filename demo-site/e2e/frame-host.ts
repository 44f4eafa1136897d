import type { Page } from "playwright";

/** A host page that shows the frame and writes down all that it tells. */
const HOST_PAGE = `<!doctype html><html lang="es"><title>Quien muestra</title><body style="margin:0">
<iframe title="Formulario de pago seguro" style="display:block;width:100%;height:900px;border:0"></iframe>
<script>
  window.told = [];
  const frame = document.querySelector("iframe");
  const { search } = location;
  frame.onload = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => window.told.push(data);
    const locale = new URLSearchParams(search).get("locale") ?? "es";
    frame.contentWindow.postMessage({ kind: "martillo-pay", locale, theme: { "color-accent": "#7a1fa2", "color-on-accent": "#fff", ...JSON.parse(new URLSearchParams(search).get("theme") ?? "{}") } }, "*", [port2]);
  };
  frame.src = new URLSearchParams(search).get("frame");
</script>`;

/** What a pay frame told its host. */
export interface Told {
  kind: string;
  [more: string]: unknown;
}

export function frameHostPage(): Response {
  return new Response(HOST_PAGE, { headers: { "content-type": "text/html" } });
}

export function toldBy(page: Page): Promise<Told[]> {
  return page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
}
