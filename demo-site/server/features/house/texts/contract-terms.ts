import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Condiciones generales y especiales de contratación",
  description:
    "Condiciones de la compraventa por subasta y directa, de los planes para vendedores, pagos, entrega y desistimiento.",
  html: `
<h2>A. Condiciones generales</h2>
<h3>A.1. Partes</h3>
<p>El vendedor que figura en la ficha del lote, el comprador que resulta adjudicatario o acepta el precio, y {{name}} (NIF {{taxId}}), que intermedia y presta el servicio.</p>
<h3>A.2. Cómo se celebra el contrato</h3>
<ol>
<li>En la subasta, al cerrarse el lote con la reserva alcanzada o sin reserva, a favor de quien va en cabeza; o cuando el vendedor adjudica después.</li>
<li>En la venta directa, cuando el comprador confirma la compra al precio publicado.</li>
<li>En las ofertas, cuando una parte acepta la última de la otra.</li>
</ol>
<p>Antes de confirmar, la pantalla muestra el importe total y permite corregir errores. El sitio conserva la prueba de cada paso y la pone a disposición de las partes. El contrato se celebra en español.</p>
<h3>A.3. Precio</h3>
<p>El precio de adjudicación incluye los impuestos. Si el lote lleva IVA, se desglosa; si se vende en régimen especial de bienes usados (REBU), no. La comisión del comprador se calcula por tramos y aparece sumada en «Total si gana». El depósito constituido se descuenta del total.</p>
<h3>A.4. Pago</h3>
<p>En el plazo y por los medios que indica la factura. Cuando la factura admite pago parcial, el primer pago no puede ser inferior al 25 % del total pendiente. El impago permite resolver la venta y adjudicar al siguiente postor, sin perjuicio de los daños que procedan.</p>
<h3>A.5. Entrega</h3>
<p>En el lugar que indica la ficha, una vez confirmado el pago. Si se ofrecen citas de recogida, el comprador elige día y hora entre las disponibles. El riesgo pasa al comprador con la entrega.</p>
<h3>A.6. Estado y garantía</h3>
<p>El vehículo se vende como se describe. Si el vendedor es empresario y el comprador consumidor, se aplica la garantía legal de conformidad, que en bienes de segunda mano las partes pueden reducir dentro del límite legal. Entre profesionales o entre particulares rige lo pactado y, en su defecto, el Código Civil o el de Comercio.</p>
<h3>A.7. Desistimiento</h3>
<p>El consumidor que compra a distancia a un empresario dispone de catorce días naturales desde la entrega para desistir sin motivo, salvo en los casos que la ley excluye, entre ellos las subastas públicas presenciales. Una subasta que solo se celebra en línea no es, en general, una subasta pública a estos efectos. Para desistir basta una comunicación clara dirigida al vendedor o a {{email}}.</p>
<h2>B. Condiciones especiales para vendedores</h2>
<h3>B.1. Planes</h3>
<p>Los planes, sus precios sin IVA y lo que incluyen están en <a href="/contrataciones">planes y contrataciones</a>. Al precio se le añade el IVA vigente. Se contratan por meses o por años y pueden ampliarse en cualquier momento.</p>
<h3>B.2. Prueba gratuita</h3>
<p>Dura alrededor de treinta días, exige una tarjeta guardada y se activa desde la cuenta. La fecha de fin se muestra al activarla.</p>
<h3>B.3. Comisión y pago</h3>
<p>La comisión de la casa por la venta, si la hay, es la que se muestra antes de publicar el lote, sin IVA, y se le añade el vigente. Se devenga cuando el comprador ha pagado todo y se devuelve si la venta queda sin efecto. La casa transfiere al vendedor lo que queda del precio en los días hábiles que se muestran junto a «Lo que recibirá».</p>
<h3>B.4. Obligaciones</h3>
<p>Describir con veracidad, declarar cargas, respetar la adjudicación, facturar conforme a la ley y entregar la documentación para el cambio de titularidad.</p>
<h2>C. Condiciones especiales de los lotes</h2>
<p>Un vendedor puede añadir condiciones propias, que se muestran en la ficha antes de pujar: depósito previo, venta solo a profesionales, plazos de recogida, gastos de documentación. Prevalecen sobre las generales en lo que no contradigan la ley.</p>
<h2>D. Atención y reclamaciones</h2>
<p>{{email}} · {{phone}} · {{address}}. Responderemos en el plazo legal.</p>
`,
};
