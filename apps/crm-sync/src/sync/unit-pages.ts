import { UnrecoverableError } from 'bullmq';
import { type PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';

export interface PagePosition {
  /** The first page to read. */
  from: number;
  per: number;
  /** The objects of the pages before. */
  read: number;
  /** The list's object count when the page before `from` was read, if known. */
  listed: number | null;
  filter: Record<string, string>;
}

/**
 * Reads the CRM's list page by page until it has every object that the list names, or a page without a new one, and requests
 * the next page while one is being stored. Objects are counted by their ids, because the CRM may send fewer a page than it
 * is asked for and may repeat some; each is given once. If the list became shorter, the page before is read again, because
 * objects have moved to it. A list that ends with other objects than it names is an error.
 */
export async function* unitPages(
  reader: PropstackReader,
  { from, per, read, listed, filter }: PagePosition,
): AsyncGenerator<{ number: number; page: UnitPage }> {
  const ids = new Set<number>();
  let number = from;
  let count = read;
  let isAgain = false;
  /** Whether `count` reaches the total with the last object; not once objects went that were counted, or before this run. */
  let isExact = from === 1;
  let total = listed ?? undefined;
  let request = reader.page(number, per, filter);
  for (;;) {
    const page = await request;
    const isShorter = total !== undefined && page.total !== undefined && page.total < total;
    total = page.total;
    isExact &&= !isShorter;
    if (isShorter && number > 1) {
      number -= 1;
      isAgain = true;
      request = reader.page(number, per, filter);
      continue;
    }
    const units = page.units.filter(({ id }) => !ids.has(Number(id)) && ids.add(Number(id)));
    count += units.length + page.nameless.length;
    const isEnd = page.units.length === 0 || (units.length === 0 && !isAgain);
    if (isEnd && count < (total ?? 0)) throw incomplete(count, total ?? 0);
    const isLast = isEnd || (isExact && total !== undefined && count >= total);
    if (!isLast) {
      request = reader.page(number + 1, per, filter);
      // An unhandled rejection would end the process, because the page is awaited later or never.
      request.catch(() => undefined);
    }
    yield { number, page: { ...page, units } };
    if (isLast) return;
    isAgain = false;
    number += 1;
  }
}

/** Final, because a retry goes on behind the last page that came; the next sync begins at the first. */
const incomplete = (count: number, total: number) =>
  new UnrecoverableError(
    `Propstack nennt ${total} Objekte und hat ${count} geschickt. Es wurde nichts gelöscht.`,
  );
