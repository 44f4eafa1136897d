import { productProductViewCount } from "../../src/contract";
import type { WidgetRuntime } from "../../src/state";

/** Tells the house that somebody looks at a lot. Nothing is said where that fails. */
export async function countView(call: WidgetRuntime["call"], id: number): Promise<void> {
  await call(productProductViewCount, { id }, { inline: true });
}
