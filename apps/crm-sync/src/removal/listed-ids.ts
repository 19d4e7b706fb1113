import { ProblemError } from '@estate/server-kit/problem-error';
import { type PropstackReader } from '../propstack/propstack-reader.ts';

/** The CRM's list cannot be trusted; the text says why (German). Nothing may be removed by it. */
export class DoubtfulList extends ProblemError {
  constructor(detail: string) {
    super('crm-unreadable', { detail: `${detail} Es wurde nichts entfernt.` });
  }
}

/**
 * The ids of all objects that the CRM lists, read by a flat listing of its own, page by page. Rejects with a DoubtfulList
 * unless all pages name the same total, each is full, and the ids ascend: what is missing in a short, reordered or
 * repeated answer would pass for deleted.
 */
export async function listedIds(reader: PropstackReader, per: number): Promise<Set<number>> {
  const listed = new Set<number>();
  let total: number | undefined;
  let highest = 0;
  for (let number = 1; total === undefined || listed.size < total; number += 1) {
    const page = await reader.idPage(number, per);
    if (page.total === undefined) throw new DoubtfulList('Propstack nennt nicht, wie viele Objekte es gibt.');
    if (total !== undefined && page.total !== total) {
      throw new DoubtfulList('Die Zahl der Objekte in Propstack hat sich während des Lesens geändert.');
    }
    total = page.total;
    if (total === 0) throw new DoubtfulList('Propstack hat eine leere Liste geschickt.');
    const expected = Math.min(per, total - listed.size);
    if (page.ids.length !== expected) {
      throw new DoubtfulList(
        `Propstack hat ${page.ids.length} statt ${expected} Objekte auf Seite ${number} geschickt.`,
      );
    }
    for (const id of page.ids) {
      if (id <= highest)
        throw new DoubtfulList('Propstack hat die Objekte doppelt oder ungeordnet geschickt.');
      highest = id;
      listed.add(id);
    }
  }
  return listed;
}
