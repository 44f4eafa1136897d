import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import type { StoryApi } from "../../.storybook/in-page-api";

/** What the stories of a lot have in common. */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type LotPart = Parameters<StoryApi["seedLot"]>[0];

export function seed(api: StoryApi, partial: LotPart = {}): Promise<number> {
  return api.seedLot({
    title: "Audi A4 Avant 2.0 TDI S line",
    description:
      "Vehículo nacional de un solo propietario, con libro de mantenimiento y dos llaves.\n\nNeumáticos cambiados en 2025. Pequeña rozadura en la aleta trasera derecha, visible en las fotografías.\n\nSe entrega con la ITV en vigor.",
    brand: "Audi",
    model: "A4",
    fuel: "Diésel",
    transmission: "Automático",
    body_type: "Familiar",
    kilometers: 112_400,
    registration_year: 2019,
    power: 190,
    color: "Gris",
    location: "Zaragoza",
    startCents: 1_200_000,
    images: api.picturesOf("familiar-gris"),
    closesInMs: 2 * DAY + 4.5 * HOUR,
    ...partial,
  });
}

/** Two others have bid; the viewer has not. */
export async function contested(api: StoryApi, partial: LotPart = {}): Promise<number> {
  const lot = await seed(api, partial);
  await api.bid(lot, await api.seedUser(), "14000.00");
  await api.bid(lot, await api.seedUser(), "13500.00");
  return lot;
}

/** A house that takes a premium: 5 %, 3 % above ten thousand euro. */
export async function seedPremium(api: StoryApi): Promise<void> {
  const tiers = [
    { fromCents: 0, percent: 5 },
    { fromCents: 1_000_000, percent: 3 },
  ];
  await api.db.query(
    `insert into settings (key, value) values ('buyer_premium', $1::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(tiers)],
  );
}

export async function endOf(api: StoryApi, lot: number): Promise<number> {
  const { responseData } = await api.call("product/singleProduct", { id: lot });
  return responseData.record.date_closed;
}

type Deed = string | RegExp | { type: string };

/** Presses buttons by name and types into the amount, one after the other, until the text is there. */
export function play(deeds: readonly Deed[], until: string, timeout = 20_000) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const deed of deeds) {
      const target = await waitFor(() => findTarget(canvasElement, deed), { timeout });
      if (typeof deed === "object" && "type" in deed) {
        await userEvent.clear(target);
        await userEvent.type(target, deed.type);
      } else {
        await userEvent.click(target);
      }
    }
    await waitFor(() => expect(canvasElement).toHaveTextContent(until), { timeout });
  };
}

function findTarget(canvas: HTMLElement, deed: Deed): HTMLElement {
  if (typeof deed === "object" && "type" in deed) {
    return present(canvas.querySelector<HTMLElement>('input[name="amount"]'), "the amount");
  }
  const buttons = [...canvas.querySelectorAll<HTMLElement>("button, summary")];
  const found = buttons.find((button) => {
    const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
    return typeof deed === "string" ? name === deed : deed.test(name);
  });
  return present(found, String(deed));
}

function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`the story does not show ${name}`);
  return value;
}
