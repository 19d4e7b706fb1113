import pMap from 'p-map';

/**
 * Runs `task` for each object, at most `concurrency` at a time. After a failure no further task starts, and the promise
 * rejects once the running tasks have ended. p-map alone rejects at once, so the job would end while tasks still write.
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
