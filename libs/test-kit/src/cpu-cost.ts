/** The CPU time of the whole process for one run, in milliseconds; the median of several runs. */
export async function cpuCost(run: () => unknown, runs = 5): Promise<number> {
  const costs: number[] = [];
  for (let done = 0; done < runs; done += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
