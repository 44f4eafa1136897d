import type { Decorator } from "@storybook/react-vite";

/** Primitives expect the root of a widget around them. */
export const inRoot: Decorator = (Story) => (
  <div className="martillo-root">
    <Story />
  </div>
);
