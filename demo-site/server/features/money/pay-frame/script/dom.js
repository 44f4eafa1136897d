// @ts-check

/**
 * An element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean>} [attributes]
 * @param {(Node | string)[]} children
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) node.setAttribute(name, value === true ? "" : value);
  node.append(...children);
  return node;
}
