import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import type { LotInspection } from "../../src/contract";
import { INSPECTION } from "../../src/contract/lots/inspection";
import { contested, DAY, HOUR, play, seed } from "../bid-box/bid-box.scenes";
import { LotDetail } from "./LotDetail";
import { lotDetailDocs } from "./lot-detail.docs";

const meta: Meta<typeof LotDetail> = {
  title: "Browsing/LotDetail",
  component: LotDetail,
  tags: ["autodocs"],
  args: { lot: 1 },
  parameters: { layout: "padded", docs: { page: widgetDocs(lotDetailDocs) } },
};
export default meta;

type Story = StoryObj<typeof LotDetail>;

const POINTS_OK = (["engine", "gearbox", "suspension_steering"] as const).flatMap((area) =>
  INSPECTION[area].map((point) => ({ area, point, state: "ok" }) as const),
);

export const Playground: Story = {
  ...onApi(async (api) => {
    api.letClockRun();
    api.signIn(await api.seedUser());
    return { lot: await contested(api) };
  }),
};

export const Guest: Story = { ...onApi(async (api) => ({ lot: await contested(api) })) };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const Leading: Story = {
  ...onApi(async (api) => {
    const me = await api.seedUser();
    api.signIn(me);
    const lot = await contested(api);
    await api.bid(lot, me, "16000.00");
    return { lot };
  }),
};

export const WithoutBidBox: Story = {
  args: { bidBox: false },
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const FixedPrice: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, {
      auction: 0,
      title: "Volkswagen Transporter 2.0 TDI Kombi, nueve plazas, enganche y aire trasero",
      startCents: 2_149_050,
      ivaPercent: null,
      images: api.picturesOf("furgoneta-blanco"),
    }),
  })),
};

export const Scheduled: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, { status: "scheduled", opensInMs: DAY, closesInMs: 4 * DAY }),
  })),
};

export const Unsold: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, { status: "unsold", opensInMs: -2 * DAY, closesInMs: -HOUR }),
  })),
};

export const WithoutPhotos: Story = {
  ...onApi(async (api) => ({ lot: await contested(api, { images: [] }) })),
};

export const PhotoMissing: Story = {
  ...onApi(async (api) => {
    const src = new URL("/pictures/no-such-picture.webp", location.href).href;
    return { lot: await contested(api, { images: [{ src, thumb: src, alt: "" }] }) };
  }),
};

export const WithInspection: Story = {
  args: { bidBox: false },
  ...onApi(async (api) => {
    const lot = await contested(api);
    const inspection: LotInspection = {
      inspected_at: "2026-11-02",
      inspector: "Taller Ribera",
      kilometers: 112_400,
      points: [
        { area: "exterior", point: "paintwork", state: "attention", severity: "minor" },
        ...POINTS_OK,
        {
          area: "brakes",
          point: "brake_pads",
          state: "defect",
          severity: "serious",
          note: "Al límite de uso en las dos ruedas delanteras.",
        },
      ],
      summary: "Conviene cambiar las pastillas delanteras.",
    };
    await api.db.query("update lots set inspection = $2::jsonb where id = $1", [
      lot,
      JSON.stringify(inspection),
    ]);
    return { lot };
  }),
};

export const Enlarged: Story = {
  play: play([/^Ampliar/], "4"),
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const TextFromASeller: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, {
      title: '<script>alert("hola")</script>',
      description: '<img src=x onerror="alert(1)">\n\n<b>Muy buen estado</b>',
    }),
  })),
};

export const Loading: Story = {
  ...onApi(
    async (api) => {
      api.fetch = () => new Promise(() => {});
      return { lot: 1 };
    },
    { fresh: true },
  ),
};

export const NotFound: Story = { ...onApi(async () => ({ lot: 999_999 })) };

export const Failed: Story = {
  ...onApi(
    async (api) => {
      api.cutNetwork();
      return { lot: 1 };
    },
    { fresh: true },
  ),
};
