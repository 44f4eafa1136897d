import type { SellerKind } from "../catalogue/sellers";
import { ageOf, type Story } from "./story";
import { capital, grouped, MONTHS } from "./words";

/** What it is, how much it has been used and where it comes from. */
export function opening(story: Story): string {
  const origins = ORIGINS[story.seller.kind](story);
  return `${introduction(story)} ${story.random.pick(origins)}`;
}

function introduction(story: Story): string {
  const { vehicle, noun, random, isAuction } = story;
  const { name } = vehicle;
  const month = MONTHS[vehicle.month - 1];
  const verb = isAuction ? "Se subasta" : "Se vende";
  if (vehicle.hours !== null) {
    const hours = grouped(vehicle.hours);
    return random.pick([
      `${name}, ${vehicle.bodyType.toLowerCase()} de ${vehicle.year} con ${hours} horas de trabajo.`,
      `${verb} ${vehicle.bodyType.toLowerCase()} ${name}, año de fabricación ${vehicle.year}. El horómetro marca ${hours} horas.`,
      `${name} fabricad${noun.o} en ${vehicle.year}, con ${hours} horas reales según horómetro.`,
    ]);
  }
  if (vehicle.kilometers === null) {
    return random.pick([
      `${name}, ${vehicle.bodyType.toLowerCase()} matriculado en ${month} de ${vehicle.year}.`,
      `${verb} ${vehicle.bodyType.toLowerCase()} ${name} de ${month} de ${vehicle.year}, con freno de inercia.`,
      `${capital(vehicle.bodyType.toLowerCase())} ${name}, primera matriculación en ${month} de ${vehicle.year}.`,
    ]);
  }
  const km = grouped(vehicle.kilometers);
  const kind = vehicle.category === "Camiones" ? `${vehicle.bodyType.toLowerCase()}, ` : "";
  return random.pick([
    `${name}, ${kind}matriculad${noun.o} por primera vez en ${month} de ${vehicle.year} y con ${km} kilómetros.`,
    `${verb} ${noun.a} ${name} de ${month} de ${vehicle.year}. El cuentakilómetros marca ${km} km.`,
    `${name} de ${month} de ${vehicle.year}, con ${km} km comprobados en el momento de la recepción.`,
    `${name.replace(/\.$/, "")}. Primera matriculación en ${month} de ${vehicle.year}; ${km} km en el cuadro.`,
  ]);
}

const ORIGINS: Record<SellerKind, (story: Story) => string[]> = {
  renting: (story) => {
    const { noun, random, vehicle } = story;
    // A contract ends before the vehicle is sold.
    const years = Math.max(1, Math.min(5, Math.floor(ageOf(story))));
    const use = vehicle.kilometers === null ? "" : " y kilometraje certificado por la compañía";
    return [
      `Procede de la devolución de un contrato de renting de ${years * 12} meses, con un único titular${use}.`,
      `Ha pertenecido desde nuev${noun.o} a nuestra flota de renting. El mantenimiento se ha hecho en taller concertado siguiendo el plan del fabricante.`,
      `Fin de contrato de renting con una empresa del sector ${random.pick(["sanitario", "de la energía", "alimentario", "de las telecomunicaciones", "asegurador"])}. Un solo titular y revisiones selladas.`,
      `${capital(noun.the)} vuelve de un contrato de renting de empresa; las revisiones, los neumáticos y las averías corrieron a cargo de la compañía y hay histórico de todo ello.`,
    ];
  },
  leasing: ({ noun }) => [
    "Procede de la cancelación de un contrato de leasing. El titular es la entidad arrendadora y se entrega libre de cargas.",
    `Vuelve a la entidad arrendadora al no ejercer el cliente la opción de compra. ${capital(noun.the)} tiene un solo titular desde el primer día.`,
    "Devolución por fin de leasing con una pyme. La entidad no dispone de más información sobre su uso que la que figura en esta ficha, por lo que se recomienda la visita.",
    "Activo devuelto al término de un contrato de leasing. Se vende sin embargos, reservas de dominio ni cargas de ningún tipo.",
  ],
  concesionario: ({ noun, vehicle, isAuction }) => [
    `${capital(noun.the)} entró a cuenta de una unidad nueva y ha pasado por nuestro taller antes de publicarse.`,
    `Su anterior propietario es cliente de la casa y ${noun.the} se ha revisado siempre en nuestras instalaciones.`,
    vehicle.category === "Coches"
      ? "Vehículo de particular, comprado nuevo en España, que hemos admitido como parte del pago. No se ha usado como taxi, autoescuela ni alquiler."
      : "Procede de un cliente habitual, comprado nuevo en España y con facturas de mantenimiento.",
    isAuction
      ? "Procede de nuestro departamento de ocasión. Hemos preferido subastarlo a otros profesionales por no encajar con lo que vendemos."
      : "Procede de nuestro departamento de ocasión y se ofrece a precio cerrado para profesionales.",
  ],
  flota: ({ noun, random }) => [
    `Baja de flota por renovación. Ha trabajado en ${random.pick(["reparto urbano", "mantenimiento de instalaciones", "asistencia técnica", "distribución comarcal"])} y ha pasado sus revisiones en el taller de la empresa.`,
    `Forma parte de un lote de unidades iguales que damos de baja este trimestre; ${noun.the} puede verse junto con el resto.`,
    "Unidad de flota propia con un único titular. Se sustituye por plan de renovación y no por avería.",
    `Vehículo de empresa con partes de mantenimiento desde el primer día, que se entregan con la documentación.`,
  ],
  maquinaria: ({ noun, random }) => [
    `Procede de ${random.pick(["nuestro parque de alquiler", "una explotación de la zona que cesa su actividad", "una obra pública ya terminada", "una cooperativa que renueva su parque"])} y ha tenido el mantenimiento al día.`,
    `${capital(noun.the)} se ha usado siempre con el mismo operario y ha dormido bajo techo.`,
    "Recogida a cuenta de maquinaria nueva. Se ha probado en nuestras instalaciones y trabaja con normalidad, salvo lo que se indica más abajo.",
    "Segundo propietario. Disponemos de facturas de las últimas revisiones y de los cambios de aceite y filtros.",
  ],
};
