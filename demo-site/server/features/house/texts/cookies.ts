import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Política de cookies",
  description:
    "La lista completa de lo que este sitio guarda en su navegador, para qué y durante cuánto tiempo.",
  html: `
<p>Una cookie es un dato pequeño que un sitio guarda en su navegador. Los navegadores ofrecen además el almacenamiento local, que dura hasta que se borra, y el de sesión, que desaparece al cerrar la pestaña. Esta política cubre los tres, conforme al artículo 22.2 de la LSSI y al RGPD.</p>
<h2>Lo que guardamos</h2>
<p>Esta es la lista completa. Donde pone «…» va la dirección del servidor o un número.</p>
<table>
<thead><tr><th scope="col">Nombre</th><th scope="col">Dónde</th><th scope="col">Para qué</th><th scope="col">Duración</th></tr></thead>
<tbody>
<tr><td><code>martillo_consent</code></td><td>Cookie propia, ruta /</td><td>Recordar su elección en este aviso</td><td>6 meses</td></tr>
<tr><td><code>martillo:token:…</code></td><td>Almacenamiento de sesión o, si pide mantener la sesión, local</td><td>Mantener su sesión iniciada</td><td>Hasta cerrar la pestaña o la sesión; 30 días como máximo si pide mantenerla</td></tr>
<tr><td><code>martillo:bid:…</code></td><td>Almacenamiento de sesión</td><td>Preguntar por una puja si la conexión se corta al enviarla</td><td>Hasta que se resuelve la puja o se cierra la pestaña</td></tr>
<tr><td><code>martillo:heads:…</code></td><td>Almacenamiento local</td><td>Comprobar que el historial de pujas que vio no ha cambiado después</td><td>Hasta que lo borre; los 300 últimos</td></tr>
<tr><td><code>martillo-theme</code></td><td>Almacenamiento local</td><td>Recordar el aspecto claro u oscuro, solo si usted lo elige</td><td>Hasta que lo borre</td></tr>
<tr><td><code>martillo:language</code></td><td>Almacenamiento local</td><td>Recordar el idioma, solo si usted lo elige</td><td>Hasta que lo borre</td></tr>
<tr><td><code>martillo:time-zone</code></td><td>Almacenamiento local</td><td>Recordar la zona horaria, solo si usted la elige</td><td>Hasta que lo borre</td></tr>
<tr><td><code>martillo-reloaded</code></td><td>Almacenamiento de sesión</td><td>No recargar la página dos veces seguidas tras una actualización</td><td>Hasta cerrar la pestaña</td></tr>
<tr><td><code>react-router-scroll-positions</code></td><td>Almacenamiento de sesión</td><td>Volver a la altura de la página donde estaba</td><td>Hasta cerrar la pestaña</td></tr>
</tbody>
</table>
<p>Todo lo anterior es propio y necesario para lo que usted pide en cada momento, por lo que no requiere consentimiento.</p>
<h2>Lo que solo se usa con su permiso</h2>
<dl>
<dt>Preferencias</dt><dd>Recordar entre visitas elecciones que no ha pedido expresamente guardar, como el idioma detectado.</dd>
<dt>Estadística</dt><dd>Contar qué se usa en el sitio, sin nombres ni importes personales. Hasta que acepta, los hechos se quedan en la memoria de la página y se pierden al cerrarla.</dd>
<dt>Publicidad</dt><dd>Medir campañas o mostrar anuncios en otros sitios.</dd>
</dl>
<p>Este sitio no carga ningún servicio de terceros antes de que acepte. Si el operador activa alguno, lo añade a esta lista con su nombre, su titular y su duración.</p>
<h2>Cómo cambiar su elección</h2>
<p>Con el botón «Configurar cookies» de esta página o el del pie puede aceptar, rechazar o elegir por finalidades cuando quiera. Retirarlo es tan fácil como darlo. También puede borrar lo guardado desde los ajustes de su navegador; si lo hace, volveremos a preguntarle.</p>
<h2>Responsable</h2>
<p>{{name}}, {{address}}. Dudas: {{privacyEmail}}.</p>
`,
};
