import { ProblemError } from '@estate/server-kit/http/problem-error';
import { forEachObject } from '../imports/for-each-object.ts';
import { type IdPage, type PropstackReader } from '../propstack/propstack-reader.ts';

/** The CRM's list of ids is implausible, so no object may be removed because of it. The text is in German. */
class DoubtfulList extends ProblemError {
  constructor(detail: string) {
    super('crm-unreadable', { detail: `${detail} Es wurde nichts entfernt.` });
  }
}

/** A larger total is a fault of the CRM. */
const maxObjects = 100_000;

/** Concurrent requests; the rate limit decides how many begin per second. */
const pagesAtOnce = 3;

/**
 * Reads the ids of all objects in the CRM page by page. Rejects with a DoubtfulList unless all pages report the same
 * total, all pages but the last have the same length, and the ids ascend, because an object that is missing in an
 * incomplete or unordered list would be taken for deleted.
 */
export async function readListedIds(reader: PropstackReader, per: number): Promise<Set<number>> {
  const first = await reader.idPage(1, per);
  const total = totalOf(first);
  if (total > maxObjects) throw new DoubtfulList(`Propstack nennt ${total} Objekte.`);
  if (total === 0) throw new DoubtfulList('Propstack hat eine leere Liste geschickt.');
  // Some accounts send shorter pages than requested; then all their pages have the same shorter length.
  const size = lengthOf(first) > 0 ? Math.min(per, lengthOf(first)) : per;
  const pages = [idsOf(first, 1, { total, per: size })];
  const further = Array.from({ length: Math.ceil(total / size) - 1 }, (_, index) => index + 2);
  await forEachObject(further, pagesAtOnce, async (number) => {
    pages[number - 1] = idsOf(await reader.idPage(number, per), number, { total, per: size });
  });
  return ascendingIds(pages.flat());
}

function totalOf({ total }: IdPage): number {
  if (total === undefined) throw new DoubtfulList('Propstack nennt nicht, wie viele Objekte es gibt.');
  return total;
}

/**
 * The number of objects on a page, including those without an id. A stored object that the CRM lists without its id
 * counts as missing at first, but stays, because every missing object is requested by its id before it is removed.
 */
const lengthOf = ({ ids, withoutId }: IdPage): number => ids.length + withoutId;

/**
 * The ids of a page. Throws a DoubtfulList unless the page has the total of the first page and the length that follows
 * from it.
 */
function idsOf(page: IdPage, number: number, { total, per }: { total: number; per: number }): number[] {
  if (totalOf(page) !== total) {
    throw new DoubtfulList('Die Zahl der Objekte in Propstack hat sich während des Lesens geändert.');
  }
  const expected = Math.min(per, total - (number - 1) * per);
  if (lengthOf(page) === expected) return page.ids;
  throw new DoubtfulList(
    `Propstack hat ${lengthOf(page)} statt ${expected} Objekte auf Seite ${number} geschickt.`,
  );
}

function ascendingIds(ids: readonly number[]): Set<number> {
  let highest = 0;
  for (const id of ids) {
    if (id <= highest) throw new DoubtfulList('Propstack hat die Objekte doppelt oder ungeordnet geschickt.');
    highest = id;
  }
  return new Set(ids);
}
