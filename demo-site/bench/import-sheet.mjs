// The sheet that the bench imports: vehicles with what a dealer's list has of them.

/** Headings, each with what the row of a number says. */
const CELLS = {
  Referencia: (n) => `B-${String(n).padStart(5, "0")}`,
  "Tipo de venta": () => "Subasta",
  Categoría: (n) => ["Turismo", "Furgoneta", "Todoterreno"][n % 3],
  Marca: (n) => ["Seat", "Renault", "Ford", "Citroën", "Toyota"][n % 5],
  Modelo: (n) => ["Ibiza", "Megane", "Focus", "Berlingo", "Corolla"][n % 5],
  Título: (n) => `${["Seat Ibiza", "Renault Megane", "Ford Focus"][n % 3]} de ${2005 + (n % 18)}`,
  Año: (n) => 2005 + (n % 18),
  Km: (n) => 1_000 + ((n * 37) % 240_000),
  Combustible: (n) => ["Gasolina", "Diésel", "Híbrido"][n % 3],
  CV: (n) => 75 + (n % 120),
  Cambio: (n) => ["Manual", "Automático"][n % 2],
  Puertas: (n) => 3 + (n % 3),
  Color: (n) => ["Blanco", "Negro", "Gris", "Rojo"][n % 4],
  Descripción: (n) => `${"Revisado y con garantía. ".repeat(12)}Unidad ${n}.`,
  Ubicación: () => "Getafe",
  Provincia: () => "Madrid",
  IVA: () => 21,
  "Precio de salida": (n) => 2_500 + (n % 90) * 100,
  Reserva: (n) => 14_000 + (n % 90) * 100,
  "Duración (días)": () => 7,
};

/** The sheet as the house writes its own. */
export function sheetOf(rows) {
  const headings = Object.keys(CELLS);
  return {
    name: "Lotes",
    columns: headings.map((heading) => ({ key: heading, heading, kind: "sent" })),
    rows: Array.from({ length: rows }, (_, n) =>
      Object.fromEntries(headings.map((heading) => [heading, CELLS[heading](n)])),
    ),
  };
}
