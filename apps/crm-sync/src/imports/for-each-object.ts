import pMap from 'p-map';

/**
 * Runs `task` for each object, at most `concurrency` at a time. After a failure no task starts, and the promise rejects
 * once the running ones have ended: p-map alone would reject while they still write and the job counts as ended.
 */
export async function forEachObject<Item>(
  objects: readonly Item[],
  concurrency: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await pMap(
    objects,
    async (object) => {
      if (failures.length > 0) return;
      await task(object).catch((error: unknown) => failures.push(error));
    },
    { concurrency },
  );
  if (failures.length > 0) throw failures[0];
}
