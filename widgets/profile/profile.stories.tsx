import type { Meta, StoryObj } from "@storybook/react-vite";
import userEvent from "@testing-library/user-event";
import { expect, waitFor } from "storybook/test";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Profile } from "./Profile";
import { profileDocs } from "./profile.docs";
import { ProfileDialog } from "./ProfileDialog";

const meta: Meta<typeof Profile> = {
  title: "Account/Profile",
  component: Profile,
  tags: ["autodocs"],
  parameters: { docs: { page: widgetDocs(profileDocs) } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters["width"] as number | undefined) ?? 640 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Profile>;
type Person = Parameters<Parameters<Parameters<typeof onApi>[0]>[0]["seedUser"]>[0];

const as = (person: Person = {}, columns = "approved_to_bid = approved_to_bid") =>
  onApi(async (api) => {
    const me = await api.seedUser({ firstName: "Ana", lastName: "Ruiz", ...person });
    await api.db.query(`update users set ${columns} where id = $1`, [me.id]);
    api.signIn(me);
    return {};
  });

export const Playground: Story = {
  ...as(
    { companyname: "Talleres Sol" },
    `address1 = 'Calle Mayor, 3', zip = '28013', city = 'Madrid', state = 'Madrid',
     phone = '+34600111222', phone_verified = true`,
  ),
};

export const Narrow: Story = { parameters: { width: 288 }, ...as({ companyname: "Talleres Sol" }) };

export const Seller: Story = {
  ...as(
    { admin: true, companyname: "Automóviles Turia" },
    `membership = 'Avanzado', membership_period = 'monthly', trial_activated = true,
     membership_end = now() + interval '20 days'`,
  ),
};

export const MayNotBidYet: Story = {
  ...as({ status: "email_unverified", approvedToBid: false }, "email_verified = false"),
};

export const WaitsForApproval: Story = { ...as({ approvedToBid: false }) };

export const Editing: Story = { args: { edit: true }, ...as() };

export const Incomplete: Story = {
  args: { edit: true },
  async play({ canvasElement }) {
    const input = await waitFor(() => {
      const node = canvasElement.querySelector<HTMLElement>("input[name=first_name]");
      if (!node) throw new Error("the story does not show the form");
      return node;
    });
    await userEvent.clear(input);
    await userEvent.click(canvasElement.querySelector("button[type=submit]")!);
    await waitFor(() => expect(input).toHaveAttribute("aria-invalid", "true"));
  },
  ...as(),
};

export const Loading: Story = {
  ...onApi(async (api) => {
    api.signIn(await api.seedUser());
    api.fetch = () => new Promise(() => {});
    return {};
  }),
};

export const Guest: Story = { ...onApi(async () => ({})) };

export const InADialog: Story = {
  render: () => <ProfileDialog open onClose={() => {}} />,
  ...as({ companyname: "Talleres Sol" }),
};
