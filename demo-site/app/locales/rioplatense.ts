import type { SiteMessageKey } from "../_made/message-keys";

/** Words of the site that visitors in Argentina and Uruguay share. */
export const rioplatense = {
  // siteShell
  "siteShell.actingFor": "Estás actuando en nombre de {name}",
  "siteShell.errorTitle": "No se pudo mostrar esta página",
  "siteShell.errorText":
    "Puede deberse a un corte de conexión. Tus ofertas ya confirmadas no se ven afectadas.",
  "siteShell.retry": "Volver a intentar",
  "siteShell.newsletterText": "Un aviso cuando hay eventos nuevos. Nada más.",
  "siteShell.mainland": "la península ibérica",
  "siteShell.offline": "Sin conexión: los precios pueden estar desactualizados.",
  "siteShell.reconnecting": "Reconectando… Los precios pueden estar desactualizados.",
  "siteShell.pageOutOfReach":
    "No se pudo abrir la página: no hay conexión. Acá no perdiste nada; probá de nuevo en unos segundos.",
  "siteShell.newBuild":
    "Hay una versión nueva de esta página y a esta ya le faltan partes. Terminá lo que tengas a medias y recargala.",
  "siteShell.stillOutOfReach": "Sigue sin haber conexión. Probá de nuevo en unos segundos.",
  "siteShell.outbid": "Te superaron en {title}. Oferta actual: {amount}.",
  "siteShell.bidAgain": "Volver a ofertar",
  // siteSavedCards
  "siteSavedCards.lead":
    "Con ellas pagás depósitos, saldo y planes. El número se escribe en el formulario seguro y acá solo se guardan sus cuatro últimas cifras.",
  // siteBankDetails
  "siteBankDetails.transferSaved": "Guardada. Tus compradores la van a ver desde ahora.",
  "siteBankDetails.lead":
    "Desde ellas podés pagar y en ellas recibís devoluciones. Antes comprobamos con dos depósitos chicos que son tuyas.",
  // siteAttention
  "siteAttention.outbid": "Te superaron",
  "siteAttention.leading": "Vas ganando",
  "siteAttention.bidNow": "Ofertar {amount}",
  "siteAttention.none":
    "Nada urgente: ninguna compra pendiente, ninguna oferta superada y ningún cierre cerca.",
  "siteAttention.allBids": "Ver todas mis ofertas",
  // siteLinks
  "siteLinks.myBids": "Mis ofertas",
  "siteLinks.gallery": "Widgets para tu web",
  // siteStaffUser
  "siteStaffUser.approve": "Aprobar para ofertar",
  "siteStaffUser.revoke": "Quitar el permiso de ofertar",
  "siteStaffUser.vouchMail": "Dar el mail por verificado",
  "siteStaffUser.letterVerify": "Carta para verificar el mail",
  "siteStaffUser.approveHint":
    "La cuenta va a poder ofertar. Si su mail está verificado, recibe una carta.",
  "siteStaffUser.revokeHint": "La cuenta no va a poder ofertar y se retiran sus ofertas en curso.",
  "siteStaffUser.vouchMailHint": "Respondés de que {email} es de esta persona.",
  "siteStaffUser.vouchPhoneHint": "Respondés de que el teléfono es de esta persona.",
  "siteStaffUser.closeHint": "Terminan sus sesiones y se retiran sus ofertas en curso.",
  "siteStaffUser.limitHint": "Lo máximo que puede ofertar por un lote. Vacío: sin límite.",
  "siteStaffUser.notAmount": "Escribí un importe.",
  "siteStaffUser.emailHint": "Otro mail hay que verificarlo otra vez, y terminan sus sesiones.",
  "siteStaffUser.fieldEmail": "Mail",
  "siteStaffUser.didVerified": "Verificación y permiso de ofertar",
  "siteStaffUser.didTaken": "Permiso de ofertar retirado por impagos",
  "siteStaffUser.didReadmit": "Vuelve a poder ofertar en un lote",
  "siteStaffUser.didIncrements": "Tramos de oferta cambiados",
  "siteStaffUser.flagMail": "Mail verificado: {value}",
  "siteStaffUser.flagBid": "Puede ofertar: {value}",
  "siteStaffUser.bidsWithdrawn":
    "{count, plural, one {1 oferta retirada} other {# ofertas retiradas}}",
  "siteStaffUser.all": "Todas sus ofertas",
  "siteStaffUser.ofStaff": "Es del equipo de la casa: no se cambia desde acá.",
  // siteStaffHome
  "siteStaffHome.limitText":
    "Quieren ofertar por más de lo que pueden: aprobá, cambiá o rechazá cada pedido.",
  "siteStaffHome.approval": "Por aprobar para ofertar",
  "siteStaffHome.approvalText": "Cuentas activas de compradores que todavía no pueden ofertar.",
  "siteStaffHome.paymentsText": "Llegaron y no corresponden a nada: decidí qué se hace con ellos.",
  // siteStaffUsers
  "siteStaffUsers.email": "Mail",
  "siteStaffUsers.verifiedBoth": "Mail y teléfono",
  "siteStaffUsers.verifiedMail": "Mail",
  "siteStaffUsers.approved": "Puede ofertar",
  "siteStaffUsers.approve": "Aprobar para ofertar",
  "siteStaffUsers.approveText":
    "{count, plural, one {1 cuenta va a poder ofertar} other {# cuentas van a poder ofertar}}. A quien tenga el mail verificado le llega una carta.",
  "siteStaffUsers.closeText":
    "{count, plural, one {Se cierra 1 cuenta} other {Se cierran # cuentas}}: terminan sus sesiones y se retiran sus ofertas en curso.",
  // siteRoutes
  "siteGallery.accessRequestsText": "Quién pide ofertar, y la respuesta de quien vende.",
  "siteGallery.auctionAccessText": "Pedir acceso y aceptar las condiciones antes de ofertar.",
  "siteGallery.sellingHomeText":
    "Ofertas, pagos y entregas que esperan algo hoy, cada una con su botón.",
  "siteShopWindow.bid": "Oferta actual",
  "siteShopWindow.bids": "{count, plural, =0 {sin ofertas} one {1 oferta} other {# ofertas}}",
  "siteShopWindow.emptyText": "Los próximos van a aparecer acá en cuanto se publiquen.",
  "siteShopWindow.failed": "No se pudieron cargar los vehículos",
  "siteShopWindow.scanToBid": "Escaneá para ofertar",
  "siteShopWindow.scanToBuy": "Escaneá para verlo",
  "siteShopWindow.unknownText": "La tuya está en «Mis lotes en mi web».",
  "siteSearch.extends": "Una oferta en los últimos {time} de un lote lo prorroga.",
  "siteSearch.pickup": "Retiro: {days}, de {from} a {to}.",
  "siteSearch.pickupAny": "Retiro: los días hábiles, de {from} a {to}.",
  "siteSearch.byRequest": "Solo oferta quien tiene acceso: pedilo y lo decide quien vende.",
  "siteSearch.byInvitation": "Solo oferta quien es invitado.",
  "siteRoutes.gallery": "Widgets para tu web",
  "siteRoutes.verifyEmail": "Verificar el mail",
  "siteRoutes.myOffers": "Mis propuestas",
  "siteRoutes.allOffers": "Propuestas",
  "siteCart.otherBuyNow": "Carrito de venta directa",
  "siteRoutes.buyNowCart": "Carrito de venta directa",
  "siteRoutes.myBids": "Mis ofertas",
  "siteRoutes.depositInvoice": "Comprobante de depósito",
  "siteRoutes.appointment": "Turno para retirar",
  "siteRoutes.newsletterEnd": "Baja del newsletter",
  // siteHome
  "siteHome.bidder": "Oferente {number}",
  "siteHome.youPrice": "El precio lo ponés vos.",
  "siteHome.lead":
    "Autos, utilitarios, motos, camiones y maquinaria de vendedores de toda España. Con el total calculado antes de ofertar y un historial que cualquiera puede comprobar.",
  "siteHome.vans": "Utilitarios",
  "siteHome.currentBid": "Oferta actual",
  "siteHome.lastPrice": "Última oferta",
  "siteHome.startPrice": "Precio base",
  "siteHome.closingSoonText": "Las cuentas regresivas van con el reloj del servidor.",
  "siteHome.categories": "¿Qué estás buscando?",
  "siteHome.find": "Encontrá tu vehículo",
  "siteHome.findText":
    "Buscá por marca, precio o cierre. Seguí los lotes que te interesen y vas a ver moverse el precio sin recargar la página.",
  "siteHome.setMaximum": "Fijá tu máximo",
  "siteHome.setMaximumText":
    "Decí hasta dónde llegás. Ofertamos por vos solo lo necesario para ir primero, y nadie más ve tu máximo.",
  "siteHome.followEnd": "Seguí el cierre",
  "siteHome.followEndText":
    "Una oferta en el último momento prorroga el cierre. No gana quien aprieta más tarde, sino quien más ofrece.",
  "siteHome.collect": "Retirá y listo",
  "siteHome.collectText":
    "Pagás el total que viste antes de ofertar, con su comisión y sus impuestos. Ni un concepto más.",
  "siteHome.rules": "Las reglas de la oferta",
  "siteHome.oneClockText":
    "El cierre lo marca el servidor. Si el reloj de tu dispositivo anda mal, acá no se nota: el sitio mide la diferencia y cuenta con la hora correcta.",
  "siteHome.you": "Vos",
  "siteHome.noBids": "Este lote todavía espera su primera oferta.",
  "siteHome.chainText":
    "Cada oferta lleva la huella de la anterior. Si alguien cambiara o borrara una, la cadena se rompería, y podés comprobarla en cada lote.",
  "siteHome.hammer": "Precio de martillo",
  "siteHome.total": "Total si ganás",
  "siteHome.noSurprisesText":
    "Antes de ofertar ves el total con su comisión y sus impuestos. Lo que ves es lo que se factura.",
  "siteHome.plans": "Vendé con el plan que necesites",
  "siteHome.plansText": "Planes mensuales, según lo que quieras publicar. IVA no incluido.",
  "siteHome.perMonth": "por mes",
  "siteHome.fleet": "¿Tenés una flota que renovar?",
  "siteHome.fleetText":
    "Publicá tus vehículos, fijá la base y la reserva, y dejá que el mercado ponga el precio. Cada oferta queda registrada en un historial que cualquiera puede comprobar.",
  // siteLot
  "siteLot.here": "Estás acá",
  // siteSearch
  "siteSearch.salesDescription":
    "Autos, utilitarios, motos, camiones y maquinaria a precio fijo, con el total a la vista.",
  // siteMyBids
  "siteMyBids.title": "Mis ofertas",
  "siteMyBids.titleAll": "Mis ofertas: todas",
  "siteMyBids.titleWinning": "Mis ofertas: ganando",
  "siteMyBids.titleOutbid": "Mis ofertas: superado",
  "siteMyBids.titleWon": "Mis ofertas: ganadas",
  "siteMyBids.titleLost": "Mis ofertas: no ganadas",
  "siteMyBids.noneAll": "Todavía no ofertaste",
  "siteMyBids.noneAllText":
    "Cuando ofertes por un lote, va a aparecer acá con su estado al momento.",
  "siteMyBids.noneWinning": "No vas primero en ningún lote",
  "siteMyBids.noneOutbid": "Nadie te superó",
  "siteMyBids.noneOutbidText": "Si alguien supera tu máximo, el lote va a venir acá.",
  // siteWatchlist
  "siteWatchlist.noneWatchlist": "No seguís ningún lote",
  "siteWatchlist.noneWatchlistText":
    "Tocá el corazón de un lote y lo vas a encontrar acá, con su precio y su cierre al momento.",
  "siteWatchlist.noneFavorites": "Todavía no tenés favoritos",
  // siteOwnWeb
  "siteOwnWeb.lead":
    "Pegá dos líneas en tu página y tus visitantes van a ver tus lotes, con el precio y el reloj en vivo, y van a poder ofertar sin salir de ella.",
  "siteOwnWeb.shopWindow": "Una pantalla en tu vidriera",
  "siteOwnWeb.shopWindowText":
    "Abrí esta dirección en el navegador de un televisor o de una tableta: muestra tus vehículos uno tras otro, con el precio y el tiempo de ahora y un código para el celular.",
  "siteOwnWeb.shopWindowLink": "Abrir la pantalla de tus vehículos",
  "siteOwnWeb.yours": "Tus lotes",
  "siteOwnWeb.yoursText": "La lista muestra solo lo que vendés vos, y se actualiza sola.",
  "siteOwnWeb.guestText":
    "Iniciá sesión con tu cuenta de vendedor y estas líneas van a llevar tu número. Mientras tanto, el 0 está donde va a ir.",
  "siteOwnWeb.buyerText":
    "Tu cuenta no vende: estas líneas van a llevar tu número cuando vendas con ella.",
  "siteOwnWeb.sellerNumber": "Tu número de vendedor es el {number}.",
  "siteOwnWeb.code": "Líneas para tu página",
  "siteOwnWeb.notCopied": "No se pudo copiar: seleccioná las líneas y copialas.",
  "siteOwnWeb.preview": "Así se va a ver",
  "siteOwnWeb.more": "Hay más para poner en tu página:",
  "siteOwnWeb.wordpress":
    "WordPress: pegalas en un bloque «HTML personalizado». Si desaparecen al guardar, tu usuario no puede publicar código: pedíselo a un administrador.",
  "siteOwnWeb.wix":
    "Wix: usá un «Elemento personalizado» con la dirección de la primera línea, el nombre «martillo-lot-list» y los atributos «seller» y «api-base» (la dirección de esta casa).",
  "siteOwnWeb.tagManager":
    "Google Tag Manager: pegá las líneas en la página si podés. Si no, creá el programa y la lista con JavaScript, porque borra los atributos de lo que se pega.",
  "siteOwnWeb.oneLot": "Un solo lote, con su oferta:",
  "siteOwnWeb.tagText":
    "El nombre está mal escrito. Copialo de estas líneas o de la lista de etiquetas de la guía.",
  "siteOwnWeb.lotText": "Escribí su número, o «next» para el que antes termina.",
  "siteOwnWeb.connectText":
    "La política de seguridad de tu página (Content-Security-Policy) tiene que nombrar a esta casa en «connect-src»; la consola da la línea.",
  "siteOwnWeb.origin": "La casa no admite tu página",
  "siteOwnWeb.originText": "Escribinos con la dirección de tu página y la vamos a admitir.",
  "siteOwnWeb.wrongText":
    "Tus visitantes no ven mensajes técnicos: ven una línea discreta. La causa y el remedio están en la consola del navegador (tecla F12), y son uno de estos:",
  "siteProfile.ownWebText": "Dos líneas para tu página.",
  // sitePractice
  "sitePractice.maximum": "La oferta máxima",
  "sitePractice.maximumText":
    "Indicá un máximo alto y no hagas nada más. El sistema responde a los rivales por vos y nunca paga más de lo necesario.",
  "sitePractice.extensionText":
    "Saltá al último minuto y esperá. Sonia va a ofertar en los últimos segundos y el cierre se va a demorar: da tiempo a contestar.",
  "sitePractice.doubt": "La oferta en duda",
  "sitePractice.doubtText":
    "Tocá el botón que pierde la respuesta y ofertá. El cuadro no la da por hecha ni por perdida: pregunta y te dice qué pasó. Nunca oferta dos veces.",
  "sitePractice.lineText":
    "Cortala, esperá a que oferten los demás y recuperala. El precio y la hora vuelven a ser los de la casa.",
  "sitePractice.reserveText":
    "Marcá «Con precio de reserva», empezá de nuevo y dejá que el lote se cierre por debajo. Después, adjudicalo como vendedor.",
  // practice
  "practice.running": "En curso. Ofertá cuando quieras: en el historial sos «Vos».",
  "practice.failed": "La casa no se pudo abrir. Revisá tu conexión y probá de nuevo.",
  "practice.provoke": "Provocá lo difícil",
  "practice.rivalNow": "Que oferte un rival ahora",
  "practice.loseAnswer": "Perder la respuesta de mi oferta",
  "practice.bidNow": "Ofertá ahora…",
  "practice.loseAnswerHint":
    "Con lo último, tu oferta llega y la respuesta no: durante {seconds} segundos nadie sabe si cuenta. Mirá qué hace el cuadro de oferta, y cómo no oferta dos veces.",
  "practice.rivals": "Tus rivales",
  "practice.rivalQuiet": "todavía no ofertó",
  "practice.rivalNumber": "Oferente {number} en el historial",
  "practice.rivalLeads": "va ganando",
  "practice.habitIncremental": "Paso a paso: cada vez que la superan, oferta el mínimo.",
  "practice.habitMaximum":
    "Oferta máxima: dice una vez hasta dónde llega, y el sistema responde por él.",
  "practice.journalEmpty": "Todavía no hay ofertas. Los rivales lo están pensando.",
  "practice.bidYours": "Vos ofertás: el precio es {amount}.",
  "practice.bidRival": "{name} (Oferente {number}) oferta: el precio es {amount}.",
  "practice.maximumYours": "Tu oferta máxima responde sola y llega a {amount}.",
  "practice.maximumRival":
    "La oferta máxima de {name} (Oferente {number}) responde sola y llega a {amount}.",
  "practice.extension":
    "Prórroga n.º {number}: la oferta entró cerca del final, y el cierre pasa a las {time}.",
  "practice.soldYours": "Adjudicado a vos por {amount}.",
  "practice.lineDown":
    "Tu conexión se cortó. Los rivales siguen ofertando y el reloj de la casa no se detiene.",
  "practice.lineUp": "Tu conexión volvió. Si quedó una oferta en duda, ahora se pregunta por ella.",
  "practice.lineTrap":
    "Tu próxima oferta va a llegar a la casa, pero la respuesta se va a perder durante {seconds} segundos.",
  "practice.outcomeYours": "Adjudicado a vos por {amount}",
  "practice.outcomeRival": "Adjudicado al oferente {number} por {amount}",
  "practice.chainHolds":
    "Las huellas del historial encajan una con otra: nadie cambió ni quitó nada.",
  "practice.award": "Como vendedor: adjudicar a la oferta más alta",
  "practice.eventsHint":
    "Son los CustomEvent del DOM que suben hasta document: los mismos que va a oír tu página. Plata en euros como texto decimal, horas en milisegundos.",
  // siteGallery
  "siteGallery.lead":
    "Todo lo que esta casa puede poner en otra página, con sus lotes y en vivo. Copiá la línea del que te guste.",
  "siteGallery.checkoutInstead": "Tu carrito está vacío. Se abre desde uno con algo adentro.",
  "siteGallery.ownLots": "¿Solo tus lotes?",
  "siteGallery.ownLotsLink": "Las líneas con tu número de vendedor están en «Mis lotes en mi web».",
  "siteGallery.lotCardText":
    "La foto, los datos, el precio de ahora y el tiempo que queda. Se oferta en dos pasos.",
  "siteGallery.bidBox": "Cuadro de oferta",
  "siteGallery.bidBoxText":
    "Precio, reloj, historial y oferta de un lote. Quien no inició sesión, la inicia al ofertar.",
  "siteGallery.lotDetailText":
    "Todo lo que se sabe de un lote: fotos, datos, condiciones y el cuadro de oferta.",
  "siteGallery.login": "Ingreso",
  "siteGallery.passwordResetText": "Pide un enlace por mail y acepta la contraseña nueva.",
  "siteGallery.emailVerification": "Verificación del mail",
  "siteGallery.newsletterText": "Anota un mail; las cartas empiezan cuando su dueño lo confirma.",
  "siteGallery.profileText":
    "Lo que falta para ofertar, el mail, el teléfono, el nombre y la dirección.",
  // siteProfile
  "siteProfile.lead": "Tus datos, tus ofertas y tus avisos, en un solo lugar.",
  "siteProfile.bids": "Mis ofertas",
  "siteProfile.bidsText": "Cómo van y qué ganaste.",
  "siteProfile.auctionsText": "Lo que estás vendiendo ahora.",
  "siteProfile.notificationsText": "De qué te avisamos y cómo.",
  "siteProfile.passwordText": "Cambiala cuando quieras.",
  // siteAccess
  "siteAccess.forgotDescription": "Te enviamos un enlace para elegir una contraseña nueva.",
  // siteNotices
  "siteNotices.notFoundText":
    "Puede que la dirección tenga un error o que el vehículo ya no esté publicado.",
  "siteNotices.preparingText": "Todavía no está disponible. Mientras tanto, podés:",
  // siteMaintenance
  "siteMaintenance.waits":
    "No hace falta que recargues: esta página lo comprueba cada pocos segundos y te va a llevar adonde ibas apenas esté disponible.",
  "siteMaintenance.normalText": "En este momento no hay ninguna parada de mantenimiento.",
  // siteContact
  "siteContact.description":
    "Escribinos o llamanos: mail, teléfono, dirección y horario de atención.",
  "siteContact.title": "¿En qué podemos ayudarte?",
  "siteContact.lead":
    "Contanos qué necesitás. Si es sobre un lote, indicá su número. Quizá la respuesta ya esté en las",
  "siteContact.email": "Mail",
  "siteContact.noEmail": "mail de contacto",
  // siteAlerts
  "siteAlerts.description":
    "Decinos qué vehículo buscás y te avisamos por mail apenas salga a la venta.",
  "siteAlerts.confirmText":
    "Tocá el botón y te avisamos por mail de los vehículos nuevos que coincidan.",
  "siteAlerts.stopText": "Tocá el botón y no volvemos a escribirte sobre esta búsqueda.",
  "siteAlerts.stopDone": "No vas a recibir más avisos de «{search}».",
  // siteNewsletterLink
  "siteNewsletterLink.ended": "Ya no vas a recibir el newsletter",
  "siteNewsletterLink.endedText":
    "Dimos de baja tu dirección. Si cambiás de idea, podés suscribirte de nuevo en el pie de cualquier página.",
  "siteNewsletterLink.confirmedText":
    "A partir de ahora vas a recibir nuestras novedades. Cada mail lleva un enlace para darse de baja con un clic.",
  // siteNoticeEnd
  "siteNoticeEnd.ask":
    "No te vamos a escribir más mails de este tipo: {kind}. Los demás avisos siguen como están.",
  "siteNoticeEnd.done": "Ya no vas a recibir estos mails",
  "siteNoticeEnd.doneText": "Si cambiás de idea, podés volver a elegirlos en tus avisos.",
  "siteNoticeEnd.outbid": "me superaron",
  "siteNoticeEnd.won": "gané",
  "siteNoticeEnd.lost": "no gané",
  "siteNoticeEnd.bid_accepted": "oferta aceptada",
  // siteCalendar
  "siteCalendar.none": "En este momento no hay eventos abiertos ni programados.",
  // siteAuthorize
  "siteAuthorize.broken": "Este pedido no está completo",
  "siteAuthorize.brokenText":
    "Volvé a la página desde la que llegaste e intentá de nuevo desde ahí.",
  "siteAuthorize.listHeading": "Páginas con acceso a tu cuenta",
  "siteAuthorize.none": "Ninguna página de un socio puede actuar por vos.",
  "siteAuthorize.read": "Ver tu nombre, tus ofertas, tus compras y los lotes que seguís.",
  "siteAuthorize.bid":
    "Ofertar en tu nombre, con los límites de tu cuenta. Permitilo solo a quien conozcas.",
  "siteAuthorize.buy":
    "Reservar, comprar y hacer ofertas de precio en tu nombre, con obligación de pago, y ver los datos de facturación de tu carrito. Permitilo solo a quien conozcas.",
  "siteAuthorize.pay":
    "Abrir pagos de depósitos y facturas; cada uno lo confirmás vos en la ventana de la casa.",
  "siteAuthorize.question": "¿Permitís a {name} actuar por vos?",
  "siteAuthorize.can": "Esa página va a poder",
  "siteAuthorize.cannot": "Y no va a poder",
  "siteAuthorize.notSee": "Ver tu contraseña, tu mail ni tu teléfono.",
  "siteAuthorize.notChange": "Adjudicar lotes, anular ofertas ni cambiar nada de tu cuenta.",
  "siteAuthorize.until": "Vale hasta que lo retires en",
  "siteAuthorize.signedInAs": "Entraste como {name}.",
  "siteAuthorize.notChecked": "No se pudo comprobar",
  "siteAuthorize.unknownText":
    "No escribas acá tu contraseña si llegaste desde ella. Podés cerrar esta ventana.",
  "siteAuthorize.signIn": "Iniciá sesión para continuar en {name}",
  "siteAuthorize.passwordStays": "Tu contraseña se queda acá: la otra página no la ve.",
  "siteAuthorize.answered": "Ya podés volver a {name}",
  "siteAuthorize.closes": "Esta ventana se cierra sola. Si no lo hace, cerrala.",
  "siteAuthorize.nobodyListens":
    "Esta ventana no se abrió desde esa página, y no hay a quién responder. Cerrala y empezá desde ahí.",
  // siteReports
  "siteReports.bids": "Ofertas",
  // siteSaleSettings
  "siteSaleSettings.bids": "Ofertas retiradas",
  "siteSaleSettings.withdrawal_grace":
    "Horas que sigue abierto un lote, como mínimo, después de retirar una oferta",
} satisfies Partial<Record<SiteMessageKey, string>>;
