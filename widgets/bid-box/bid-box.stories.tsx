import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { BidBox } from "./BidBox";
import { contested, DAY, endOf, HOUR, play, seed, seedPremium } from "./bid-box.scenes";
import { bidBoxDocs } from "./bid-box.docs";

const meta: Meta<typeof BidBox> = {
  title: "Bidding/BidBox",
  component: BidBox,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(bidBoxDocs) } },
  args: { lot: 1 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 380 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BidBox>;

/** A story for a visitor who may bid and has not. */
function asBidder(scene: (api: StoryApi) => Promise<number>, fresh = false) {
  return onApi(
    async (api) => {
      api.signIn(await api.seedUser());
      return { lot: await scene(api) };
    },
    { fresh },
  );
}

/** A story for a visitor who has bid. */
function asMember(scene: (api: StoryApi, me: { token: string; id: number }) => Promise<number>) {
  return onApi(async (api) => {
    const me = await api.seedUser();
    api.signIn(me);
    return { lot: await scene(api, me) };
  });
}

export const Playground: Story = {
  ...asBidder(async (api) => {
    api.letClockRun();
    await seedPremium(api);
    return contested(api);
  }),
};

export const Guest: Story = { ...onApi(async (api) => ({ lot: await contested(api) })) };

export const NoBids: Story = { ...asBidder((api) => seed(api)) };

export const Contested: Story = { ...asBidder((api) => contested(api)) };

export const Narrow: Story = {
  parameters: { width: 280 },
  ...asBidder((api) => contested(api)),
};

export const WithPremium: Story = {
  ...asBidder(async (api) => {
    await seedPremium(api);
    return contested(api, { ivaPercent: null });
  }, true),
};

export const Leading: Story = {
  ...asMember(async (api, me) => {
    const lot = await contested(api);
    await api.bid(lot, me, "16000.00");
    return lot;
  }),
};

export const LeadingBelowReserve: Story = {
  ...asMember(async (api, me) => {
    const lot = await contested(api, { reserveCents: 2_000_000 });
    await api.bid(lot, me, "16000.00");
    return lot;
  }),
};

export const Outbid: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api);
    await api.bid(lot, me, "13000.00");
    await api.bid(lot, await api.seedUser(), "15000.00");
    return lot;
  }),
};

export const OutbidByLessThanAStep: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api);
    await api.bid(lot, me, "13000.00");
    await api.bid(lot, await api.seedUser(), "13020.00");
    return lot;
  }),
};

export const OutbidByATie: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api);
    await api.bid(lot, await api.seedUser(), "13000.00");
    await api.bid(lot, me, "13000.00");
    return lot;
  }),
};

export const UnderFiveMinutes: Story = {
  ...asBidder(async (api) => {
    const lot = await contested(api);
    api.clockAt((await endOf(api, lot)) - 260_000);
    return lot;
  }),
};

export const LastMinute: Story = {
  ...asMember(async (api, me) => {
    const lot = await contested(api);
    await api.bid(lot, me, "16000.00");
    api.clockAt((await endOf(api, lot)) - 42_000);
    return lot;
  }),
};

export const Extended: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api, { closesInMs: 60_000 });
    await api.bid(lot, me, "13000.00");
    await api.bid(lot, await api.seedUser(), "15000.00");
    return lot;
  }),
};

export const CheckingTheEnd: Story = {
  ...asBidder(async (api) => {
    const lot = await contested(api);
    api.clockAt((await endOf(api, lot)) + 1_000);
    return lot;
  }),
};

export const Scheduled: Story = {
  ...asBidder((api) => seed(api, { status: "scheduled", opensInMs: DAY, closesInMs: 4 * DAY })),
};

export const Won: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api, { extension: null });
    await api.bid(lot, me, "13000.00");
    await api.ends(lot, "sold");
    return lot;
  }),
};

export const Lost: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api, { extension: null });
    await api.bid(lot, me, "13000.00");
    await api.bid(lot, await api.seedUser(), "15000.00");
    await api.ends(lot, "sold");
    return lot;
  }),
};

export const Provisional: Story = {
  ...asMember(async (api, me) => {
    const lot = await seed(api, { extension: null, reserveCents: 2_000_000 });
    await api.bid(lot, me, "13000.00");
    await api.ends(lot, "provisional");
    return lot;
  }),
};

/** The seller chooses one of the bids of a lot whose reserve was not met. */
export const AwardBySeller: Story = {
  play: play(["Elegir la puja ganadora", /^Adjudicar a Lucía/], "No se puede deshacer"),
  ...asMember(async (api, seller) => {
    await api.db.query("update users set admin = true where id = $1", [seller.id]);
    const lot = await contested(api, {
      sellerId: seller.id,
      extension: null,
      reserveCents: 2_000_000,
    });
    await api.ends(lot, "provisional");
    return lot;
  }),
};

export const Unsold: Story = {
  ...asBidder((api) => seed(api, { status: "unsold", opensInMs: -2 * DAY, closesInMs: -HOUR })),
};

export const Cancelled: Story = { ...asBidder((api) => seed(api, { status: "cancelled" })) };

export const FixedPrice: Story = {
  ...asBidder((api) => seed(api, { auction: 0, startCents: 2_149_050 })),
};

export const OwnLot: Story = {
  ...asMember(async (api, me) => contested(api, { sellerId: me.id })),
};

export const NotApproved: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ approvedToBid: false }));
    return { lot: await contested(api) };
  }),
};

export const AmountTooLow: Story = {
  play: play([{ type: "100" }, "Revisar puja"], "La puja mínima es"),
  ...asBidder((api) => contested(api)),
};

export const Confirming: Story = {
  play: play(["Revisar puja"], "Confirme su puja"),
  ...asBidder((api) => contested(api)),
};

export const ConfirmingAZeroTooMany: Story = {
  play: play([{ type: "140000" }, "Revisar puja"], "¿Es correcto?"),
  ...asBidder((api) => contested(api)),
};

export const ChangingTheMaximum: Story = {
  play: play(["Cambiar mi máximo"], "Su nuevo máximo"),
  ...asMember(async (api, me) => {
    const lot = await contested(api);
    await api.bid(lot, me, "16000.00");
    return lot;
  }),
};

export const Accepted: Story = {
  play: play([{ type: "18000" }, "Revisar puja", /^Confirmar/], "Puja aceptada: va ganando"),
  ...asBidder((api) => contested(api)),
};

export const AcceptedButNotLeading: Story = {
  play: play(["Revisar puja", /^Confirmar/], "otro postor va ganando"),
  ...asBidder(async (api) => {
    const lot = await seed(api);
    await api.bid(lot, await api.seedUser(), "20000.00");
    return lot;
  }),
};

export const Refused: Story = {
  play: play([{ type: "18000" }, "Revisar puja", /^Confirmar/], "supera su límite autorizado"),
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ bidLimitCents: 1_500_000 }));
    return { lot: await contested(api) };
  }),
};

/** The answer to the bid never comes; whether it counted is asked for until it is known. */
export const Unknown: Story = {
  play: play(["Revisar puja", /^Confirmar/], "No sabemos si su puja ha llegado"),
  ...asBidder(async (api) => {
    const { fetch } = api;
    api.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return /bid\/confirm|bidStatus/.test(url)
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(input, init);
    };
    return contested(api);
  }),
};

/** The answer to a lowered maximum never comes, and for now the lot cannot be read either. */
export const MaximumInDoubt: Story = {
  play: play(
    ["Cambiar mi máximo", { type: "15000" }, "Revisar máximo", /^Confirmar/],
    "No sabemos si su máximo ha cambiado",
  ),
  ...asMember(async (api, me) => {
    const { fetch } = api;
    let isLost = false;
    api.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      isLost ||= url.includes("bid/bidCustomData");
      return isLost ? Promise.reject(new TypeError("Failed to fetch")) : fetch(input, init);
    };
    const lot = await contested(api);
    await api.bid(lot, me, "16000.00");
    return lot;
  }),
};

let endLot: () => Promise<void>;

/** The lot ends while the receipt of the last bid is still shown: its result takes the place, and the receipt stays below. */
export const ResultWithPastReceipt: Story = {
  async play(story) {
    await play(["Revisar puja", /^Confirmar/], "Puja aceptada")(story);
    await endLot();
    await play([/^Justificante de su última puja/], "Recibida a las")(story);
  },
  ...asBidder(async (api) => {
    const lot = await seed(api, { extension: null });
    endLot = () => api.ends(lot, "sold");
    return lot;
  }, true),
};

export const RetractionBySeller: Story = {
  play: play([/Ver historial/, /^Retirar la puja de/], "Motivo, que leerán todos los postores"),
  ...asMember(async (api, seller) => {
    await api.db.query("update users set admin = true where id = $1", [seller.id]);
    return contested(api, { sellerId: seller.id });
  }),
};

/** A withdrawn bid brought the viewer's maximum into the open. */
export const MaximumToConfirm: Story = {
  play: play([], "Confirmar mi máximo de 18.750"),
  ...asMember(async (api, me) => {
    const lot = await seed(api);
    await api.bid(lot, me, "18750.00");
    const rival = await api.seedUser();
    await api.bid(lot, rival, "90000.00");
    const staff = await api.seedUser({ staff: true });
    const { responseData } = await api.call("product/bidhistory", { id: lot }, staff);
    const { bidid = 0 } = responseData.records.find((row) => row.user_id === rival.id) ?? {};
    await api.call("bid/bidCancel", { bidid, reason: "fraud_suspected" }, staff);
    return lot;
  }),
};

export const History: Story = {
  play: play([/Ver historial/, "Comprobar el historial"], "concuerdan"),
  ...asMember(async (api, me) => {
    const lot = await contested(api);
    const rival = await api.seedUser();
    for (let euros = 15_000; euros < 19_000; euros += 1000) {
      await api.bid(lot, me, `${euros}.00`);
      await api.bid(lot, rival, `${euros + 500}.00`);
    }
    return lot;
  }),
};

export const SigningIn: Story = {
  play: play(["Iniciar sesión y pujar"], "Conservamos el importe"),
  ...onApi(async (api) => ({ lot: await contested(api) })),
};

export const Reconnecting: Story = {
  ...asBidder(async (api) => {
    api.afterRender(() => void setTimeout(() => api.cutNetwork(), 800));
    return contested(api);
  }, true),
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
