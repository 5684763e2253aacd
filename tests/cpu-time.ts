/**
 * What a piece of work costs this thread, in ms of the processor: however long the machine lets it stand meanwhile,
 * only what it computes counts.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same of the whole process with its helper threads, until the work is done. */
export async function processCpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
