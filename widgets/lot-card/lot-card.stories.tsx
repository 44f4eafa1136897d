import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { LotCard } from "./LotCard";
import { lotCardDocs } from "./lot-card.docs";

const meta: Meta<typeof LotCard> = {
  title: "Bidding/LotCard",
  component: LotCard,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(lotCardDocs) } },
  args: { lot: 1 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LotCard>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function seed(api: StoryApi, partial: Parameters<StoryApi["seedLot"]>[0] = {}) {
  return api.seedLot({
    title: "Audi A4 Avant 2.0 TDI S line",
    brand: "Audi",
    model: "A4",
    fuel: "Diésel",
    transmission: "Automático",
    body_type: "Familiar",
    kilometers: 112_400,
    registration_year: 2019,
    location: "Zaragoza",
    startCents: 1_200_000,
    images: api.picturesOf("familiar-gris"),
    closesInMs: 2 * DAY + 4.5 * HOUR,
    ...partial,
  });
}

/** Two others have bid; the viewer has not. */
async function contested(api: StoryApi, partial: Parameters<StoryApi["seedLot"]>[0] = {}) {
  const lot = await seed(api, partial);
  await api.bid(lot, await api.seedUser(), "14000.00");
  await api.bid(lot, await api.seedUser(), "13500.00");
  return lot;
}

async function endOf(api: StoryApi, lot: number) {
  const { responseData } = await api.call("product/singleProduct", { id: lot });
  return responseData.record.date_closed;
}

export const Playground: Story = {
  ...onApi(async (api) => {
    api.letClockRun();
    const me = await api.seedUser();
    api.signIn(me);
    return { lot: await contested(api) };
  }),
};

export const NoBids: Story = { ...onApi(async (api) => ({ lot: await seed(api) })) };

export const Contested: Story = { ...onApi(async (api) => ({ lot: await contested(api) })) };

export const Leading: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api);
    const me = await api.seedUser();
    await api.bid(lot, me, "16000.00");
    api.signIn(me);
    return { lot };
  }),
};

export const LeadingBelowReserve: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api, { reserveCents: 2_000_000 });
    const me = await api.seedUser();
    await api.bid(lot, me, "16000.00");
    api.signIn(me);
    return { lot };
  }),
};

export const Outbid: Story = {
  ...onApi(async (api) => {
    const lot = await seed(api);
    const me = await api.seedUser();
    await api.bid(lot, me, "13000.00");
    await api.bid(lot, await api.seedUser(), "15000.00");
    api.signIn(me);
    return { lot };
  }),
};

export const ReserveNotMet: Story = {
  ...onApi(async (api) => ({ lot: await contested(api, { reserveCents: 2_000_000 }) })),
};

export const UnderFiveMinutes: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api);
    api.clockAt((await endOf(api, lot)) - 260_000);
    return { lot };
  }),
};

export const LastMinute: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api);
    api.clockAt((await endOf(api, lot)) - 42_000);
    return { lot };
  }),
};

export const CheckingTheEnd: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api);
    api.clockAt((await endOf(api, lot)) + 1_000);
    return { lot };
  }),
};

export const Sold: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api, { extension: null });
    await api.ends(lot, "sold");
    return { lot };
  }),
};

export const Won: Story = {
  ...onApi(async (api) => {
    const lot = await seed(api, { extension: null });
    const me = await api.seedUser();
    await api.bid(lot, me, "13000.00");
    await api.ends(lot, "sold");
    api.signIn(me);
    return { lot };
  }),
};

export const Unsold: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, { status: "unsold", opensInMs: -2 * DAY, closesInMs: -HOUR }),
  })),
};

export const Provisional: Story = {
  ...onApi(async (api) => {
    const lot = await contested(api, { extension: null, reserveCents: 2_000_000 });
    await api.ends(lot, "provisional");
    return { lot };
  }),
};

export const Cancelled: Story = {
  ...onApi(async (api) => ({ lot: await seed(api, { status: "cancelled" }) })),
};

export const Scheduled: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, { status: "scheduled", opensInMs: DAY, closesInMs: 4 * DAY }),
  })),
};

export const FixedPrice: Story = {
  ...onApi(async (api) => ({
    lot: await seed(api, {
      auction: 0,
      title: "Volkswagen Transporter 2.0 TDI Kombi, nueve plazas, enganche y aire trasero",
      startCents: 2_149_050,
      images: api.picturesOf("furgoneta-blanco"),
    }),
  })),
};

export const WithoutPhoto: Story = {
  ...onApi(async (api) => ({ lot: await contested(api, { images: [] }) })),
};

export const OwnLot: Story = {
  ...onApi(async (api) => {
    const seller = await api.seedUser({ admin: true });
    api.signIn(seller);
    return { lot: await seed(api, { sellerId: seller.id }) };
  }),
};

export const Reconnecting: Story = {
  ...onApi(
    async (api) => {
      const lot = await contested(api);
      api.signIn(await api.seedUser());
      api.afterRender(() => void setTimeout(() => api.cutNetwork(), 800));
      return { lot };
    },
    { fresh: true },
  ),
};

/** Presses the card's one button as often as a person who reads in between. */
function press(times: number, until: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const button = () =>
      canvasElement.querySelector('[part="confirm-button"], [part="bid-button"]');
    await waitFor(() => expect(button()).toHaveTextContent("Pujar"));
    for (let n = 0; n < times; n++) {
      if (n > 0) await new Promise((resolve) => setTimeout(resolve, 600));
      const node = button();
      if (node) await userEvent.click(node);
    }
    await waitFor(() => expect(canvasElement).toHaveTextContent(until), { timeout: 20_000 });
  };
}

export const Confirming: Story = {
  play: press(1, "Confirmar"),
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { lot: await contested(api) };
  }),
};

export const AcceptedButOutbid: Story = {
  play: press(2, "otro postor tiene un máximo superior"),
  ...onApi(async (api) => {
    const lot = await seed(api);
    await api.bid(lot, await api.seedUser(), "20000.00");
    api.signIn(await api.seedUser());
    return { lot };
  }),
};

export const Accepted: Story = {
  play: press(2, "Ganando"),
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return { lot: await seed(api) };
  }),
};

/** A guest who presses the button signs in there and then. */
export const SigningIn: Story = {
  play: press(1, "Inicie sesión para pujar"),
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const Refused: Story = {
  play: press(2, "aún no tiene permiso"),
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ approvedToBid: false }));
    return { lot: await contested(api) };
  }),
};

/** The answer to the bid never comes; whether it counted is asked for until it is known. */
export const Unknown: Story = {
  play: press(2, "Comprobando su puja"),
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    const lot = await contested(api);
    const { fetch } = api;
    api.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return /bid\/confirm|bidStatus/.test(url)
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(input, init);
    };
    return { lot };
  }),
};

export const WithoutBid: Story = {
  args: { quickBid: false },
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const Compact: Story = {
  args: { density: "compact" },
  parameters: { width: 440 },
  ...onApi(async (api) => ({ lot: await contested(api) })),
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
