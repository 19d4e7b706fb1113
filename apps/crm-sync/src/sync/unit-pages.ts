import { UnrecoverableError } from 'bullmq';
import { type PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';

interface PagePosition {
  from: number;
  per: number;
  processedCount: number;
  /** The total that the CRM reported with the page before `from`; null if unknown. */
  previousTotal: number | null;
  filter: Record<string, string>;
}

/**
 * Reads the CRM's list page by page and yields each object once. Ends as soon as the number of objects equals the total
 * that the CRM reports, or at a page without new objects. The next page is requested while the current one is being
 * stored. Objects are counted by their ids, because the CRM may send shorter pages than requested and may repeat
 * objects. If the total has decreased, the previous page is read again, because objects have moved to it. Throws if the
 * list ends with fewer objects than its total.
 */
export async function* unitPages(
  reader: PropstackReader,
  { from, per, processedCount, previousTotal, filter }: PagePosition,
): AsyncGenerator<{ number: number; page: UnitPage }> {
  const ids = new Set<number>();
  let number = from;
  let count = processedCount;
  let isReread = false;
  /**
   * Whether `count >= total` means the end of the list. False in a continued sync, and after the total has decreased,
   * because `count` may then include objects that are not in the list any more.
   */
  let isExact = from === 1;
  let total = previousTotal ?? undefined;
  let request = reader.page(number, per, filter);
  for (;;) {
    const page = await request;
    const isShorter = total !== undefined && page.total !== undefined && page.total < total;
    total = page.total;
    isExact &&= !isShorter;
    if (isShorter && number > 1) {
      number -= 1;
      isReread = true;
      request = reader.page(number, per, filter);
      continue;
    }
    const units = page.units.filter(({ id }) => !ids.has(Number(id)) && ids.add(Number(id)));
    count += units.length + page.withoutId.length;
    const isEnd = page.units.length === 0 || (units.length === 0 && !isReread);
    if (isEnd && count < (total ?? 0)) throw incomplete(count, total ?? 0);
    const isLast = isEnd || (isExact && total !== undefined && count >= total);
    if (!isLast) {
      request = reader.page(number + 1, per, filter);
      // Prevents an unhandled rejection, which would end the process: the promise is awaited later, or never.
      request.catch(() => undefined);
    }
    yield { number, page: { ...page, units } };
    if (isLast) return;
    isReread = false;
    number += 1;
  }
}

/** Unrecoverable, because a retry would continue after the last page; only a new sync begins with the first page. */
const incomplete = (count: number, total: number) =>
  new UnrecoverableError(
    `Propstack nennt ${total} Objekte und hat ${count} geschickt. Es wurde nichts gelöscht.`,
  );
