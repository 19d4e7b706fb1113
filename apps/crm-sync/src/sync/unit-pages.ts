import { ProblemError } from '@estate/server-kit/problem-error';
import { type PropstackReader, type UnitPage } from '../propstack/propstack-reader.ts';

export interface Paging {
  /** The first page to read. */
  from: number;
  per: number;
  /** Objects that the list had before `from`, if it is known. */
  listed: number | null;
  filter: Record<string, string>;
}

/**
 * The CRM's list page by page; the next one is asked for while one is being stored. If the list became shorter, objects
 * have moved to the page before, which is read again. An empty page where there should be objects is a fault, not the end.
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
      // It is awaited later, perhaps never: a failure meanwhile must not end the process.
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
