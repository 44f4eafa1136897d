import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Guía de la subasta",
  description:
    "El reglamento de pujas: tramos, puja máxima, reserva, prórroga, cierre y lo que paga quien gana.",
  html: `
<p>Estas son las reglas con las que se decide cada puja. Son las mismas para todos: el servidor las aplica y las pantallas las usan para explicarle qué va a pasar.</p>
<h2>Los tramos</h2>
<p>Cada puja debe superar el precio actual en, al menos, un tramo, que depende del precio que se ve. El límite inferior de cada fila está incluido. Si un lote tiene su propia tabla, se muestra en su ficha.</p>
<table>
<caption>Tramos por defecto</caption>
<thead><tr><th scope="col">Precio desde</th><th scope="col">Tramo</th></tr></thead>
<tbody>
<tr><td>0,00 €</td><td>1,00 €</td></tr>
<tr><td>5,00 €</td><td>5,00 €</td></tr>
<tr><td>40,00 €</td><td>10,00 €</td></tr>
<tr><td>100,00 €</td><td>25,00 €</td></tr>
<tr><td>1.000,00 €</td><td>50,00 €</td></tr>
<tr><td>5.000,00 €</td><td>100,00 €</td></tr>
<tr><td>25.000,00 €</td><td>250,00 €</td></tr>
<tr><td>50.000,00 €</td><td>500,00 €</td></tr>
<tr><td>100.000,00 €</td><td>1.000,00 €</td></tr>
</tbody>
</table>
<h2>La puja máxima</h2>
<p>Usted indica hasta cuánto está dispuesto a pagar. El sistema puja por usted lo justo para que vaya en cabeza y nunca por encima de su máximo. Nadie más conoce esa cifra.</p>
<ul>
<li>La primera puja deja el precio en el precio de salida.</li>
<li>Si su máximo supera al de quien va en cabeza, lidera usted un tramo por encima del máximo superado o, si el suyo no llega a tanto, en su máximo.</li>
<li>Si ambos máximos son iguales, gana el que llegó antes.</li>
<li>Puede subir su máximo cuando quiera sin pujar contra sí mismo, y bajar la parte que aún no se ha usado.</li>
</ul>
<h3>La puja exacta</h3>
<p>También puede nombrar usted el precio. Si nadie tiene un máximo igual o superior, el precio pasa a ser ese importe, a la vista de todos, y el sistema no vuelve a pujar por usted. Si ya va en cabeza no se admite, porque solo subiría su propio precio: cambie su máximo.</p>
<h3>Un ejemplo</h3>
<p>Salida 1.000 €. Ana ofrece hasta 5.000 € y Blas hasta 1.500 €: lidera Ana a 1.550 € y la puja mínima pasa a 1.600 €. Si después Celia puja 6.000 € exactos, lidera Celia a 6.000 €.</p>
<h2>El precio de reserva</h2>
<p>Es el importe mínimo por el que el vendedor se compromete a vender. Su cuantía no se publica; sí se indica si se ha alcanzado. Cuando el máximo de quien lidera llega a la reserva, el precio pasa a ser la reserva.</p>
<h2>La prórroga</h2>
<p>Para que nadie gane por pujar en el último segundo, una puja aceptada cerca del final lo retrasa. Por defecto, si entra cuando faltan dos minutos o menos, el lote vuelve a tener dos minutos. Solo prorrogan las pujas que cambian el precio o a quien va en cabeza.</p>
<h2>El reloj</h2>
<p>La hora la pone el servidor. Al llegar a cero verá «Comprobando cierre…» hasta que el servidor confirme el resultado.</p>
<h2>El final</h2>
<dl>
<dt>Adjudicado</dt><dd>No había reserva o se ha alcanzado. Gana quien va en cabeza.</dd>
<dt>Provisional</dt><dd>La reserva no se ha alcanzado. El vendedor decide si adjudica, negocia o lo da por cerrado.</dd>
<dt>Sin vender</dt><dd>No hubo pujas o el vendedor no adjudicó. El lote puede volver a publicarse.</dd>
</dl>
<p>Una puja aceptada solo la puede retirar el vendedor o la casa, y con un motivo. La fila permanece en el historial, marcada como retirada.</p>
<h2>Lo que paga quien gana</h2>
<p>«Total si gana» reúne el precio de adjudicación y la comisión del comprador, que va por tramos como los de un impuesto. Los precios incluyen el IVA: si el lote lo lleva, la base es el total dividido entre 1,21 y el resto es IVA; si no lo lleva, se indica REBU y el impuesto no se desglosa. El depósito ya pagado se descuenta al final.</p>
<h2>El historial</h2>
<p>Los demás postores aparecen como «Postor 1», «Postor 2»…, y usted como «Usted». Solo el vendedor y la casa ven los nombres. Cada fila lleva una huella que depende de la anterior: cualquiera puede rehacer la cadena y comprobar que no se ha cambiado, quitado ni reordenado nada.</p>
`,
};
