import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Vender un vehículo",
  description:
    "Ponga a la venta su vehículo o su flota a precio cerrado o por subasta: qué necesita y cómo se hace.",
  html: `
<p>Publique un vehículo suelto o una flota entera. Usted pone el precio; el sitio enseña el vehículo, recibe a los compradores y deja constancia de cada paso.</p>
<h2>Dos formas de vender</h2>
<ul>
<li><strong>A precio cerrado.</strong> Fija un importe y quien lo acepta compra. Puede admitir ofertas y responderlas.</li>
<li><strong>Por subasta.</strong> Fija la salida, la reserva y el cierre, y el mercado pone el precio. Vea cómo <a href="/subastar-vehiculo">subastar un vehículo</a>.</li>
</ul>
<h2>Qué necesita</h2>
<ul>
<li>Permiso de circulación y ficha técnica a nombre de quien vende, o poder para vender en su nombre.</li>
<li>Estado de cargas: embargos, reserva de dominio o precintos deben declararse.</li>
<li>Kilómetros, última ITV, número de llaves y daños conocidos.</li>
<li>Fotografías propias: frontal, trasera, ambos lados, interior, cuadro con los kilómetros y cada daño.</li>
</ul>
<h2>Cómo se hace</h2>
<ol>
<li>Cree una cuenta de vendedor y complete los datos de su empresa.</li>
<li>Prepare el lote: ficha, fotografías, precio y tratamiento del IVA. Puede guardarlo como borrador.</li>
<li>Publíquelo. Desde ese momento aparece en el buscador y en las alertas de quien busca algo así.</li>
<li>Cuando se venda, emita la factura y acuerde la recogida desde su cuenta.</li>
</ol>
<h2>Cuánto cuesta</h2>
<p>El plan de inicio permite publicar sin cuota. Los demás amplían el número de subastas y ventas al mes: <a href="/contrataciones">ver planes</a>.</p>
<p>Si la casa cobra comisión por la venta, la ve antes de publicar, en cada puja y en cada oferta: «Lo que recibirá» es el precio menos la comisión y su IVA, con el plazo en que se le paga. El lote conserva la comisión que tenía al publicarse, y solo se cobra cuando el comprador ha pagado todo.</p>
<p>Describa el vehículo como querría que se lo describieran. Lo que la ficha dice obliga, y lo que calla también puede hacerlo.</p>
`,
};
