import { defineMessages } from "martillo";

export const ownWebMessages = defineMessages("siteOwnWeb", {
  lead: "Pegue dos líneas en su página y sus visitantes verán sus lotes, con el precio y el reloj en directo, y podrán pujar sin salir de ella.",
  yours: "Sus lotes",
  yoursText: "La lista muestra solo lo que vende usted, y se actualiza sola.",
  guestText:
    "Inicie sesión con su cuenta de vendedor y estas líneas llevarán su número. Mientras tanto, el 0 está donde irá.",
  buyerText: "Su cuenta no vende: estas líneas llevarán su número cuando venda con ella.",
  sellerNumber: "Su número de vendedor es el {number}.",
  show: "Qué mostrar",
  both: "Subastas y venta directa",
  auctionsOnly: "Solo subastas",
  salesOnly: "Solo venta directa",
  category: "Categoría",
  allCategories: "Todas",
  code: "Líneas para su página",
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "No se ha podido copiar: seleccione las líneas y cópielas.",
  preview: "Así se verá",
  more: "Hay más que poner en su página:",
  shopWindow: "Una pantalla en su escaparate",
  shopWindowText:
    "Abra esta dirección en el navegador de un televisor o de una tableta: enseña sus vehículos uno tras otro, con el precio y el tiempo de ahora y un código para el móvil.",
  shopWindowLink: "Abrir la pantalla de sus vehículos",
  moreLink: "todos los widgets, con su línea para copiar",
  systems: "En WordPress, Wix y Google Tag Manager",
  wordpress:
    "WordPress: péguelas en un bloque «HTML personalizado». Si desaparecen al guardar, su usuario no puede publicar código: pídalo a un administrador.",
  wix: "Wix: use un «Elemento personalizado» con la dirección de la primera línea, el nombre «martillo-lot-list» y los atributos «seller» y «api-base» (la dirección de esta casa).",
  tagManager:
    "Google Tag Manager: pegue las líneas en la página si puede. Si no, cree el programa y la lista con JavaScript, porque borra los atributos de lo que se pega.",
  numbers: "Dónde están los números",
  lotNumber:
    "El número de un lote está en su página, entre sus datos, como «Referencia», y al final de su dirección: en /subasta/12 es el 12.",
  eventNumber:
    "El número de una subasta con varios lotes está sobre la lista de sus lotes, y en su dirección, tras «auctionid=».",
  oneLot: "Un solo lote, con su puja:",
  nextLot: "El lote que antes termina, sin escribir su número; con «seller», el de ese vendedor:",
  oneEvent: "Los lotes de una subasta:",
  wrong: "Si algo no sale",
  wrongText:
    "Sus visitantes no ven mensajes técnicos: ven una línea discreta. La causa y el remedio están en la consola del navegador (tecla F12), y son uno de estos:",
  tag: "Una etiqueta que no existe",
  tagText:
    "El nombre está mal escrito. La consola dice cuál es el bueno; también puede copiarlo de estas líneas.",
  lot: "Falta el lote",
  lotText: "Escriba su número, o «next» para el que antes termina.",
  for: "Un buscador sin su lista",
  forText:
    "«for» lleva el «id» de una lista de la misma página. Sin él, busca en la única que haya.",
  connect: "La página no deja conectar",
  connectText:
    "Su política de seguridad (Content-Security-Policy) tiene que nombrar a esta casa en «connect-src»; la consola da la línea.",
  origin: "La casa no admite su página",
  originText: "Escríbanos con la dirección de su página y la admitiremos.",
  attribute: "Un atributo que no existe",
  attributeText:
    "Está mal escrito, por ejemplo «sellr» en lugar de «seller». La consola dice cuál y cuáles hay. Si parece «seller», «event» o «lot», no se muestra nada: mostrar los lotes de otros sería peor.",
  id: "Un número que no lo es",
  idText:
    "«seller» y «event» llevan solo el número. Mientras no lo sea, la lista no muestra nada: mostrar los lotes de otros sería peor.",
  limit: "Un límite que no puede ser",
  limitText: "«limit» va de 1 a 100. Con otro valor se muestran los 12 de siempre.",
  query: "Un nombre que la consulta no conoce",
  queryText: "En «query», lo que acota la lista va dentro de «filters».",
  refused: "Un filtro que no existe",
  refusedText: "La casa rechaza la consulta y dice qué filtro es; la lista no muestra nada.",
} as const);
