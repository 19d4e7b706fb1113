import pLimit from 'p-limit';

/**
 * Runs `task` for each object, at most `concurrency` at a time. After a failure no further task starts, and the promise
 * rejects once the running tasks have ended, so that none still writes after the job has ended.
 */
export async function forEachObject<Item>(
  objects: readonly Item[],
  concurrency: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await pLimit(concurrency).map(objects, async (object) => {
    if (failures.length > 0) return;
    await task(object).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}
