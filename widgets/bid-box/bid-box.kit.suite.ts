import { expect } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, type Mount, type SuiteContext, until } from "../../src/testing";
import type { BidBoxProps } from "./BidBox";

export type Kit = ReturnType<typeof createKit>;

/** What the cases have in common: people, their bids, and the parts of the box. */
export function createKit(mount: Mount<BidBoxProps>, context: SuiteContext) {
  return {
    mount,
    context,
    amount: () => page.getByRole("textbox", { name: /^Su/ }),
    review: () => page.getByRole("button", { name: "Revisar puja" }),
    confirm: () => page.getByRole("button", { name: /^Confirmar/ }),
    done: () => page.getByRole("button", { name: "Entendido" }),

    async bidBy(user: { token: string }, lot: number, amount: string) {
      const answer = await context.api.call(
        "bid/confirm",
        {
          project_id: lot,
          proposed_amount: amount,
          bid_type: "max",
          idempotency_key: crypto.randomUUID(),
        },
        user,
      );
      expect(answer.code).toBeNull();
      return answer.responseData;
    },

    /** People's bids in the database: what really counted. */
    async bidCount(lot: number) {
      const { responseData } = await context.api.call("product/singleProduct", { id: lot });
      return responseData.record.bid_count;
    },

    /** The standing of a bidder as the API tells it. */
    async standing(lot: number, user: { token: string }) {
      const { responseData } = await context.api.call("product/singleProduct", { id: lot }, user);
      return responseData.record;
    },

    /** Everything that a screen reader has been told so far by the box. */
    listen(root: ShadowRoot | HTMLElement) {
      const said: string[] = [];
      const observer = new MutationObserver(() => {
        for (const region of root.querySelectorAll('[role="status"]')) {
          const text = region.textContent ?? "";
          if (text !== "" && said.at(-1) !== text) said.push(text);
        }
      });
      observer.observe(root, { subtree: true, childList: true, characterData: true });
      return said;
    },

    async waitLive() {
      await until(() => expect(context.runtime.connection.getState()).toBe("live"));
    },
  };
}

/** Nothing moves any more, and nothing breaks a rule of accessibility. */
export async function expectAccessibleNow(root: ShadowRoot | HTMLElement): Promise<void> {
  const animations =
    root instanceof ShadowRoot ? root.getAnimations() : root.getAnimations({ subtree: true });
  await Promise.allSettled(
    animations
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished),
  );
  await expectAccessible(root);
}

/** Text or name of what has the focus, in the page or in a shadow root. */
export function focused(root: ShadowRoot | HTMLElement): string {
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active?.getAttribute("name") ?? active?.textContent ?? "";
}
