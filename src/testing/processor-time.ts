/**
 * Milliseconds of the processor that something takes at least, of a few tries. What the machine does besides, and how long it lets this process
 * wait, does not count: how dear something is can be told on any machine.
 */
export async function processorMs(run: () => unknown, tries = 3): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < tries; n += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
