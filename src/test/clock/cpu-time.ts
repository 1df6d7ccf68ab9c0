/** Returns the milliseconds of CPU time, of all threads of this process, since `begun`: others that share the machine do not count. */
export function cpuMsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** Returns the milliseconds of CPU time of the cheapest of some attempts: a first one compiles, and any may collect garbage. */
export async function leastCpuMs(attempts: number, attempt: () => unknown): Promise<number> {
  const costs: number[] = []
  for (let left = attempts; left > 0; left--) {
    const begun = process.cpuUsage()
    await attempt()
    costs.push(cpuMsSince(begun))
  }
  return Math.min(...costs)
}
