import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Invitation } from "./Invitation";
import { invitationDocs } from "./invitation.docs";

const meta: Meta<typeof Invitation> = {
  title: "Account/Invitation",
  component: Invitation,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(invitationDocs) } },
};
export default meta;

type Story = StoryObj<typeof Invitation>;

async function invite(api: Parameters<Parameters<typeof onApi>[0]>[0]) {
  const [company, person] = [await api.seedUser({ admin: true }), await api.seedUser()];
  const input = { first_name: "Luis", last_name: "Gil", email: person.email };
  await api.call("user/addCompanyOwner", input, company);
  const [letter] = await api.db.query<{ text: string }>(
    "select text from outbox where recipient = $1 order by id desc limit 1",
    [person.email],
  );
  return { person, inviteKey: /clave=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "" };
}

export const Open: Story = {
  ...onApi(async (api) => {
    const { person, inviteKey } = await invite(api);
    api.signIn(person);
    return { inviteKey };
  }),
};

export const Guest: Story = {
  ...onApi(async (api) => ({ inviteKey: (await invite(api)).inviteKey })),
};

export const Unknown: Story = { ...onApi(async () => ({ inviteKey: "x".repeat(43) })) };
