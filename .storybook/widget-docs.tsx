import { Controls, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";
import type { DocumentedElement } from "../src/element/docs";

interface Row {
  name: string;
  doc: string;
}

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <table>
        <tbody>
          {rows.map(({ name, doc }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{doc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function named(entries: Readonly<Record<string, string>>): Row[] {
  return Object.entries(entries).map(([name, doc]) => ({ name, doc }));
}

/** The page of a widget: how it looks, and its element as the descriptor tells it, so that nothing is said twice. */
export function widgetDocs(descriptor: DocumentedElement) {
  const { tag, attributes, events, parts, cssProperties } = descriptor;
  const attributeRows = Object.entries(attributes).map(([name, attribute]) => ({
    name: `${name}: ${attribute.values?.join(" | ") ?? attribute.type}`,
    doc: attribute.default ? `${attribute.doc} Default: ${attribute.default}.` : attribute.doc,
  }));
  return function WidgetDocs() {
    return (
      <>
        <Title />
        <Subtitle>{descriptor.doc}</Subtitle>
        <Primary />
        <Controls />
        <h2>
          <code>{tag}</code>
        </h2>
        <Table title="Attributes" rows={attributeRows} />
        <Table title="Events" rows={events.map((name) => ({ name, doc: "" }))} />
        <Table title="Parts" rows={named(parts)} />
        <Table title="Custom properties" rows={named(cssProperties)} />
      </>
    );
  };
}
