/** Columns of links below every page, as the site comes with them. */
export const FOOTER_LINKS: readonly {
  title: string;
  links: readonly { title: string; url: string }[];
}[] = [
  {
    title: "Comprar",
    links: [
      { title: "Buscar subastas", url: "/search/auctions" },
      { title: "Ventas activas", url: "/buscar/ventas" },
      { title: "Activar una alerta", url: "/activar-alerta" },
      { title: "Preguntas frecuentes", url: "/preguntas-frequentes" },
    ],
  },
  {
    title: "Vender",
    links: [
      { title: "Vender un vehículo", url: "/vender-vehiculo" },
      { title: "Subastar un vehículo", url: "/subastar-vehiculo" },
      { title: "Planes y contrataciones", url: "/contrataciones" },
      { title: "Servicios", url: "/services" },
    ],
  },
  {
    title: "Martillo",
    links: [
      { title: "Quiénes somos", url: "/quienes-somos" },
      { title: "Contacto", url: "/contactarnos" },
      { title: "Ayuda", url: "/help" },
      { title: "Guía de la subasta", url: "/guidelines" },
    ],
  },
  {
    title: "Legal",
    links: [
      { title: "Aviso legal", url: "/aviso-legal" },
      { title: "Términos y condiciones", url: "/terms-and-conditions" },
      {
        title: "Condiciones de contratación",
        url: "/condiciones-generales-especiales-contratacion",
      },
      { title: "Privacidad", url: "/politica-privacidad" },
      { title: "Protección de datos", url: "/politica-proteccion-datos" },
      { title: "Cookies", url: "/politica-cookies" },
      { title: "Menciones legales", url: "/menciones-legales" },
    ],
  },
];
