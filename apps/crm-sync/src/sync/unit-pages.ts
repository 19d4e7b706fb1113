import { ProblemError } from '@estate/server-kit/problem-error';
import { type PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';

export interface Paging {
  /** The first page to read. */
  from: number;
  per: number;
  /** The list's object count when the page before `from` was read, if known. */
  listed: number | null;
  filter: Record<string, string>;
}

/**
 * Reads the CRM's list page by page and requests the next page while one is being stored. If the list became shorter,
 * the page before is read again, because objects have moved to it. An empty page before the list's end is an error.
 */
export async function* unitPages(
  reader: PropstackReader,
  { from, per, listed, filter }: Paging,
): AsyncGenerator<{ number: number; page: UnitPage }> {
  let number = from;
  let total = listed ?? undefined;
  let asked = reader.page(number, per, filter);
  for (;;) {
    const page = await asked;
    const isShorter = total !== undefined && page.total !== undefined && page.total < total;
    total = page.total;
    if (isShorter && number > 1) {
      number -= 1;
      asked = reader.page(number, per, filter);
      continue;
    }
    const before = (number - 1) * per;
    if (page.units.length === 0 && before < (total ?? 0)) throw emptyPage();
    const isLast = page.units.length === 0 || (total !== undefined && before + page.units.length >= total);
    if (!isLast) {
      asked = reader.page(number + 1, per, filter);
      // An unhandled rejection would end the process, because the page is awaited later or never.
      asked.catch(() => undefined);
    }
    yield { number, page };
    if (isLast) return;
    number += 1;
  }
}

const emptyPage = () =>
  new ProblemError('crm-unreadable', {
    detail: 'Propstack hat eine leere Seite geschickt. Es wurde nichts gelöscht.',
  });
