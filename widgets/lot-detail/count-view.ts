import { productProductViewCount } from "../../src/contract";
import type { WidgetRuntime } from "../../src/state";

/** Tells the server that a visitor looks at a lot. A failure shows nothing. */
export async function countView(call: WidgetRuntime["call"], id: number): Promise<void> {
  await call(productProductViewCount, { id }, { inline: true });
}
