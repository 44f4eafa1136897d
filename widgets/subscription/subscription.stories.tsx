import type { Meta, StoryObj } from "@storybook/react-vite";
import { onApi } from "../../.storybook/in-page-api";
import { widgetDocs } from "../../.storybook/widget-docs";
import { Subscription } from "./Subscription";
import { subscriptionDocs } from "./subscription.docs";

const meta: Meta<typeof Subscription> = {
  title: "Account/Subscription",
  component: Subscription,
  tags: ["autodocs"],
  parameters: { layout: "padded", docs: { page: widgetDocs(subscriptionDocs) } },
};
export default meta;

type Story = StoryObj<typeof Subscription>;

/** A seller whose subscription stands so. */
function seller(status: string, plan: string, period: string | null): Story {
  return onApi(async (api) => {
    const me = await api.seedUser({ admin: true, membership: "free" });
    await api.call("custom/subscription", {}, me);
    await api.db.query(
      `update subscriptions set status = $2, plan = $3, period = $4,
         end_at = case when $2 <> 'free' then now() + interval '10 days' end,
         past_due_at = case when $2 = 'past_due' then now() end
       where user_id = $1`,
      [me.id, status, plan, period],
    );
    api.signIn(me);
    return {};
  });
}

export const Guest: Story = onApi(async () => ({}));

export const Free: Story = seller("free", "free", null);

export const Trial: Story = seller("trialing", "profesional", "monthly");

export const Active: Story = seller("active", "negocio", "monthly");

export const PastDue: Story = seller("past_due", "inicio", "monthly");

export const Canceling: Story = seller("canceling", "negocio", "monthly");
