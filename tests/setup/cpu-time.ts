/**
 * Returns the CPU time in milliseconds that this process used during `run`. Unlike the elapsed
 * time, it hardly depends on the other processes of the machine.
 */
export async function measureCpuTime(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
