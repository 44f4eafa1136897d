import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import type { LotPart } from "../../src/contract/schemas";
import { PhotoUploader } from "./PhotoUploader";
import { photoUploaderDocs } from "./photo-uploader.docs";

const meta: Meta<typeof PhotoUploader> = {
  title: "Account/PhotoUploader",
  component: PhotoUploader,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(photoUploaderDocs) } },
};
export default meta;

type Story = StoryObj<typeof PhotoUploader>;

async function draft(api: StoryApi, part: LotPart = {}) {
  const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  api.signIn(seller);
  const { responseData } = await api.call(
    "product/projectAction",
    { action: "save", title: "Seat Ibiza FR", ...part },
    seller,
  );
  return { lot: responseData.record.id };
}

export const NoPhotosYet: Story = { ...onApi((api) => draft(api)) };

const PHOTOS = ["front", "side", "rear"].map((name) => `/uploads/lots/${name}-1600.webp`);

const filled: Story = onApi((api) =>
  draft(api, {
    images: PHOTOS,
    photo_notes: {
      [PHOTOS[0] ?? ""]: { filename: "frontal", title: "Frontal", description: "Faros de LED." },
    },
  }),
);

export const WithPhotos: Story = { ...filled };

export const Narrow: Story = {
  ...filled,
  decorators: [
    (Story) => (
      <div style={{ width: 343 }}>
        <Story />
      </div>
    ),
  ],
};

export const WithBids: Story = {
  ...onApi(async (api) => {
    const seller = await api.seedUser({ admin: true });
    api.signIn(seller);
    const lot = await api.seedLot({ sellerId: seller.id, title: "Seat León" });
    await api.call(
      "bid/confirm",
      { project_id: lot, proposed_amount: "20000", idempotency_key: crypto.randomUUID() },
      await api.seedUser(),
    );
    return { lot };
  }),
};

export const NoLot: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ admin: true }));
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({ lot: 1 })) };
