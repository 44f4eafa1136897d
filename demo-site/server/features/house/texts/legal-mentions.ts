import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Menciones legales",
  description: "Datos identificativos de quien presta el servicio.",
  html: `
<p>En cumplimiento del artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI), estos son los datos de quien presta el servicio.</p>
<dl>
<dt>Titular</dt><dd>{{name}}</dd>
<dt>NIF</dt><dd>{{taxId}}</dd>
<dt>Domicilio</dt><dd>{{address}}</dd>
<dt>Inscripción registral</dt><dd>{{registry}}</dd>
<dt>Correo electrónico</dt><dd>{{email}}</dd>
<dt>Teléfono</dt><dd>{{phone}}</dd>
<dt>Horario de atención</dt><dd>{{hours}}</dd>
<dt>Sitio web</dt><dd>{{site}}</dd>
</dl>
<h2>Actividad</h2>
<p>Intermediación en la compraventa de vehículos mediante subastas en línea, venta a precio cerrado y ofertas, así como servicios de publicación para vendedores.</p>
<h2>Papel del titular en cada venta</h2>
<p>Salvo que la ficha de un lote indique otra cosa, el contrato de compraventa se celebra entre el vendedor que figura en ella y quien resulta adjudicatario. El titular facilita el medio, aplica el reglamento y conserva la prueba de las pujas.</p>
<h2>Resolución de conflictos</h2>
<p>Puede dirigir sus quejas y reclamaciones a {{email}} o al domicilio indicado. Los consumidores pueden acudir además a la oficina municipal o autonómica de consumo que les corresponda.</p>
<p>Las reglas de uso del sitio están en el <a href="/aviso-legal">aviso legal</a>; las de compra y venta, en las <a href="/condiciones-generales-especiales-contratacion">condiciones de contratación</a>.</p>
`,
};
