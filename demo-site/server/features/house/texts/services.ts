import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Servicios",
  description:
    "Lo que ofrecemos a quienes compran y a quienes venden vehículos: subastas, venta directa, alertas y gestión de lotes.",
  html: `
<p>Un mismo sitio para comprar y para vender, con las mismas reglas en los dos lados.</p>
<h2>Para quien compra</h2>
<ul>
<li><strong>Subastas con cierre a hora fija.</strong> Indique su máximo y el sistema puja por usted lo justo para ir en cabeza.</li>
<li><strong>Venta directa.</strong> Vehículos a precio cerrado, sin esperar a ningún cierre.</li>
<li><strong>Búsqueda y filtros.</strong> Por marca, modelo, combustible, kilómetros, precio o provincia, con sugerencias mientras escribe.</li>
<li><strong>Seguidos y alertas.</strong> Siga los lotes que le interesan y <a href="/activar-alerta">active una alerta</a> para lo que todavía no ha encontrado.</li>
<li><strong>Cuenta clara.</strong> «Total si gana» muestra precio, comisión e impuestos antes de confirmar cada puja.</li>
</ul>
<h2>Para quien vende</h2>
<ul>
<li><strong>Publicación de lotes</strong> sueltos o agrupados en un evento con cierre escalonado.</li>
<li><strong>Precio de salida y reserva</strong> a su elección. La reserva no se publica; solo se indica si se ha alcanzado.</li>
<li><strong>Decisión final.</strong> Si la reserva no se alcanza, usted decide si adjudica, negocia o vuelve a publicar.</li>
<li><strong>Planes por meses o por años</strong>, según lo que publique. Consulte los <a href="/contrataciones">planes y contrataciones</a>.</li>
</ul>
<h2>Para profesionales con web propia</h2>
<p>Las fichas, las pujas y el buscador pueden insertarse en la página de un concesionario o de un portal. Su cliente puja sin salir de su web y autoriza el acceso en una ventana de la casa de subastas, que es quien ve su contraseña.</p>
<h2>Lo que no hacemos</h2>
<p>No prestamos dinero, no peritamos vehículos por encargo ni transportamos. Si un lote ofrece inspección, entrega o garantía, lo indica su ficha y lo presta quien figura en ella.</p>
`,
};
