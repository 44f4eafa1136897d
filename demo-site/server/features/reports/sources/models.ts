import { MODEL_SALES, MODEL_SELLERS } from "martillo/contract";
import { reportSource } from "../report-source";

const IS_KNOWN = `m.sold >= ${MODEL_SALES} and m.sellers >= ${MODEL_SELLERS}`;

/** The prices that models have fetched in the whole house. Few sales, or those of one seller, would tell what another seller got. */
export const models = reportSource({
  title: "models",
  file: "modelsFile",
  hasDays: false,
  columns: [
    { id: "title", label: "model", kind: "text" },
    { id: "years", label: "registered", kind: "text" },
    {
      id: "data",
      label: "data",
      kind: "text",
      words: {
        enough: "enough",
        few: "notEnoughData",
      },
    },
    { id: "sold", label: "lotsSold", kind: "number" },
    { id: "hammer", label: "priceMedian", kind: "price" },
    { id: "km", label: "kilometresMedian", kind: "number" },
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
    label: "soldByModel",
    kind: "number",
    name: "title",
    sum: "sold",
  },
  note: "noteOnModels",
});
