import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Preguntas frecuentes",
  description: "Respuestas sobre registro, pujas, reserva, pagos, recogida y venta de vehículos.",
  html: `
<h2>Cuenta</h2>
<h3>¿Puede comprar un particular?</h3>
<p>Sí, salvo que la ficha del lote diga que se vende solo a profesionales. En ese caso se indica antes de pujar.</p>
<h3>¿Por qué debo verificar mi correo o mi teléfono?</h3>
<p>Porque una puja obliga. Necesitamos saber que quien puja es localizable, y usted que los demás también lo son.</p>
<h3>¿Puedo tener dos cuentas?</h3>
<p>No para pujar en el mismo lote. Las empresas pueden dar acceso a sus empleados desde una sola cuenta.</p>
<h2>Pujas</h2>
<h3>¿Qué es la puja máxima?</h3>
<p>El importe más alto que está dispuesto a pagar. El sistema puja por usted lo justo para ir en cabeza y no enseña su máximo a nadie.</p>
<h3>¿Y un importe exacto?</h3>
<p>El precio que usted nombra: pasa a ser el precio del lote, a la vista de todos, y no se puja más por usted. La puja máxima suele salir más barata.</p>
<h3>¿Por qué me han superado por menos de un tramo?</h3>
<p>Porque el tramo se suma al precio que se ve, no a su máximo oculto. Si el otro máximo es mayor que el suyo, aunque sea por poco, va en cabeza.</p>
<h3>¿Puedo retirar una puja?</h3>
<p>No. Una puja aceptada obliga, y solo el vendedor o la casa pueden retirarla con un motivo que queda anotado en el historial. Sí puede bajar la parte de su máximo que aún no se ha usado.</p>
<h3>Se ha cortado la conexión al pujar. ¿Contó mi puja?</h3>
<p>La página lo pregunta al servidor en cuanto vuelve la conexión y se lo dice. No repita la puja mientras tanto: aunque lo haga, la misma confirmación no cuenta dos veces.</p>
<h3>¿Por qué se ha movido el cierre?</h3>
<p>Alguien pujó en los últimos minutos. La prórroga da tiempo a responder; así gana quien más ofrece, no quien pulsa más tarde.</p>
<h3>¿Qué significa «Reserva no alcanzada»?</h3>
<p>Que las pujas no llegan todavía al mínimo del vendedor. Si termina así, el vendedor decide si adjudica.</p>
<h2>Pago y recogida</h2>
<h3>¿Cuánto pagaré en total?</h3>
<p>Lo que muestra «Total si gana» al confirmar: precio de adjudicación y comisión, con los impuestos incluidos. No se añade ningún concepto después, salvo los servicios que usted contrate aparte.</p>
<h3>¿El IVA es deducible?</h3>
<p>Depende del lote. La ficha indica «IVA incluido» con su desglose, o REBU, régimen en el que el impuesto no se desglosa ni se deduce.</p>
<h3>¿Cuándo recojo el vehículo?</h3>
<p>Cuando el pago esté confirmado. Si el vendedor ofrece cita de recogida, podrá elegir día y hora desde su factura.</p>
<h3>¿Puedo ver el vehículo antes?</h3>
<p>Si el vendedor ofrece visitas, lo indica la ficha. Si no lo indica, pregúntelo con antelación desde <a href="/contactarnos">contacto</a>.</p>
<h2>Vender</h2>
<h3>¿Cuánto cuesta publicar?</h3>
<p>Depende del plan. Los precios y lo que incluye cada uno están en <a href="/contrataciones">planes y contrataciones</a>.</p>
<h3>¿Puedo cambiar el lote una vez publicado?</h3>
<p>Mientras no haya pujas, sí. Con pujas, las condiciones que decidieron a los postores no cambian.</p>
`,
};
