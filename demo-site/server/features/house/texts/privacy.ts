import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Política de privacidad",
  description:
    "Qué datos tratamos, para qué, con qué base, durante cuánto tiempo y cómo ejercer sus derechos.",
  html: `
<h2>Lo esencial</h2>
<dl>
<dt>Responsable</dt><dd>{{name}}, NIF {{taxId}}, {{address}}</dd>
<dt>Contacto para privacidad</dt><dd>{{privacyEmail}}</dd>
<dt>Para qué</dt><dd>Prestar el servicio de subastas y venta, cumplir obligaciones legales y, si usted quiere, enviarle avisos.</dd>
<dt>Derechos</dt><dd>Acceso, rectificación, supresión, oposición, limitación y portabilidad.</dd>
</dl>
<h2>Qué datos tratamos y por qué</h2>
<table>
<thead><tr><th scope="col">Finalidad</th><th scope="col">Datos</th><th scope="col">Base jurídica</th><th scope="col">Conservación</th></tr></thead>
<tbody>
<tr><td>Cuenta y acceso</td><td>Nombre, correo, teléfono, dirección, contraseña cifrada de forma irreversible, sesiones abiertas</td><td>Ejecución del contrato</td><td>Mientras exista la cuenta; después, bloqueados durante los plazos de prescripción</td></tr>
<tr><td>Pujas, compras y ventas</td><td>Importes, horas, resultado, facturas, citas</td><td>Ejecución del contrato y obligación legal (fiscal y mercantil)</td><td>Seis años desde el último asiento; las filas del historial son permanentes y seudónimas</td></tr>
<tr><td>Verificación</td><td>Correo o teléfono y códigos de un solo uso</td><td>Ejecución del contrato e interés legítimo en evitar el fraude</td><td>Los códigos, minutos; la marca de verificado, lo que dure la cuenta</td></tr>
<tr><td>Alertas y boletín</td><td>Nombre y correo, y cuándo dio su consentimiento</td><td>Consentimiento</td><td>Hasta que lo retire; conservamos la prueba de la baja</td></tr>
<tr><td>Consultas</td><td>Lo que escriba en el formulario de contacto</td><td>Medidas precontractuales o interés legítimo en responderle</td><td>Un año desde la respuesta</td></tr>
<tr><td>Seguridad</td><td>Dirección IP y registros técnicos</td><td>Interés legítimo en proteger el servicio</td><td>Noventa días como máximo</td></tr>
</tbody>
</table>
<h2>Quién los ve</h2>
<ul>
<li><strong>El vendedor</strong> de un lote por el que puja ve quién puja; los demás postores, no.</li>
<li><strong>Vendedor y comprador</strong> reciben los datos del otro para cumplir la venta.</li>
<li><strong>Páginas de socios</strong>: solo si usted lo autoriza, con los permisos que elige y hasta que los retire.</li>
<li><strong>Encargados</strong> que nos prestan alojamiento, correo, mensajes o pagos, con contrato y solo para eso.</li>
<li><strong>Autoridades</strong>, cuando la ley obliga.</li>
</ul>
<p>No vendemos datos. Si un encargado está fuera del Espacio Económico Europeo, la transferencia se ampara en una decisión de adecuación o en cláusulas tipo de la Comisión Europea.</p>
<h2>Decisiones automatizadas</h2>
<p>El sistema decide cada puja con reglas públicas y sin evaluar a la persona. No elaboramos perfiles con efectos jurídicos.</p>
<h2>Sus derechos</h2>
<p>Escriba a {{privacyEmail}} indicando qué derecho ejerce. Responderemos en un mes. Puede retirar un consentimiento cuando quiera, sin que afecte a lo anterior, y reclamar ante la Agencia Española de Protección de Datos (<a href="https://www.aepd.es">www.aepd.es</a>). Más detalle en <a href="/politica-proteccion-datos">protección de datos</a>.</p>
`,
};
