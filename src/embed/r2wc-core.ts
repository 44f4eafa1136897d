import type { ComponentType } from "react";

/** How r2wc shows a component; `@r2wc/react-to-web-component` brings one with a root for each element. */
interface Renderer<Context> {
  mount(container: ShadowRoot, component: ComponentType<object>, props: object): Context;
  update(context: Context, props: object): void;
  unmount(context: Context): void;
}

const PROPS = Symbol.for("r2wc.props");
const RENDER = Symbol.for("r2wc.render");

/**
 * Takes the place of `@r2wc/core` in the embed: its class for elements without props and events, which is all that ours use of it,
 * under the same symbols. The conversion of attributes that it would bring along is done by our own subclass.
 */
// oxlint-disable-next-line import/no-default-export -- as the package whose place it takes
export default function coreR2wc<Context>(
  component: ComponentType<object>,
  _options: object,
  { mount, update, unmount }: Renderer<Context>,
): CustomElementConstructor {
  return class extends HTMLElement {
    readonly container = this.attachShadow({ mode: "open" });
    readonly [PROPS]: object = { container: this.container };
    #context: Context | undefined;

    connectedCallback() {
      this[RENDER]();
    }

    disconnectedCallback() {
      if (this.#context) unmount(this.#context);
      this.#context = undefined;
    }

    [RENDER]() {
      if (this.#context) update(this.#context, this[PROPS]);
      else this.#context = mount(this.container, component, this[PROPS]);
    }
  };
}
