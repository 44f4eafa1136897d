/** Outlines on a 20 px grid, stroke 1.75; one path each, circles as arcs: every widget carries them. */
const SHAPES = {
  calendar: "M3.5 5.2h13v11.3h-13zM3.5 8.6h13M7 3v3.4M13 3v3.4",
  check: "m4 10.6 4 4 8-9",
  "chevron-down": "m5 7.8 5 5 5-5",
  "chevron-left": "m12.4 5-5 5 5 5",
  "chevron-right": "m7.6 5 5 5-5 5",
  clock: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 6v4.2l2.7 1.6",
  close: "m5 5 10 10M15 5 5 15",
  gavel: "m11.3 3 5.7 5.7M9.2 5.1l5.7 5.7M10.2 4l-5 5 5.7 5.7 5-5M7.6 11.9 3 16.5M11.5 17H17",
  heart: "M10 16.6S3 12.7 3 7.7a3.7 3.7 0 0 1 7-1.7 3.7 3.7 0 0 1 7 1.7c0 5-7 8.9-7 8.9",
  "image-off":
    "M5.5 3.5h11v11M16.5 16.5h-13v-13M3.5 13.3l3.6-3.6 5.2 5.2M2.5 2.5l15 15M12.6 7.4h.01",
  info: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.3v4M10 6.6h.01",
  minus: "M4.5 10h11",
  offline:
    "M3 3l14 14M6 10.6a6 6 0 0 1 2-1.3M3 7.6a10 10 0 0 1 2.5-1.7M9.3 4.7A10.5 10.5 0 0 1 17 7.6M12.6 9.7a6 6 0 0 1 1.4.9M8.3 13.3a2.6 2.6 0 0 1 3.4 0M10 16h.01",
  pin: "M10 17.2s5.5-4.8 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9.2 5.5 9.2M8.1 8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0",
  search: "M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13.2 13.2l3.8 3.8",
  shield: "M10 2.8 4 5v4.6c0 3.7 2.5 6.4 6 7.6 3.5-1.2 6-3.9 6-7.6V5zM7.4 9.8l1.9 1.9 3.4-3.8",
  tag: "M3.5 3.5h6.3l6.7 6.7-6.3 6.3-6.7-6.7zM7 7h.01",
  trophy:
    "M6 3.5h8v5a4 4 0 0 1-8 0zM6 5H3.5v1a3 3 0 0 0 2.7 3M14 5h2.5v1a3 3 0 0 1-2.7 3M10 12.5v4M7 16.5h6",
  "trending-down": "m3 6 5 5 3-3 6 6M17 9.5V14h-4.5",
  user: "M6.7 6.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0M3.7 16.8a6.3 6.3 0 0 1 12.6 0",
  warning: "M10 3.3 2.5 16.5h15zM10 8.3v3.7M10 14.2h.01",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof SHAPES;

/** One that every widget carries, or the path of one that its users bring along. */
export type Shape = IconName | { path: string };

export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

export interface IconProps {
  name: Shape;
  /** Edge in px. @default 20 */
  size?: number;
  /** Fills the shape, e.g. the heart of a followed lot. @default false */
  filled?: boolean;
}

/** A picture beside a word; screen readers hear the word only. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      className="martillo-icon"
      part="icon"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      data-filled={filled || undefined}
    >
      <path d={typeof name === "string" ? SHAPES[name] : name.path} />
    </svg>
  );
}
