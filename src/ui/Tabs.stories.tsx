import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { inRoot } from "../../.storybook/in-root";
import { Tabs } from "./Tabs";

function Example(props: Partial<ComponentProps<typeof Tabs>>) {
  const [selected, select] = useState("winning");
  const items = [
    { key: "winning", label: "Ganando", count: 3 },
    { key: "outbid", label: "Superado", count: 1 },
    { key: "won", label: "Ganadas" },
  ];
  return (
    <Tabs label="Mis pujas" items={items} selected={selected} onSelect={select} {...props}>
      <p>Contenido de la pestaña.</p>
    </Tabs>
  );
}

const meta: Meta<typeof Example> = {
  title: "Primitives/Tabs",
  component: Example,
  decorators: [inRoot],
};
export default meta;
export const Playground: StoryObj<typeof Example> = {};
