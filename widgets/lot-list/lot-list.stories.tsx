import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { LotList } from "./LotList";
import { lotListDocs } from "./lot-list.docs";

const meta: Meta<typeof LotList> = {
  title: "Browsing/LotList",
  component: LotList,
  tags: ["autodocs"],
  args: { auction: 1 },
  parameters: { layout: "padded", docs: { page: widgetDocs(lotListDocs) } },
};
export default meta;

type Story = StoryObj<typeof LotList>;

const HOUR = 3_600_000;

const VEHICLES = [
  ["Turismos", "Seat", "León", "1.5 TSI 130 CV FR", "turismo-rojo", "Gasolina", "Manual", "Madrid"],
  [
    "Turismos",
    "Audi",
    "A4",
    "Avant 2.0 TDI S line",
    "familiar-gris",
    "Diésel",
    "Automático",
    "Zaragoza",
  ],
  [
    "Furgonetas",
    "Ford",
    "Transit",
    "Custom 2.0 TDCi 300 L2",
    "furgoneta-blanco",
    "Diésel",
    "Manual",
    "Sevilla",
  ],
  [
    "Turismos",
    "BMW",
    "X3",
    "xDrive20d, techo panorámico",
    "suv-negro",
    "Diésel",
    "Automático",
    "Barcelona",
  ],
  [
    "Motos",
    "Yamaha",
    "MT-07",
    "35 kW, un solo dueño",
    "moto-azul",
    "Gasolina",
    "Manual",
    "Valencia",
  ],
  [
    "Camiones",
    "MAN",
    "TGL",
    "12.220 caja abierta con plataforma",
    "camion-blanco",
    "Diésel",
    "Manual",
    "Bilbao",
  ],
  [
    "Turismos",
    "Tesla",
    "Model 3",
    "Gran Autonomía AWD",
    "berlina-blanco",
    "Eléctrico",
    "Automático",
    "Madrid",
  ],
  [
    "Maquinaria",
    "JCB",
    "8018",
    "Miniexcavadora, 2.350 horas",
    "excavadora-amarillo",
    "Diésel",
    "Manual",
    "Murcia",
  ],
  [
    "Turismos",
    "Toyota",
    "Corolla",
    "140H Active Tech",
    "turismo-plata",
    "Híbrido",
    "Automático",
    "Málaga",
  ],
] as const;

/** A small house: nine vehicles in several kinds, over and over. */
async function fill(api: StoryApi, count: number) {
  const bidders = [await api.seedUser(), await api.seedUser()];
  for (let n = 0; n < count; n++) {
    const vehicle = VEHICLES[n % VEHICLES.length] ?? VEHICLES[0];
    const [category, brand, model, version, picture, fuel, transmission, location] = vehicle;
    const lot = await api.seedLot({
      title: `${brand} ${model} ${version}`,
      category,
      brand,
      model,
      fuel,
      transmission,
      location,
      images: api.picturesOf(picture),
      startCents: 250_000 + ((n * 7_919) % 23) * 85_000,
      kilometers: 12_000 + ((n * 13_331) % 190_000),
      registration_year: 2012 + ((n * 5) % 13),
      closesInMs: (2 + n * 7) * HOUR,
    });
    if (n % 3 === 0) await api.bid(lot, bidders[n % 2] ?? bidders[0]!, "60000.00");
  }
}

export const Playground: Story = {
  ...onApi(
    async (api) => {
      await fill(api, 40);
      return {};
    },
    { fresh: true },
  ),
};

export const Filtered: Story = {
  args: {
    query: {
      search: "tdi",
      orderby: "wprice",
      order: "asc",
      filters: { brand: ["Audi", "BMW"], price: { min: 3000, max: 40_000 } },
    },
  },
  ...onApi(
    async (api) => {
      await fill(api, 27);
      return {};
    },
    { fresh: true },
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 343 }}>
        <Story />
      </div>
    ),
  ],
  ...onApi(
    async (api) => {
      await fill(api, 14);
      return {};
    },
    { fresh: true },
  ),
};

export const WithoutFilters: Story = {
  args: { hideFilters: true, quickBid: false, limit: 4 },
  ...onApi(
    async (api) => {
      await fill(api, 8);
      return {};
    },
    { fresh: true },
  ),
};

export const Empty: Story = { ...onApi(async () => ({}), { fresh: true }) };

export const NothingFound: Story = {
  args: { query: { search: "submarino", filters: { fuel: ["Eléctrico"] } } },
  ...onApi(
    async (api) => {
      await fill(api, 4);
      return {};
    },
    { fresh: true },
  ),
};

export const Followed: Story = {
  args: { list: "watchlist" },
  ...onApi(
    async (api) => {
      await fill(api, 3);
      const me = await api.seedUser();
      for (const project_id of [1, 3]) await api.call("user/addWatchlist", { project_id }, me);
      api.signIn(me);
      return {};
    },
    { fresh: true },
  ),
};

export const FollowedEmpty: Story = {
  args: { list: "watchlist" },
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};

export const FollowedAsGuest: Story = {
  args: { list: "watchlist" },
  ...onApi(async () => ({})),
};

export const Loading: Story = {
  ...onApi(async (api) => {
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Failed: Story = {
  ...onApi(async (api) => {
    api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    return {};
  }),
};
