// `docs/reference/events.md`.
import { type ElementFacts, eventDocs, isCommonEvent, reactPropName } from "./elements.js";
import { code, HEAD, table } from "./markdown.js";

function propText(event: string): string {
  return isCommonEvent(event)
    ? `No prop in React: a boundary of the page's own catches a crash, or ${code("WidgetBoundary")}.`
    : `In React: ${code(reactPropName(event))}.`;
}

/** The page of all events. */
export function eventPage(elements: readonly ElementFacts[]): string {
  const events = [...eventDocs().values()].map((event) => {
    const tellers = elements.filter(({ events: names }) =>
      names.some((name) => name === event.name),
    );
    const by =
      tellers.length > 0 ? tellers.map(({ tag }) => `\`${tag}\``).join(", ") : "any element";
    const rows = event.members.map(({ name, isOptional, type, doc }) => [
      code(isOptional ? `${name}?` : name),
      code(type),
      doc,
    ]);
    const isWritten = event.type.startsWith("{");
    const detail =
      isWritten || event.members.length === 0 ? "" : `\`detail\`: ${code(event.type)}\n\n`;
    return `## ${event.name}\n\n${event.doc}\n\n${propText(event.name)} From: ${by}.${event.name.endsWith("-request") ? " May be refused." : ""}\n\n${detail}${table(["field of `detail`", "type", "what it is"], rows)}`;
  });
  return `${HEAD}# Events

Every element tells what happens as a bubbling, composed \`CustomEvent\`, so one listener on the document hears all of them; the React component calls the prop of the same name with the \`detail\`.

\`\`\`js
document.addEventListener("martillo-bid-placed", ({ detail }) => console.log(detail.lot, detail.price));
\`\`\`

Money is decimal euro as text (\`"1550.00"\`), times are epoch milliseconds, ids are numbers. An event whose name ends in \`-request\` comes before something is done and may be refused: \`event.preventDefault()\`, or \`false\` returned from the prop; the widget then leaves the matter to the page.

${events.join("")}`;
}
