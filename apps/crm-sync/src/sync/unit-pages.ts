import { UnrecoverableError } from 'bullmq';
import { type PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';

interface PagePosition {
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
 * Reads the CRM's list page by page, until all objects of its total have come or a page has no new object, and requests
 * the next page while one is being stored. Objects are counted by their ids, because the CRM may send shorter pages than
 * requested and may repeat objects; each is yielded once. If the list became shorter, the previous page is read again,
 * because objects have moved to it. A list that ends with fewer objects than its total is an error.
 */
export async function* unitPages(
  reader: PropstackReader,
  { from, per, read, listed, filter }: PagePosition,
): AsyncGenerator<{ number: number; page: UnitPage }> {
  const ids = new Set<number>();
  let number = from;
  let count = read;
  let isAgain = false;
  /** Whether `count === total` means the end: not in a continued run, and not after counted objects left the list. */
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

/** Unrecoverable, because a retry would continue after the last page; the next sync begins with the first page. */
const incomplete = (count: number, total: number) =>
  new UnrecoverableError(
    `Propstack nennt ${total} Objekte und hat ${count} geschickt. Es wurde nichts gelöscht.`,
  );
