import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi, type StoryApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Registration } from "./Registration";
import { registrationDocs } from "./registration.docs";

const meta: Meta<typeof Registration> = {
  title: "Account/Registration",
  component: Registration,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(registrationDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 440 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Registration>;

const asGuest = onApi(async () => ({}));
const PATIENCE = { timeout: 8_000 };

async function find(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const node = canvas.querySelector<HTMLElement>(selector);
    if (!node) throw new Error(`the story does not show ${selector}`);
    return node;
  }, PATIENCE);
}

async function write(canvas: HTMLElement, name: string, text: string) {
  const input = await find(canvas, `input[name="${name}"]`);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

async function press(canvas: HTMLElement, selector: string) {
  await userEvent.click(await find(canvas, selector));
}

async function fillAccount(canvas: HTMLElement, email = newEmail()) {
  await write(canvas, "email", email);
  await write(canvas, "password", "Segura-26!");
  await write(canvas, "confirm_password", "Segura-26!");
  await press(canvas, "button[type=submit]");
  await find(canvas, "form[data-step='2'] input[name=city]");
}

async function fillDetails(canvas: HTMLElement) {
  await write(canvas, "first_name", "Ana");
  await write(canvas, "last_name", "Ruiz");
  await write(canvas, "city", "Getafe");
  await press(canvas, "form[data-step='2'] input[type=checkbox]");
  await press(canvas, "form[data-step='2'] button[type=submit]");
}

/** On the way to a dialog. */
async function toMethod(canvas: HTMLElement, email?: string) {
  await fillAccount(canvas, email);
  await fillDetails(canvas);
  await find(canvas, "[part~=verification-method]");
}

async function toAddress(canvas: HTMLElement, email?: string) {
  await toMethod(canvas, email);
  await press(canvas, "input[value=email]");
  await press(canvas, "[part~=verification-method] button[type=submit]");
  await find(canvas, "[part~=verification][data-step=address]");
}

async function toCode(canvas: HTMLElement, email?: string) {
  await toAddress(canvas, email);
  await press(canvas, "[part~=verification] button[type=submit]");
  await find(canvas, "input[name=verify_code]");
}

export const Playground: Story = { ...asGuest };

export const ForBuyers: Story = { args: { variant: "buyer" }, ...asGuest };

export const Narrow: Story = { parameters: { width: 288 }, ...asGuest };

export const Incomplete: Story = {
  async play({ canvasElement }) {
    await write(canvasElement, "password", "Abc1");
    await press(canvasElement, "button[type=submit]");
    await waitFor(() => expect(canvasElement).toHaveTextContent("no cumple todas"));
  },
  ...asGuest,
};

export const TakenEmail: Story = {
  args: { email: "ocupado@ejemplo.es" },
  async play({ canvasElement }) {
    await write(canvasElement, "email", "ocupado@ejemplo.es");
    await waitFor(() => expect(canvasElement).toHaveTextContent("Ya existe una cuenta"), PATIENCE);
  },
  ...onApi(async (api) => {
    api.letClockRun();
    await api.seedUser({ email: "ocupado@ejemplo.es" }).catch(() => undefined);
    return {};
  }),
};

export const BuyersDetails: Story = {
  args: { variant: "buyer" },
  play: ({ canvasElement }) => fillAccount(canvasElement),
  ...asGuest,
};

export const SellersDetails: Story = {
  args: { variant: "seller" },
  play: ({ canvasElement }) => fillAccount(canvasElement),
  ...asGuest,
};

export const DetailsIncomplete: Story = {
  args: { variant: "seller" },
  async play({ canvasElement }) {
    await fillAccount(canvasElement);
    await press(canvasElement, "form[data-step='2'] button[type=submit]");
    await waitFor(() => expect(canvasElement).toHaveTextContent("acepte los términos"));
  },
  ...asGuest,
};

export const Method: Story = {
  args: { variant: "buyer" },
  play: ({ canvasElement }) => toMethod(canvasElement),
  ...asGuest,
};

export const MethodOptional: Story = {
  args: { variant: "buyer", verification: "optional" },
  play: ({ canvasElement }) => toMethod(canvasElement),
  ...asGuest,
};

export const EmailToConfirm: Story = {
  args: { variant: "buyer" },
  play: ({ canvasElement }) => toAddress(canvasElement),
  ...asGuest,
};

export const CodeSent: Story = {
  args: { variant: "buyer" },
  play: ({ canvasElement }) => toCode(canvasElement),
  ...asGuest,
};

export const WrongCode: Story = {
  args: { variant: "buyer" },
  async play({ canvasElement }) {
    await toCode(canvasElement);
    await write(canvasElement, "verify_code", "000000");
    await waitFor(() => expect(canvasElement).toHaveTextContent("no es correcto"), PATIENCE);
  },
  ...asGuest,
};

let letters: StoryApi["outbox"];

export const Registered: Story = {
  args: { variant: "buyer" },
  async play({ canvasElement }) {
    const email = newEmail();
    await toCode(canvasElement, email);
    const [letter] = await letters(email);
    const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
    await write(canvasElement, "verify_code", code);
    await waitFor(() => expect(canvasElement).toHaveTextContent("registered"), PATIENCE);
  },
  ...onApi(async (api) => {
    letters = api.outbox;
    return {};
  }),
};

export const Unreachable: Story = {
  args: { variant: "buyer" },
  async play({ canvasElement }) {
    await fillAccount(canvasElement);
    await write(canvasElement, "phone", "600 111 222");
    await fillDetails(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent("No hay conexión"), PATIENCE);
  },
  ...onApi(async (api) => {
    api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    return {};
  }),
};

export const SignedIn: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ firstName: "Ana", lastName: "Ruiz", email: newEmail() }));
    return {};
  }),
};

export const Checking: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

function newEmail() {
  return `ana-${crypto.randomUUID().slice(0, 6)}@ejemplo.es`;
}
