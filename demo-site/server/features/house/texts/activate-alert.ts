import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Activar una alerta",
  description: "Díganos qué vehículo busca y le avisamos cuando se publique uno que encaje.",
  html: `
<p>Si hoy no está el vehículo que busca, deje una alerta: cuando se publique uno que encaje, recibirá un correo con el enlace a su ficha.</p>
<h2>Cómo se activa</h2>
<ol>
<li>Vaya a <a href="/search/auctions">subastas</a> o a <a href="/buscar/ventas">venta directa</a> y ponga los filtros que le importan: marca, modelo, combustible, kilómetros, precio, provincia.</li>
<li>Guarde la búsqueda como alerta y póngale un nombre que reconozca.</li>
<li>Si todavía no tiene cuenta, basta con su correo. Le pediremos que lo confirme.</li>
</ol>
<h2>Consejos para que sirva de algo</h2>
<ul>
<li>Un modelo y dos o tres filtros dan mejores avisos que una marca entera.</li>
<li>Ponga un precio máximo algo por encima del suyo: el precio de salida no es el de cierre.</li>
<li>Si busca para una flota, cree una alerta por tipo de vehículo.</li>
</ul>
<h2>Cómo se cambia o se quita</h2>
<p>En <a href="/saved_search">Mis alertas</a> puede verlas, cambiarlas y borrarlas. Cada correo lleva también un enlace para dejar de recibirlo. Usamos su dirección solo para enviarle los avisos que ha pedido, como explica la <a href="/politica-privacidad">política de privacidad</a>.</p>
`,
};
