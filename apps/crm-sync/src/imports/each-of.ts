/** Runs `task` for each item, at most `atOnce` at a time. After a failure no task starts; rejects when all ended. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  let hasFailed = false;
  const workThrough = async () => {
    for (const item of rest) {
      if (hasFailed) return;
      await task(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, workThrough));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
