import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../../.storybook/in-root";
import { SampleTable, sampleRows } from "./sample-rows";

const meta: Meta<typeof SampleTable> = {
  title: "Primitives/DataTable",
  component: SampleTable,
  decorators: [inRoot],
  args: { rows: sampleRows(130), table: "story" },
};
export default meta;
type Story = StoryObj<typeof SampleTable>;

export const Playground: Story = {};
export const TenThousandRows: Story = { args: { rows: sampleRows(10_000), isWhole: true } };
export const NothingYet: Story = { args: { rows: [] } };
export const Loading: Story = { args: { answer: { rows: undefined } } };
export const Failed: Story = {
  args: { answer: { rows: undefined, error: { message: "No hay conexión.", retry() {} } } },
};
export const Stale: Story = {
  args: { rows: sampleRows(5), answer: { error: { message: "No hay conexión.", retry() {} } } },
};
export const Changed: Story = { args: { rows: sampleRows(5), answer: { changes: 3 } } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 343 }}>
        <Story />
      </div>
    ),
  ],
};
