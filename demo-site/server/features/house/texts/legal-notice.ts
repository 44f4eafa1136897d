import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Aviso legal",
  description:
    "Titular del sitio, condiciones de acceso, propiedad intelectual, responsabilidad y ley aplicable.",
  html: `
<h2>1. Titular</h2>
<p>El titular de {{site}} (en adelante, «el sitio») es {{name}}, con NIF {{taxId}} y domicilio en {{address}}, inscrito en {{registry}}. Puede contactar en {{email}} y en el {{phone}}.</p>
<h2>2. Objeto</h2>
<p>Este aviso regula el acceso al sitio y su uso, conforme a la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico. Acceder al sitio es gratuito, salvo el coste de su conexión. Pujar, comprar y vender requiere una cuenta y se rige además por los <a href="/terms-and-conditions">términos y condiciones</a> y por las <a href="/condiciones-generales-especiales-contratacion">condiciones de contratación</a>.</p>
<h2>3. Uso correcto</h2>
<p>Quien usa el sitio se compromete a no emplearlo para fines ilícitos, a no suplantar a otras personas, a no eludir medidas de seguridad ni límites de uso y a no interferir en el desarrollo de las subastas, en particular mediante acuerdos entre postores o pujas ficticias.</p>
<h2>4. Contenidos</h2>
<p>Las descripciones y fotografías de los lotes son responsabilidad de quien los publica. El titular retira sin demora los contenidos ilícitos de los que tenga conocimiento efectivo; puede avisarnos en {{email}} indicando la dirección de la página y el motivo.</p>
<h2>5. Propiedad intelectual e industrial</h2>
<p>El diseño, los textos propios, la marca y el código del sitio pertenecen al titular o se usan con licencia. Puede enlazar las páginas públicas; no puede reproducir ni extraer de forma sistemática los contenidos sin autorización, salvo en los casos que permite la ley.</p>
<h2>6. Responsabilidad</h2>
<p>El titular procura que el sitio esté disponible y que la información sea exacta, pero no garantiza la ausencia de interrupciones. El reglamento prevé qué ocurre con una subasta cuando el servicio se interrumpe. Nada en este aviso limita la responsabilidad que la ley no permita limitar ni los derechos de los consumidores.</p>
<h2>7. Enlaces</h2>
<p>Los enlaces a sitios de terceros se facilitan como información. El titular no controla esos sitios ni responde de su contenido.</p>
<h2>8. Datos personales y cookies</h2>
<p>El tratamiento de datos se explica en la <a href="/politica-privacidad">política de privacidad</a> y lo que el sitio guarda en su navegador en la <a href="/politica-cookies">política de cookies</a>.</p>
<h2>9. Cambios</h2>
<p>El titular puede modificar este aviso. Se aplica la versión publicada en el momento del acceso; la fecha figura al final de la página.</p>
<h2>10. Ley aplicable y jurisdicción</h2>
<p>Este aviso se rige por la ley española. Para los consumidores son competentes los juzgados de su domicilio; en los demás casos, los del domicilio del titular, salvo que la ley disponga otra cosa.</p>
`,
};
