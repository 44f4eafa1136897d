// This folder: the texts of the house as it is delivered, one file each; staff edits its own copies.
import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Quiénes somos",
  description:
    "Subastas en línea y venta directa de vehículos con reglas públicas, reloj del servidor e historial comprobable.",
  html: `
<p>Martillo es una casa de subastas en línea especializada en vehículos: coches, furgonetas, motos, camiones, remolques y maquinaria. Vendemos por subasta con cierre a hora fija y también a precio cerrado, y cada vendedor puede admitir ofertas.</p>
<h2>Por qué existimos</h2>
<p>Comprar en una subasta ha sido durante años cosa de iniciados: reglas que no se leen hasta que ya se ha pujado, comisiones que aparecen en la factura y cierres que gana quien pulsa en el último segundo. Queríamos lo contrario: que cualquiera, profesional o particular, supiera antes de pujar cuánto va a pagar, por qué va ganando o perdiendo y cuándo termina todo.</p>
<h2>Cómo trabajamos</h2>
<ul>
<li><strong>Una sola regla para todos.</strong> El reglamento de pujas es público y es el mismo que aplica el servidor. Puede leerlo en la <a href="/guidelines">guía de la subasta</a>.</li>
<li><strong>El reloj es del servidor.</strong> La hora de su ordenador no cuenta. Si alguien puja al final, el cierre se prorroga.</li>
<li><strong>El total, antes de confirmar.</strong> Precio, comisión e impuestos aparecen desglosados junto al botón de puja.</li>
<li><strong>Historial que se puede comprobar.</strong> Cada puja queda encadenada a la anterior con una huella criptográfica; usted mismo puede verificar que nada se ha borrado ni reordenado.</li>
<li><strong>Su máximo es suyo.</strong> Ni otros postores ni el vendedor ven hasta dónde está dispuesto a llegar.</li>
</ul>
<h2>Quién vende</h2>
<p>Empresas de renting y leasing, concesionarios, flotas y profesionales que renuevan maquinaria. Cada ficha indica quién vende, dónde está el vehículo, si el IVA es deducible o si se aplica el régimen especial de bienes usados (REBU).</p>
<h2>Dónde encontrarnos</h2>
<p>{{name}}<br>{{address}}<br>Teléfono: {{phone}}<br>Correo: {{email}}</p>
<p>También puede escribirnos desde la página de <a href="/contactarnos">contacto</a>.</p>
`,
};
