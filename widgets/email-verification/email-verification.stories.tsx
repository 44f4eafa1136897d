import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor, within } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { EmailVerification } from "./EmailVerification";
import { emailVerificationDocs } from "./email-verification.docs";

const meta: Meta<typeof EmailVerification> = {
  title: "Account/Email verification",
  component: EmailVerification,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(emailVerificationDocs) } },
};
export default meta;

type Story = StoryObj<typeof EmailVerification>;

export const Playground: Story = {
  args: { linkToken: "secreto" },
  ...onApi(async () => ({})),
};

export const UsedUp: Story = {
  args: { linkToken: "un-enlace-que-ya-no-sirve" },
  async play({ canvasElement }) {
    const verify = within(canvasElement).findByRole("button", { name: "Verificar mi correo" });
    await userEvent.click(await verify);
    await waitFor(() => expect(canvasElement).toHaveTextContent("El enlace ha caducado"));
  },
  ...onApi(async () => ({})),
};

export const Unverified: Story = {
  ...onApi(async (api) => {
    const user = await api.seedUser({ status: "email_unverified" });
    await api.db.query("update users set email_verified = false where id = $1", [user.id]);
    api.signIn(user);
    return {};
  }),
};

export const Verified: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    return {};
  }),
};
