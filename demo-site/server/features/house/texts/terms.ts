import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Términos y condiciones",
  description:
    "Condiciones de uso del sitio: cuentas, pujas, compras, conducta, suspensión y responsabilidad.",
  html: `
<h2>1. Qué regulan</h2>
<p>Estos términos regulan el uso de {{site}}, que presta {{name}}. Al crear una cuenta, pujar, comprar o publicar los acepta. Las <a href="/guidelines">reglas de la puja</a> y las <a href="/condiciones-generales-especiales-contratacion">condiciones de contratación</a> forman parte de ellos.</p>
<h2>2. La cuenta</h2>
<ul>
<li>Debe ser mayor de edad y dar datos ciertos. Quien actúa por una empresa declara que puede obligarla.</li>
<li>La cuenta es personal. Guarde su contraseña; lo que se haga con ella se presume hecho por usted hasta que nos avise de lo contrario.</li>
<li>Para pujar hay que haber verificado el correo o el teléfono y, si la casa lo exige, tener la cuenta aprobada.</li>
</ul>
<h2>3. Las pujas</h2>
<ul>
<li>Una puja confirmada y aceptada por el servidor es una oferta de compra vinculante.</li>
<li>Cuenta la hora del servidor. Una puja recibida después del cierre no se acepta, aunque su pantalla todavía mostrara tiempo.</li>
<li>Una puja aceptada solo puede retirarla el vendedor o la casa, con un motivo que queda en el historial.</li>
<li>Si un fallo técnico impide pujar con normalidad, la casa puede prorrogar, suspender o repetir el cierre, y lo hará constar en el lote.</li>
</ul>
<h2>4. La compra</h2>
<p>El contrato entre vendedor y comprador nace con la adjudicación o, en la venta directa, con la aceptación del precio. El comprador paga el total mostrado antes de confirmar en el plazo que indique su factura.</p>
<h2>5. La publicación</h2>
<p>Quien publica garantiza que puede vender, que la descripción es veraz y que ha declarado cargas y daños conocidos. No se admiten vehículos robados, con la identificación manipulada o cuya venta esté prohibida.</p>
<h2>6. Conductas no permitidas</h2>
<ul>
<li>Pujar por lotes propios o concertarse con otros para alterar el precio.</li>
<li>Pujar sin intención de comprar.</li>
<li>Cerrar fuera del sitio una venta iniciada en él para evitar sus condiciones.</li>
<li>Automatizar pujas o consultas por medios distintos de los que ofrece el sitio.</li>
</ul>
<h2>7. Suspensión y baja</h2>
<p>Podemos suspender una cuenta que incumpla estos términos, con indicación del motivo y posibilidad de alegar. Puede darse de baja cuando quiera; las obligaciones ya nacidas de pujas y ventas permanecen.</p>
<h2>8. Responsabilidad</h2>
<p>El vendedor responde del vehículo y de su descripción. La casa responde de la correcta aplicación del reglamento y del servicio que presta. Nada de lo anterior limita los derechos que la ley reconoce a los consumidores.</p>
<h2>9. Cambios</h2>
<p>Avisaremos de los cambios relevantes con antelación razonable. A una subasta ya abierta se le aplican los términos vigentes cuando se abrió.</p>
<h2>10. Ley aplicable</h2>
<p>Ley española. Los consumidores pueden demandar y ser demandados en los juzgados de su domicilio.</p>
`,
};
