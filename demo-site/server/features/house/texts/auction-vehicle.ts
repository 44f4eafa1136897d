import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Subastar un vehículo",
  description:
    "Cómo preparar su vehículo para la subasta: salida, reserva, cierre, prórroga y adjudicación.",
  html: `
<p>Una buena subasta se decide antes de abrirla: un precio de salida que invite, una reserva realista y una ficha que no deje preguntas.</p>
<h2>Elija la salida y la reserva</h2>
<p>El precio de salida es donde empieza la puja. La reserva es el mínimo por el que se compromete a vender; no se publica. Puede elegir cómo se ve el precio mientras no se alcanza:</p>
<ul>
<li><strong>Completa</strong>: el precio muestra el máximo entero de quien lidera.</li>
<li><strong>Estándar</strong>: el precio se calcula como en cualquier otro lote.</li>
</ul>
<h2>Elija el cierre</h2>
<p>Las tardes de lunes a jueves suelen reunir a más compradores profesionales. Si subasta varios vehículos, agrúpelos en un evento: cierran de forma escalonada y el mismo comprador puede seguirlos todos.</p>
<h2>Durante la subasta</h2>
<ul>
<li>Ve las pujas con el nombre de cada postor; los demás los ven numerados.</li>
<li>No puede pujar por sus propios lotes, ni usted ni quien actúe por su cuenta.</li>
<li>Una puja al final prorroga el cierre según la regla que muestra la ficha.</li>
</ul>
<h2>Al terminar</h2>
<ul>
<li><strong>Reserva alcanzada o sin reserva</strong>: el lote queda adjudicado.</li>
<li><strong>Reserva no alcanzada</strong>: decide usted. Puede adjudicar al mejor postor, negociar o volver a publicar.</li>
<li><strong>Si quien gana no paga</strong>: puede adjudicar al siguiente postor por su propio último precio.</li>
</ul>
<p>Las reglas completas están en la <a href="/guidelines">guía de la subasta</a>. Para publicar necesita una cuenta de vendedor y un <a href="/contrataciones">plan</a>.</p>
`,
};
