import { defineMessages } from "../../src/i18n";

export const lotListMessages = defineMessages("lotList", {
  title: "Lotes",
  count: "{count, plural, =0 {Sin resultados} one {# lote} other {# lotes}}",
  countFor: "{count, plural, =0 {Sin resultados} one {# lote} other {# lotes}} para «{search}»",
  announce:
    "{count, plural, =0 {Sin resultados.} one {# lote.} other {# lotes, página {page} de {pages}.}}",
  loading: "Cargando lotes…",
  sort: "Ordenar por",
  filters: "Filtros",
  filtersCount: "Filtros ({count})",
  clearAll: "Borrar filtros",
  removeFilter: "Quitar {name}: {value}",
  rangeFrom: "desde {from}",
  rangeTo: "hasta {to}",
  rangeBoth: "{from} – {to}",
  // Filters
  market_status: "Estado",
  live: "En curso y próximos",
  scheduled: "Próximos",
  ended: "Finalizados",
  all: "Todos",
  price: "Precio",
  search: "Búsqueda",
  // Nothing to show
  corrected: "No hay nada para «{asked}». Estos son los lotes para «{meant}».",
  inAuctions: "{count, plural, one {Ver # lote en subasta} other {Ver # lotes en subasta}}",
  inSales:
    "{count, plural, one {Ver # lote en venta directa} other {Ver # lotes en venta directa}}",
  kind: "Forma de venta",
  auctions: "En subasta",
  sales: "Venta directa",
  alert: "Avíseme",
  alertLost: "No se ha podido cargar. Compruebe su conexión e inténtelo de nuevo.",
  misused: "Ahora no se pueden mostrar los lotes.",
  empty: "No hay lotes que coincidan con su búsqueda",
  emptyFiltered:
    "Pruebe a quitar algún filtro o a buscar con otras palabras, o le avisamos cuando llegue.",
  emptyUnfiltered: "Vuelva pronto: se publican lotes nuevos a diario.",
  emptyOwn: "Todavía no hay lotes en esta lista",
  emptyWatch: "Toque el corazón de un lote para seguirlo desde aquí.",
  emptyBids: "Sus lotes aparecerán aquí en cuanto puje.",
  emptySelling: "Los lotes que publique aparecerán aquí.",
  signIn: "Inicie sesión para ver esta lista",
  signInNext: "Sus pujas y los lotes que sigue están en su cuenta.",
  signInLost:
    "No se ha podido abrir el inicio de sesión. Compruebe su conexión e inténtelo de nuevo.",
  signInAction: "Iniciar sesión",
  error: "No hemos podido cargar los lotes",
  filtersError: "No se han podido cargar los filtros.",
  retry: "Reintentar",
  // Order of the caller's own lists
  endsLast: "Terminan más tarde",
  endsFirst: "Terminan antes",
} as const);
