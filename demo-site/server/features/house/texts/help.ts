import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Ayuda",
  description: "Paso a paso: crear la cuenta, encontrar un vehículo, pujar, pagar y recoger.",
  html: `
<p>Lo esencial, por orden. Si busca algo concreto, mire también las <a href="/preguntas-frequentes">preguntas frecuentes</a>.</p>
<h2>1. Cree su cuenta</h2>
<ol>
<li>Pulse «Registrarse» y elija si quiere comprar o vender.</li>
<li>Verifique su correo o su teléfono con el código que le enviamos. Sin verificar puede mirar, pero no pujar.</li>
<li>Según la casa, su cuenta puede necesitar una aprobación antes de la primera puja. Se lo diremos en la propia ficha.</li>
</ol>
<h2>2. Encuentre el vehículo</h2>
<p>Busque por marca, modelo o texto. En <a href="/search/auctions">subastas</a> verá los lotes ordenados; en <a href="/buscar/ventas">venta directa</a>, los que tienen precio cerrado. Con el corazón sigue un lote o una subasta.</p>
<h2>3. Lea la ficha</h2>
<p>Fíjese en el estado, la ubicación, la documentación, el tratamiento del IVA y la fecha de cierre. Lo que no esté en la ficha, pregúntelo antes de pujar: una puja aceptada obliga.</p>
<h2>4. Puje</h2>
<ol>
<li>Escriba su máximo o acepte el importe propuesto.</li>
<li>Compruebe «Total si gana»: incluye la comisión y los impuestos.</li>
<li>Confirme. La respuesta es inmediata: «Ganando», «Superado» o el motivo por el que no se ha aceptado.</li>
</ol>
<p>Si se corta la conexión, no repita la puja: al volver, la página pregunta por ella y le dice si contó.</p>
<h2>5. Siga el cierre</h2>
<p>En «Mis pujas» ve lo que va ganando y dónde le han superado. Si alguien puja en los últimos minutos, el cierre se prorroga y lo verá en pantalla.</p>
<h2>6. Si gana</h2>
<p>Recibirá la factura y las instrucciones de pago y recogida en su cuenta. Los plazos son los de las <a href="/condiciones-generales-especiales-contratacion">condiciones de contratación</a> y los de la ficha del lote.</p>
<h2>¿Necesita hablar con alguien?</h2>
<p>Llámenos al {{phone}} ({{hours}}), escriba a {{email}} o use el formulario de <a href="/contactarnos">contacto</a>.</p>
`,
};
