import { encode } from "uqr";

/** Light modules around, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** An address as a code that phones read. `label` names it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { ecc: "M", border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return (
    <svg
      className="shop-window__code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      {/* Readers need dark on light, in a dark theme, too. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
