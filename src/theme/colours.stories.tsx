import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../.storybook/in-root";

const PAIRS = [
  ["surface", "text"],
  ["surface", "text-muted"],
  ["surface-raised", "text"],
  ["surface-sunken", "text"],
  ["surface-sunken", "text-muted"],
  ["accent", "on-accent"],
  ["accent-strong", "on-accent"],
  ["accent-soft", "accent"],
  ["positive-soft", "positive"],
  ["warning-soft", "warning"],
  ["danger-soft", "danger"],
] as const;

function Colours() {
  return (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
        gap: 12,
      }}
    >
      {PAIRS.map(([ground, ink]) => (
        <li
          key={`${ground} ${ink}`}
          style={{
            padding: 16,
            border: "1px solid var(--martillo-color-border)",
            borderRadius: "var(--martillo-radius-m)",
            background: `var(--martillo-color-${ground})`,
            color: `var(--martillo-color-${ink})`,
          }}
        >
          <strong>{ink}</strong>
          <br />
          on {ground}
        </li>
      ))}
    </ul>
  );
}

const meta: Meta<typeof Colours> = {
  title: "Primitives/Colours",
  component: Colours,
  decorators: [inRoot],
};
export default meta;
export const Pairs: StoryObj<typeof Colours> = {};
