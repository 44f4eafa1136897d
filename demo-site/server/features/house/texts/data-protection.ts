import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Protección de datos",
  description:
    "Cómo cumplimos el RGPD y la LOPDGDD: principios, seguridad, encargados, derechos y brechas.",
  html: `
<p>Este documento completa la <a href="/politica-privacidad">política de privacidad</a> conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de protección de datos personales y garantía de los derechos digitales (LOPDGDD).</p>
<h2>Responsable y contacto</h2>
<p>{{name}}, NIF {{taxId}}, {{address}}. Para todo lo relativo a datos personales: {{privacyEmail}}.</p>
<h2>Principios que aplicamos</h2>
<ul>
<li><strong>Minimización.</strong> Pedimos lo necesario para pujar, comprar o vender. Lo opcional se indica.</li>
<li><strong>Seudonimización.</strong> En el historial público los postores aparecen numerados por lote; el mismo número no sirve para seguirle en otros.</li>
<li><strong>Privacidad por defecto.</strong> Nada de estadística ni publicidad se carga antes de su consentimiento.</li>
<li><strong>Exactitud.</strong> Puede corregir sus datos desde su perfil.</li>
</ul>
<h2>Medidas de seguridad</h2>
<ul>
<li>Las contraseñas se guardan con una función de resumen lenta y con sal; nadie puede leerlas.</li>
<li>Las sesiones y los enlaces de un solo uso se guardan como huella, no en claro.</li>
<li>La comunicación va cifrada (TLS) y los intentos de acceso están limitados.</li>
<li>El acceso del personal se concede por función y se retira al cesar en ella.</li>
</ul>
<h2>Encargados del tratamiento</h2>
<p>Los proveedores de alojamiento, correo, mensajes y pagos tratan datos por cuenta nuestra con contrato conforme al artículo 28 del RGPD. La lista actualizada puede pedirse en {{privacyEmail}}.</p>
<h2>Cómo ejercer sus derechos</h2>
<table>
<thead><tr><th scope="col">Derecho</th><th scope="col">Qué puede pedir</th></tr></thead>
<tbody>
<tr><td>Acceso</td><td>Saber si tratamos sus datos y obtener copia</td></tr>
<tr><td>Rectificación</td><td>Corregir lo inexacto o completar lo que falta</td></tr>
<tr><td>Supresión</td><td>Que los borremos cuando ya no sean necesarios y la ley no obligue a conservarlos</td></tr>
<tr><td>Oposición</td><td>Que dejemos de tratarlos cuando la base es el interés legítimo</td></tr>
<tr><td>Limitación</td><td>Que los conservemos sin usarlos mientras se resuelve una duda</td></tr>
<tr><td>Portabilidad</td><td>Recibirlos en un formato de uso común</td></tr>
</tbody>
</table>
<p>Basta un mensaje a {{privacyEmail}} o una carta al domicilio. Solo pediremos acreditar su identidad si hay dudas razonables. Si no está conforme con la respuesta, puede reclamar ante la <a href="https://www.aepd.es">Agencia Española de Protección de Datos</a>.</p>
<h2>Límites del borrado</h2>
<p>Las filas del historial de pujas están encadenadas y prueban que la subasta fue limpia; no pueden eliminarse sin destruir esa prueba. Al suprimir una cuenta se borran los datos que la identifican y las filas quedan sin relación con la persona, salvo lo que deba conservarse bloqueado por obligación legal.</p>
<h2>Brechas de seguridad</h2>
<p>Si una brecha entraña riesgo, la notificaremos a la autoridad en setenta y dos horas y, si el riesgo es alto, también a las personas afectadas.</p>
<h2>Menores</h2>
<p>El servicio se dirige a mayores de edad. Si detectamos una cuenta de un menor, la cerraremos.</p>
`,
};
