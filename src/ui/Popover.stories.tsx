import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { inRoot } from "../../.storybook/in-root";
import { Button } from "./Button";
import { Popover } from "./Popover";

function Example({ matchWidth }: { matchWidth: boolean }) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ minHeight: 200 }}>
      <div ref={anchor} style={{ display: "inline-block" }}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Qué es la prórroga
        </Button>
      </div>
      <Popover
        open={isOpen}
        anchor={anchor}
        matchWidth={matchWidth}
        onDismiss={() => setOpen(false)}
      >
        <p style={{ maxWidth: 280, padding: 12 }}>
          Una puja en los dos últimos minutos alarga la subasta otros dos.
        </p>
      </Popover>
    </div>
  );
}

const meta: Meta<typeof Example> = {
  title: "Primitives/Popover",
  component: Example,
  decorators: [inRoot],
  args: { matchWidth: false },
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: Story = {};
export const AsWideAsItsAnchor: Story = { args: { matchWidth: true } };
