import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { companySeller } from "../../src/testing/seller";
import { LotComments } from "./LotComments";
import { lotCommentsDocs } from "./lot-comments.docs";

const meta: Meta<typeof LotComments> = {
  title: "Lots/LotComments",
  component: LotComments,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(lotCommentsDocs) } },
};
export default meta;

type Story = StoryObj<typeof LotComments>;
type StoryApi = Parameters<Parameters<typeof onApi>[0]>[0];

/** One question that is answered, and one that waits. */
async function asked(api: StoryApi) {
  const seller = await companySeller(api);
  const buyer = await api.seedUser();
  const lot = await api.seedLot({ sellerId: seller.id, title: "Seat León FR" });
  const save = async (text: string, as: typeof buyer, parent_id?: number) => {
    const input = { project_id: lot, text, client_key: crypto.randomUUID() };
    const whole = parent_id === undefined ? input : { ...input, parent_id };
    return (await api.call("comment/saveComment", whole, as)).responseData.record.comment_id;
  };
  const question = await save("¿Tiene el libro de revisiones sellado?", buyer);
  await save("Sí, completo y sellado en la casa oficial.", seller, question);
  await save("¿Se han cambiado las pastillas de freno?", buyer);
  return { seller, buyer, lot };
}

export const Guest: Story = onApi(async (api) => ({ lot: (await asked(api)).lot }));

export const Buyer: Story = onApi(async (api) => {
  const { buyer, lot } = await asked(api);
  api.signIn(buyer);
  return { lot };
});

export const Seller: Story = onApi(async (api) => {
  const { seller, lot } = await asked(api);
  api.signIn(seller);
  return { lot };
});

export const Empty: Story = onApi(async (api) => ({
  lot: await api.seedLot({ title: "Seat Ibiza" }),
}));

export const Closed: Story = onApi(async (api) => {
  const { lot } = await asked(api);
  await api.ends(lot, "unsold");
  return { lot };
});
