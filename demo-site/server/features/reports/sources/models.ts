import { MODEL_SALES, MODEL_SELLERS } from "martillo/contract";
import { reportSource, said } from "../report-source";

const IS_KNOWN = `m.sold >= ${MODEL_SALES} and m.sellers >= ${MODEL_SELLERS}`;

/** What models have fetched in the whole house. Few sales, or those of one seller, would tell what somebody else got. */
export const models = reportSource({
  title: said("Modelos", "Models"),
  file: said("modelos", "models"),
  hasDays: false,
  columns: [
    { id: "title", label: said("Modelo", "Model"), kind: "text" },
    { id: "years", label: said("Matriculados", "Registered"), kind: "text" },
    {
      id: "data",
      label: said("Datos", "Data"),
      kind: "text",
      words: {
        enough: said("Suficientes", "Enough"),
        few: said("Pocos datos", "Not enough data"),
      },
    },
    { id: "sold", label: said("Vendidos", "Sold"), kind: "number" },
    { id: "hammer", label: said("Precio, mediana", "Price, median"), kind: "price" },
    { id: "km", label: said("Kilómetros, mediana", "Kilometres, median"), kind: "number" },
  ],
  rows: () => `
    select m.id, trim(m.brand || ' ' || m.model) as title,
      case when m.from_year > 0 then m.from_year || '-' || m.from_year + 2 end as years,
      case when ${IS_KNOWN} then 'enough' else 'few' end as data,
      case when ${IS_KNOWN} then m.sold end as sold,
      case when ${IS_KNOWN} then m.median_cents end as hammer,
      case when ${IS_KNOWN} then m.median_km end as km
    from model_prices m`,
  order: "sold desc nulls last, title, id",
  series: {
    label: said("Vendidos por modelo", "Sold by model"),
    kind: "number",
    name: "title",
    sum: "sold",
  },
  note: said(
    "Ventas de toda la casa en los últimos 24 meses. De menos de tres ventas, o de un solo vendedor, no se dicen precios.",
    "Sales of the whole house in the last 24 months. No prices are given of fewer than three sales, or of a single seller.",
  ),
});
