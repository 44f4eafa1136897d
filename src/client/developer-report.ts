/** Tells the engineer of the host page what went wrong; visitors never see it. */
export function reportToDeveloper(message: string, ...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(`martillo: ${message}`, ...details);
}
