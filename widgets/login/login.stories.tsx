import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Login } from "./Login";
import { LoginDialog } from "./LoginDialog";
import { loginDocs } from "./login.docs";

const meta: Meta<typeof Login> = {
  title: "Account/Login",
  component: Login,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(loginDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 380 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Login>;

const asGuest = onApi(async () => ({}));

async function find(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const node = canvas.querySelector<HTMLElement>(selector);
    if (!node) throw new Error(`the story does not show ${selector}`);
    return node;
  });
}

export const Playground: Story = { ...asGuest };

export const ToBid: Story = { args: { reason: "bid" }, ...asGuest };

export const Narrow: Story = { parameters: { width: 280 }, ...asGuest };

export const Register: Story = { args: { mode: "register" }, ...asGuest };

export const SignedIn: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser({ firstName: "Ana", lastName: "Ruiz", email: uniqueEmail() }));
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

export const Incomplete: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await find(canvasElement, "button[type=submit]"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Required!"));
  },
  ...asGuest,
};

export const Refused: Story = {
  async play({ canvasElement }) {
    await userEvent.type(await find(canvasElement, "input[name=email]"), "nadie@ejemplo.es");
    await userEvent.type(await find(canvasElement, "input[name=password]"), "equivocada");
    await userEvent.click(await find(canvasElement, "button[type=submit]"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("no son correctos"), {
      timeout: 5_000,
    });
  },
  ...asGuest,
};

export const RegisterIncomplete: Story = {
  args: { mode: "register" },
  async play({ canvasElement }) {
    await userEvent.type(await find(canvasElement, "input[name=password]"), "Abc1");
    await userEvent.click(await find(canvasElement, "button[type=submit]"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("no cumple todas"));
  },
  ...asGuest,
};

async function signIn(canvas: HTMLElement, email: string) {
  await userEvent.type(await find(canvas, "input[name=email]"), email);
  await userEvent.type(await find(canvas, "input[name=password]"), "Subasta-2026!");
  await userEvent.click(await find(canvas, "button[type=submit]"));
}

function signInAs(email: string, until: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    await signIn(canvasElement, email);
    await waitFor(() => expect(canvasElement).toHaveTextContent(until), { timeout: 8_000 });
  };
}

export const SessionEnded: Story = { args: { reason: "session-ended" }, ...asGuest };

export const Busy: Story = {
  async play({ canvasElement }) {
    await signIn(canvasElement, "ana@ejemplo.es");
    await find(canvasElement, "button[aria-busy=true]");
  },
  ...onApi(async (api) => {
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Unreachable: Story = {
  play: signInAs("ana@ejemplo.es", "No hay conexión con el servidor"),
  ...onApi(async (api) => {
    api.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    return {};
  }),
};

export const InADialog: Story = {
  render: () => <LoginDialog open onClose={() => {}} reason="watch" />,
  ...asGuest,
};

function uniqueEmail() {
  return `ana-${crypto.randomUUID().slice(0, 6)}@ejemplo.es`;
}
