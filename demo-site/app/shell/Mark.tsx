/** The house mark: an "m" whose bar is the head of a hammer and whose middle leg is its handle. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="site-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="site-mark__tile" width="32" height="32" rx="7" />
      <path className="site-mark__sign" d="M6 7h20v14h-5v-7h-2.5v13h-5V14H11v7H6z" />
    </svg>
  );
}
